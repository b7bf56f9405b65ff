/// Regions: where things are, and what a press hits.
///
/// Regions form a tree. Each has a frame in its parent's space, an outline, and a place among its siblings. A press
/// is tested once, front to back: the path from the front-most, deepest region that contains it to the root is pinned
/// for the contact's life, whatever moves afterwards. Near edges are inside, far edges outside. A child may stick out
/// of its parent and is hit there, unless the parent clips. A region that is not opaque lets a press that hits none
/// of its children through to what lies behind.
///
/// A region whose offset is bound to states is hit where these say. What is drawn through a follower (follower.h) can be
/// elsewhere: a press hits the states' place, not the follower's, until the host writes the one into the other.
#ifndef GESTURECORE_REGION_H
#define GESTURECORE_REGION_H

#include "base.h"
#include "id.h"

GCORE_BEGIN

/// The outline of a region, within its frame. \since 0.1
typedef enum gcore_shape {
  GCORE_SHAPE_RECTANGLE,
  GCORE_SHAPE_ELLIPSE,
  /// A rectangle whose corners are arcs of `radius`.
  GCORE_SHAPE_ROUNDED_RECTANGLE,
  /// The polygon of `points`, in the region's own space.
  GCORE_SHAPE_POLYGON,
  /// Whatever `hit_test` says, the frame or no frame.
  GCORE_SHAPE_HOST
} gcore_shape;

/// Answers whether a point, in the region's own space, is inside its outline. `user` is what the definition said.
///
/// It is asked when a press, a hover or the first step of a scroll may reach the region, and, for a click there, at
/// every move and at the lift. The path of a contact is pinned at its press: for that it is asked once. Hit outsets
/// and a click's outset are its own business. It runs in the middle of a step: see "Functions of the host" in
/// session.h for what it may call.
/// \since 0.1
typedef bool (*gcore_hit_function)(gcore_session *session, gcore_point point, void *user);

/// Where a region is and how it is hit. \since 0.1
typedef struct gcore_region_def {
  /// Set by `gcore_region_def_default`.
  uint32_t struct_size;
  /// Among siblings the greater is in front; of equal ones the one made later. Default 0.
  int32_t order;
  /// UTF-8, unique among regions; null: "region" and its number.
  const char *name;
  /// The region that contains this one; {0}: a root. It cannot be changed later; `configure` takes it or {0}.
  gcore_region_id parent;
  /// The place of the region's origin in its parent, in points.
  gcore_point origin;
  /// Width (x) and height (y), in points, not negative.
  gcore_point size;
  /// Maps the region's space to its parent's, applied about `origin`. Default: moves nothing.
  gcore_affine transform;
  /// A `gcore_shape`. Default: rectangle.
  uint32_t shape;
  /// 1: the region and all inside can be hit; 0: they are skipped. Default 1.
  uint32_t enabled;
  /// 1: a press that hits no child stops here; 0: it goes on to what lies behind. Default 1.
  uint32_t opaque;
  /// 1: children are hit only inside the outline. Default 0.
  uint32_t clips;
  /// The radius of a rounded rectangle's corners, in points, not negative. Default 0.
  double radius;
  /// How far beyond its outline the region is hit, in points, not negative. Default 0.
  double hit_outset;
  /// The polygon's corners; may be null for other shapes, and in `configure` to keep those that are there.
  const gcore_point *points;
  /// How many points there are: 3 or more for a polygon, 0 with null.
  uint32_t point_count;
  /// Must be 0.
  uint32_t reserved;
  /// The outline of GCORE_SHAPE_HOST; may be null for other shapes, and in `configure` to keep the one that is there.
  /// It must live as long as the region has that shape.
  gcore_hit_function hit_test;
  /// Handed to `hit_test`; may be null.
  void *hit_user;
} gcore_region_def;

/// Answers a region of no size at (0, 0) with every default.
/// \since 0.1
GCORE_API gcore_region_def gcore_region_def_default(void);

/// Makes a region. The definition, its name and its points are copied.
/// \returns GCORE_OK and the id; capacity when all regions are made; stale_id for a parent that is gone;
/// invalid_argument also for a name that is taken and a number out of range.
/// \since 0.1
GCORE_API gcore_result gcore_region_make(
    gcore_session *session, const gcore_region_def *def, gcore_region_id *region);

/// Changes a region: frame, transform, order, outline, flags. Name and parent stay what they are; `def->name` is not
/// read. Contacts that are down keep their path. A region that is disabled cancels the gestures that are under way in
/// it and inside it (disabled); enabled again, they take part from their next group.
/// \returns GCORE_OK; stale_id; invalid_argument also for another parent and a number out of range.
/// \since 0.1
GCORE_API gcore_result gcore_region_configure(
    gcore_session *session, gcore_region_id region, const gcore_region_def *def);

/// Reads the present definition of a region into `def`, whose `struct_size` must be set (by `..._default`).
/// `name` is the session's text, which lives as long as the region, or null for one that was given none; `points` and
/// `hit_test` are null and `point_count` is 0, so that `configure` with the same keeps them.
/// \returns GCORE_OK; stale_id.
/// \since 0.1
GCORE_API gcore_result gcore_region_get(gcore_session *session, gcore_region_id region, gcore_region_def *def);

/// Removes a region and all inside it. Gestures attached there that are under way are cancelled (region_removed); they
/// stay, attached nowhere.
/// \returns GCORE_OK; stale_id.
/// \since 0.1
GCORE_API gcore_result gcore_region_remove(gcore_session *session, gcore_region_id region);

/// Moves a region by the sum of `count` states of type vec2, now and whenever they change. The ids are copied.
/// `states` may be null when `count` is 0: the region stands still again.
/// \returns GCORE_OK; stale_id; invalid_argument for a state of another type and more states than the session holds.
/// \since 0.1
GCORE_API gcore_result gcore_region_set_offset(
    gcore_session *session, gcore_region_id region, const gcore_state_id *states, size_t count);

/// Finds a region by the name that it was given. It compares with every name: keep the id.
/// \returns its id, or {0} where none has that name.
/// \since 0.1
GCORE_API gcore_region_id gcore_region_named(gcore_session *session, const char *name);

/// Answers what a region is called: its name, or "region" and its number. The text is the session's and lives until
/// the region is gone or the session destroyed.
/// \returns UTF-8, or null for a stale id.
/// \since 0.1
GCORE_API const char *gcore_region_name(gcore_session *session, gcore_region_id region);

GCORE_END

#endif

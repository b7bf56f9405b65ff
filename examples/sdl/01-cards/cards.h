/// What the window shows: a card that is held and then dragged, a photo that two fingers move, size and turn, and a
/// button that can be tapped and held. All places are points of the window.
#ifndef CARDS_H
#define CARDS_H

#include "gesturecore.h"

#define CARDS_WIDTH 800
#define CARDS_HEIGHT 480
/// How long the card and the button are held, in seconds.
#define CARDS_HOLD 0.5
#define CARDS_LONG_HOLD 0.8

typedef struct cards {
  gcore_session *session;

  gcore_point card_size;
  gcore_state_id stage;     // 0 at rest, 1 held, 2 dragged.
  gcore_state_id drawn;     // Where the card is: what was committed, and what the drag does now.
  gcore_follower_id lifted; // `stage`, shown through a spring.

  gcore_point photo_size;
  gcore_gesture_id pinch, photo_home;
  gcore_region_id photo;
  gcore_affine placed; // From the photo's own points to the window.
  gcore_affine moved;  // What the fingers do now, in the window.

  gcore_point button_origin, button_size;
  gcore_gesture_id hold;
  gcore_state_id pressing, on, taps;
} cards;

/// Makes the session and all in it. \returns false, with a sentence on stderr, where it is refused.
bool cards_make(cards *all);
void cards_destroy(cards *all);

/// Takes the events of the session that wait.
void cards_hear(cards *all);

/// Answers whether something moves by itself, so that the next frame has to be drawn soon.
bool cards_are_moving(cards *all);

/// Answers the map that does `first` and then `then`.
gcore_affine cards_after(gcore_affine then, gcore_affine first);

#endif

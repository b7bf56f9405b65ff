// The library as build/gesturecore-abi.json tells of it. Nothing here includes gesturecore.h: this is how a host in
// another language sees the library. One noun a file.
#ifndef INTERFACE_H
#define INTERFACE_H

#include <ffi.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { MOST_PARAMETERS = 8 };

typedef enum kind {
  KIND_VOID,
  KIND_BOOL,
  KIND_CHAR,
  KIND_INT,
  KIND_UINT,
  KIND_FLOAT,
  KIND_ENUM,
  KIND_STRUCT,
  KIND_OPAQUE,
  KIND_CALLBACK
} kind;

typedef struct enumeration {
  const char *name;
  bool is_flags;
  size_t size;
  bool is_signed;
  int count;
  struct {
    const char *name;
    int64_t value;
  } *constants;
} enumeration;

typedef struct structure structure;
typedef struct function function;

/// A type as C writes it. `size` is that of a value, or of what a pointer points to; 0 where that is opaque.
typedef struct type {
  const char *name;
  kind kind;
  int pointers;
  bool is_const;
  size_t size;
  ffi_type *ffi;  // How libffi passes it, pointers included.
  const structure *structure;
  const enumeration *enumeration;
  const function *callback;
} type;

typedef enum form { FORM_NONE, FORM_VALUE, FORM_BITS, FORM_SET } form;

typedef struct field {
  const char *name;
  type type;
  size_t offset, size;
  int count;                 // Elements of an array; 0: it is none.
  const enumeration *holds;  // Whose numbers an integer holds; null: none's.
  form form;
  bool is_boolean, is_reserved, is_nullable;
  const char *length;
} field;

struct structure {
  const char *name;
  bool is_opaque, is_id;
  size_t size, align;
  const char *usual;  // The function that fills it in; null: there is none.
  int count;
  field *fields;
  ffi_type ffi;
};

typedef enum direction { IN, OUT, INOUT, USER } direction;

typedef struct parameter {
  const char *name;
  type type;
  direction direction;
  bool is_nullable;
  const char *null_when, *length;
} parameter;

/// An exported function, or what a callback's type is a pointer to.
struct function {
  const char *name;
  type returns;
  int count;
  parameter parameters[MOST_PARAMETERS];
  ffi_cif cif;
  void (*address)(void);  // Null for a callback's type.
  int calls;
};

typedef struct interface {
  void *library;  // From dlopen.
  int enumeration_count, structure_count, callback_count, function_count;
  enumeration *enumerations;
  structure *structures;
  function *callbacks, *functions;
} interface;

/// Reads the description and opens the library; says on standard error what is wrong and exits where it cannot. There
/// is one in a process, which lives as long as that.
interface *interface_open(const char *description, const char *library);

/// A function by name; null where there is none.
function *interface_find(const interface *i, const char *name);
function *interface_callback(const interface *i, const char *name);
const enumeration *interface_enumeration(const interface *i, const char *name);
const structure *interface_structure(const interface *i, const char *name);

/// The number of a constant of any enum; a name that is none ends the program.
bool interface_knows(const interface *i, const char *name, int64_t *value);
int64_t interface_constant(const interface *i, const char *name);
/// The name of a number, without the enum's prefix as little as that is known; null where it has none.
const char *enumeration_name(const enumeration *e, int64_t value);

/// A field by its path ("options.enabled"); null where there is none. `offset` is from the start of `s`.
const field *structure_field(const structure *s, const char *path, size_t *offset);

/// Describes structs to libffi, which must lay them out as the compiler did; answers how many do not.
int interface_lay_out(interface *i);
/// Prepares every function and callback to be called.
void interface_prepare(interface *i);

#endif

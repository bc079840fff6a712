/* SPDX-License-Identifier: MIT */
/*
 * What every part needs: how names are exported, the version, status codes, memory, and a flag
 * that stops long work.
 */
#ifndef ENNEAD_BASE_H
#define ENNEAD_BASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#ifndef ENNEAD_API
#if defined(_WIN32) || !defined(__GNUC__)
#define ENNEAD_API
#else
#define ENNEAD_API __attribute__((visibility("default")))
#endif
#endif

/* The version of this header (semver.org): its parts, as text, and as one number that grows with
 * it: 2000 is 0.2.0, and 1002003 would be 1.2.3.
 *
 *     #if ENNEAD_VERSION_NUMBER >= 2000
 */
#define ENNEAD_VERSION_MAJOR 0
#define ENNEAD_VERSION_MINOR 2
#define ENNEAD_VERSION_PATCH 0
#define ENNEAD_VERSION "0.2.0"
#define ENNEAD_VERSION_NUMBER \
    (ENNEAD_VERSION_MAJOR * 1000000 + ENNEAD_VERSION_MINOR * 1000 + ENNEAD_VERSION_PATCH)

/* The version of the library that is running, as "major.minor.patch". A constant string.
 * ENNEAD_VERSION is the version that the caller was compiled with. */
ENNEAD_API const char *ennead_version(void);

/* What became of a call. */
typedef enum ennead_status {
    ENNEAD_STATUS_OK = 0,
    ENNEAD_STATUS_END,           /* an iterator or a reader has no more */
    ENNEAD_STATUS_NEEDS_INPUT,   /* a reader cannot go on without more text */
    ENNEAD_STATUS_BAD_ARGUMENT,  /* an argument is outside its documented range; nothing was done */
    ENNEAD_STATUS_OUT_OF_MEMORY, /* the allocator returned NULL; every object is as it was */
} ennead_status;

/* A short English phrase for a status, such as "out of memory". A constant string, never NULL. */
ENNEAD_API const char *ennead_status_text(ennead_status status);

/* The size of a buffer for an error message, including the terminating NUL. */
#define ENNEAD_MESSAGE_SIZE 160

/* The languages of the sentences about steps, of hints and of sessions. A sentence that has no
 * translation is in English. */
typedef enum ennead_language {
    ENNEAD_LANGUAGE_ENGLISH,
    ENNEAD_LANGUAGE_GERMAN,
} ennead_language;

/* How sentences write a cell of a 9x9 grid. The cell in row 2, column 4 is */
typedef enum ennead_coordinates {
    ENNEAD_COORDINATES_RC,     /* "r2c4" */
    ENNEAD_COORDINATES_A1,     /* "B4" */
    ENNEAD_COORDINATES_SPOKEN, /* "row two column four" */
    ENNEAD_COORDINATES_NRC,    /* "r2c4"; whips and braids are written as links, without words */
} ennead_coordinates;

/* The wording of sentences. A function that takes a pointer to this struct accepts NULL, which
 * means English and ENNEAD_COORDINATES_RC. */
typedef struct ennead_wording {
    ennead_language language;
    ennead_coordinates coordinates;
} ennead_wording;

/* The code of a language ("en" or "de") or the name of a notation for cells ("r4c5", "A1", "spoken"
 * or "nrc"). A constant string; NULL for a number that is not in the enumeration, so a loop that
 * counts up from 0 lists all names. */
ENNEAD_API const char *ennead_language_name(ennead_language language);
ENNEAD_API const char *ennead_coordinates_name(ennead_coordinates coordinates);

/* Where memory comes from. `allocate` returns memory that is aligned for any type, or NULL;
 * `release` frees what `allocate` returned, and accepts NULL. Both are passed `user`. They are
 * called only inside functions that are given the allocator, or an object that was made with it. A
 * function that takes a pointer to an allocator copies the struct; NULL means malloc and free. */
typedef struct ennead_allocator {
    void *(*allocate)(void *user, size_t bytes);
    void (*release)(void *user, void *memory);
    void *user;
} ennead_allocator;

/* A flag that another thread or a signal handler may set to end long work. Initialize it with
 * {0}. */
typedef struct ennead_stop {
    int flag;
} ennead_stop;

/* Sets or clears the flag. Atomic, and safe in a signal handler. */
ENNEAD_API void ennead_stop_set(ennead_stop *stop);
ENNEAD_API void ennead_stop_clear(ennead_stop *stop);
/* Whether the flag is set. Atomic. */
ENNEAD_API bool ennead_stop_is_set(const ennead_stop *stop);

/* Returns the next 64-bit random number and advances `state`, which may start with any value. The
 * generator is SplitMix64 (G. Steele, D. Lea and C. Flood, 2014); its numbers are the same on every
 * machine. */
ENNEAD_API uint64_t ennead_random_next(uint64_t *state);

#ifdef __cplusplus
}
#endif

#endif

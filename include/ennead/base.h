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

/* A short English phrase for `status`, such as "out of memory". A constant string, never NULL. */
ENNEAD_API const char *ennead_status_text(ennead_status status);

/* Room for the longest message about an error of input, its terminating NUL included. */
#define ENNEAD_MESSAGE_SIZE 160

/* The languages that steps, hints and sessions speak. What a language lacks is said in English. */
typedef enum ennead_language {
    ENNEAD_LANGUAGE_ENGLISH,
    ENNEAD_LANGUAGE_GERMAN,
} ennead_language;

/* How the cells of a 9x9 grid are called: the fourth in the second row is one of */
typedef enum ennead_coordinates {
    ENNEAD_COORDINATES_RC,     /* "r2c4" */
    ENNEAD_COORDINATES_A1,     /* "B4" */
    ENNEAD_COORDINATES_SPOKEN, /* "row two column four" */
} ennead_coordinates;

/* How sentences are worded. Where a function takes a pointer to it, NULL stands for English and
 * ENNEAD_COORDINATES_RC. */
typedef struct ennead_wording {
    ennead_language language;
    ennead_coordinates coordinates;
} ennead_wording;

/* "english" and "german"; "rc", "a1" and "spoken"; NULL when there is none of that number, so that
 * names can be listed by counting up from 0. */
ENNEAD_API const char *ennead_language_name(ennead_language language);
ENNEAD_API const char *ennead_coordinates_name(ennead_coordinates coordinates);

/* Where memory comes from. `allocate` returns memory for any type, or NULL; `release` takes back
 * what `allocate` returned, or NULL. Both get `user`, and are called only from inside the function
 * that was given the allocator or an object made with it. Where a function takes a pointer to an
 * allocator, NULL stands for malloc and free; the struct is copied. */
typedef struct ennead_allocator {
    void *(*allocate)(void *user, size_t bytes);
    void (*release)(void *user, void *memory);
    void *user;
} ennead_allocator;

/* A flag that another thread or a signal handler may set to end long work. */
typedef struct ennead_stop {
    int flag;
} ennead_stop;

/* Sets or clears the flag: atomic, and safe in a signal handler. Initialize it with {0}. */
ENNEAD_API void ennead_stop_set(ennead_stop *stop);
ENNEAD_API void ennead_stop_clear(ennead_stop *stop);
/* Whether the flag is set. */
ENNEAD_API bool ennead_stop_is_set(const ennead_stop *stop);

/* The next random number of a stream, which is its state and may begin anywhere: SplitMix64, the same on every
 * machine. */
ENNEAD_API uint64_t ennead_random_next(uint64_t *state);

#ifdef __cplusplus
}
#endif

#endif

/* SPDX-License-Identifier: MIT */
/*
 * A record: what is known of a puzzle, or of bad input, field by field. Texts are not copied: they
 * must exist until the record is written.
 */
#ifndef CLI_RECORD_H
#define CLI_RECORD_H

#include "cli/batch/slot.h"
#include "cli/record/fields.h"
#include "cli/record/json_out.h"

struct field_value {
    uint64_t number; /* for words and techniques, their index */
    double real;
    const char *text; /* of text, list and technique */
    size_t length;
    /* FIELD_NESTED: writes the value with its key. Only for the solutions does it matter whether
     * it is cut. */
    enum cut (*put)(struct json_out *json, const void *user);
    const void *user;
};

/* The techniques for FIELD_COUNTS. Those that have a count have a name. */
struct record_techniques {
    const char *(*name)(int technique);
    const uint32_t *counts;
    int count; /* how many counts there are */
};

struct record {
    const struct settings *settings;
    field_set known;
    struct field_value values[FIELD_COUNT]; /* of the fields known; the others are not set */
    struct named_columns columns;           /* the further columns of the input's table */
    const char *beside;                     /* everything beside the puzzle, unchanged */
    size_t beside_length;
    struct record_techniques techniques;
    char cells[ENNEAD_SUKAKU_SIZE]; /* of FIELD_PUZZLE, if record_set_puzzle was used */
};

/* Begins the record of an item of the input, with its place and note; for an error also with its
 * message. */
void record_begin(struct record *record, const struct settings *settings, const struct slot *slot,
                  const struct item *item);

/* An empty record. */
void record_clear(struct record *record, const struct settings *settings);

/* Begins the record of a puzzle that was made. */
void record_begin_made(struct record *record, const struct settings *settings, uint64_t number);

static inline bool record_knows(const struct record *record, enum field field)
{
    return (record->known >> field & 1) != 0;
}

void record_forget(struct record *record, enum field field);

bool record_is_error(const struct record *record);

/* Sets a text (FIELD_TEXT, FIELD_LIST), or a number (FIELD_NUMBER, FIELD_TENTHS, FIELD_WORD,
 * FIELD_RANK, FIELD_FLAG). */
void record_set_text(struct record *record, enum field field, const char *bytes, size_t length);
void record_set_string(struct record *record, enum field field, const char *string);
void record_set_number(struct record *record, enum field field, uint64_t number);
void record_set_real(struct record *record, enum field field, double number);
void record_set_technique(struct record *record, int technique, const char *name);
void record_set_counts(struct record *record, const struct record_techniques *techniques);
void record_set_nested(struct record *record, enum field field,
                       enum cut (*put)(struct json_out *json, const void *user), const void *user);

/* Sets what is beside the puzzle. If there are columns, the note is the one of that name. */
void record_set_beside(struct record *record, const char *bytes, size_t length,
                       const struct named_columns *columns);

/* Sets a title; it becomes the note of a record without columns. */
void record_set_title(struct record *record, const char *title);

/* Sets FIELD_PUZZLE to the givens of a puzzle, or to its candidates if it restricts these; and the
 * number of clues. */
void record_set_puzzle(struct record *record, const ennead_state *state);
void record_set_givens(struct record *record, const uint8_t givens[ENNEAD_CELLS]);

#endif

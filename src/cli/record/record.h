/* SPDX-License-Identifier: MIT */
/*
 * One record: what is known of a puzzle, or of a piece of input that is none, field by field. Bytes
 * are not copied: they stay where they are until the record is written.
 */
#ifndef CLI_RECORD_H
#define CLI_RECORD_H

#include "cli/batch/slot.h"
#include "cli/record/fields.h"
#include "cli/record/json_out.h"

struct field_value {
    bool known;
    uint64_t number; /* of words and techniques theirs */
    double real;
    const char *text; /* of text, list and technique */
    size_t length;
    /* FIELD_NESTED: writes it with its key; whether it broke off counts for the solutions only. */
    enum cut (*put)(struct json_out *json, void *user);
    void *user;
};

/* The techniques that counts are about. */
struct record_techniques {
    const char *(*name)(int technique); /* NULL past the last */
    const uint32_t *counts;
};

struct record {
    const struct settings *settings;
    struct field_value values[FIELD_COUNT];
    struct named_columns columns; /* what the input's table has besides */
    const char *beside;           /* all that stands beside the puzzle, as it is there */
    size_t beside_length;
    struct record_techniques techniques;
    char cells[ENNEAD_SUKAKU_SIZE]; /* of FIELD_PUZZLE, where record_set_puzzle wrote them */
};

/* A record of an item of the input, with its place and note; of a piece that is no puzzle with the
 * message, too. */
void record_begin(struct record *record, const struct settings *settings, const struct slot *slot,
                  const struct item *item);

/* An empty record. */
void record_clear(struct record *record, const struct settings *settings);

/* A record of a puzzle that was made. */
void record_begin_made(struct record *record, const struct settings *settings, uint64_t number);

bool record_is_error(const struct record *record);

/* Text of FIELD_TEXT, FIELD_LIST; a number of FIELD_NUMBER, FIELD_TENTHS, FIELD_WORD, FIELD_RANK,
 * FIELD_FLAG. */
void record_set_text(struct record *record, enum field field, const char *bytes, size_t length);
void record_set_string(struct record *record, enum field field, const char *string);
void record_set_number(struct record *record, enum field field, uint64_t number);
void record_set_real(struct record *record, enum field field, double number);
void record_set_technique(struct record *record, int technique, const char *name);
void record_set_counts(struct record *record, const char *(*name)(int technique),
                       const uint32_t *counts);
void record_set_nested(struct record *record, enum field field,
                       enum cut (*put)(struct json_out *json, void *user), void *user);

/* What stands beside the puzzle. With columns the note is the one of that name. */
void record_set_beside(struct record *record, const char *bytes, size_t length,
                       const struct named_columns *columns);

/* A title, which is the note of a record that has no columns. */
void record_set_title(struct record *record, const char *title);

/* The givens of a puzzle as FIELD_PUZZLE, or where it limits the candidates beside them, these; and
 * how many clues there are. */
void record_set_puzzle(struct record *record, const ennead_state *state);
void record_set_givens(struct record *record, const uint8_t givens[ENNEAD_CELLS]);

#endif

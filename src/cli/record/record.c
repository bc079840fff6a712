/* SPDX-License-Identifier: MIT */
#include "cli/record/record.h"

#include <string.h>

#include "cli/record/records.h"

_Static_assert((int)FIELD_COUNT <= 128, "a bit for each field");

void record_clear(struct record *record, const struct settings *settings)
{
    record->settings = settings;
    record->known = 0;
    record->techniques = (struct record_techniques){.counts = NULL};
    record->columns = (struct named_columns){.names_length = 0};
    record->beside_length = 0;
}

void record_begin_made(struct record *record, const struct settings *settings, uint64_t number)
{
    record_clear(record, settings);
    record_set_number(record, FIELD_OF_NUMBER, number);
    record_set_number(record, FIELD_OF_SEED, settings->solving.seed);
}

void record_begin(struct record *record, const struct settings *settings, const struct slot *slot,
                  const struct item *item)
{
    record_clear(record, settings);
    record_set_string(record, FIELD_OF_FILE, item->name);
    if (item->before == NULL || settings->records == NULL ||
        records_show(settings->records, FIELD_OF_LINE))
        record_set_number(record, FIELD_OF_LINE, slot_line(item));
    const struct arena_span beside = item->kind != ITEM_VARIANT ? item->note : item->excerpt;
    const struct named_columns columns = slot_columns(slot, item);
    record_set_beside(record, slot_text(slot, beside), beside.length, &columns);
    if (item->message.length == 0)
        return;
    record_set_number(record, FIELD_OF_COLUMN, item->column);
    record_set_number(record, FIELD_OF_VERDICT, VERDICT_ERROR);
    record_set_text(record, FIELD_OF_MESSAGE, slot_text(slot, item->message), item->message.length);
}

bool record_is_error(const struct record *record)
{
    return record_knows(record, FIELD_OF_VERDICT) &&
           record->values[FIELD_OF_VERDICT].number == VERDICT_ERROR;
}

static void set(struct record *record, enum field field, struct field_value value)
{
    record->values[field] = value;
    record->known |= (field_set)1 << field;
}

void record_forget(struct record *record, enum field field)
{
    record->known &= ~((field_set)1 << field);
}

void record_set_text(struct record *record, enum field field, const char *bytes, size_t length)
{
    set(record, field, (struct field_value){.text = bytes, .length = length});
}

void record_set_string(struct record *record, enum field field, const char *string)
{
    record_set_text(record, field, string, strlen(string));
}

void record_set_number(struct record *record, enum field field, uint64_t number)
{
    set(record, field, (struct field_value){.number = number});
}

void record_set_real(struct record *record, enum field field, double number)
{
    set(record, field, (struct field_value){.real = number});
}

static struct column column_of_notes(struct named_columns rest)
{
    struct column column;
    while (columns_next(&rest, &column))
        if (strcmp(column.name, field_rows[FIELD_OF_NOTE].name) == 0)
            return column;
    return (struct column){.length = 0};
}

void record_set_beside(struct record *record, const char *bytes, size_t length,
                       const struct named_columns *columns)
{
    const struct column note = columns->names_length > 0
                                   ? column_of_notes(*columns)
                                   : (struct column){.text = bytes, .length = length};
    record->columns = *columns;
    record->beside = bytes;
    record->beside_length = length;
    if (note.length > 0)
        record_set_text(record, FIELD_OF_NOTE, note.text, note.length);
    else
        record_forget(record, FIELD_OF_NOTE);
}

void record_set_title(struct record *record, const char *title)
{
    if (title[0] != '\0' && record->columns.names_length == 0)
        record_set_beside(record, title, strlen(title), &record->columns);
}

void record_set_technique(struct record *record, int technique, const char *name)
{
    set(record, FIELD_OF_TECHNIQUE,
        (struct field_value){.number = (uint64_t)technique, .text = name, .length = strlen(name)});
}

void record_set_counts(struct record *record, const struct record_techniques *techniques)
{
    record_set_number(record, FIELD_OF_COUNTS, 0);
    record->techniques = *techniques;
}

void record_set_nested(struct record *record, enum field field,
                       enum cut (*put)(struct json_out *json, const void *user), const void *user)
{
    set(record, field, (struct field_value){.put = put, .user = user});
}

/* Sets the cells, which are stored in the record, and the number of clues. */
static void set_cells(struct record *record, const uint8_t givens[ENNEAD_CELLS])
{
    uint64_t clues = 0;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        clues += givens[cell] != 0;
    record_set_string(record, FIELD_OF_PUZZLE, record->cells);
    record_set_number(record, FIELD_OF_CLUES, clues);
}

void record_set_puzzle(struct record *record, const ennead_state *state)
{
    if (state->limited)
        ennead_write_sukaku(state, record->cells);
    else
        ennead_write_line(state->givens, record->cells);
    set_cells(record, state->givens);
}

void record_set_givens(struct record *record, const uint8_t givens[ENNEAD_CELLS])
{
    ennead_write_line(givens, record->cells);
    set_cells(record, givens);
}

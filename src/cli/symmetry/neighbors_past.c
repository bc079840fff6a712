/* SPDX-License-Identifier: MIT */
#include "cli/symmetry/neighbors_past.h"

#include <string.h>

#include "cli/journal/journal.h"
#include "cli/record/records.h"

/* A record of the output, byte by byte. */
struct past_record {
    const char *mark; /* what is before the cells; "": the record begins with them */
    char quote;       /* in which the end of a line does not end the record; '\0': there is none */
    size_t matched;   /* bytes of the mark that were read last */
    size_t count;     /* of the bytes that may be cells */
    enum { NOT_QUOTED, QUOTED } state;
    uint8_t cells[ENNEAD_CELLS];
    bool (*take)(void *user, const uint8_t cells[ENNEAD_CELLS]);
    void *user;
};

/* A byte that cannot be a cell makes the record one of something else, such as an error. */
enum { NO_PUZZLE = ENNEAD_CELLS + 1 };

static void read_cell(struct past_record *record, char byte)
{
    if (byte == '.')
        record->cells[record->count++] = 0;
    else if (byte >= '1' && byte <= '9')
        record->cells[record->count++] = (uint8_t)(byte - '0');
    else
        record->count = NO_PUZZLE;
}

static bool end_record(struct past_record *record)
{
    const bool more = record->count != ENNEAD_CELLS || record->take(record->user, record->cells);
    record->matched = record->count = 0;
    return more;
}

static bool read_byte(struct past_record *record, char byte)
{
    if (record->quote != '\0' && byte == record->quote)
        record->state = record->state == QUOTED ? NOT_QUOTED : QUOTED;
    if (byte == '\n' && record->state == NOT_QUOTED)
        return end_record(record);
    if (record->mark[record->matched] == '\0') {
        if (record->count < ENNEAD_CELLS)
            read_cell(record, byte);
    } else if (byte == record->mark[record->matched]) {
        record->matched++;
    } else {
        record->matched = byte == record->mark[0];
    }
    return true;
}

static bool read_piece(void *user, const char *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (!read_byte(user, bytes[i]))
            return false;
    return true;
}

bool neighbors_past_suffices(const struct settings *settings)
{
    return settings->journaling != NULL && settings->condition == NULL &&
           journal_past(settings->journaling) == JOURNAL_GOES_ON;
}

bool neighbors_past_read(const struct settings *settings,
                         bool (*take)(void *user, const uint8_t cells[ENNEAD_CELLS]), void *user)
{
    struct past_record record = {
        .mark = settings->record_form == RECORDS_AS_JSON ? "\"puzzle\":\"" : "",
        .quote = settings->record_form == RECORDS_AS_CSV ? '"' : '\0',
        .take = take,
        .user = user,
    };
    return journal_read_output(settings->journaling, read_piece, &record);
}

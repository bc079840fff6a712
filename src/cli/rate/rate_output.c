/* SPDX-License-Identifier: MIT */
/*
 * Writes ratings as records; a line is still a puzzle for other programs. What is not known is
 * empty, and in JSON omitted.
 */
#include "cli/rate/rate_output.h"

#include <inttypes.h>

#include "cli/rate/rate_scales.h"

static const enum field fields[] = {
    FIELD_OF_PUZZLE, FIELD_OF_ER,    FIELD_OF_EP,      FIELD_OF_ED,     FIELD_OF_TECHNIQUE,
    FIELD_OF_SCORE,  FIELD_OF_LEVEL, FIELD_OF_VERDICT, FIELD_OF_COUNTS, FIELD_OF_STEPS,
    FIELD_OF_CLUES,  FIELD_OF_FORM,  FIELD_OF_RULES,
};

enum { IN_TABLES = 11 };

static const enum field *const measure_fields[ENNEAD_MEASURE_COUNT] = {
#define FIELDS_WITH(code) \
    [ENNEAD_MEASURE_##code] = (const enum field[]) \
    { \
        FIELD_OF_PUZZLE, FIELD_OF_##code, FIELD_OF_VERDICT, FIELD_OF_CLUES, FIELD_OF_TECHNIQUE, \
            FIELD_OF_COUNTS, FIELD_OF_STEPS, FIELD_OF_FORM, FIELD_OF_RULES \
    }
    FIELDS_WITH(TE),
    FIELDS_WITH(B),
    FIELDS_WITH(W),
    FIELDS_WITH(GW),
    FIELDS_WITH(GB),
    FIELDS_WITH(BXB),
    FIELDS_WITH(BXBB),
#undef FIELDS_WITH
};
enum { MEASURE_FIELDS = 9, MEASURES_IN_TABLES = 4 };

static void add_tenths(struct text *text, char before, const struct field_value *value)
{
    text_format(text, "%c%" PRIu64 ".%" PRIu64, before, value->number / 10, value->number % 10);
}

/* Adds what is known, after the puzzle. */
static void add_line(struct text *text, const struct record *record)
{
    const struct field_value *v = record->values;
    if (record_knows(record, FIELD_OF_ER)) {
        text_string(text, " ED");
        add_tenths(text, '=', &v[FIELD_OF_ER]);
        add_tenths(text, '/', &v[FIELD_OF_EP]);
        add_tenths(text, '/', &v[FIELD_OF_ED]);
    }
    if (record_knows(record, FIELD_OF_SCORE))
        text_format(text, " %" PRIu64, v[FIELD_OF_SCORE].number);
    if (record_knows(record, FIELD_OF_LEVEL))
        text_format(text, " %s", field_word(FIELD_OF_LEVEL, v[FIELD_OF_LEVEL].number));
    for (int field = FIELD_OF_TE; field <= FIELD_OF_BXBB; field++)
        if (record_knows(record, (enum field)field))
            text_format(text, " %s=%" PRIu64, field_rows[field].name, v[field].number);
    if (v[FIELD_OF_VERDICT].number != ENNEAD_VERDICT_UNIQUE)
        text_format(text, " %s", field_word(FIELD_OF_VERDICT, v[FIELD_OF_VERDICT].number));
}

struct records rate_records(const struct rate_settings *settings)
{
    const bool measure = settings->scale->is_measure;
    return (struct records){
        .settings = &settings->common,
        .fields = measure ? measure_fields[settings->scale->measure] : fields,
        .field_count = measure ? MEASURE_FIELDS : sizeof fields / sizeof fields[0],
        .table_count = measure ? MEASURES_IN_TABLES : IN_TABLES,
        .never = settings->scale->never,
        .cells = FIELD_OF_PUZZLE,
        .line = add_line,
        .technique = settings->scale->technique,
        .techniques_named = settings->scale->techniques_named,
    };
}

void rate_set(struct record *record, const struct scale *scale, const struct puzzle_rating *rated)
{
    record_set_puzzle(record, &rated->state);
    if (rated->by_se) {
        record_set_number(record, FIELD_OF_ER, (uint64_t)rated->er);
        record_set_number(record, FIELD_OF_EP, (uint64_t)rated->ep);
        record_set_number(record, FIELD_OF_ED, (uint64_t)rated->ed);
    }
    if (rated->measured)
        record_set_number(record, scale->field, (uint64_t)rated->value);
    if (rated->scored)
        record_set_number(record, FIELD_OF_SCORE, (uint64_t)rated->score);
    if (rated->by_hodoku)
        record_set_number(record, FIELD_OF_LEVEL, (uint64_t)rated->level);
    rate_set_steps(record, scale, rated);
}

void rate_set_steps(struct record *record, const struct scale *scale,
                    const struct puzzle_rating *rated)
{
    record_set_number(record, FIELD_OF_VERDICT, (uint64_t)rated->verdict);
    if (!rated->counted)
        return;
    record_set_technique(record, rated->technique, scale->technique(rated->technique));
    record_set_number(record, FIELD_OF_STEPS, rated->steps);
    record_set_counts(record, scale->technique, rated->counts);
}

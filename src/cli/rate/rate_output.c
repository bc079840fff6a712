/* SPDX-License-Identifier: MIT */
/*
 * Writes ratings as records; a line is still a puzzle for other programs. What is not known is
 * empty, and in JSON omitted.
 */
#include "cli/rate/rate_output.h"

#include <inttypes.h>

#include "cli/rate/rate_scales.h"

/* The fields of records, with the measures where there is a mark: those in tables, and those in
 * JSON only. A scale with techniques has more of the former. */
enum { MEASURES_HERE = FIELD_COUNT };

static const int fields_of_scale[] = {
    FIELD_OF_PUZZLE,    FIELD_OF_ER,     FIELD_OF_EP,    FIELD_OF_ED,
    FIELD_OF_TECHNIQUE, FIELD_OF_SCORE,  FIELD_OF_LEVEL, MEASURES_HERE,
    FIELD_OF_VERDICT,   FIELD_OF_COUNTS, FIELD_OF_STEPS, FIELD_OF_CLUES,
};
static const int more_of_scale[] = {FIELD_OF_FORM, FIELD_OF_RULES};

static const int fields_of_measures[] = {FIELD_OF_PUZZLE, MEASURES_HERE, FIELD_OF_VERDICT,
                                         FIELD_OF_CLUES};
static const int more_of_measures[] = {FIELD_OF_TECHNIQUE, FIELD_OF_COUNTS, FIELD_OF_STEPS,
                                       FIELD_OF_FORM, FIELD_OF_RULES};

#define COUNT_OF_FIELDS(table) (sizeof(table) / sizeof(table)[0])

static void add_fields(struct rate_settings *settings, const int *fields, size_t count)
{
    const struct scale *scale;
    for (size_t i = 0; i < count; i++) {
        if (fields[i] != MEASURES_HERE) {
            settings->fields[settings->field_count++] = (enum field)fields[i];
            continue;
        }
        for (size_t at = 0; (scale = scale_next(settings->chosen, &at)) != NULL;)
            if (scale->is_measure)
                settings->fields[settings->field_count++] = scale->field;
    }
}

static void add_tenths(struct text *text, char before, const struct field_value *value)
{
    text_character(text, before);
    text_number(text, value->number / 10);
    text_character(text, '.');
    text_number(text, value->number % 10);
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
    for (int field = FIELD_OF_TE; field <= FIELD_OF_SW; field++)
        if (record_knows(record, (enum field)field))
            text_format(text, " %s=%" PRIu64, field_rows[field].name, v[field].number);
    if (v[FIELD_OF_VERDICT].number != ENNEAD_VERDICT_UNIQUE)
        text_format(text, " %s", field_word(FIELD_OF_VERDICT, v[FIELD_OF_VERDICT].number));
}

struct records rate_records(struct rate_settings *settings)
{
    const struct scale *scale = settings->scale;
    if (scale->is_measure)
        add_fields(settings, fields_of_measures, COUNT_OF_FIELDS(fields_of_measures));
    else
        add_fields(settings, fields_of_scale, COUNT_OF_FIELDS(fields_of_scale));
    settings->table_count = settings->field_count;
    if (scale->is_measure)
        add_fields(settings, more_of_measures, COUNT_OF_FIELDS(more_of_measures));
    else
        add_fields(settings, more_of_scale, COUNT_OF_FIELDS(more_of_scale));
    return (struct records){
        .settings = &settings->common,
        .fields = settings->fields,
        .field_count = settings->field_count,
        .table_count = settings->table_count,
        .never = scale->never,
        .cells = FIELD_OF_PUZZLE,
        .line = add_line,
        .technique = scale->technique,
        .techniques_named = scale->techniques_named,
    };
}

void rate_set(struct record *record, const struct rate_settings *settings,
              const struct puzzle_rating *rated)
{
    const struct scale *scale;
    record_set_puzzle(record, &rated->state);
    if (rated->by_se) {
        record_set_number(record, FIELD_OF_ER, (uint64_t)rated->er);
        record_set_number(record, FIELD_OF_EP, (uint64_t)rated->ep);
        record_set_number(record, FIELD_OF_ED, (uint64_t)rated->ed);
    }
    for (size_t at = 0; (scale = scale_next(settings->chosen, &at)) != NULL;)
        if (scale->is_measure && (rated->known.solved >> scale->measure & 1) != 0)
            record_set_number(record, scale->field, (uint64_t)rated->known.values[scale->measure]);
    if (rated->scored)
        record_set_number(record, FIELD_OF_SCORE, (uint64_t)rated->score);
    if (rated->by_hodoku)
        record_set_number(record, FIELD_OF_LEVEL, (uint64_t)rated->level);
    rate_set_steps(record, settings->scale, rated);
}

void rate_set_steps(struct record *record, const struct scale *scale,
                    const struct puzzle_rating *rated)
{
    record_set_number(record, FIELD_OF_VERDICT, (uint64_t)rated->verdict);
    if (!rated->counted)
        return;
    record_set_technique(record, rated->technique, scale->technique(rated->technique));
    record_set_number(record, FIELD_OF_STEPS, rated->steps);
    const struct record_techniques techniques = {scale->technique, rated->counts, WHERE_TECHNIQUES};
    record_set_counts(record, &techniques);
}

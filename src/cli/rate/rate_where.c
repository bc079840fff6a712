/* SPDX-License-Identifier: MIT */
/*
 * `ennead rate --where`: what the names in a condition stand for, and what a puzzle's values are.
 */
#include "cli/rate/rate_where.h"

#include <string.h>

#include "cli/base/message.h"
#include "cli/base/nearest.h"
#include "cli/rate/rate_output.h"
#include "cli/rate/rate_scales.h"

static bool is_name(const char *said, size_t length, const char *name)
{
    return strlen(name) == length && memcmp(said, name, length) == 0;
}

static int level_named(const char *name, size_t length)
{
    for (int level = ENNEAD_LEVEL_EASY; level <= ENNEAD_LEVEL_EXTREME; level++)
        if (is_name(name, length, ennead_level_name((ennead_level)level)))
            return level;
    return -1;
}

static int verdict_named(const char *name, size_t length)
{
    for (int verdict = 0; verdict < RATE_VERDICT_COUNT; verdict++)
        if (is_name(name, length, rate_verdict_name((size_t)verdict)))
            return verdict;
    return -1;
}

static int technique_count(const struct scale *scale)
{
    int count = 0;
    while (scale->technique(count) != NULL)
        count++;
    return count;
}

#define FIELD_NAME(code, name, kind, help) name,

/* What may have been meant by the unknown word that a text begins with. */
static const char *word_meant(const struct scale *scale, const char *text)
{
    static const char *const fields[] = {WHERE_FIELDS(FIELD_NAME)};
    static struct nearest nearest;
    struct where_set techniques;
    const char *name;
    text += *text == '"';
    size_t length = strcspn(text, "()<>=!&|\"");
    while (length > 0 && text[length - 1] == ' ')
        length--;
    nearest_begin(&nearest, text, length);
    for (size_t i = 0; i < sizeof fields / sizeof fields[0]; i++)
        nearest_offer(&nearest, fields[i]);
    for (int i = ENNEAD_LEVEL_EASY; i <= ENNEAD_LEVEL_EXTREME; i++)
        nearest_offer(&nearest, ennead_level_name((ennead_level)i));
    for (size_t i = 0; i < RATE_VERDICT_COUNT; i++)
        nearest_offer(&nearest, rate_verdict_name(i));
    for (int i = 0; (name = scale->technique(i)) != NULL; i++)
        if (scale->techniques_named(name, strlen(name), &techniques))
            nearest_offer(&nearest, name);
    return nearest_text(&nearest, "");
}

enum exit_code rate_compile(struct rate_settings *settings)
{
    const struct where_names names = {
        .level = level_named,
        .verdict = verdict_named,
        .techniques = settings->scale->techniques_named,
        .technique_count = technique_count(settings->scale),
        .left_unsaid = settings->scale->left_unsaid,
    };
    struct where_error error;
    const char *text = settings->condition;
    if (text == NULL || where_parse(&settings->where, text, strlen(text), &names, &error))
        return EXIT_ANSWERED;
    const char *rest = text + error.column - 1;
    if (*rest == '\0')
        return message_usage("rate", "--where, column %zu, at its end: %s", error.column,
                             error.message);
    return message_usage("rate", "--where, column %zu, at '%s': %s%s", error.column, rest,
                         error.message,
                         strncmp(error.message, "no such", strlen("no such")) == 0
                             ? word_meant(settings->scale, rest)
                             : "");
}

static void set(struct where_values *values, enum where_field field, int64_t number, int64_t one)
{
    values->fields[field] = number * one;
    values->known[field] = true;
}

bool rate_wanted(const struct rate_settings *settings, const struct puzzle_rating *rated)
{
    enum { TENTH = WHERE_ONE / 10 };
    struct where_values values = {.counts = rated->counted ? rated->counts : NULL};
    int clues = 0;
    if (settings->condition == NULL)
        return true;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        clues += rated->state.givens[cell] != 0;
    set(&values, WHERE_CLUES, clues, WHERE_ONE);
    set(&values, WHERE_VERDICT, rated->verdict, WHERE_ONE);
    if (rated->by_se) {
        set(&values, WHERE_ER, rated->er, TENTH);
        set(&values, WHERE_EP, rated->ep, TENTH);
        set(&values, WHERE_ED, rated->ed, TENTH);
    }
    if (rated->by_hodoku)
        set(&values, WHERE_LEVEL, rated->level, WHERE_ONE);
    if (rated->scored)
        set(&values, WHERE_SCORE, rated->score, WHERE_ONE);
    if (rated->counted) {
        set(&values, WHERE_TECHNIQUE, rated->technique, WHERE_ONE);
        set(&values, WHERE_STEPS, rated->steps, WHERE_ONE);
    }
    return where_holds(&settings->where, &values);
}

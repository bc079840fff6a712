/* SPDX-License-Identifier: MIT */
/*
 * `ennead rate --where`: what the names in a condition stand for, and what a puzzle's values are.
 */
#include <string.h>

#include "cli/base/message.h"
#include "cli/rate/rate.h"

static bool is_name(const char *said, size_t length, const char *name)
{
    return strlen(name) == length && memcmp(said, name, length) == 0;
}

static int level_named(const char *name, size_t length)
{
    for (int level = ENNEAD_EASY; level <= ENNEAD_EXTREME; level++)
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
    return message_usage("rate", "--where, column %zu, at '%s': %s", error.column, rest,
                         error.message);
}

static void set(struct where_values *values, enum where_field field, int64_t number, int64_t one)
{
    values->fields[field] = number * one;
    values->known[field] = true;
}

bool rate_wanted(const struct rate_settings *settings, const struct rated *rated)
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

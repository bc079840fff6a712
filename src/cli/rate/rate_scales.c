/* SPDX-License-Identifier: MIT */
/*
 * The scales, one row each: how a puzzle is rated, and the names of the techniques.
 */
#include "cli/rate/rate_scales.h"

#include <string.h>

#include "cli/base/signals.h"
#include "cli/rate/rate_settings.h"

enum { MODEL_KINDS = ENNEAD_MODEL_REASON_TRIAL + 1 };

_Static_assert((int)ENNEAD_SE_TECHNIQUE_COUNT + MODEL_KINDS <= WHERE_TECHNIQUES &&
                   (int)ENNEAD_TECHNIQUE_COUNT + MODEL_KINDS <= WHERE_TECHNIQUES,
               "the kinds of steps of puzzles with rules follow the techniques of a scale");

static void add_to(struct where_set *set, int technique)
{
    set->words[technique / 64] |= (uint64_t)1 << (technique % 64);
}

/* Finds the kind of steps of puzzles with rules that has this name. */
static bool kind_named(int first, const char *name, size_t length, struct where_set *set)
{
    for (int kind = 0; kind < MODEL_KINDS; kind++) {
        const char *said = ennead_model_reason_name((ennead_model_reason)kind);
        if (strlen(said) != length || memcmp(said, name, length) != 0)
            continue;
        *set = (struct where_set){{0}};
        add_to(set, first + kind);
        return true;
    }
    return false;
}

/* --------------------------------------------------------------------------- Sudoku Explainer */

static const char *se_name(int technique)
{
    const int kind = technique - (int)ENNEAD_SE_TECHNIQUE_COUNT;
    return kind < 0 ? ennead_se_technique_name(technique)
                    : ennead_model_reason_name((ennead_model_reason)kind);
}

/* A letter in lower case, other characters unchanged; 0 for those that do not matter in names. */
static char plain(char c)
{
    if (c >= 'A' && c <= 'Z')
        return (char)(c - 'A' + 'a');
    return c == ' ' || c == '-' || c == '_' ? '\0' : c;
}

enum match { NO_MATCH, MATCHES_BEGINNING, MATCHES_WHOLE };

/* Whether `length` bytes are a technique's name, or the beginning of it. */
static enum match match_name(const char *said, size_t length, const char *name)
{
    size_t at = 0, letters = 0;
    for (;;) {
        while (at < length && plain(said[at]) == '\0')
            at++;
        while (*name != '\0' && plain(*name) == '\0')
            name++;
        if (at == length)
            return letters == 0 ? NO_MATCH : *name == '\0' ? MATCHES_WHOLE : MATCHES_BEGINNING;
        if (*name == '\0' || plain(said[at++]) != plain(*name++))
            return NO_MATCH;
        letters++;
    }
}

/* Finds the technique with that name, or all whose names begin with it, on a scale. */
static bool named_on(ennead_se_scale scale, const char *name, size_t length, struct where_set *set)
{
    const char *technique;
    bool found = kind_named(ENNEAD_SE_TECHNIQUE_COUNT, name, length, set);
    if (found)
        return true;
    *set = (struct where_set){{0}};
    for (int i = 0; (technique = ennead_se_technique_name(i)) != NULL; i++) {
        const enum match match =
            ennead_se_technique_scale(i) <= scale ? match_name(name, length, technique) : NO_MATCH;
        if (match == MATCHES_WHOLE)
            *set = (struct where_set){{0}};
        if (match != NO_MATCH)
            add_to(set, i);
        if (match == MATCHES_WHOLE)
            return true;
        found = found || match != NO_MATCH;
    }
    return found;
}

static bool se_named(const char *name, size_t length, struct where_set *set)
{
    return named_on(ENNEAD_SE_SCALE_121, name, length, set);
}

static bool se1181_named(const char *name, size_t length, struct where_set *set)
{
    return named_on(ENNEAD_SE_SCALE_1181, name, length, set);
}

static bool rate_by_se(const struct rating_tools *tools, const struct scale *scale,
                       struct puzzle_rating *rated)
{
    ennead_state last;
    ennead_rating rating;
    (void)scale;
    if (rated->puzzle != NULL) {
        (void)ennead_rate(tools->rater, rated->puzzle, &rating);
    } else {
        last = rated->state;
        (void)ennead_se_path(tools->rater, &last, NULL, NULL, &rating);
    }
    switch (rating.end) {
    case ENNEAD_RATING_END_SOLVED:
        break;
    case ENNEAD_RATING_END_STUCK:
        rated->verdict = VERDICT_STUCK;
        return true;
    case ENNEAD_RATING_END_NODES:
    case ENNEAD_RATING_END_TIME:
        rated->verdict = ENNEAD_VERDICT_LIMIT;
        return true;
    default:
        return false;
    }
    rated->by_se = rated->counted = true;
    rated->er = rating.er;
    rated->ep = rating.ep;
    rated->ed = rating.ed;
    rated->technique = (int)rating.er_technique;
    rated->steps = rating.steps;
    memcpy(rated->counts, rating.counts, sizeof rating.counts);
    return true;
}

/* -------------------------------------------------------------------------------------- HoDoKu */

static const char *hodoku_name(int technique)
{
    const int kind = technique - (int)ENNEAD_TECHNIQUE_COUNT;
    const ennead_technique_row *row = kind < 0 ? ennead_technique_info(technique) : NULL;
    return row != NULL ? row->name : ennead_model_reason_name((ennead_model_reason)kind);
}

static bool hodoku_named(const char *name, size_t length, struct where_set *set)
{
    ennead_technique_set named = {0};
    if (kind_named(ENNEAD_TECHNIQUE_COUNT, name, length, set))
        return true;
    *set = (struct where_set){{0}};
    if (ennead_technique_set_add(&named, name, length) != ENNEAD_STATUS_OK)
        return false;
    for (int i = 0; i < ENNEAD_TECHNIQUE_COUNT; i++)
        if (ennead_technique_set_has(&named, (ennead_technique)i))
            add_to(set, i);
    return true;
}

/* Sets level and score. When the techniques find nothing more, HoDoKu guesses. */
static void add_level(ennead_finder *finder, struct puzzle_rating *rated, ennead_score *score)
{
    ennead_technique_set tried = {0};
    ennead_state_check check;
    (void)ennead_technique_set_add(&tried, "hodoku", strlen("hodoku"));
    ennead_score_state(finder, &rated->state, &tried, ENNEAD_LEVEL_EXTREME, score);
    rated->scored = score->end == ENNEAD_PATH_END_SOLVED;
    if (!rated->scored && ennead_check_state(&rated->state, &check) == ENNEAD_STATUS_OK &&
        check.verdict == ENNEAD_STATE_VERDICT_RIGHT)
        rated->scored = ennead_score_solved(finder, &rated->state, check.solution, &tried,
                                            ENNEAD_LEVEL_EXTREME, score) == ENNEAD_STATUS_OK;
    rated->by_hodoku = true;
    rated->level = score->level;
    rated->score = score->score;
}

static bool rate_by_hodoku(const struct rating_tools *tools, const struct scale *scale,
                           struct puzzle_rating *rated)
{
    ennead_score score;
    (void)scale;
    add_level(tools->finder, rated, &score);
    if (!rated->scored || score.guesses > 0)
        rated->verdict = VERDICT_STUCK;
    rated->counted = score.steps > 0;
    rated->technique = (int)score.hardest;
    rated->steps = (uint32_t)score.steps;
    memcpy(rated->counts, score.counts, sizeof score.counts);
    return true;
}

static bool rate_by_both(const struct rating_tools *tools, const struct scale *scale,
                         struct puzzle_rating *rated)
{
    ennead_score score;
    if (!rate_by_se(tools, scale, rated))
        return false;
    add_level(tools->finder, rated, &score);
    return true;
}

/* ------------------------------------------------------------------------------------ measures */

/* Measures have no techniques, only the kinds of steps of puzzles with rules. */
static const char *kind_name(int kind)
{
    return ennead_model_reason_name((ennead_model_reason)kind);
}

static bool only_kind_named(const char *name, size_t length, struct where_set *set)
{
    return kind_named(0, name, length, set);
}

static bool rate_by_measure(const struct rating_tools *tools, const struct scale *scale,
                            struct puzzle_rating *rated)
{
    ennead_rater_options options = tools->options;
    ennead_measured measured;
    options.known = &rated->known;
    (void)ennead_measure_state(&rated->state, scale->measure, &options, &measured);
    if (measured.end == ENNEAD_RATING_END_STOP)
        return false;
    if (measured.end == ENNEAD_RATING_END_SOLVED) {
        rated->known.solved |= 1u << scale->measure;
        rated->known.values[scale->measure] = (uint8_t)measured.value;
    } else if (measured.end == ENNEAD_RATING_END_STUCK) {
        rated->known.stuck |= 1u << scale->measure;
        if (rated->verdict != ENNEAD_VERDICT_LIMIT)
            rated->verdict = VERDICT_STUCK;
    } else {
        rated->verdict = ENNEAD_VERDICT_LIMIT;
    }
    return true;
}

/* --------------------------------------------------------------------------------------- table */

#define MEASURE(code, said, text) \
    { \
        .name = said, .help = text, .is_measure = true, .measure = ENNEAD_MEASURE_##code, \
        .needs_state = true, .field = FIELD_OF_##code, .technique = kind_name, \
        .techniques_named = only_kind_named, .rate = rate_by_measure, \
    }

static const struct scale scales[] = {
    {
        .name = "se",
        .never = FIELD_BIT(SCORE) | FIELD_BIT(LEVEL),
        .help = "ER, EP and ED of Sudoku Explainer 1.2.1; score and level stay empty",
        .technique = se_name,
        .kinds = ENNEAD_SE_TECHNIQUE_COUNT,
        .techniques_named = se_named,
        .needs_rater = true,
        .rater = ENNEAD_SE_SCALE_121,
        .rate = rate_by_se,
    },
    {
        .name = "se1181",
        .never = FIELD_BIT(SCORE) | FIELD_BIT(LEVEL),
        .help = "ER, EP and ED of Sukaku Explainer 1.18.1, which has chains of strong links and "
                "wings of up to seven digits; cannot be compared with those of se",
        .technique = se_name,
        .kinds = ENNEAD_SE_TECHNIQUE_COUNT,
        .techniques_named = se1181_named,
        .needs_rater = true,
        .rater = ENNEAD_SE_SCALE_1181,
        .rate = rate_by_se,
    },
    {
        .name = "hodoku",
        .needs_finder = true,
        .needs_state = true,
        .never = FIELD_BIT(ER) | FIELD_BIT(EP) | FIELD_BIT(ED),
        .help = "score and level of HoDoKu, with its default techniques; ER, EP and ED stay empty",
        .technique = hodoku_name,
        .kinds = ENNEAD_TECHNIQUE_COUNT,
        .techniques_named = hodoku_named,
        .rate = rate_by_hodoku,
    },
    {
        .name = "both",
        .needs_finder = true,
        .needs_state = true,
        .help = "the columns of se and hodoku; technique and counts are those of se",
        .technique = se_name,
        .kinds = ENNEAD_SE_TECHNIQUE_COUNT,
        .techniques_named = se_named,
        .needs_rater = true,
        .rater = ENNEAD_SE_SCALE_121,
        .rate = rate_by_both,
    },
    MEASURE(TE, "te", "how deep trial and error with singles must go: 0 to 3"),
    MEASURE(B, "b", "the length of the longest braid needed, without trial and error"),
    MEASURE(W, "w", "the length of the longest whip needed, without trial and error"),
    MEASURE(GW, "gw", "as w, with digits confined to where a line and a box cross (g-whips)"),
    MEASURE(GB, "gb", "as b, with such digits (g-braids)"),
    MEASURE(SW, "sw", "as w, with subsets and fish of each size before whips of that length (S+W)"),
    MEASURE(BXB, "bxb", "as b, with trial and error of depth 1"),
    MEASURE(BXBB, "bxbb", "as b, with trial and error of depth 2"),
};

const struct choices scale_choices = {"Scales", CHOICES_OF(scales)};

bool rating_tools_make(struct rating_tools *tools, const struct rate_settings *settings)
{
    const struct scale *scale = settings->scale;
    ennead_rater_options rating;
    ennead_rater_options_init(&rating);
    rating.uniqueness =
        settings->without_uniqueness ? ENNEAD_UNIQUENESS_UNUSED : ENNEAD_UNIQUENESS_USED;
    rating.node_limit = settings->common.solving.node_limit;
    rating.time_limit = settings->common.solving.time_limit;
    rating.stop = signals_stop();
    rating.scale = scale->rater;
    rating.measuring = tools->measuring;
    tools->options = rating;
    return (!scale->needs_rater ||
            ennead_rater_new(&rating, NULL, &tools->rater) == ENNEAD_STATUS_OK) &&
           (!scale->needs_finder || ennead_finder_new(NULL, &tools->finder) == ENNEAD_STATUS_OK);
}

void rating_tools_free(struct rating_tools *tools)
{
    ennead_rater_free(tools->rater);
    ennead_finder_free(tools->finder);
}

const struct scale *scale_next(unsigned chosen, size_t *at)
{
    while (choices_name(&scale_choices, *at) != NULL) {
        const size_t which = (*at)++;
        if ((chosen >> which & 1) != 0)
            return choices_row(&scale_choices, which);
    }
    return NULL;
}

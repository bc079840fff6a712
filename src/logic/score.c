/* SPDX-License-Identifier: MIT */
/*
 * Difficulty on HoDoKu's scale (B. Hobiger, hodoku.sourceforge.net): each technique has a score and
 * a level; a puzzle has the sum of the scores of its steps, and the highest level of a step. A level
 * has a highest score too: a puzzle with more is of the next level.
 *
 * The steps are those of a path in the catalogue's order, but where there are several of a kind the one
 * that HoDoKu takes: of singles (singles_queue.h) and of chains (rivals.c).
 */
#include "logic/memo.h"
#include "logic/rivals.h"
#include "logic/singles_queue.h"

/* Of a puzzle of each level; above the last there is only extreme. */
static const int most_scores[] = {
    [ENNEAD_EASY] = 800,
    [ENNEAD_MEDIUM] = 1000,
    [ENNEAD_HARD] = 1600,
    [ENNEAD_UNFAIR] = 1800,
};

static bool is_harder(const ennead_technique_row *one, const ennead_technique_row *other)
{
    return one->level != other->level ? one->level > other->level : one->score > other->score;
}

/* Adds a step of a technique. False: it is above the level that is allowed. */
static bool add_step(ennead_score *score, ennead_technique technique, ennead_level most)
{
    const ennead_technique_row *row = ennead_technique_info((int)technique);

    if (score->steps == 0 || is_harder(row, ennead_technique_info((int)score->hardest))) {
        score->hardest = technique;
        score->level = row->level;
    }
    if (row->level > most)
        return false;
    score->score += row->score;
    score->counts[technique]++;
    score->steps++;
    return true;
}

static bool first_is_enough(void *user, const ennead_step *step)
{
    (void)user;
    (void)step;
    return false;
}

/* The techniques of a set but for singles. */
static ennead_technique_set beyond_singles(const ennead_technique_set *techniques)
{
    ennead_technique_set set = *techniques;

    set.words[0] &= ~((uint64_t)1 << ENNEAD_FULL_HOUSE | (uint64_t)1 << ENNEAD_NAKED_SINGLE |
                      (uint64_t)1 << ENNEAD_HIDDEN_SINGLE);
    return set;
}

/* Adds up the steps to the end of the path. */
static ennead_path_end add_path(const ennead_state *state, const ennead_technique_set *techniques,
                                ennead_level most, ennead_score *score)
{
    const ennead_technique_set others = beyond_singles(techniques);
    marks m;
    memo known;
    singles_queue queue;
    ennead_step step;
    hunt h = {.marks = &m, .memo = &known, .tell = first_is_enough, .step = &step};

    start_queue(&queue, &m, state);
    while (!m.broken && m.empty != 0) {
        single next;
        ennead_technique technique;
        if (next_single(&queue, &m, techniques, &next, &technique)) {
            if (!add_step(score, technique, most))
                return ENNEAD_PATH_STOPPED;
            place_in_order(&queue, &m, next.cell, next.digit);
            continue;
        }
        forget(&known);
        if (hunt_among_rivals(&h, &others) == GO_ON)
            return ENNEAD_PATH_STUCK;
        if (!add_step(score, step.technique, most))
            return ENNEAD_PATH_STOPPED;
        apply_in_order(&queue, &m, &step);
    }
    return m.broken ? ENNEAD_PATH_CONTRADICTION : ENNEAD_PATH_SOLVED;
}

void ennead_score_state(const ennead_state *state, const ennead_technique_set *techniques,
                        ennead_level most, ennead_score *score)
{
    *score = (ennead_score){.level = ENNEAD_EASY};
    score->end = add_path(state, techniques, most, score);
    while (score->level < ENNEAD_EXTREME && score->score > most_scores[score->level])
        score->level++;
    if (score->end == ENNEAD_PATH_STUCK)
        score->level = ENNEAD_EXTREME;
}

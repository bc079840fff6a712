/* SPDX-License-Identifier: MIT */
/*
 * Difficulty on HoDoKu's scale (B. Hobiger, hodoku.sourceforge.net): each technique has a score and
 * a level; a puzzle has the sum of the scores of its steps, and the highest level of a step. A level
 * has a highest score too: a puzzle with more is of the next level.
 */
#include "logic/logic.h"

/* Of a puzzle of each level; above the last there is only extreme. */
static const int most_scores[] = {
    [ENNEAD_EASY] = 800,
    [ENNEAD_MEDIUM] = 1000,
    [ENNEAD_HARD] = 1600,
    [ENNEAD_UNFAIR] = 1800,
};

typedef struct scoring {
    ennead_score *score;
    ennead_level most;
} scoring;

static bool is_harder(const ennead_technique_row *one, const ennead_technique_row *other)
{
    return one->level != other->level ? one->level > other->level : one->score > other->score;
}

static bool add_step(void *user, const ennead_step *step)
{
    scoring *s = user;
    ennead_score *score = s->score;
    const ennead_technique_row *row = ennead_technique_info((int)step->technique);

    if (score->steps == 0 || is_harder(row, ennead_technique_info((int)score->hardest))) {
        score->hardest = step->technique;
        score->level = row->level;
    }
    if (row->level > s->most)
        return false;
    score->score += row->score;
    score->counts[step->technique]++;
    score->steps++;
    return true;
}

void ennead_score_state(const ennead_state *state, const ennead_technique_set *techniques,
                        ennead_level most, ennead_score *score)
{
    ennead_state last = *state;
    scoring s = {.score = score, .most = most};

    *score = (ennead_score){.level = ENNEAD_EASY};
    score->end = ennead_path(&last, techniques, add_step, &s);
    while (score->level < ENNEAD_EXTREME && score->score > most_scores[score->level])
        score->level++;
    if (score->end == ENNEAD_PATH_STUCK)
        score->level = ENNEAD_EXTREME;
}

/* SPDX-License-Identifier: MIT */
/*
 * What is wished for, and what of it cannot be.
 */
#include <string.h>

#include "create/job.h"
#include "grid/houses.h"

enum {
    FEWEST_CLUES = 17, /* of a puzzle with one solution */
    MOST_MINIMAL = 40, /* of a minimal puzzle, as far as is known */
    LEAST_RATING = 10, /* in tenths */
    MOST_RATING = 200,
    HARDEST = 119, /* as far as is known */
    DEFAULT_EFFORT = 2000000,
};

void ennead_wishes_init_sized(ennead_wishes *wishes, size_t size)
{
    const ennead_wishes defaults = {
        .size = size, .most_clues = ENNEAD_CELLS, .effort = DEFAULT_EFFORT};
    memset(wishes, 0, size);
    memcpy(wishes, &defaults, size < sizeof defaults ? size : sizeof defaults);
}

const char *ennead_obstacle_text(ennead_obstacle obstacle)
{
    static const char *const texts[] = {"nothing is in the way",
#define OBSTACLE_TEXT(code, text) text,
                                        ENNEAD_OBSTACLES(OBSTACLE_TEXT)
#undef OBSTACLE_TEXT
    };
    const size_t count = sizeof texts / sizeof *texts;
    return (size_t)obstacle < count ? texts[obstacle] : "unknown obstacle";
}

/* Whether two rows of a band, or two columns of a stack, have no cell in the pattern. */
static bool leaves_two_lines(cells pattern, int first_house)
{
    for (int three = 0; three < 3; three++) {
        int empty = 0;
        for (int i = 0; i < 3; i++)
            empty += (house_cells[first_house + 3 * three + i] & pattern) == 0;
        if (empty > 1)
            return true;
    }
    return false;
}

/* Whether groups of cells can make up a number of clues from `least` to `most`. */
static bool groups_make_up(const orbits *groups, int least, int most)
{
    bool possible[ENNEAD_CELLS + 1] = {true};

    for (int i = 0; i < groups->count; i++) {
        const int size = cell_count(groups->orbit[i]);
        for (int sum = ENNEAD_CELLS; sum >= size; sum--)
            possible[sum] = possible[sum] || possible[sum - size];
    }
    for (int sum = least; sum <= most; sum++)
        if (possible[sum])
            return true;
    return false;
}

static ennead_obstacle pattern_obstacle(const plan *p)
{
    const ennead_wishes *w = &p->wishes;
    const int clues = cell_count(p->pattern);

    if (clues < FEWEST_CLUES)
        return ENNEAD_OBSTACLE_SEVENTEEN;
    if (clues < w->least_clues || clues > w->most_clues)
        return ENNEAD_OBSTACLE_PATTERN_CLUES;
    if (w->extra_clues > 0)
        return ENNEAD_OBSTACLE_PATTERN_EXTRA;
    if (!has_symmetry(p->pattern, w->symmetry))
        return ENNEAD_OBSTACLE_PATTERN_SYMMETRY;
    if (leaves_two_lines(p->pattern, 0))
        return ENNEAD_OBSTACLE_PATTERN_ROWS;
    if (leaves_two_lines(p->pattern, FIRST_COLUMN))
        return ENNEAD_OBSTACLE_PATTERN_COLUMNS;
    return ENNEAD_NO_OBSTACLE;
}

static bool is_empty(const ennead_technique_set *set)
{
    static const ennead_technique_set nothing = {{0}};
    return memcmp(set, &nothing, sizeof nothing) == 0;
}

static bool is_rating(int tenths)
{
    return tenths == 0 || (tenths >= LEAST_RATING && tenths <= MOST_RATING);
}

/* Whether a set names no techniques but those of the catalogue. */
static bool is_known(const ennead_technique_set *set)
{
    enum { WORDS = sizeof set->words / sizeof set->words[0] };
    bool known = true;

    for (int i = 0; i < WORDS; i++)
        for (uint64_t left = set->words[i]; left != 0; left &= left - 1)
            known = known && 64 * i + __builtin_ctzll(left) < ENNEAD_TECHNIQUE_COUNT;
    return known;
}

/* Of the wishes for a difficulty. */
static ennead_obstacle difficulty_obstacle(const ennead_wishes *w)
{
    bool more = is_empty(&w->only) || is_empty(&w->beyond);

    if (!is_rating(w->least_rating) || !is_rating(w->most_rating) ||
        (w->most_rating != 0 && w->least_rating > w->most_rating))
        return ENNEAD_OBSTACLE_RATING;
    if (w->least_rating > HARDEST)
        return ENNEAD_OBSTACLE_HARDEST;
    for (size_t i = 0; i < sizeof w->only.words / sizeof w->only.words[0]; i++)
        more = more || (w->only.words[i] & ~w->beyond.words[i]) != 0;
    return more ? ENNEAD_NO_OBSTACLE : ENNEAD_OBSTACLE_BEYOND;
}

static ennead_obstacle obstacle_of(plan *p)
{
    const ennead_wishes *w = &p->wishes;

    if (w->least_clues < 0 || w->most_clues > ENNEAD_CELLS || w->least_clues > w->most_clues ||
        w->extra_clues < 0 || w->extra_clues > ENNEAD_CELLS)
        return ENNEAD_OBSTACLE_RANGE;
    if (w->most_clues < FEWEST_CLUES)
        return ENNEAD_OBSTACLE_SEVENTEEN;
    if (difficulty_obstacle(w) != ENNEAD_NO_OBSTACLE)
        return difficulty_obstacle(w);
    if (w->pattern != NULL)
        return pattern_obstacle(p);
    if (w->most_clues - w->extra_clues < FEWEST_CLUES)
        return ENNEAD_OBSTACLE_EXTRA;
    if (w->surplus == ENNEAD_MINIMAL && w->least_clues - w->extra_clues > MOST_MINIMAL)
        return ENNEAD_OBSTACLE_MINIMAL;
    if (!groups_make_up(&p->groups, p->least > FEWEST_CLUES ? p->least : FEWEST_CLUES, p->most) ||
        !groups_make_up(&p->groups, w->least_clues, w->most_clues))
        return ENNEAD_OBSTACLE_GROUPS;
    return ENNEAD_NO_OBSTACLE;
}

static int luck_of(const plan *p)
{
    if (p->cored && p->wishes.least_rating >= NESTED)
        return CORED_LUCK;
    if (p->exchanging)
        return EXCHANGING_LUCK;
    return p->gauged ? GAUGED_LUCK : LUCK;
}

ennead_status plan_make(const ennead_wishes *wishes, plan *p, ennead_obstacle *obstacle)
{
    ennead_wishes *w = &p->wishes;

    ennead_wishes_init(w);
    if (wishes != NULL) {
        if (wishes->size < offsetof(ennead_wishes, seed) + sizeof wishes->seed)
            return ENNEAD_BAD_ARGUMENT;
        memcpy(w, wishes, wishes->size < sizeof *w ? wishes->size : sizeof *w);
    }
    if (ennead_symmetry_name(w->symmetry) == NULL || (unsigned)w->surplus > ENNEAD_REDUNDANT ||
        !(w->time_limit >= 0) || (unsigned)w->gem > ENNEAD_DIAMOND ||
        w->levels >= 2u << ENNEAD_EXTREME || !is_known(&w->only) || !is_known(&w->beyond))
        return ENNEAD_BAD_ARGUMENT;
    p->gauged = w->least_rating != 0 || w->most_rating != 0 || w->gem != ENNEAD_NO_GEM ||
                w->levels != 0 || !is_empty(&w->only) || !is_empty(&w->beyond);
    orbits_make(&p->groups, w->symmetry);
    p->pattern = 0;
    for (int cell = 0; w->pattern != NULL && cell < ENNEAD_CELLS; cell++)
        if (w->pattern[cell] != 0)
            p->pattern |= CELL(cell);
    p->least = w->surplus == ENNEAD_REDUNDANT ? 0 : w->least_clues - w->extra_clues;
    p->most = w->most_clues - w->extra_clues;
    p->exchanging =
        w->surplus == ENNEAD_MINIMAL && w->symmetry != ENNEAD_SYMMETRY_NONE && p->pattern == 0;
    p->cored = p->pattern == 0 &&
               (w->least_rating >= NESTED || (w->least_rating >= DYNAMIC && !p->exchanging));
    p->luck = luck_of(p);
    *obstacle = obstacle_of(p);
    return ENNEAD_OK;
}

ennead_obstacle ennead_wishes_obstacle(const ennead_wishes *wishes)
{
    plan p;
    ennead_obstacle obstacle;
    return plan_make(wishes, &p, &obstacle) == ENNEAD_OK ? obstacle : ENNEAD_OBSTACLE_RANGE;
}

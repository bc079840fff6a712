/* SPDX-License-Identifier: MIT */
/*
 * The search for whips, in depth. A candidate that does not lead to a contradiction by singles has
 * no whip, nor has any value that it leads to. The others are tried from the shortest length on at
 * which placing all singles at once comes to the contradiction.
 */
#include "rating/supposing/whips.h"

#include "grid/houses.h"
#include "rating/supposing/braids.h"
#include "rating/supposing/trials.h"

enum {
    MOST_LINKS = ENNEAD_CELLS,
    FEW_SINGLES = 2, /* more of them are tried only after all at once */
    LONG_WHIP = 4,   /* before whips of this length are searched, trial and error must succeed */
};

/* A candidate that is placed: at first the supposed one, then singles. `before` is the board that
 * it is placed on. */
typedef struct whip_link {
    const se_board *before;
    int cell, digit;
} whip_link;

typedef struct whip_search {
    te_limits *limits;
    const se_board *start;
    bool cut; /* there may be a longer whip */
    int count;
    whip_link links[MOST_LINKS];
} whip_search;

static bool only_in(const se_board *b, int cell, int digit, cells house)
{
    return (cells_of_bands(b->of[digit]) & house) == CELL(cell);
}

static bool only_digit(const se_board *b, int cell, int digit)
{
    FOR_ALL_DIGITS(other)
        if (other != digit && band_has(b->of[other], cell))
            return false;
    return true;
}

/* The houses of a cell, one after the other. */
static cells house_of(int cell, int nth)
{
    const int houses[3] = {row_of(cell), FIRST_COLUMN + column_of(cell), FIRST_BOX + box_of(cell)};
    return house_cells[houses[nth]];
}

/* The candidates of a single's houses, and at last of its cell, that see the single before, where
 * the later one is the only candidate left. Each set is of one digit. */
typedef struct lefts {
    cells of[4];
    int digits[4];
} lefts;

/* Returns whether there are any. `now` is the board before the later single is placed. */
static bool find_lefts(const whip_search *s, const whip_link *last, const whip_link *next,
                       const se_board *now, lefts *found)
{
    cells any = 0;
    const cells seen = peers[last->cell] | CELL(last->cell);
    const bool sees = (seen >> next->cell & 1) != 0;

    found->digits[3] = last->digit;
    found->of[3] = sees && only_digit(now, next->cell, next->digit)
                       ? cells_of_bands(s->start->of[last->digit]) & CELL(next->cell)
                       : 0;
    const cells links = next->digit == last->digit ? seen : sees ? CELL(last->cell) : 0;
    for (int nth = 0; nth < 3; nth++) {
        const cells house = house_of(next->cell, nth);
        found->digits[nth] = next->digit;
        found->of[nth] = cells_of_bands(s->start->of[next->digit]) & house & links;
        if (found->of[nth] != 0 && !only_in(now, next->cell, next->digit, house))
            found->of[nth] = 0;
        any |= found->of[nth];
    }
    return (any | found->of[3]) != 0;
}

/* Whether each link can have another left-linking candidate. */
static bool distinct(whip_search *s, int at, cells used[10])
{
    lefts found;

    if (at == s->count)
        return true;
    (void)find_lefts(s, &s->links[at - 1], &s->links[at], s->links[at].before, &found);
    for (int kind = 0; kind < 4; kind++)
        FOR_EACH_CELL(rest, found.of[kind] & ~used[found.digits[kind]]) {
            const cells left = CELL(lowest_cell(rest));
            used[found.digits[kind]] |= left;
            if (distinct(s, at + 1, used))
                return true;
            used[found.digits[kind]] &= ~left;
        }
    return false;
}

/* The singles that can be the next link. Returns how many there are. */
static int next_singles(const whip_search *s, const se_board *b, const te_singles *found,
                        cells next[10])
{
    const whip_link *last = &s->links[s->count - 1];
    const bands near = bands_of_cells(peers[last->cell]);
    int count = 0;

    FOR_ALL_DIGITS(digit) {
        const bands some = digit == last->digit ? found->of[digit] : found->of[digit] & near;
        next[digit] = 0;
        FOR_EACH_CELL(rest, cells_of_bands(some)) {
            const whip_link link = {b, lowest_cell(rest), digit};
            lefts any;
            if (find_lefts(s, last, &link, b, &any)) {
                next[digit] |= CELL(link.cell);
                count++;
            }
        }
    }
    return count;
}

static bool search(whip_search *s, const se_board *b, int singles)
{
    te_singles found;
    cells next[10];

    if (te_spend(s->limits))
        return false;
    te_find_singles(b, &found);
    if (found.broken) {
        cells used[10] = {0};
        return distinct(s, 1, used);
    }
    const int count = next_singles(s, b, &found, next);
    if (count == 0)
        return false;
    if (singles == 0) {
        s->cut = true;
        return false;
    }
    if (singles > 1 && count > FEW_SINGLES &&
        !te_waves_break(b, &found, all_bands(BAND_BITS), singles)) {
        s->cut = true;
        return false;
    }
    FOR_ALL_DIGITS(digit) {
        FOR_EACH_CELL(rest, next[digit]) {
            const int cell = lowest_cell(rest);
            if (singles == 1) {
                s->cut = true;
                if (!te_single_breaks(b, &found, cell, digit))
                    continue;
            }
            se_board placed = *b;
            te_place(&placed, cell, digit);
            s->links[s->count++] = (whip_link){b, cell, digit};
            if (search(s, &placed, singles - 1))
                return true;
            s->count--;
            if (s->limits->ended)
                return false;
        }
    }
    return false;
}

static bool whip_on(whip_search *s, const whip_link *target, int length)
{
    se_board supposed = *s->start;

    te_place(&supposed, target->cell, target->digit);
    s->links[0] = *target;
    s->count = 1;
    return search(s, &supposed, length - 1);
}

/* The candidates that lead to a contradiction. `waves` is how often all singles are placed at once
 * until it comes. */
typedef struct whip_targets {
    int count;
    uint8_t cells[9 * ENNEAD_CELLS], digits[9 * ENNEAD_CELLS], waves[9 * ENNEAD_CELLS];
} whip_targets;

static bool count_waves(se_board *b, int *waves)
{
    te_singles singles;

    for (*waves = 0;; ++*waves) {
        te_find_singles(b, &singles);
        if (singles.broken)
            return true;
        if (!any_band(singles.any))
            return false;
        if (!te_place_singles(b, &singles, singles.any)) {
            ++*waves;
            return true;
        }
    }
}

/* A candidate that leads to no contradiction takes the values that it leads to off the list: these
 * are added to `idle`. */
static void try_target(const se_board *b, int cell, int digit, bands idle[10], whip_targets *found)
{
    se_board supposed = *b;
    int waves;

    te_place(&supposed, cell, digit);
    if (!count_waves(&supposed, &waves)) {
        FOR_ALL_DIGITS(other)
            idle[other] |= supposed.of[other] & ~supposed.empty;
        return;
    }
    found->cells[found->count] = (uint8_t)cell;
    found->digits[found->count] = (uint8_t)digit;
    found->waves[found->count++] = (uint8_t)waves;
}

static void find_targets(te_limits *limits, const se_board *b, whip_targets *found)
{
    bands idle[10] = {{0}};

    found->count = 0;
    FOR_ALL_DIGITS(digit)
        FOR_EACH_CELL(rest, cells_of_bands(open_places(b, digit)))
            if (!band_has(idle[digit], lowest_cell(rest)) && !te_spend(limits))
                try_target(b, lowest_cell(rest), digit, idle, found);
}

/* Finds a whip of this length on one of the targets. Returns its number, or -1. */
static int find_whip(whip_search *s, const whip_targets *targets, int length)
{
    s->cut = false;
    for (int i = 0; i < targets->count && !s->limits->ended; i++) {
        const whip_link target = {s->start, targets->cells[i], targets->digits[i]};
        if (targets->waves[i] >= length)
            s->cut = true;
        else if (whip_on(s, &target, length))
            return i;
    }
    return -1;
}

static bool trial_and_error_solves(te_limits *limits, const se_board *b)
{
    se_board board = *b;
    return te_settle(limits, &board, 0, 1) != TE_OPEN;
}

/* Eliminates a candidate by a shortest whip. */
static bool eliminate_by_whip(te_limits *limits, se_board *b, int *value)
{
    whip_search s = {.limits = limits, .start = b, .cut = true};
    whip_targets targets;

    find_targets(limits, b, &targets);
    for (int length = 2; targets.count > 0 && s.cut && !limits->ended; length++) {
        if (length == LONG_WHIP && *value < length && !trial_and_error_solves(limits, b))
            return false;
        const int which = find_whip(&s, &targets, length);
        if (which >= 0) {
            b->of[targets.digits[which]] &= ~bands_of_cells(CELL(targets.cells[which]));
            *value = *value > length ? *value : length;
            return true;
        }
    }
    return false;
}

te_outcome te_rate_whips(te_limits *limits, se_board *b, int *value)
{
    *value = 0;
    te_outcome outcome = te_close_singles(b);
    if (outcome != TE_OPEN)
        return outcome;
    *value = 1;
    while ((outcome = te_close_locked(b)) == TE_OPEN && eliminate_by_whip(limits, b, value))
        ;
    return outcome;
}

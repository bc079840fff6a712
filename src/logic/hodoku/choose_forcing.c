/* SPDX-License-Identifier: MIT */
/*
 * Forcing chains and nets as HoDoKu chooses them: of all results, the digit placed in the first
 * cell, or if none is placed the first candidate removed, cell by cell and digit by digit. From
 * each candidate, on and off, all chains of links are followed (implications.h), with groups; for
 * nets also all singles, until nothing follows. Then
 *
 *     a supposition is false    if it leads to its own opposite, to a candidate both on and off, to
 *                               two digits in a cell, to a digit twice in a house, or to a cell or
 *                               house with nothing left
 *     a consequence is true     if it follows from a candidate both on and off, from all candidates
 *                               of a cell, or from all places of a digit in a house
 *
 * (As observed in that program, B. Hobiger's HoDoKu 2.2.)
 */
#include "logic/hodoku/choose_forcing.h"

#include "grid/assertions.h"
#include "logic/finder.h"
#include "logic/hodoku/implications.h"
#include "logic/hodoku/worth.h"

/* What a supposition leads to. */
typedef struct following {
    cells is[2][10]; /* [on][digit] */
} following;

typedef struct forcing_all {
    hunt *h;
    cells free[10];                     /* [digit]: empty cells that see no cell with the digit */
    following from[2][ENNEAD_CELLS][9]; /* [on][cell][digit - 1] */
    place_implications links;
    spread spread;
    candidate_set placed, removed; /* what has been found */
} forcing_all;

_Static_assert(sizeof(forcing_all) <= CHOICE_MEMORY, "all that follows fits");

static following *from_candidate(forcing_all *f, int on, int cell, int digit)
{
    ASSERT(cell_in_range(cell));
    ASSERT(digit_in_range(digit));
    return &f->from[on][cell][digit - 1];
}

/* ------------------------------------------------------------------------------- contradictions */

static bool is_several(cells set)
{
    ASSERT(within_grid(set));
    return set != 0 && without_lowest_cell(set) != 0;
}

/* Whether a digit is on twice in a house, or has nothing left there. What was removed earlier
 * counts as left, as in HoDoKu. */
static bool breaks_house(const forcing_all *f, const following *all, int digit)
{
    ASSERT(digit_in_range(digit));
    for (int house = 0; house < HOUSES; house++) {
        const cells may = f->free[digit] & house_cells[house];
        if (is_several(all->is[1][digit] & house_cells[house]) ||
            (may != 0 && (may & ~all->is[0][digit]) == 0))
            return true;
    }
    return false;
}

static bool is_contradicted(const forcing_all *f, const following *all)
{
    const marks *m = f->h->marks;
    cells taken = 0, emptied = m->empty;

    FOR_ALL_DIGITS(digit) {
        const cells on = all->is[1][digit], off = all->is[0][digit];
        if ((on & off) != 0 || (on & taken) != 0 || breaks_house(f, all, digit))
            return true;
        taken |= on;
        emptied &= off | ~m->candidates[digit];
    }
    return (emptied & ~taken) != 0;
}

static void look_at_supposition(forcing_all *f, int on, int cell, int digit)
{
    ASSERT(cell_in_range(cell));
    ASSERT(digit_in_range(digit));
    const following *all = from_candidate(f, on, cell, digit);

    if ((all->is[1 - on][digit] & CELL(cell)) != 0 || is_contradicted(f, all)) {
        if (on != 0)
            f->removed.of[digit] |= CELL(cell);
        else
            f->placed.of[digit] |= CELL(cell);
    }
}

/* ------------------------------------------------------------------------------------- verities */

static void keep_common(following *common, const following *more)
{
    FOR_ALL_DIGITS(digit)
        for (int on = 0; on < 2; on++)
            common->is[on][digit] &= more->is[on][digit];
}

static void add_common(forcing_all *f, const following *common, cells where)
{
    FOR_ALL_DIGITS(digit) {
        f->placed.of[digit] |= common->is[1][digit] & where;
        f->removed.of[digit] |= common->is[0][digit] & where;
    }
}

static void look_at_candidate(forcing_all *f, int cell, int digit)
{
    ASSERT(cell_in_range(cell));
    ASSERT(digit_in_range(digit));
    following common = *from_candidate(f, 1, cell, digit);

    keep_common(&common, from_candidate(f, 0, cell, digit));
    add_common(f, &common, ~CELL(cell));
}

static void look_at_cell(forcing_all *f, int cell)
{
    ASSERT(cell_in_range(cell));
    const digits open = f->h->marks->of[cell];
    following common = *from_candidate(f, 1, cell, lowest_digit(open));

    FOR_EACH_DIGIT(rest, without_lowest_digit(open))
        keep_common(&common, from_candidate(f, 1, cell, lowest_digit(rest)));
    add_common(f, &common, ALL_CELLS);
}

static void look_at_house(forcing_all *f, int house, int digit)
{
    ASSERT(house_in_range(house));
    ASSERT(digit_in_range(digit));
    const cells places = f->h->marks->candidates[digit] & house_cells[house];

    if (places == 0)
        return;
    following common = *from_candidate(f, 1, lowest_cell(places), digit);
    FOR_EACH_CELL(rest, without_lowest_cell(places))
        keep_common(&common, from_candidate(f, 1, lowest_cell(rest), digit));
    add_common(f, &common, ALL_CELLS);
}

/* --------------------------------------------------------------------------------------- search */

static void follow_all_links(forcing_all *f)
{
    const marks *m = f->h->marks;
    spread *s = &f->spread;

    FOR_ALL_DIGITS(digit)
        FOR_EACH_CELL(rest, m->candidates[digit])
            for (int on = 0; on < 2; on++) {
                following *all = from_candidate(f, on, lowest_cell(rest), digit);
                spread_from(s, &f->links, lowest_cell(rest), digit, on);
                FOR_ALL_DIGITS(each) {
                    all->is[0][each] = s->is[0][each];
                    all->is[1][each] = s->is[1][each];
                }
            }
}

/* The candidates of a house all of whose alternatives are off. */
static cells left_in_house(const forcing_all *f, const following *all, int digit, int house)
{
    ASSERT(digit_in_range(digit));
    ASSERT(house_in_range(house));
    const cells places = f->h->marks->candidates[digit] & house_cells[house];
    const cells open = places & ~all->is[0][digit];

    return open == 0 ? places : is_several(open) ? 0 : open;
}

/* Candidates that are not on yet, but are all that is left in a house. */
static cells left_in_houses(const forcing_all *f, const following *all, int digit)
{
    ASSERT(digit_in_range(digit));
    cells found = 0;

    for (int house = 0; house < HOUSES; house++)
        found |= left_in_house(f, all, digit, house);
    return found & ~all->is[1][digit];
}

/* The cells in which all candidates except this one, or all, are off. */
static cells left_in_cells(const forcing_all *f, const following *all, int digit)
{
    ASSERT(digit_in_range(digit));
    const marks *m = f->h->marks;
    cells found = m->candidates[digit];

    FOR_ALL_DIGITS(other)
        if (other != digit)
            found &= all->is[0][other] | ~m->candidates[other];
    return found & ~all->is[1][digit];
}

static void put_on(const forcing_all *f, following *all, int digit, cells set)
{
    ASSERT(digit_in_range(digit));
    ASSERT(within_grid(set));
    const marks *m = f->h->marks;

    all->is[1][digit] |= set;
    FOR_ALL_DIGITS(other)
        if (other != digit)
            all->is[0][other] |= set & m->candidates[other];
    FOR_EACH_CELL(rest, set)
        all->is[0][digit] |= m->candidates[digit] & peers[lowest_cell(rest)];
}

/* What is eliminated by groups that are all that is left in a box or line, and is not off yet. */
static cells taken_by_groups(const forcing_all *f, const following *all, int digit)
{
    ASSERT(digit_in_range(digit));
    const cells open = f->h->marks->candidates[digit] & ~all->is[0][digit];
    cells found = 0;

    for (int g = 0; g < f->links.group_count[digit]; g++) {
        const place_group *group = &f->links.group[digit][g];
        if ((open & house_cells[group->box] & ~group->cells) == 0 ||
            (open & house_cells[group->line] & ~group->cells) == 0)
            found |= group->seen;
    }
    return found & ~all->is[0][digit];
}

/* Follows a supposition through all singles and groups, even past contradictions. */
static void follow_net(const forcing_all *f, following *all)
{
    bool more = true;

    while (more) {
        more = false;
        FOR_ALL_DIGITS(digit) {
            const cells found = left_in_cells(f, all, digit) | left_in_houses(f, all, digit);
            if (found != 0)
                put_on(f, all, digit, found);
            const cells gone = taken_by_groups(f, all, digit);
            all->is[0][digit] |= gone;
            more = more || found != 0 || gone != 0;
        }
    }
}

static void follow_all_nets(forcing_all *f)
{
    const marks *m = f->h->marks;

    FOR_ALL_DIGITS(digit)
        FOR_EACH_CELL(rest, m->candidates[digit]) {
            const int cell = lowest_cell(rest);
            *from_candidate(f, 1, cell, digit) = *from_candidate(f, 0, cell, digit) =
                (following){{{0}}};
            put_on(f, from_candidate(f, 1, cell, digit), digit, CELL(cell));
            from_candidate(f, 0, cell, digit)->is[0][digit] |= CELL(cell);
            follow_net(f, from_candidate(f, 1, cell, digit));
            follow_net(f, from_candidate(f, 0, cell, digit));
        }
}

static void look_at_all(forcing_all *f)
{
    const marks *m = f->h->marks;

    FOR_ALL_DIGITS(digit) {
        FOR_EACH_CELL(rest, m->candidates[digit]) {
            look_at_supposition(f, 1, lowest_cell(rest), digit);
            look_at_supposition(f, 0, lowest_cell(rest), digit);
            look_at_candidate(f, lowest_cell(rest), digit);
        }
        for (int house = 0; house < HOUSES; house++)
            look_at_house(f, house, digit);
    }
    FOR_EACH_CELL(rest, m->empty)
        look_at_cell(f, lowest_cell(rest));
}

/* The first candidate of a set, cell by cell; digit 0 if there is none. */
static candidate first_of(const candidate_set *set)
{
    candidate first = {0, ENNEAD_CELLS};

    FOR_ALL_DIGITS(digit)
        if (set->of[digit] != 0 && lowest_cell(set->of[digit]) < first.cell)
            first = (candidate){digit, lowest_cell(set->of[digit])};
    return first;
}

static void find_free(forcing_all *f)
{
    const marks *m = f->h->marks;

    FOR_ALL_DIGITS(digit) {
        f->free[digit] = m->empty;
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            if (m->values[cell] == digit)
                f->free[digit] &= ~peers[cell];
    }
}

static flow take_forcing(hunt *h, void (*follow)(forcing_all *f))
{
    forcing_all *f = choice_memory(h);

    f->h = h;
    f->placed = f->removed = (candidate_set){{0}};
    find_free(f);
    imply(&f->links, h->marks, CELLS_AND_GROUPS);
    follow(f);
    look_at_all(f);
    const candidate placed = first_of(&f->placed), removed = first_of(&f->removed);
    if (placed.digit == 0 && removed.digit == 0)
        return GO_ON;
    ennead_step *step = new_step(h);
    step->focus = (uint8_t)(placed.digit != 0 ? placed.digit : removed.digit);
    if (placed.digit != 0)
        place_cell(step, placed.digit, placed.cell);
    else
        remove_cells(step, removed.digit, CELL(removed.cell));
    return ENOUGH;
}

flow choose_forcing_chain(hunt *h)
{
    h->technique = ENNEAD_FORCING_CHAIN;
    return take_forcing(h, follow_all_links);
}

flow choose_forcing_net(hunt *h)
{
    h->technique = ENNEAD_FORCING_NET;
    return take_forcing(h, follow_all_nets);
}

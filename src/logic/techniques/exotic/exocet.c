/* SPDX-License-Identifier: MIT */
/*
 * What junior and senior exocets share (exocet.h): their bases, and the eliminations once the
 * targets are known.
 */
#include "logic/techniques/exotic/exocet.h"

#include "grid/assertions.h"

enum { FEWEST_DIGITS = 3, MOST_DIGITS = 5, BASE = 0, TARGETS = 2, PLACES = 4 };

flow for_each_base(hunt *h, base_function look)
{
    const marks *m = h->marks;

    for (int line = 0; line < FIRST_BOX; line++)
        for (int omitted = 0; omitted < 9; omitted++) {
            const int first = omitted / 3 * 3;
            exocet e = {.line = line,
                        .base = {cell_at(line, first + (omitted == first)),
                                 cell_at(line, first + 2 - (omitted == first + 2))}};
            e.digits = m->of[e.base[0]] | m->of[e.base[1]];
            if (m->of[e.base[0]] != 0 && m->of[e.base[1]] != 0 &&
                digit_count(e.digits) >= FEWEST_DIGITS && digit_count(e.digits) <= MOST_DIGITS &&
                look(h, &e) == ENOUGH)
                return ENOUGH;
        }
    return GO_ON;
}

/* Whether a target and its mirror may hold a digit. */
static bool may_hold(const marks *m, const exocet *e, int target, int digit)
{
    ASSERT(digit_in_range(digit));
    digits in_mirror = e->mirrors[target] == 0 ? ALL_DIGITS : 0;

    FOR_EACH_CELL(rest, e->mirrors[target])
        in_mirror |= digits_at(m, lowest_cell(rest));
    return (m->of[e->targets[target]] & in_mirror & digit_set(digit)) != 0;
}

/* Finds the digits that base and targets can hold in any of the possible ways: [BASE], [BASE + 1],
 * [TARGETS], ... */
static void find_ways(const marks *m, const exocet *e, digits kept[PLACES])
{
    FOR_ALL_DIGITS(one)
        FOR_ALL_DIGITS(other) {
            const digits both = digit_set(one) | digit_set(other);
            if (one == other || (both & ~e->usable) != 0 ||
                (m->of[e->base[0]] & digit_set(one)) == 0 ||
                (m->of[e->base[1]] & digit_set(other)) == 0)
                continue;
            for (int turned = 0; turned < 2; turned++) {
                const int in_targets[2] = {turned ? other : one, turned ? one : other};
                if (!may_hold(m, e, 0, in_targets[0]) || !may_hold(m, e, 1, in_targets[1]))
                    continue;
                kept[BASE] |= digit_set(one);
                kept[BASE + 1] |= digit_set(other);
                kept[TARGETS] |= digit_set(in_targets[0]);
                kept[TARGETS + 1] |= digit_set(in_targets[1]);
            }
        }
}

/* If only one cell of a mirror can hold the digit of its target, that cell holds it. */
static void remove_from_mirror(ennead_step *step, const marks *m, cells mirror, digits kept)
{
    ASSERT(within_grid(mirror));
    ASSERT(within_digits(kept));
    int holders = 0, holder = 0;

    FOR_EACH_CELL(rest, mirror)
        if ((digits_at(m, lowest_cell(rest)) & kept) != 0) {
            holder = lowest_cell(rest);
            holders++;
        }
    if (holders != 1)
        return;
    FOR_EACH_DIGIT(gone, m->of[holder] & (digits)~kept)
        remove_cells(step, lowest_digit(gone), CELL(holder));
}

static bool removes_any(const ennead_step *step)
{
    cells any = 0;

    FOR_ALL_DIGITS(digit)
        any |= cells_of_set(step->removed[digit]);
    return any != 0;
}

flow report_exocet(hunt *h, const exocet *e)
{
    const marks *m = h->marks;
    const int places[PLACES] = {e->base[0], e->base[1], e->targets[0], e->targets[1]};
    digits kept[PLACES] = {0};

    find_ways(m, e, kept);
    if (kept[BASE] == 0)
        return GO_ON; /* there is no solution, which other techniques report */
    ennead_step *step = new_step(h);
    for (int i = 0; i < PLACES; i++) {
        FOR_EACH_DIGIT(gone, m->of[places[i]] & (digits)~kept[i])
            remove_cells(step, lowest_digit(gone), CELL(places[i]));
        add_key(step, places[i]);
        add_cells(&step->cells, CELL(places[i]));
    }
    for (int i = 0; i < 2; i++) {
        remove_from_mirror(step, m, e->mirrors[i], kept[TARGETS + i]);
        step->colors[i] = set_of_cells(e->mirrors[i]);
    }
    step->digits = e->digits;
    step->base = e->cross_lines;
    step->cover = e->band;
    return removes_any(step) ? report_step(h) : GO_ON;
}

/* SPDX-License-Identifier: MIT */
/*
 * Finned and sashimi fish as HoDoKu finds them: digit by digit, rows as the base before columns,
 * all bases in order, and for each all covers in order. The first that eliminates something is
 * taken. (finned_fish.c goes from box to box, which finds the same fish in less time.)
 *
 * Whatever a finned fish eliminates is in the cover, so it sees the fins only within their box:
 * all fins are in one box.
 *
 * Which fish a digit has depends on its candidates only, and a step changes few digits. So the
 * finder remembers the candidates in which none was found.
 */
#include "logic/hodoku/choose_fish.h"

#include "grid/assertions.h"
#include "grid/bits.h"
#include "logic/finder.h"
#include "logic/techniques/digit/fish.h"

typedef enum chosen_fin_kind { FINNED, SASHIMI } chosen_fin_kind;

typedef struct finning {
    hunt *h;
    chosen_fin_kind kind;
    int size, digit;
    direction way;
    const uint16_t *lines; /* the positions of the digit in each base line */
    bool found[2];         /* of each kind: a fish that eliminates something */
} finning;

/* Whether a line of the base has at most one place without its fins. */
static bool is_sashimi(const finning *f, uint16_t base, uint16_t cover)
{
    ASSERT(within_digits(base));
    ASSERT(within_digits(cover));
    for (; base != 0; base &= (uint16_t)(base - 1))
        if (digit_count(f->lines[lowest_bit(base)] & cover) <= 1)
            return true;
    return false;
}

/* Whether lines are within one of the three groups of three. */
static bool within_chute(uint16_t lines)
{
    ASSERT(within_digits(lines));
    return lines == 0 || (lines >> lowest_bit(lines) / 3 * 3) <= 7;
}

/* Whether all candidates of a base outside a cover may be in one box: the lines of the cover that
 * they need are known to be in one chute. */
static bool may_see_fins(const finning *f, uint16_t base, uint16_t cover)
{
    ASSERT(within_digits(base));
    uint16_t with_fins = 0;
    for (uint16_t rest = base; rest != 0; rest &= (uint16_t)(rest - 1))
        if ((f->lines[lowest_bit(rest)] & ~cover) != 0)
            with_fins |= (uint16_t)(rest & -rest);
    return with_fins != 0 && within_chute(with_fins);
}

static flow try_cover(finning *f, uint16_t base, uint16_t cover)
{
    ASSERT(within_digits(base));
    ASSERT(within_digits(cover));
    const cells all = f->h->marks->candidates[f->digit];
    const cells base_cells = all & cells_of_lines(f->way.base, base);
    const cells covered = cells_of_lines(f->way.cover, cover);
    const cells fins = base_cells & ~covered;

    const cells gone = all & covered & ~base_cells & common_peers(fins);
    if (gone == 0)
        return GO_ON;
    const chosen_fin_kind kind = is_sashimi(f, base, cover) ? SASHIMI : FINNED;
    f->found[kind] = true;
    if (kind != f->kind)
        return GO_ON;
    const fish_pattern found = {f->digit, f->way, base, cover, fins};
    return report_fish(f->h, &found, gone);
}

/* Tries all ways to add `missing` of the lines `rest` to a cover of the lines `across`. */
static flow try_covers(finning *f, uint16_t base, uint16_t across, uint16_t cover, int missing,
                       uint16_t rest)
{
    ASSERT(within_digits(base));
    ASSERT(within_digits(cover));
    if (missing == 0)
        return within_chute(across & (uint16_t)~cover) && may_see_fins(f, base, cover)
                   ? try_cover(f, base, cover)
                   : GO_ON;
    for (; digit_count(rest) >= missing; rest &= (uint16_t)(rest - 1)) {
        const uint16_t lowest = rest & (uint16_t)-rest;
        if (!within_chute(across & (uint16_t) ~(cover | rest)))
            return GO_ON;
        if (try_covers(f, base, across, cover | lowest, missing - 1, rest & (uint16_t)~lowest) ==
            ENOUGH)
            return ENOUGH;
    }
    return GO_ON;
}

/* Tries all ways to add `missing` of the lines `rest` to a base. At most three lines of the cover
 * cross the box of the fins. */
static flow try_bases(finning *f, uint16_t base, uint16_t across, int missing, uint16_t rest)
{
    ASSERT(within_digits(base));
    if (digit_count(across) > f->size + 3)
        return GO_ON;
    if (missing == 0)
        return try_covers(f, base, across, 0, f->size, across);
    for (; digit_count(rest) >= missing; rest &= (uint16_t)(rest - 1)) {
        const int line = lowest_bit(rest);
        if (try_bases(f, (uint16_t)(base | 1u << line), across | f->lines[line], missing - 1,
                      rest & (uint16_t) ~(1u << line)) == ENOUGH)
            return ENOUGH;
    }
    return GO_ON;
}

/* Tries the fish of a digit, and remembers of which kinds there are none. */
static flow take_digit(finning *f)
{
    hunt *h = f->h;
    const cells all = h->marks->candidates[f->digit];
    cells *without[2];

    for (int kind = 0; kind < 2; kind++) {
        f->found[kind] = false;
        without[kind] = &h->finder->without_fish[kind][f->size - LEAST_FISH][f->digit];
    }
    if (all == *without[f->kind])
        return GO_ON;
    for (int i = 0; i < 2; i++) {
        uint16_t open = 0;
        f->way = directions[i];
        f->lines = &h->marks->places[f->digit][f->way.base];
        for (int line = 0; line < 9; line++)
            open |= (uint16_t)((f->lines[line] != 0) << line);
        if (try_bases(f, 0, 0, f->size, open) == ENOUGH)
            return ENOUGH;
    }
    for (int kind = 0; kind < 2; kind++)
        if (!f->found[kind])
            *without[kind] = all;
    return GO_ON;
}

static flow take_finned(hunt *h, ennead_technique technique, chosen_fin_kind kind, int size)
{
    ASSERT((unsigned)technique < ENNEAD_TECHNIQUE_COUNT);
    ASSERT(size >= LEAST_FISH && size < LEAST_FISH + FISH_SIZES);
    finning f = {.h = h, .kind = kind, .size = size};

    h->technique = technique;
    for (f.digit = 1; f.digit <= 9; f.digit++)
        if (take_digit(&f) == ENOUGH)
            return ENOUGH;
    return GO_ON;
}

flow choose_finned_x_wing(hunt *h)
{
    return take_finned(h, ENNEAD_FINNED_X_WING, FINNED, 2);
}

flow choose_sashimi_x_wing(hunt *h)
{
    return take_finned(h, ENNEAD_SASHIMI_X_WING, SASHIMI, 2);
}

flow choose_finned_swordfish(hunt *h)
{
    return take_finned(h, ENNEAD_FINNED_SWORDFISH, FINNED, 3);
}

flow choose_sashimi_swordfish(hunt *h)
{
    return take_finned(h, ENNEAD_SASHIMI_SWORDFISH, SASHIMI, 3);
}

flow choose_finned_jellyfish(hunt *h)
{
    return take_finned(h, ENNEAD_FINNED_JELLYFISH, FINNED, 4);
}

flow choose_sashimi_jellyfish(hunt *h)
{
    return take_finned(h, ENNEAD_SASHIMI_JELLYFISH, SASHIMI, 4);
}

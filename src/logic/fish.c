/* SPDX-License-Identifier: MIT */
/*
 * Fish: in n rows (the base) a digit is in n columns (the cover) only, so the n columns get it in
 * these rows and lose it elsewhere; and the same with rows and columns exchanged.
 *
 * Finned fish: a few candidates of the base are in other columns, all of them in one box: the fins.
 * Either one of the fins is true or the fish is, so what the fish removes goes where it also sees
 * every fin. A finned fish is sashimi when a row of the base has, without its fins, one candidate
 * only.
 */
#include "logic/logic.h"
#include "logic/tight.h"

/* Lines that cross: base lines begin at `base`, cover lines at `cover`. */
typedef struct direction {
    int base;
    int cover;
} direction;

static const direction directions[2] = {{0, FIRST_COLUMN}, {FIRST_COLUMN, 0}};

/* The cells of the lines from `first` on that are in a set of nine. */
static cells cells_of_lines(int first, uint16_t set)
{
    cells all = 0;

    for (; set != 0; set &= (uint16_t)(set - 1))
        all |= house_cells[first + __builtin_ctz(set)];
    return all;
}

typedef struct fish {
    int digit;
    direction way;
    uint16_t base;  /* lines */
    uint16_t cover; /* lines across */
    cells fins;
} fish;

static flow tell_fish(hunt *h, const fish *f, cells gone)
{
    const cells all = h->marks->candidates[f->digit];
    const cells base = cells_of_lines(f->way.base, f->base);

    if (gone == 0)
        return GO_ON;
    ennead_step *step = new_step(h);
    step->focus = (uint8_t)f->digit;
    step->digits = digit_set(f->digit);
    step->base = (uint32_t)f->base << f->way.base;
    step->cover = (uint32_t)f->cover << f->way.cover;
    step->cells = set_of_cells(all & base & ~f->fins);
    step->fins = set_of_cells(f->fins);
    remove_cells(step, f->digit, gone);
    return tell_step(h);
}

static flow find_fish(hunt *h, int size)
{
    for (int digit = 1; digit <= 9; digit++)
        for (int i = 0; i < 2; i++) {
            const direction way = directions[i];
            const uint16_t *lines = &h->marks->places[digit][way.base];
            uint16_t choices[MOST_CHOICES];
            const int count = tight_choices(lines, size, choices);
            for (int nth = 0; nth < count; nth++) {
                const fish f = {digit, way, choices[nth], union_of(lines, choices[nth]), 0};
                const cells gone = h->marks->candidates[digit] &
                                   cells_of_lines(way.cover, f.cover) &
                                   ~cells_of_lines(way.base, f.base);
                if (tell_fish(h, &f, gone) == ENOUGH)
                    return ENOUGH;
            }
        }
    return GO_ON;
}

flow find_x_wing(hunt *h)
{
    return find_fish(h, 2);
}

flow find_swordfish(hunt *h)
{
    return find_fish(h, 3);
}

flow find_jellyfish(hunt *h)
{
    return find_fish(h, 4);
}

typedef enum fin_kind { FINNED, SASHIMI } fin_kind;

/* What a search for finned fish of one kind, digit and direction has in hand. */
typedef struct angler {
    hunt *h;
    fin_kind kind;
    int size;
    int digit;
    direction way;
    const uint16_t *lines; /* the positions of the digit in each base line */
} angler;

/* Looks at the fish with this base whose fins are in the lines `fin_lines` across. */
static flow try_fins(const angler *a, uint16_t base, uint16_t cover, uint16_t fin_lines)
{
    const cells all = a->h->marks->candidates[a->digit];
    const cells base_cells = cells_of_lines(a->way.base, base);
    const cells fins = all & base_cells & cells_of_lines(a->way.cover, fin_lines);
    const cells box = house_cells[FIRST_BOX + box_of(lowest_cell(fins))];
    fin_kind kind = FINNED;

    if ((fins & ~box) != 0)
        return GO_ON;
    for (uint16_t rest = base; rest != 0; rest &= (uint16_t)(rest - 1)) {
        const uint16_t body = a->lines[__builtin_ctz(rest)] & cover;
        if (body == 0)
            return GO_ON;
        if ((body & (body - 1)) == 0)
            kind = SASHIMI;
    }
    if (kind != a->kind)
        return GO_ON;
    const fish f = {a->digit, a->way, base, cover, fins};
    return tell_fish(a->h, &f, all & box & cells_of_lines(a->way.cover, cover) & ~base_cells);
}

/* Tries the ways to call some of the lines across that a base touches fins: those that are too many,
 * all in one chute, for fins share a box. */
static flow try_base(const angler *a, uint16_t base, uint16_t touched)
{
    const int excess = digit_count(touched) - a->size;

    if (excess == 0)
        return GO_ON;
    for (int chute = 0; chute < 3; chute++) {
        const uint16_t eligible = touched & (uint16_t)(0x7u << 3 * chute);
        for (uint16_t fins = eligible; fins != 0; fins = (uint16_t)(fins - 1) & eligible)
            if (digit_count(fins) == excess &&
                try_fins(a, base, touched & (uint16_t)~fins, fins) == ENOUGH)
                return ENOUGH;
    }
    return GO_ON;
}

/* Adds `missing` of the lines `rest` to a base in every way. */
static flow extend_base(const angler *a, uint16_t base, uint16_t touched, int missing,
                        uint16_t rest)
{
    if (missing == 0)
        return try_base(a, base, touched);
    for (; digit_count(rest) >= missing; rest &= (uint16_t)(rest - 1)) {
        const int line = __builtin_ctz(rest);
        const uint16_t more = touched | a->lines[line];
        if (digit_count(more) <= a->size + 3 &&
            extend_base(a, (uint16_t)(base | 1u << line), more, missing - 1,
                        (uint16_t)(rest & (rest - 1))) == ENOUGH)
            return ENOUGH;
    }
    return GO_ON;
}

static flow find_finned(hunt *h, int size, fin_kind kind)
{
    for (int digit = 1; digit <= 9; digit++)
        for (int i = 0; i < 2; i++) {
            const angler a = {h,     kind,          size,
                              digit, directions[i], &h->marks->places[digit][directions[i].base]};
            uint16_t open = 0;
            for (int line = 0; line < 9; line++)
                if ((a.lines[line] & (a.lines[line] - 1)) != 0)
                    open |= (uint16_t)(1u << line);
            if (extend_base(&a, 0, 0, size, open) == ENOUGH)
                return ENOUGH;
        }
    return GO_ON;
}

flow find_finned_x_wing(hunt *h)
{
    return find_finned(h, 2, FINNED);
}

flow find_sashimi_x_wing(hunt *h)
{
    return find_finned(h, 2, SASHIMI);
}

flow find_finned_swordfish(hunt *h)
{
    return find_finned(h, 3, FINNED);
}

flow find_sashimi_swordfish(hunt *h)
{
    return find_finned(h, 3, SASHIMI);
}

flow find_finned_jellyfish(hunt *h)
{
    return find_finned(h, 4, FINNED);
}

flow find_sashimi_jellyfish(hunt *h)
{
    return find_finned(h, 4, SASHIMI);
}

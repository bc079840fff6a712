/* SPDX-License-Identifier: MIT */
/*
 * The search for whips, braids, g-whips and g-braids, in depth. A candidate that does not lead to a
 * contradiction has no whip, nor has any value that it leads to. The others are tried from the
 * shortest length on at which making all steps at once comes to the contradiction.
 */
#include "grid/supposing/whips.h"

#include <string.h>

#include "grid/houses.h"
#include "grid/supposing/te_lanes.h"
#include "grid/supposing/te_subsets.h"
#include "grid/supposing/trials.h"

enum {
    TRIADS = 54, /* the three cells of a row and a box, or of a column and a box */
    DONE = UINT8_MAX,
    LONG_WHIP = 4, /* before whips of this length are searched, trial and error must succeed */
    FAR_WHIP = 6,  /* the targets of shorter ones are found anew for each length, in lanes */
    MOST_SUBSET = 4,
    LINK_WORDS = (9 * (ENNEAD_CELLS + TRIADS) + 63) / 64,
};

/* A link, and the board before it. */
typedef struct whip_link {
    te_link is;
    const se_board *before;
} whip_link;

/* A set of links. */
typedef struct whip_links {
    uint64_t words[LINK_WORDS];
} whip_links;

typedef struct whip_search {
    te_limits *limits;
    const se_board *start;
    bool groups;  /* links may be confined digits */
    bool braids;  /* links need not follow from the one before */
    bool subsets; /* come before whips of their size */
    bool near;    /* the targets are found anew for each length */
    bool cut;     /* there may be a longer one */
    bool special; /* whether other candidates must be gone because of ... */
    bool target;  /* ... the candidate supposed */
    bool earlier; /* ... or links before */
    int count;
    te_link end;                     /* of a chain */
    uint8_t least[9 * ENNEAD_CELLS]; /* of a chain: the least number of links before each link */
    whip_link links[TE_MOST_LINKS];  /* the first is the candidate supposed */
} whip_search;

static bool is_single(cells where)
{
    return without_lowest_cell(where) == 0;
}

/* The cells of the houses that hold all these cells, without them. For a triad these are the cells
 * from which its digit is eliminated. */
static cells seen_from(cells where)
{
    const int cell = lowest_cell(where);
    cells seen = 0;

    if (is_single(where))
        return peers[cell];
    const int houses[3] = {row_of(cell), FIRST_COLUMN + column_of(cell), FIRST_BOX + box_of(cell)};
    for (int i = 0; i < 3; i++)
        if ((where & ~house_cells[houses[i]]) == 0)
            seen |= house_cells[houses[i]];
    return seen & ~where;
}

static int number_of_link(cells where, int digit)
{
    const int cell = lowest_cell(where);
    const int triad = is_single(where)              ? 0
                      : (where & (where >> 1)) != 0 ? ENNEAD_CELLS + cell / 3
                                                    : ENNEAD_CELLS + 27 + cell / 27 * 9 + cell % 9;
    return 9 * (is_single(where) ? cell : triad) + digit - 1;
}

static bool in_links(const whip_links *set, int number)
{
    return (set->words[number / 64] >> (number % 64) & 1) != 0;
}

static void add_link(whip_links *set, int number)
{
    set->words[number / 64] |= (uint64_t)1 << (number % 64);
}

static bool only_digit(const se_board *b, int cell, int digit)
{
    FOR_ALL_DIGITS(other)
        if (other != digit && band_has(b->of[other], cell))
            return false;
    return true;
}

/* The candidates of a link's houses, and at last of its cell, that see the link before, where the
 * link is all that is left. Each set is of one digit. */
typedef struct whip_lefts {
    cells of[4];
    int digits[4];
} whip_lefts;

/* The places of a digit that are gone because of a link. */
static cells gone_by(const whip_link *link, int digit)
{
    return digit == link->is.digit     ? seen_from(link->is.where)
           : is_single(link->is.where) ? link->is.where
                                       : 0;
}

/* The places of a digit that may be gone at link number `at` of a special whip. */
static cells may_be_gone(const whip_search *s, int at, int digit)
{
    cells gone = s->target ? gone_by(&s->links[0], digit) : 0;

    for (int i = 1; s->earlier && i < at; i++)
        gone |= gone_by(&s->links[i], digit);
    return gone;
}

/* Whether the cell of a link has no other candidates than these two and those that may be gone. */
static bool cell_is_lawful(const whip_search *s, int at, int cell, unsigned pair)
{
    FOR_ALL_DIGITS(digit)
        if ((pair >> digit & 1) == 0 && band_has(s->start->of[digit], cell) &&
            (may_be_gone(s, at, digit) & CELL(cell)) == 0)
            return false;
    return true;
}

/* Keeps the left-linking candidates of link number `at` with which others are gone as they must. */
static void keep_lawful(const whip_search *s, int at, const whip_link *next, whip_lefts *found)
{
    const int cell = lowest_cell(next->is.where), digit = next->is.digit;
    const int houses[3] = {row_of(cell), FIRST_COLUMN + column_of(cell), FIRST_BOX + box_of(cell)};
    const cells others =
        cells_of_bands(s->start->of[digit]) & ~next->is.where & ~may_be_gone(s, at, digit);

    for (int i = 0; i < 3; i++) {
        const cells here = others & house_cells[houses[i]];
        if (here != 0)
            found->of[i] &= is_single(here) ? here : 0;
    }
    if (found->of[3] != 0 && !cell_is_lawful(s, at, cell, 1u << digit | 1u << found->digits[3]))
        found->of[3] = 0;
}

/* Returns whether there are any. */
static bool find_lefts(const whip_search *s, const whip_link *last, const whip_link *next,
                       whip_lefts *found)
{
    const int cell = lowest_cell(next->is.where);
    const int houses[3] = {row_of(cell), FIRST_COLUMN + column_of(cell), FIRST_BOX + box_of(cell)};
    const cells seen = seen_from(last->is.where),
                now = cells_of_bands(next->before->of[next->is.digit]);
    const cells same = next->is.digit == last->is.digit ? seen
                       : is_single(last->is.where)      ? last->is.where
                                                        : 0;
    const cells links = cells_of_bands(s->start->of[next->is.digit]) & same & ~next->is.where;

    *found = (whip_lefts){{0}, {next->is.digit, next->is.digit, next->is.digit, last->is.digit}};
    for (int i = 0; i < 3; i++) {
        const cells house = house_cells[houses[i]];
        if ((next->is.where & ~house) == 0 && (now & house & ~next->is.where) == 0)
            found->of[i] = links & house;
    }
    if (is_single(next->is.where) && (seen & next->is.where) != 0 &&
        only_digit(next->before, cell, next->is.digit))
        found->of[3] = cells_of_bands(s->start->of[last->is.digit]) & next->is.where;
    if (s->special)
        keep_lawful(s, (int)(last - s->links) + 1, next, found);
    return (found->of[0] | found->of[1] | found->of[2] | found->of[3]) != 0;
}

static void note_left(te_link *link, const whip_lefts *found, int kind, int left)
{
    const int cell = lowest_cell(link->where);
    const int within[4] = {row_of(cell), FIRST_COLUMN + column_of(cell), FIRST_BOX + box_of(cell),
                           TE_CELL};

    link->left = left;
    link->left_digit = found->digits[kind];
    link->within = within[kind];
}

/* Which link has each left-linking candidate, 0 for none; and those that the link at hand has asked
 * for. */
typedef struct whip_claims {
    uint8_t owner[10][ENNEAD_CELLS];
    cells asked[10];
} whip_claims;

static bool claim_left(whip_search *s, int at, whip_claims *c);

/* Gives a link one of these. The link that has it must find another. */
static bool claim_one_of(whip_search *s, int at, const whip_lefts *found, whip_claims *c)
{
    for (int kind = 0; kind < 4; kind++) {
        const int digit = found->digits[kind];
        FOR_EACH_CELL(rest, found->of[kind]) {
            const int left = lowest_cell(rest);
            if ((c->asked[digit] & CELL(left)) != 0)
                continue;
            c->asked[digit] |= CELL(left);
            if (c->owner[digit][left] != 0 && !claim_left(s, c->owner[digit][left], c))
                continue;
            c->owner[digit][left] = (uint8_t)at;
            note_left(&s->links[at].is, found, kind, left);
            return true;
        }
    }
    return false;
}

/* Gives a link a left-linking candidate of its own, which sees the link before it; in a braid, the
 * latest that it can. */
static bool claim_left(whip_search *s, int at, whip_claims *c)
{
    for (int from = at - 1; from >= (s->braids ? 0 : at - 1); from--) {
        whip_lefts found;
        if (find_lefts(s, &s->links[from], &s->links[at], &found) && claim_one_of(s, at, &found, c))
            return true;
    }
    return false;
}

/* Notes the left-linking candidate of a link of a braid that has none of its own. Returns false if
 * there is none: it is a single anyway. */
static bool share_left(whip_search *s, int at)
{
    whip_lefts found;
    int from = at - 1, kind = 0;

    while (from >= 0 && !find_lefts(s, &s->links[from], &s->links[at], &found))
        from--;
    if (from < 0)
        return false;
    while (found.of[kind] == 0)
        kind++;
    note_left(&s->links[at].is, &found, kind, lowest_cell(found.of[kind]));
    return true;
}

/* Notes the left-linking candidates. Returns whether each link has one; in a whip, of its own. */
static bool note_lefts(whip_search *s)
{
    whip_claims c = {{{0}}, {0}};

    for (int at = 1; at < s->count; at++) {
        memset(c.asked, 0, sizeof c.asked);
        if (!claim_left(s, at, &c) && (!s->braids || !share_left(s, at)))
            return false;
    }
    return true;
}

/* Makes all steps at once. Returns whether there is a contradiction; `singles` then become those
 * of the board. *open: there was a step. */
static bool make_wave(const whip_search *s, se_board *b, te_singles *singles, bool *open)
{
    *open = any_band(singles->any);
    const unsigned placed = te_place_singles(b, singles, singles->any);
    if (placed == 0)
        return true;
    const unsigned locked = s->groups ? te_eliminate_locked(b) : 0;
    *open = *open || locked != 0;
    te_update_singles(b, placed | locked, singles);
    return singles->broken;
}

static bool waves_break(const whip_search *s, const se_board *b, const te_singles *first, int waves)
{
    se_board board = *b;
    te_singles singles = *first;
    bool open = true;

    while (waves-- > 0 && open)
        if (make_wave(s, &board, &singles, &open))
            return true;
    return false;
}

/* A chain also goes on where there is a contradiction in which it does not end. */
static bool is_chain(const whip_search *s)
{
    return s->special && !s->earlier;
}

/* Whether a chain ends at a variable with these candidates of one digit, or in one cell: all but
 * one see the candidate supposed, and that one the last link. */
static bool ends_at(whip_search *s, int within, const cells places[10])
{
    const whip_link *last = &s->links[s->count - 1];
    int count = 0, open = 0;

    FOR_ALL_DIGITS(digit) {
        const cells left = places[digit] & ~gone_by(&s->links[0], digit);
        count += cell_count(places[digit]);
        open += cell_count(left);
        if (left == 0)
            continue;
        if (!is_single(left) || (left & ~gone_by(last, digit)) != 0)
            return false;
        s->end = (te_link){.where = places[digit],
                           .digit = digit,
                           .within = within,
                           .left = lowest_cell(left),
                           .left_digit = digit};
    }
    return open == 1 && (count == 2 || (s->target && count > 2));
}

/* Whether a chain ends after the last link. */
static bool chain_ends(whip_search *s)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        cells places[10] = {0};
        FOR_ALL_DIGITS(digit)
            places[digit] = cells_of_bands(open_places(s->start, digit)) & CELL(cell);
        if (ends_at(s, TE_CELL, places))
            return true;
    }
    FOR_ALL_DIGITS(digit)
        for (int house = 0; house < HOUSES; house++) {
            cells places[10] = {0};
            places[digit] = cells_of_bands(open_places(s->start, digit)) & house_cells[house];
            if (ends_at(s, house, places))
                return true;
        }
    return false;
}

static bool search(whip_search *s, const se_board *b, int steps, const whip_links *tried,
                   const te_singles *before, unsigned changed);

/* Where a search is: the board with its singles, the steps that are left, and the links that need
 * no trial. */
typedef struct whip_place {
    const se_board *board;
    te_singles singles;
    int steps;
    whip_links tried;
} whip_place;

/* Whether the link may follow, and there is time for it. */
static bool may_follow(whip_search *s, const whip_place *at, const whip_link *link)
{
    whip_lefts found;
    const bool single = is_single(link->is.where);

    if (s->limits->ended || (!s->braids && !find_lefts(s, &s->links[s->count - 1], link, &found)))
        return false;
    if (at->steps <= 1)
        s->cut = true;
    return at->steps > 1 ||
           (at->steps == 1 &&
            (!single || te_single_breaks(at->board, &at->singles, lowest_cell(link->is.where),
                                         link->is.digit)));
}

static bool go_on(whip_search *s, const whip_place *at, const whip_link *link,
                  const whip_links *tried)
{
    se_board next = *link->before;
    unsigned changed = 1u << link->is.digit;

    if (is_single(link->is.where))
        changed = te_place(&next, lowest_cell(link->is.where), link->is.digit);
    else
        next.of[link->is.digit] &= ~bands_of_cells(seen_from(link->is.where));
    s->links[s->count++] = *link;
    if (search(s, &next, at->steps - 1, tried, &at->singles, changed))
        return true;
    s->count--;
    return false;
}

/* Searches on with this link, if it may follow. What follows it in a chain does not depend on the
 * links before it. In braids it needs no trial after that. */
static bool try_link(whip_search *s, whip_place *at, cells where, int digit)
{
    const whip_link link = {{.where = where, .digit = digit}, at->board};

    if (is_chain(s) && s->least[number_of_link(where, digit)] <= s->count)
        return false;
    if (!may_follow(s, at, &link))
        return false;
    if (is_chain(s))
        s->least[number_of_link(where, digit)] = (uint8_t)s->count;
    if (!s->groups && !s->braids)
        return go_on(s, at, &link, &at->tried);
    const int number = number_of_link(where, digit);
    if (in_links(&at->tried, number))
        return false;
    whip_links tried = at->tried;
    add_link(&tried, number);
    if (s->braids)
        at->tried = tried;
    return go_on(s, at, &link, &tried);
}

/* The triad that a digit's places in a house are confined to; 0: none. */
static cells triad_of(const se_board *b, int house, int digit)
{
    const cells places = cells_of_bands(b->of[digit]) & house_cells[house];
    const int cell = lowest_cell(places);
    const cells box = house_cells[FIRST_BOX + box_of(cell)], row = house_cells[row_of(cell)];
    const cells other = house < FIRST_BOX      ? box
                        : (places & ~row) == 0 ? row
                                               : house_cells[FIRST_COLUMN + column_of(cell)];

    return is_single(places) || (places & ~other) != 0 ? 0 : house_cells[house] & other;
}

static bool try_groups(whip_search *s, whip_place *at)
{
    for (int house = 0; house < HOUSES; house++)
        FOR_ALL_DIGITS(digit) {
            const cells triad = triad_of(at->board, house, digit);
            if (triad != 0 &&
                (!s->braids || any_band(at->board->of[digit] & bands_of_cells(seen_from(triad)))) &&
                try_link(s, at, triad, digit))
                return true;
        }
    return false;
}

/* `before` are the singles before the places of the digits `changed` did. */
static bool search(whip_search *s, const se_board *b, int steps, const whip_links *tried,
                   const te_singles *before, unsigned changed)
{
    whip_place at;

    if (te_spend(s->limits))
        return false;
    at.board = b;
    at.steps = steps;
    if (s->groups || s->braids)
        at.tried = *tried;
    at.singles = *before;
    te_update_singles(b, changed, &at.singles);
    if (at.singles.broken && (!is_chain(s) || chain_ends(s)))
        return note_lefts(s);
    if (steps <= 0)
        return false;
    if (steps > 1 - s->groups && !waves_break(s, b, &at.singles, steps)) {
        s->cut = true;
        return false;
    }
    const int last = s->links[s->count - 1].is.digit;
    const bands near = s->braids ? all_bands(BAND_BITS)
                                 : bands_of_cells(seen_from(s->links[s->count - 1].is.where));
    FOR_ALL_DIGITS(digit) {
        const bands some = digit == last ? at.singles.of[digit] : at.singles.of[digit] & near;
        FOR_EACH_CELL(rest, cells_of_bands(some))
            if (try_link(s, &at, CELL(lowest_cell(rest)), digit))
                return true;
    }
    return s->groups && try_groups(s, &at);
}

/* The candidates that lead to a contradiction. `waves` is how often all steps are made at once
 * until it comes; or DONE: its whip was reported. */
typedef struct whip_targets {
    int count;
    uint8_t cells[9 * ENNEAD_CELLS], digits[9 * ENNEAD_CELLS], waves[9 * ENNEAD_CELLS];
} whip_targets;

static bool count_waves(const whip_search *s, se_board *b, int *waves)
{
    te_singles singles;
    bool open = true;

    *waves = 0;
    te_find_singles(b, &singles);
    if (singles.broken)
        return true;
    while (open) {
        ++*waves;
        if (make_wave(s, b, &singles, &open))
            return true;
    }
    return false;
}

/* A candidate that leads to no contradiction takes the values that it leads to off the list: these
 * are added to `idle`. */
static void try_target(const whip_search *s, int cell, int digit, bands idle[10],
                       whip_targets *found)
{
    se_board supposed = *s->start;
    int waves;

    (void)te_place(&supposed, cell, digit);
    if (!count_waves(s, &supposed, &waves)) {
        FOR_ALL_DIGITS(other)
            idle[other] |= supposed.of[other] & ~supposed.empty;
        return;
    }
    found->cells[found->count] = (uint8_t)cell;
    found->digits[found->count] = (uint8_t)digit;
    found->waves[found->count++] = (uint8_t)waves;
}

static void find_targets(const whip_search *s, whip_targets *found)
{
    bands idle[10] = {{0}};

    found->count = 0;
    FOR_ALL_DIGITS(digit)
        FOR_EACH_CELL(rest, cells_of_bands(open_places(s->start, digit)))
            if (!band_has(idle[digit], lowest_cell(rest)) && !te_spend(s->limits))
                try_target(s, lowest_cell(rest), digit, idle, found);
}

/* Finds the candidates that may have a whip of this length, or more. */
static void find_near_targets(const whip_search *s, int length, whip_targets *found)
{
    bands near[10] = {{0}};

    found->count = 0;
    if (te_spend(s->limits))
        return;
    te_find_broken(s->start, length - 1, near);
    FOR_ALL_DIGITS(digit)
        FOR_EACH_CELL(rest, cells_of_bands(near[digit])) {
            found->cells[found->count] = (uint8_t)lowest_cell(rest);
            found->digits[found->count] = (uint8_t)digit;
            found->waves[found->count++] = 0;
        }
}

/* Finds the targets that whips of this length need, unless they are known. */
static void find_targets_for(whip_search *s, int length, whip_targets *targets)
{
    if (!s->near)
        return;
    s->near = length < FAR_WHIP;
    if (s->near)
        find_near_targets(s, length, targets);
    else
        find_targets(s, targets);
}

static bool whip_on(whip_search *s, int cell, int digit, int length)
{
    static const te_singles no_singles;
    const whip_links none = {{0}};
    se_board supposed = *s->start;

    (void)te_place(&supposed, cell, digit);
    s->links[0] = (whip_link){{.where = CELL(cell), .digit = digit}, s->start};
    s->count = 1;
    memset(s->least, UINT8_MAX, sizeof s->least);
    return search(s, &supposed, length - 1, &none, &no_singles, TE_ALL_DIGITS);
}

/* Finds a whip of this length on one of the targets from number `i` on. Returns its number, or
 * -1. */
static int find_whip(whip_search *s, const whip_targets *targets, int i, int length)
{
    for (; i < targets->count && !s->limits->ended; i++) {
        if (targets->waves[i] == DONE)
            continue;
        if (targets->waves[i] >= length)
            s->cut = true;
        else if (whip_on(s, targets->cells[i], targets->digits[i], length))
            return i;
    }
    return -1;
}

static bool trial_and_error_solves(const whip_search *s)
{
    se_board board = *s->start;
    return te_settle(s->limits, &board, s->groups ? 1 : 0, 1) != TE_OPEN;
}

/* Whether what there is to be found may have this length or a greater one. */
static bool may_be_found(const whip_search *s, const whip_targets *targets, int length)
{
    return !s->limits->ended &&
           ((s->subsets && length <= MOST_SUBSET) || ((s->near || targets->count > 0) && s->cut));
}

/* Eliminates by the shortest whip or the smallest subset; subsets before whips, and whips before
 * g-whips of that length. Returns false if there is none. */
static bool eliminate_shortest(whip_search *s, se_board *b, whip_targets *targets, int *value)
{
    for (int length = 2; length <= TE_MOST_LINKS && may_be_found(s, targets, length); length++) {
        int which = -1;
        if (s->subsets && length <= MOST_SUBSET && te_reduce_subsets(b, length)) {
            *value = *value > length ? *value : length;
            return true;
        }
        if (length == LONG_WHIP && *value < length && !s->subsets && !trial_and_error_solves(s))
            return false;
        find_targets_for(s, length, targets);
        s->cut = s->near;
        if (s->groups && !s->braids) {
            s->groups = false;
            which = find_whip(s, targets, 0, length);
            s->groups = true;
        }
        if (which < 0)
            which = find_whip(s, targets, 0, length);
        if (which >= 0) {
            *value = *value > length ? *value : length;
            b->of[targets->digits[which]] &= ~bands_of_cells(CELL(targets->cells[which]));
            return true;
        }
    }
    return false;
}

static whip_search search_for(te_limits *limits, const se_board *b, te_whips kind)
{
    return (whip_search){
        .limits = limits,
        .start = b,
        .groups = kind == TE_G_WHIPS || kind == TE_G_BRAIDS,
        .braids = kind == TE_BRAIDS || kind == TE_G_BRAIDS,
        .subsets = kind == TE_SUBSETS_AND_WHIPS,
        .special = kind >= TE_BIVALUE_CHAINS,
        .target = kind == TE_Z_CHAINS,
        .earlier = kind == TE_T_WHIPS,
        .cut = true,
    };
}

static bool eliminate(te_limits *limits, se_board *b, te_whips kind, int *value)
{
    whip_search s = search_for(limits, b, kind);
    whip_targets targets = {.count = 0};

    s.near = !s.groups;
    if (s.groups)
        find_targets(&s, &targets);
    return eliminate_shortest(&s, b, &targets, value);
}

/* Reports the whips of this length. Returns whether to go on. */
static bool report_whips(whip_search *s, whip_targets *targets, int length, te_whip_function report,
                         void *user)
{
    int i = -1;

    while ((i = find_whip(s, targets, i + 1, length)) >= 0) {
        te_whip whip = {.count = s->count, .end = s->end};
        for (int link = 0; link < s->count; link++)
            whip.links[link] = s->links[link].is;
        targets->waves[i] = DONE;
        if (!report(user, &whip))
            return false;
    }
    return true;
}

void te_find_whips(te_limits *limits, const se_board *b, te_whips kind, const int *longest,
                   te_whip_function report, void *user)
{
    whip_search s = search_for(limits, b, kind);
    whip_targets targets;

    find_targets(&s, &targets);
    for (int length = 2; length <= *longest && may_be_found(&s, &targets, length); length++) {
        s.cut = false;
        if (kind == TE_G_WHIPS) {
            s.groups = false;
            if (!report_whips(&s, &targets, length, report, user))
                return;
            s.groups = true;
        }
        if (!report_whips(&s, &targets, length, report, user))
            return;
    }
}

te_outcome te_rate_whips(te_limits *limits, se_board *b, te_whips kind, int *value)
{
    *value = 0;
    te_outcome outcome = te_close_singles(b);
    if (outcome != TE_OPEN)
        return outcome;
    *value = 1;
    while ((outcome = te_close_locked(b)) == TE_OPEN && eliminate(limits, b, kind, value))
        ;
    return outcome;
}

/* Eliminates by g-braids of at most this length, and by locked candidates, until nothing follows.
 * `cleared` are those on which none was found since the last elimination. */
static te_outcome close_g_braids(te_limits *limits, se_board *b, int length)
{
    whip_search s = search_for(limits, b, TE_G_BRAIDS);
    bands cleared[10] = {{0}};
    te_outcome outcome = TE_OPEN;
    bool more = true;

    while (outcome == TE_OPEN && more && !limits->ended) {
        whip_targets targets;
        find_targets(&s, &targets);
        more = false;
        for (int i = 0; i < targets.count && outcome == TE_OPEN && !limits->ended; i++) {
            const int cell = targets.cells[i], digit = targets.digits[i];
            if (targets.waves[i] >= length || !band_has(open_places(b, digit), cell) ||
                band_has(cleared[digit], cell))
                continue;
            if (whip_on(&s, cell, digit, length)) {
                b->of[digit] &= ~bands_of_cells(CELL(cell));
                memset(cleared, 0, sizeof cleared);
                outcome = te_close_locked(b);
                more = true;
            } else {
                cleared[digit] |= bands_of_cells(CELL(cell));
            }
        }
    }
    return outcome;
}

te_outcome te_rate_g_braids(te_limits *limits, se_board *b, int most, int *value)
{
    *value = 0;
    te_outcome outcome = te_close_singles(b);
    if (outcome != TE_OPEN)
        return outcome;
    *value = 1;
    outcome = te_close_locked(b);
    while (outcome == TE_OPEN && !limits->ended) {
        ++*value;
        if (*value == most)
            return TE_SOLVED;
        const whip_search s = search_for(limits, b, TE_G_BRAIDS);
        if (*value == LONG_WHIP && most > TE_MOST_LINKS && !trial_and_error_solves(&s))
            return TE_OPEN;
        outcome = close_g_braids(limits, b, *value);
    }
    return outcome;
}

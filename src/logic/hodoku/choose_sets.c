/* SPDX-License-Identifier: MIT */
/*
 * Steps of almost locked sets (almost.h) as HoDoKu finds them. It lists the sets house by house,
 * each after the set that it extends. It links two sets that share no cell by one or two digits,
 * the lowest and the highest possible ones, and stores a link only from the earlier set to the
 * later one.
 *
 *     ALS-XZ         the first two sets that eliminate something, with all that they eliminate
 *     ALS-XY-Wing    the first two links with a common set whose other sets eliminate something
 *     ALS Chain      the best (worth.h) of all chains of at least four sets, from earlier to later
 *
 * (As observed in that program, B. Hobiger's HoDoKu 2.2.) Since a chain only goes forward, it is
 * enough to know for each set by which digits a chain can arrive there, not on which path.
 *
 * Limits: a house has 510 choices of one to eight cells, so a state has at most 13,770 sets, and
 * artificial pencil marks can have 6,795. Puzzles have far fewer: the most seen are 512 sets,
 * 2,562 entries of `seen` and 9,927 links. There is room for more than twice that; what does not
 * fit is ignored, so the score may then differ from HoDoKu's, but no step is wrong. The same is
 * true of chains with more sets than a step has room for.
 */
#include "logic/hodoku/choose_sets.h"

#include "grid/assertions.h"
#include "logic/finder.h"
#include "logic/hodoku/worth.h"

#include <string.h>

enum { MOST_SETS = 1024, MOST_SET_SEEN = 8192, MOST_SET_LINKS = 32768 };

/* A link to a later set, by one digit or by two. */
typedef struct set_link {
    uint16_t to;
    uint8_t one, other; /* digits, `other` may be 0 */
} set_link;

typedef struct set_table {
    hunt *h;
    int count, seen_count, link_count;
    almost list[MOST_SETS];
    cells seen[MOST_SET_SEEN]; /* the candidates that see all places of a digit in a set */
    int first_link[MOST_SETS + 1];
    set_link links[MOST_SET_LINKS];
} set_table;

/* ----------------------------------------------------------------------------------------- sets */

static cells seen_by(const set_table *t, int set, int digit)
{
    ASSERT(digit_in_range(digit));
    const almost *s = &t->list[set];
    return t->seen[s->first_seen + digit_count(s->digits & (digits)(digit_set(digit) - 1))];
}

/* A set within a row is listed there; one within a column is not listed for its box. */
static bool is_listed_before(cells set, int house)
{
    ASSERT(within_grid(set));
    ASSERT(house_in_range(house));
    const int first = lowest_cell(set);
    const bool in_row = (set & ~house_cells[row_of(first)]) == 0;
    const bool in_column = (set & ~house_cells[FIRST_COLUMN + column_of(first)]) == 0;

    return (house >= FIRST_COLUMN && in_row) || (house >= FIRST_BOX && in_column);
}

static void add_set(set_table *t, cells set, digits held)
{
    ASSERT(within_grid(set));
    ASSERT(within_digits(held));
    const marks *m = t->h->marks;

    if (t->count == MOST_SETS || t->seen_count + digit_count(held) > MOST_SET_SEEN)
        return;
    t->list[t->count++] = (almost){set, held, (uint16_t)t->seen_count};
    FOR_EACH_DIGIT(rest, held) {
        const int digit = lowest_digit(rest);
        t->seen[t->seen_count++] = m->candidates[digit] & common_peers(set & m->candidates[digit]);
    }
}

/* Lists the sets of a house, of up to eight cells, that begin with the chosen cells. */
static void list_sets(set_table *t, int house, cells set, digits held, cells left)
{
    ASSERT(house_in_range(house));
    ASSERT(within_grid(set));
    ASSERT(within_digits(held));
    ASSERT(within_grid(left));
    enum { MOST_CELLS = 8 };

    for (; left != 0 && cell_count(set) < MOST_CELLS; left = without_lowest_cell(left)) {
        const cells more = set | CELL(lowest_cell(left));
        const digits all = held | t->h->marks->of[lowest_cell(left)];
        if (digit_count(all) == cell_count(more) + 1 && !is_listed_before(more, house))
            add_set(t, more, all);
        list_sets(t, house, more, all, without_lowest_cell(left));
    }
}

static int highest_digit(digits set)
{
    ASSERT(within_digits(set));
    while (without_lowest_digit(set) != 0)
        set = without_lowest_digit(set);
    return lowest_digit(set);
}

/* The digits that link two sets. */
static digits links_of(const set_table *t, int one, int other)
{
    const marks *m = t->h->marks;
    const cells first = t->list[one].cells, second = t->list[other].cells;
    digits found = 0;

    if ((first & second) != 0)
        return 0;
    FOR_EACH_DIGIT(rest, t->list[one].digits & t->list[other].digits) {
        const int digit = lowest_digit(rest);
        if ((m->candidates[digit] & second & ~seen_by(t, one, digit)) == 0)
            found |= digit_set(digit);
    }
    return found;
}

static void link_sets(set_table *t)
{
    t->link_count = 0;
    for (int one = 0; one < t->count; one++) {
        t->first_link[one] = t->link_count;
        for (int other = one + 1; other < t->count; other++) {
            const digits by = links_of(t, one, other);
            if (by == 0 || t->link_count == MOST_SET_LINKS)
                continue;
            t->links[t->link_count++] =
                (set_link){(uint16_t)other, (uint8_t)lowest_digit(by),
                           (uint8_t)(without_lowest_digit(by) == 0 ? 0 : highest_digit(by))};
        }
    }
    t->first_link[t->count] = t->link_count;
}

static void make_table(set_table *t, hunt *h)
{
    t->h = h;
    t->count = t->seen_count = 0;
    for (int house = 0; house < HOUSES; house++)
        list_sets(t, house, 0, 0, house_cells[house] & h->marks->empty);
    link_sets(t);
}

/* The digits of a link, as a set. */
static digits digits_of_link(const set_link *link)
{
    return digit_set(link->one) | (link->other != 0 ? digit_set(link->other) : 0);
}

/* --------------------------------------------------------------------------------- eliminations */

/* Adds what two linked sets eliminate with their common digits, except those in `used`. */
static void add_common(candidate_set *gone, const set_table *t, int one, int other, digits used)
{
    ASSERT(within_digits(used));
    FOR_EACH_DIGIT(rest, t->list[one].digits & t->list[other].digits & (digits)~used) {
        const int digit = lowest_digit(rest);
        gone->of[digit] |= seen_by(t, one, digit) & seen_by(t, other, digit);
    }
}

/* Adds what a set eliminates that is locked except for two digits. */
static void add_locked(candidate_set *gone, const set_table *t, int set, int other, digits loose)
{
    ASSERT(within_digits(loose));
    FOR_EACH_DIGIT(rest, t->list[set].digits & (digits)~loose) {
        const int digit = lowest_digit(rest);
        gone->of[digit] |= seen_by(t, set, digit) & ~t->list[other].cells;
    }
}

/* Builds the step of a sequence of sets, each linked to the next by a digit. */
static void put_sets(const set_table *t, const int sets[], const int by[], int count,
                     const candidate_set *gone)
{
    ASSERT(count >= 0);
    ennead_step *step = new_step(t->h);
    int focus = 0;

    for (int digit = 9; digit >= 1; digit--) {
        remove_cells(step, digit, gone->of[digit]);
        if (gone->of[digit] != 0)
            focus = digit;
    }
    step->focus = (uint8_t)focus;
    for (int i = 0; i < count; i++)
        add_almost(step, t->h->marks, &t->list[sets[i]], i == 0 ? focus : by[i - 1],
                   i == count - 1 ? focus : by[i]);
}

/* --------------------------------------------------------------------------------------- ALS-XZ */

flow choose_als_xz(hunt *h)
{
    set_table *t = choice_memory(h);

    h->technique = ENNEAD_ALS_XZ;
    make_table(t, h);
    for (int one = 0; one < t->count; one++)
        for (int i = t->first_link[one]; i < t->first_link[one + 1]; i++) {
            const set_link *link = &t->links[i];
            const digits both = digits_of_link(link);
            candidate_set gone = {{0}};
            add_common(&gone, t, one, link->to, link->other != 0 ? 0 : both);
            if (link->other != 0) {
                add_locked(&gone, t, one, link->to, both);
                add_locked(&gone, t, link->to, one, both);
            }
            if (worth_of(&gone).removed > 0) {
                put_sets(t, (int[]){one, link->to}, (int[]){link->one}, 2, &gone);
                return ENOUGH;
            }
        }
    return GO_ON;
}

/* ---------------------------------------------------------------------------------- ALS-XY-Wing */

/* Two links with a common set. */
static bool try_wing(const set_table *t, int hinge, const set_link *x, int one, const set_link *y,
                     int other)
{
    candidate_set gone = {{0}};

    if ((x->other == 0 && y->other == 0 && x->one == y->one) ||
        (t->list[one].cells & t->list[other].cells) != 0)
        return false;
    add_common(&gone, t, one, other, digits_of_link(x) | digits_of_link(y));
    if (worth_of(&gone).removed == 0)
        return false;
    const int by_x = x->one != y->one || x->other == 0 ? x->one : x->other;
    const int by_y = y->one != by_x ? y->one : y->other;
    put_sets(t, (int[]){one, hinge, other}, (int[]){by_x, by_y}, 3, &gone);
    return true;
}

/* The links that lead to each set: those to set s are at into[first_into[s] ...], in order. */
typedef struct arrivals {
    int first[MOST_SETS + 1];
    uint16_t from[MOST_SET_LINKS];
    uint16_t link[MOST_SET_LINKS];
} arrivals;

static void list_arrivals(arrivals *a, const set_table *t)
{
    int at[MOST_SETS + 1];

    memset(a->first, 0, sizeof a->first);
    for (int i = 0; i < t->link_count; i++)
        a->first[t->links[i].to + 1]++;
    for (int set = 0; set < t->count; set++)
        a->first[set + 1] += a->first[set];
    memcpy(at, a->first, sizeof at);
    for (int set = 0; set < t->count; set++)
        for (int i = t->first_link[set]; i < t->first_link[set + 1]; i++) {
            const int place = at[t->links[i].to]++;
            a->from[place] = (uint16_t)set;
            a->link[place] = (uint16_t)i;
        }
}

/* Combines a link from `one` with later links: from the same set, to the same set, and onward from
 * there. */
static bool try_wings_of(const set_table *t, const arrivals *a, int one, int number)
{
    ASSERT(number >= 0);
    const set_link *link = &t->links[number];
    const int to = link->to;

    for (int i = number + 1; i < t->first_link[one + 1]; i++)
        if (try_wing(t, one, link, to, &t->links[i], t->links[i].to))
            return true;
    for (int i = a->first[to]; i < a->first[to + 1]; i++)
        if (a->from[i] > one && try_wing(t, to, link, one, &t->links[a->link[i]], a->from[i]))
            return true;
    for (int i = t->first_link[to]; i < t->first_link[to + 1]; i++)
        if (try_wing(t, to, link, one, &t->links[i], t->links[i].to))
            return true;
    return false;
}

typedef struct wing_memory {
    set_table table;
    arrivals arrivals;
} wing_memory;

_Static_assert(sizeof(wing_memory) <= CHOICE_MEMORY, "sets and links fit");

flow choose_als_xy_wing(hunt *h)
{
    wing_memory *memory = choice_memory(h);
    set_table *t = &memory->table;

    h->technique = ENNEAD_ALS_XY_WING;
    make_table(t, h);
    list_arrivals(&memory->arrivals, t);
    for (int one = 0; one < t->count; one++)
        for (int i = t->first_link[one]; i < t->first_link[one + 1]; i++)
            if (try_wings_of(t, &memory->arrivals, one, i))
                return ENOUGH;
    return GO_ON;
}

/* ------------------------------------------------------------------------------------ ALS Chain */

/* How a chain arrived at a set by a digit: from which set, and by which digit it arrived there. */
typedef struct coming {
    uint16_t from;
    uint8_t by;
    uint8_t hops; /* 1, or 2 for two or more */
} coming;

typedef struct chaining {
    set_table table;
    int start, first; /* the first set, and the digit of the first link */
    worth best;
    digits come[3][MOST_SETS]; /* [1], [2]: the digits by which one hop, two or more hops,
                                * arrived */
    coming how[3][MOST_SETS][10];
} chaining;

_Static_assert(sizeof(chaining) <= CHOICE_MEMORY, "sets and chains fit");

/* The digit of a link by which a chain can go on, given the digit by which it arrived; 0 if there
 * is none. Adds the other digits that this uses to `used`. */
static int goes_on_by(const set_link *link, int came_by, digits *used)
{
    *used = digits_of_link(link);
    if (came_by == link->one) {
        *used = link->other != 0 ? digit_set(link->other) : 0;
        return link->other;
    }
    if (came_by == link->other)
        *used = digit_set(link->one);
    return link->one;
}

/* Builds the chain that arrived at a set by a digit after two or more hops, and then goes to
 * `end`. Returns false if it has more sets than a step has room for. */
static bool keep_chain(const chaining *c, int set, int by, int end, int last,
                       const candidate_set *gone)
{
    enum { MOST_IN_ROW = ENNEAD_STEP_NODES / 2 };
    int sets[MOST_IN_ROW], digits_between[MOST_IN_ROW], count = 0, hops = 2;
    int row[MOST_IN_ROW], between[MOST_IN_ROW];

    sets[count] = end;
    digits_between[count++] = last;
    while (set != c->start) {
        const coming *how = &c->how[hops][set][by];
        sets[count] = set;
        digits_between[count++] = by;
        set = how->from;
        by = how->by;
        hops = how->hops;
        if (count == MOST_IN_ROW)
            return false;
    }
    sets[count++] = c->start;
    for (int i = 0; i < count; i++) {
        row[i] = sets[count - 1 - i];
        between[i] = i + 1 < count ? digits_between[count - 2 - i] : 0;
    }
    put_sets(&c->table, row, between, count, gone);
    return true;
}

static void note_coming(chaining *c, int set, int digit, int hops, coming how)
{
    ASSERT(digit_in_range(digit));
    if ((c->come[hops][set] & digit_set(digit)) != 0)
        return;
    c->come[hops][set] |= digit_set(digit);
    c->how[hops][set][digit] = how;
}

/* Continues from a set at which a chain arrived by a digit. */
static void chain_on(chaining *c, int set, int by, int hops)
{
    const set_table *t = &c->table;

    for (int i = t->first_link[set]; i < t->first_link[set + 1]; i++) {
        const set_link *link = &t->links[i];
        digits used;
        const int next = goes_on_by(link, by, &used);
        if (next == 0)
            continue;
        note_coming(c, link->to, next, 2, (coming){(uint16_t)set, (uint8_t)by, (uint8_t)hops});
        if (hops < 2)
            continue;
        candidate_set gone = {{0}};
        add_common(&gone, t, c->start, link->to, used | digit_set(c->first));
        const worth w = worth_of(&gone);
        if (w.removed > 0 && is_better(w, c->best) && keep_chain(c, set, by, link->to, next, &gone))
            c->best = w;
    }
}

/* Looks at all chains from a set whose first link is by this digit. */
static void chain_from(chaining *c, int start, int first)
{
    ASSERT(first >= 0);
    const set_table *t = &c->table;

    c->start = start;
    c->first = first;
    memset(c->come, 0, sizeof c->come);
    for (int i = t->first_link[start]; i < t->first_link[start + 1]; i++)
        if ((digits_of_link(&t->links[i]) & digit_set(first)) != 0)
            note_coming(c, t->links[i].to, first, 1, (coming){.from = (uint16_t)start});
    for (int set = start + 1; set < t->count; set++)
        for (int hops = 1; hops <= 2; hops++)
            FOR_EACH_DIGIT(rest, c->come[hops][set])
                chain_on(c, set, lowest_digit(rest), hops);
}

flow choose_als_chain(hunt *h)
{
    chaining *c = choice_memory(h);
    set_table *t = &c->table;

    h->technique = ENNEAD_ALS_CHAIN;
    c->best = (worth){0, 0};
    make_table(t, h);
    for (int start = 0; start < t->count; start++)
        FOR_EACH_DIGIT(rest, t->list[start].digits)
            chain_from(c, start, lowest_digit(rest));
    return c->best.removed > 0 ? ENOUGH : GO_ON;
}

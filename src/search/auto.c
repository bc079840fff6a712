/* SPDX-License-Identifier: MIT */
/*
 * The engine behind ENNEAD_AUTO: naked and hidden singles to the end, then a guess at the cell with
 * the fewest candidates.
 *
 * A position holds for each digit the set of cells where it may be (nine sets of 81 bits). Counting
 * in how many of the nine sets a cell occurs, by set algebra, gives all naked singles and all
 * contradictions of the grid at once. A guess is one candidate; the parent is kept without it, so
 * both branches start from a smaller position and a parent is visited at most once more.
 */
#include "search/search.h"

#include "grid/houses.h"

typedef enum state {
    DEAD, /* a cell without a digit, or a house without a place for one */
    OPEN, /* singles lead no further */
    SOLVED,
} state;

/* Decides that `cell` holds `digit` (0 to 8), where it may still be. */
static void decide(position *p, int digit, int cell)
{
    for (int other = 0; other < 9; other++)
        p->places[other] &= ~CELL(cell);
    p->places[digit] = (p->places[digit] & ~peers[cell]) | CELL(cell);
    p->decided |= CELL(cell);
}

/* Cells with at least one, two and three candidates. */
typedef struct tally {
    cells one, two, three;
} tally;

static tally count_candidates(const position *p)
{
    tally c = {0, 0, 0};

    for (int digit = 0; digit < 9; digit++) {
        const cells places = p->places[digit];
        c.three |= c.two & places;
        c.two |= c.one & places;
        c.one |= places;
    }
    return c;
}

/* False: a contradiction. */
static bool decide_naked_singles(position *p, cells singles)
{
    for (int digit = 0; digit < 9; digit++)
        for (cells set = singles & p->places[digit]; set != 0; set = without_lowest_cell(set)) {
            const int cell = lowest_cell(set);
            if ((p->places[digit] & CELL(cell)) == 0)
                return false; /* a peer was decided to hold the same digit just now */
            decide(p, digit, cell);
        }
    return true;
}

/* False: a contradiction. */
static bool decide_hidden_singles(position *p)
{
    for (int digit = 0; digit < 9; digit++)
        for (int house = 0; house < HOUSES; house++) {
            const cells places = p->places[digit] & house_cells[house];
            if (places == 0)
                return false;
            if (without_lowest_cell(places) == 0 && (places & p->decided) == 0)
                decide(p, digit, lowest_cell(places));
        }
    return true;
}

static state follow_singles(position *p, tally *counts)
{
    for (;;) {
        *counts = count_candidates(p);
        if (counts->one != ALL_CELLS)
            return DEAD;
        const cells decided = p->decided;
        const cells naked = counts->one & ~counts->two & ~decided;
        if (naked != 0 ? !decide_naked_singles(p, naked) : !decide_hidden_singles(p))
            return DEAD;
        if (p->decided == decided)
            return decided == ALL_CELLS ? SOLVED : OPEN;
    }
}

static int candidates_of(const position *p, int cell)
{
    int count = 0;
    for (int digit = 0; digit < 9; digit++)
        count += (p->places[digit] & CELL(cell)) != 0;
    return count;
}

static int smallest_cell(const position *p, const tally *counts)
{
    const cells two = counts->two & ~counts->three;
    int best = 0;
    int fewest = 10;

    if (two != 0)
        return lowest_cell(two);
    for (cells set = ALL_CELLS & ~p->decided; set != 0; set = without_lowest_cell(set)) {
        const int count = candidates_of(p, lowest_cell(set));
        if (count < fewest) {
            fewest = count;
            best = lowest_cell(set);
        }
    }
    return best;
}

/* Guesses the lowest digit of a cell. In lexicographic order it is the first cell left: solutions
 * of one branch agree on all cells before it. */
static void guess(search *s, const tally *counts)
{
    guesswork *g = &s->state.guesswork;
    position *current = &g->current;
    const int cell = s->options.order == ENNEAD_LEXICOGRAPHIC
                         ? lowest_cell(ALL_CELLS & ~current->decided)
                         : smallest_cell(current, counts);
    int digit = 0;

    while ((current->places[digit] & CELL(cell)) == 0)
        digit++;
    s->counters.guesses++;
    g->parents[g->height] = *current;
    g->parents[g->height].places[digit] &= ~CELL(cell);
    g->height++;
    raise_to(&s->counters.depth, g->height);
    decide(current, digit, cell);
}

static void go_back(guesswork *g)
{
    if (g->height == 0)
        g->exhausted = true;
    else
        g->current = g->parents[--g->height];
}

static void store_solution(const position *p, uint8_t solution[ENNEAD_CELLS])
{
    for (int digit = 0; digit < 9; digit++)
        for (cells set = p->places[digit]; set != 0; set = without_lowest_cell(set))
            solution[lowest_cell(set)] = (uint8_t)(digit + 1);
}

static void auto_start(search *s, const ennead_puzzle *puzzle)
{
    guesswork *g = &s->state.guesswork;

    g->height = 0;
    g->exhausted = false;
    g->current = (position){{0}, 0};
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        digits set = puzzle->candidates[cell];
        if (puzzle->givens[cell] != 0)
            set &= digit_set(puzzle->givens[cell]);
        for (; set != 0; set = without_lowest_digit(set))
            g->current.places[lowest_digit(set) - 1] |= CELL(cell);
    }
}

static outcome auto_next(search *s, uint8_t solution[ENNEAD_CELLS])
{
    guesswork *g = &s->state.guesswork;

    while (!g->exhausted) {
        tally counts;
        if (!may_enter(s))
            return OUTCOME_LIMIT;
        switch (follow_singles(&g->current, &counts)) {
        case DEAD:
            s->counters.backtracks++;
            go_back(g);
            break;
        case OPEN:
            guess(s, &counts);
            break;
        case SOLVED:
            store_solution(&g->current, solution);
            go_back(g);
            return OUTCOME_SOLUTION;
        }
    }
    return OUTCOME_EXHAUSTED;
}

const engine auto_engine = {auto_start, auto_next};

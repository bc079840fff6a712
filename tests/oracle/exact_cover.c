/* SPDX-License-Identifier: MIT */
/*
 * Dancing links on arrays: node 0 is the root, nodes 1 to 324 are the heads of the columns, and
 * row r has the four nodes from 325 + 4 r on, whether the puzzle has that row or not. So the
 * number of a node's column or row can be computed, and is not stored.
 */
#include "exact_cover.h"

#include <string.h>

enum {
    ROOT = 0,
    COLUMNS = 4 * ORACLE_CELLS,
    ROWS = 9 * ORACLE_CELLS,
    FIRST_NODE = 1 + COLUMNS,
    NODES = FIRST_NODE + 4 * ROWS,
};

struct matrix {
    int left[NODES], right[NODES], up[NODES], down[NODES];
    int head[NODES];
    int size[FIRST_NODE];
};

struct cover_search {
    struct matrix *matrix;
    enum oracle_order order;
    size_t limit;
    size_t *steps; /* left; shared with the searches inside this one */
    size_t found;
    unsigned char (*solutions)[ORACLE_CELLS];
    size_t capacity;
    unsigned char grid[ORACLE_CELLS];
};

static void link_heads(struct matrix *m)
{
    for (int head = 0; head < FIRST_NODE; head++) {
        m->left[head] = head == 0 ? FIRST_NODE - 1 : head - 1;
        m->right[head] = head == FIRST_NODE - 1 ? 0 : head + 1;
        m->up[head] = m->down[head] = m->head[head] = head;
        m->size[head] = 0;
    }
}

static void append_below(struct matrix *m, int head, int node)
{
    m->head[node] = head;
    m->up[node] = m->up[head];
    m->down[node] = head;
    m->down[m->up[head]] = node;
    m->up[head] = node;
    m->size[head]++;
}

static void append_row(struct matrix *m, int cell, int digit)
{
    int row = cell / 9, column = cell % 9, box = row / 3 * 3 + column / 3;
    int heads[4] = {
        1 + cell,
        1 + 81 + row * 9 + digit,
        1 + 162 + column * 9 + digit,
        1 + 243 + box * 9 + digit,
    };
    int first = FIRST_NODE + 4 * (cell * 9 + digit);

    for (int i = 0; i < 4; i++) {
        m->left[first + i] = first + (i + 3) % 4;
        m->right[first + i] = first + (i + 1) % 4;
        append_below(m, heads[i], first + i);
    }
}

static void cover(struct matrix *m, int head)
{
    m->right[m->left[head]] = m->right[head];
    m->left[m->right[head]] = m->left[head];
    for (int i = m->down[head]; i != head; i = m->down[i])
        for (int j = m->right[i]; j != i; j = m->right[j]) {
            m->down[m->up[j]] = m->down[j];
            m->up[m->down[j]] = m->up[j];
            m->size[m->head[j]]--;
        }
}

static void uncover(struct matrix *m, int head)
{
    for (int i = m->up[head]; i != head; i = m->up[i])
        for (int j = m->left[i]; j != i; j = m->left[j]) {
            m->size[m->head[j]]++;
            m->down[m->up[j]] = j;
            m->up[m->down[j]] = j;
        }
    m->right[m->left[head]] = head;
    m->left[m->right[head]] = head;
}

/* A column with at most one row is taken at once: no other can be smaller. */
static int smallest_column(const struct matrix *m)
{
    int best = m->right[ROOT];

    for (int head = best; head != ROOT && m->size[best] > 1; head = m->right[head])
        if (m->size[head] < m->size[best])
            best = head;
    return best;
}

/* The heads of the cells come first in the list, so the first one left is the first empty cell. */
static int choose_column(const struct matrix *m, enum oracle_order order)
{
    return order == ORACLE_QUICK ? smallest_column(m) : m->right[ROOT];
}

static void keep_solution(struct cover_search *s)
{
    if (s->found < s->capacity)
        memcpy(s->solutions[s->found], s->grid, sizeof s->grid);
    s->found++;
}

static void search(struct cover_search *s);

/* Whether the rest has a solution. A search leaves the links as it found them. */
static int can_be_completed(const struct cover_search *s)
{
    struct cover_search probe = {
        .matrix = s->matrix, .order = ORACLE_QUICK, .limit = 1, .steps = s->steps};

    search(&probe);
    return probe.found > 0;
}

/* In cell order, a search can spend hours in a branch without solutions. So in ascending order
 * each branch is tested the fast way before it is entered. */
static int is_worth_entering(const struct cover_search *s)
{
    return s->order == ORACLE_QUICK || can_be_completed(s);
}

static void search(struct cover_search *s)
{
    struct matrix *m = s->matrix;

    if (m->right[ROOT] == ROOT) {
        keep_solution(s);
        return;
    }
    if (*s->steps == 0)
        return;
    --*s->steps;
    int head = choose_column(m, s->order);
    cover(m, head);
    for (int i = m->down[head]; i != head; i = m->down[i]) {
        int row = (i - FIRST_NODE) / 4;

        s->grid[row / 9] = (unsigned char)(row % 9 + 1);
        for (int j = m->right[i]; j != i; j = m->right[j])
            cover(m, m->head[j]);
        if (is_worth_entering(s))
            search(s);
        for (int j = m->left[i]; j != i; j = m->left[j])
            uncover(m, m->head[j]);
        if (s->limit > 0 && s->found >= s->limit)
            break;
    }
    uncover(m, head);
}

static void link_candidates(struct matrix *m, const unsigned short candidates[ORACLE_CELLS])
{
    link_heads(m);
    for (int cell = 0; cell < ORACLE_CELLS; cell++)
        for (int digit = 0; digit < 9; digit++)
            if (candidates[cell] >> digit & 1)
                append_row(m, cell, digit);
}

size_t oracle_solve_within(size_t steps, const unsigned short candidates[ORACLE_CELLS],
                           enum oracle_order order, size_t limit,
                           unsigned char (*solutions)[ORACLE_CELLS], size_t capacity)
{
    size_t steps_left = steps == 0 ? (size_t)-1 : steps;
    struct matrix matrix;
    struct cover_search s = {
        .matrix = &matrix,
        .order = order,
        .limit = limit,
        .steps = &steps_left,
        .solutions = solutions,
        .capacity = capacity,
    };

    link_candidates(&matrix, candidates);
    search(&s);
    return steps_left == 0 ? ORACLE_GAVE_UP : s.found;
}

size_t oracle_solve(const unsigned short candidates[ORACLE_CELLS], enum oracle_order order,
                    size_t limit, unsigned char (*solutions)[ORACLE_CELLS], size_t capacity)
{
    return oracle_solve_within(0, candidates, order, limit, solutions, capacity);
}

void oracle_candidates(const unsigned char givens[ORACLE_CELLS],
                       unsigned short candidates[ORACLE_CELLS])
{
    for (int cell = 0; cell < ORACLE_CELLS; cell++)
        candidates[cell] =
            (unsigned short)(givens[cell] == 0 ? ORACLE_ALL_DIGITS : 1u << (givens[cell] - 1));
}

size_t oracle_count(const unsigned char givens[ORACLE_CELLS], size_t limit)
{
    unsigned short candidates[ORACLE_CELLS];

    oracle_candidates(givens, candidates);
    return oracle_solve(candidates, ORACLE_QUICK, limit, NULL, 0);
}

/* SPDX-License-Identifier: MIT */
/*
 * A round of propagation: first what each digit's bands and stacks imply, then what the cells and
 * rows imply.
 *
 * Three cells of a box that lie in one row, or in one column, are a triad. In a band, a digit's
 * three places are in three different rows and three different boxes: they form a permutation. A
 * triad that is in none of the six permutations cannot hold the digit; likewise in a stack.
 * (Triads: T. Dillon, tdoku, 2019.) After this rule, a candidate that is the only one of its digit
 * in a row, column or box is the only one in all three, at the latest one round later. So looking
 * at the rows alone finds all hidden singles.
 *
 * The triads of a digit need only a third of its bits, so three vectors are folded into one:
 *
 *     rows      bit 10 r + 3 s + k: vector k of the group has a candidate in row r, stack s
 *     columns   bit 10 k + 3 s + c: vector k has a candidate in column c of stack s
 */
#ifndef ENNEAD_SEARCH_AUTO_ROUND_H
#define ENNEAD_SEARCH_AUTO_ROUND_H

#include "search/single/auto_board.h"

/* What is known of a board: nothing yet, rounds still make progress, dead, stuck, solved. */
typedef enum board_state { UNSEEN, GOING, DEAD, OPEN, SOLVED } board_state;

/* When to stop. After a guess, what the last rounds would eliminate is mostly no help. */
typedef enum effort { UNTIL_NOTHING_CHANGES, UNTIL_NO_CELL_IS_DECIDED } effort;

/* Whether use_singles has worked on the cells in round_findings.decided. */
typedef enum singles_use { SINGLES_TO_USE, SINGLES_USED } singles_use;

/* A plane of a group. The group of digit 9 has only the first. */
INLINE plane plane_of(const word_board *b, int group, int k)
{
    const int i = 3 * group + k;

    return i < VECTORS ? b->vector[i] : no_lanes();
}

INLINE plane fold(plane a, plane b, plane c, uint32_t in_a, uint32_t in_b, uint32_t in_c)
{
#ifdef TERNARY
    (void)in_c;
    return choose(all_words(in_a), a, choose(all_words(in_b), b, c));
#else
    return (a & all_words(in_a)) | (b & all_words(in_b)) | (c & all_words(in_c));
#endif
}

/* ---------------------------------------------------------------------------------------- rows */

#ifndef TERNARY
/* Triads with a cell, at their last place: the sum carries from the other two. (Processors have
 * more units that add than units that shift.) */
INLINE plane open_triads(plane v)
{
    const plane two = all_words(PLACE_0 | PLACE_1);

    return (sum(v & two, two) | v) & all_words(PLACE_2);
}
#endif

INLINE plane fold_rows(const word_board *b, int group)
{
    const plane v0 = plane_of(b, group, 0), v1 = plane_of(b, group, 1), v2 = plane_of(b, group, 2);

#ifndef TERNARY
    return or3(down(open_triads(v0), 2), down(open_triads(v1), 1), open_triads(v2));
#else
    return fold(or3(v0, down(v0, 1), down(v0, 2)), or3(up(v1, 1), v1, down(v1, 1)),
                or3(up(v2, 2), up(v2, 1), v2), PLACE_0, PLACE_1, PLACE_2);
#endif
}

/* The cells of those triads of a folded set that belong to vector k of the group. */
INLINE plane row_triads(plane folded, int k)
{
    const plane own = folded & all_words((uint32_t)PLACE_0 << k);

    return difference(up(own, 3 - k), down(own, k));
}

/* Rotations: next_box puts the next box's triad in each place, next_row that of the next row. */
INLINE plane next_box(plane folded)
{
    return choose(all_words(LAST_BOX), up(folded, 6), down(folded, 3));
}

INLINE plane next_row(plane folded)
{
#ifdef TERNARY
    return choose(all_words(ROW_2), up(folded, 20), down(folded, 10));
#else
    return up(folded, 20) | down(folded, 10); /* bits outside the band do no harm */
#endif
}

INLINE plane row_after(plane folded)
{
#ifdef TERNARY
    return choose(all_words(ROW_0), down(folded, 20), up(folded, 10));
#else
    return down(folded, 20) | up(folded, 10);
#endif
}

INLINE plane box_after(plane folded)
{
#ifdef TERNARY
    return choose(all_words(FIRST_BOX), down(folded, 6), up(folded, 3));
#else /* without bits outside the band, which next_row would move into it */
    return (down(folded, 6) & all_words(FIRST_BOX)) |
           (up(folded, 3) & all_words(BAND & ~FIRST_BOX));
#endif
}

/* The triads that are in a permutation if they are open: the two other rows can take the two other
 * boxes. Bits outside the band mean nothing. The version without three-input instructions has fewer
 * operations, the other a shorter chain of them. */
INLINE plane allowed_rows(plane folded)
{
#ifdef TERNARY
    const plane a = next_row(folded), b = row_after(folded);
    return or_both(next_box(a) & box_after(b), box_after(a), next_box(b));
#else
    const plane next = next_box(folded), after = box_after(folded);
    return next_row(or_both(next & next_row(after), after, next_row(next)));
#endif
}

/* ------------------------------------------------------------------------------------- columns */

INLINE plane fold_columns(const word_board *b, int group)
{
    const plane v0 = plane_of(b, group, 0), v1 = plane_of(b, group, 1), v2 = plane_of(b, group, 2);

    return fold(or3(v0, down(v0, 10), down(v0, 20)), or3(up(v1, 10), v1, down(v1, 10)),
                or3(up(v2, 20), up(v2, 10), v2), ROW_0, ROW_1, ROW_2);
}

INLINE plane column_triads(plane folded, int k)
{
    const plane own = folded & all_words((uint32_t)ROW_0 << (10 * k));

    return k == 0   ? or3(own, up(own, 10), up(own, 20))
           : k == 1 ? or3(own, up(own, 10), down(own, 10))
                    : or3(own, down(own, 10), down(own, 20));
}

INLINE plane next_column(plane folded)
{
    return choose(all_words(PLACE_2), up(folded, 2), down(folded, 1));
}

INLINE plane column_after(plane folded)
{
    return choose(all_words(PLACE_0), down(folded, 2), up(folded, 1));
}

/* Rotations of the bands of a stack, which are rows of a folded set if the group has a plane for
 * each band, else words. */
INLINE plane next_in_stack(plane folded, int group)
{
    return group < GROUPS_BY_BAND ? next_row(folded) : next_band(folded);
}

INLINE plane after_in_stack(plane folded, int group)
{
    return group < GROUPS_BY_BAND ? row_after(folded) : band_after(folded);
}

/* The same in a stack, where the bands take the part of the rows. */
INLINE plane allowed_columns(plane folded, int g)
{
    const plane next = next_column(folded), after = column_after(folded);

#ifdef TERNARY
    return or_both(next_in_stack(next, g) & after_in_stack(after, g), next_in_stack(after, g),
                   after_in_stack(next, g));
#else
    return next_in_stack(or_both(next & next_in_stack(after, g), after, next_in_stack(next, g)), g);
#endif
}

/* All triads of a board, folded. */
typedef struct folded_board {
    plane rows[GROUPS], columns[GROUPS];
} folded_board;

INLINE folded_board fold_board(const word_board *b)
{
    folded_board f;

    UNROLL for (int g = 0; g < GROUPS; g++)
    {
        f.rows[g] = fold_rows(b, g);
        f.columns[g] = fold_columns(b, g);
    }
    return f;
}

/* --------------------------------------------------------------------------------------- rules */

/* The rules work on one board or on two independent ones. Each operation waits for the one before
 * it, so two boards take little longer than one. */
#define EACH_BOARD UNROLL for (int j = 0; j < boards; j++)
#define EACH_VECTOR UNROLL for (int i = 0; i < VECTORS; i++)

enum { MOST_BOARDS = 2 };

/* Keeps, for each digit, only the triads that are in a permutation. */
INLINE void keep_permuted(word_board *b, int boards)
{
    plane rows[MOST_BOARDS][GROUPS], columns[MOST_BOARDS][GROUPS];
    plane open_rows[MOST_BOARDS][GROUPS], open_columns[MOST_BOARDS][GROUPS];

    UNROLL for (int g = 0; g < GROUPS; g++)
    {
        EACH_BOARD rows[j][g] = fold_rows(&b[j], g);
        EACH_BOARD columns[j][g] = fold_columns(&b[j], g);
    }
    UNROLL for (int g = 0; g < GROUPS; g++)
    {
        EACH_BOARD open_rows[j][g] = allowed_rows(rows[j][g]);
        EACH_BOARD open_columns[j][g] = allowed_columns(columns[j][g], g);
    }
    EACH_VECTOR EACH_BOARD b[j].vector[i] =
        and3(b[j].vector[i], row_triads(open_rows[j][i / 3], i % 3),
             column_triads(open_columns[j][i / 3], i % 3));
}

/* Subtracts 1 from each row of a set. What the set and the result share is all but the first cell
 * of each row. The bit after a row is set if the row has a cell: then 1 is borrowed from the sum of
 * a row and 512. */
INLINE plane less_one(plane set)
{
    return sum(set, all_words(BAND));
}

/* All cells of the rows whose bit is set after them. */
INLINE plane rows_before(plane bits)
{
    const plane found = bits & all_words(BEHIND_ROWS);

    return difference(found, down(found, 9));
}

/* The cells of a digit that are its only candidate in their row. `less` is less_one(set). */
INLINE plane alone_in_rows(plane set, plane less)
{
    return set & ~rows_before(less_one(set & less));
}

/* Eliminates a digit from the rows in which a cell has no other candidate. If a row has two such
 * cells, one of them is emptied, so the next round finds that the board is dead. */
INLINE plane clear_rows(plane set, plane single)
{
    const plane here = set & single, less = less_one(here);

    return and_unless(set, here & ~less, rows_before(less));
}

INLINE plane changes_between(const word_board *a, const word_board *b)
{
    plane different = no_lanes();
    UNROLL for (int i = 0; i < VECTORS; i++) different |= a->vector[i] ^ b->vector[i];
    return different;
}

/* Triads that are the only ones of their digit in their line. */
INLINE plane only_rows(plane folded)
{
    return neither(folded, next_box(folded), box_after(folded));
}

INLINE plane only_columns(plane folded)
{
    return neither(folded, next_column(folded), column_after(folded));
}

/* A rule that is not part of each round: with SSE2, rounds are faster without its code between
 * them, in larger editions slower. */
#if PLANE_BYTES == 16
#define BETWEEN_ROUNDS static __attribute__((noinline))
#else
#define BETWEEN_ROUNDS INLINE
#endif

/* Triads in which three digits must be, laid out as the folded triads of each group, and a bit for
 * each in which four must be. */
typedef struct full_triads {
    plane rows[GROUPS], columns[GROUPS];
    plane with_four;
} full_triads;

/* find_full finds them in folded sets of the triads that are the only ones of a digit in their
 * line. */
#if PLANE_BYTES == 64

/* The number of bits of each triad, at its first place. Numbers above seven would carry into the
 * next triad, but so many digits in one leave no solution. */
INLINE plane count_places(plane triads)
{
    const plane first = all_words(PLACE_0);

    return sum(sum(triads & first, down(triads, 1) & first), down(triads, 2) & first);
}

INLINE full_triads find_full(const plane rows[GROUPS], const plane columns[GROUPS])
{
    const plane n = sum_of_slots(count_places(rows[0]));
    const occurrences in_columns =
        count_slots(count_three(columns[0], down(columns[0], 10), down(columns[0], 20)));

    return (full_triads){
        {row_triads(n & down(n, 1), 0)},
        {column_triads(in_columns.three, 0)},
        (n & all_words(PLACE_2)) | (in_columns.four & all_words(ROW_0)),
    };
}

#else

/* Where the triads of digit 9 would be if it were in a group: rows of band k at place k, columns of
 * band k in row k. */
static const words own_places = {PLACE_0, PLACE_1, PLACE_2};
static const words own_rows = {ROW_0, ROW_1, ROW_2};

/* Row triads (first two words) and column triads (next two) of digit 9, as a group has them. */
INLINE plane triads_of_ninth(plane rows, plane columns)
{
    rows = row_triads(rows, 0) & (plane)own_places;
    columns = column_triads(columns, 0) & (plane)own_rows;
    const plane all = first_pairs(rows, columns) | second_pairs(rows, columns);
    return all | swap_words(all);
}

/* Counts over the nine digits in how many sets a triad is: of rows (first two words of each 16
 * bytes), of columns (next two). */
INLINE occurrences count_triads(const plane rows[GROUPS], const plane columns[GROUPS])
{
#if PLANE_BYTES == 32
    const occurrences r = up_to_two(rows[0], no_lanes()), c = up_to_two(columns[0], no_lanes());
#else
    const occurrences r = up_to_two(rows[0] | rows[1], rows[0] & rows[1]);
    const occurrences c = up_to_two(columns[0] | columns[1], columns[0] & columns[1]);
#endif
    occurrences t = join_counts(up_to_two(first_pairs(r.one, c.one), first_pairs(r.two, c.two)),
                                up_to_two(second_pairs(r.one, c.one), second_pairs(r.two, c.two)));
    t = join_counts(t, (occurrences){swap_words(t.one), swap_words(t.two), swap_words(t.three),
                                     swap_words(t.four)});
    t = count_one_more(t, triads_of_ninth(rows[GROUPS_BY_BAND], columns[GROUPS_BY_BAND]));
#if PLANE_BYTES == 32
    t = join_counts(t, (occurrences){swap_halves(t.one), swap_halves(t.two), swap_halves(t.three),
                                     swap_halves(t.four)});
#endif
    return t;
}

INLINE full_triads find_full(const plane rows[GROUPS], const plane columns[GROUPS])
{
    const occurrences n = count_triads(rows, columns);
    const plane band = all_words(BAND); /* with AVX2, gcc makes faster code with these masks */
    full_triads full = {.with_four = n.four & band};

    UNROLL for (int g = 0; g < GROUPS; g++)
    {
        full.rows[g] = first_pairs(n.three, n.three) & band;
        full.columns[g] = second_pairs(n.three, n.three) & band;
    }
    const plane rows_9 = full.rows[GROUPS_BY_BAND] & (plane)own_places;
    const plane columns_9 = full.columns[GROUPS_BY_BAND] & (plane)own_rows;
    full.rows[GROUPS_BY_BAND] = or3(rows_9, down(rows_9, 1), down(rows_9, 2));
    full.columns[GROUPS_BY_BAND] = or3(columns_9, down(columns_9, 10), down(columns_9, 20));
    return full;
}

#endif

/* If three digits must be in a triad, eliminates all others from it. DEAD: four must. GOING: that
 * has changed the board. OPEN: it has not, and *folded has its triads. Without this rule, the
 * search of a board with few givens practically never ends. */
BETWEEN_ROUNDS board_state fill_triads(word_board *b, folded_board *folded)
{
    plane rows[GROUPS], columns[GROUPS];
    plane others = no_lanes();

    *folded = fold_board(b);
    UNROLL for (int g = 0; g < GROUPS; g++)
    {
        rows[g] = only_rows(folded->rows[g]);
        columns[g] = only_columns(folded->columns[g]);
    }
    const full_triads full = find_full(rows, columns);
    if (any_bit(full.with_four))
        return DEAD;
    UNROLL for (int g = 0; g < GROUPS; g++)
    {
        others = or_unless(others, folded->rows[g] & full.rows[g], rows[g]);
        others = or_unless(others, folded->columns[g] & full.columns[g], columns[g]);
    }
    if (!any_bit(others))
        return OPEN; /* and the next step need not wait for this rule */
    EACH_VECTOR
    {
        const int g = i / 3, k = i % 3;
        const plane left =
            and_unless(b->vector[i], row_triads(rows[g], k), row_triads(full.rows[g], k));
        b->vector[i] =
            and_unless(left, column_triads(columns[g], k), column_triads(full.columns[g], k));
    }
    return GOING;
}

/* Cells with one candidate. */
APART_OR_INLINE plane decided_cells(const word_board *b)
{
    const occurrences candidates = count_of(b->vector);
    return without(candidates.one, candidates.two) & all_cells();
}

/* Whether a board has one candidate in each cell, and every digit in every house. */
static bool is_solution(const word_board *b)
{
    plane lacking = without(all_cells(), decided_cells(b));

    UNROLL_OR_LOOP for (int i = 0; i < VECTORS; i++)
    {
        const plane v = b->vector[i], columns = or3(v, down(v, 10), down(v, 20));
        const plane rows_lacking = ~sum(v, all_words(BAND)) & all_words(BEHIND_ROWS);
        const plane boxes_lacking =
            ~or3(columns, down(columns, 1), down(columns, 2)) & all_words(0111);
        lacking |= (rows_lacking | boxes_lacking) & words_in_use(i);
    }
    UNROLL for (int g = 0; g < GROUPS; g++)
    {
        const plane f = fold_columns(b, g);
        const plane columns = or3(f, next_in_stack(f, g), after_in_stack(f, g));
        const uint32_t all = 3 * g + 1 < VECTORS ? BAND : ROW_0;
        lacking |= without(all_words(all) & words_in_use(3 * g), columns);
    }
    return !any_bit(lacking);
}

/* ------------------------------------------------------------------------------------- rounds */

/* What a round finds out. */
typedef struct round_findings {
    plane conflict; /* cells with no candidate, or that were decided before, but by two hidden
                     * singles; and the bit after a row in which a digit has no candidate */
    plane open;     /* cells with several candidates and no hidden single */
    plane decided;  /* cells with a naked or a hidden single */
    plane naked;    /* those with a naked one, */
    plane hiding;   /* and with a hidden one */
    word_board hidden;
} round_findings;

/* The first half of a round: permutations, and which singles there are. Each rule works on the
 * board that the rule before left, except where there is no need to wait for it. f->decided is that
 * of the round before. */
INLINE void find_singles(word_board *b, round_findings *f, int boards)
{
    const plane cells = all_cells(), ends = all_words(BEHIND_ROWS) & words_in_use(0);
    occurrences candidates[MOST_BOARDS], hiding[MOST_BOARDS];
    plane rows[MOST_BOARDS];

    keep_permuted(b, boards);
    EACH_BOARD rows[j] = all_words(BEHIND_ROWS);
    EACH_VECTOR EACH_BOARD
    {
        const plane less = less_one(b[j].vector[i]);
        rows[j] &= i == NINTH ? less | ~words_in_use(i) : less;
        f[j].hidden.vector[i] = alone_in_rows(b[j].vector[i], less);
    }
    EACH_BOARD candidates[j] = count_of(b[j].vector);
    EACH_BOARD hiding[j] = count_of(f[j].hidden.vector);
    EACH_BOARD
    {
        const plane twice = f[j].decided & candidates[j].two;
        f[j].conflict = or_unless(or_unless(twice, cells, candidates[j].one), ends, rows[j]);
        f[j].open = neither(candidates[j].two, hiding[j].one, ~cells);
        f[j].naked = without(candidates[j].one, candidates[j].two);
        f[j].hiding = hiding[j].one;
        f[j].decided = (f[j].naked | f[j].hiding) & cells;
    }
}

/* The second half: what the singles eliminate. */
INLINE void use_singles(word_board *b, const round_findings *f, int boards)
{
    EACH_VECTOR EACH_BOARD
    {
        const plane left = clear_rows(b[j].vector[i], in_plane(f[j].naked, i));
        b[j].vector[i] = and_unless(left, f[j].hidden.vector[i], in_plane(f[j].hiding, i));
    }
}

/* The state of a board in which every cell is decided. */
INLINE board_state state_at_end(const word_board *b)
{
    return is_solution(b) ? SOLVED : DEAD;
}

/* Does rounds until the board is dead, solved or stuck. UNTIL_NO_CELL_IS_DECIDED: stuck when a
 * round decides no cell that was not already in f->decided. SINGLES_USED: if a round decides no
 * more, use_singles has nothing to do. */
INLINE board_state settle(word_board *b, round_findings *f, effort until, singles_use known,
                          folded_board *folded)
{
    word_board before = *b;

    for (;; known = SINGLES_USED) {
        const plane decided_before = f->decided;
        /* Only the first board of a puzzle is compared, but with AVX-512 it is faster to copy
         * all. */
        if (PLANE_BYTES > 32 || until == UNTIL_NOTHING_CHANGES)
            before = *b;
        find_singles(b, f, 1);
        if (any_bit(f->conflict))
            return DEAD;
        const bool any_new = any_bit(f->decided ^ decided_before);
        if (any_new || known == SINGLES_TO_USE) {
            use_singles(b, f, 1);
            if (!any_bit(f->open))
                return state_at_end(b);
            if (any_new)
                continue;
        }
        if (until == UNTIL_NOTHING_CHANGES && any_bit(changes_between(b, &before)))
            continue;
        const board_state found = fill_triads(b, folded);
        if (found != GOING)
            return found;
    }
}

INLINE board_state propagate(word_board *b, effort until, folded_board *folded)
{
    round_findings f = {.decided = decided_cells(b)};

    if (until == UNTIL_NOTHING_CHANGES)
        EACH_VECTOR b->vector[i] = clear_rows(b->vector[i], in_plane(f.decided, i)); /* of givens */
    return settle(b, &f, until, SINGLES_TO_USE, folded);
}

/* Propagates two boards side by side, UNTIL_NO_CELL_IS_DECIDED. *first gets the triads of the first
 * if it is OPEN. */
INLINE void propagate_both(word_board b[2], board_state found[2], folded_board *first)
{
    round_findings f[2] = {{.decided = decided_cells(&b[0])}, {.decided = decided_cells(&b[1])}};
    folded_board folded[2];

    do {
        const plane decided[2] = {f[0].decided, f[1].decided};
        find_singles(b, f, 2);
        use_singles(b, f, 2);
        UNROLL for (int j = 0; j < 2; j++) found[j] = any_bit(f[j].conflict) ? DEAD
                                                      : !any_bit(f[j].open)  ? state_at_end(&b[j])
                                                      : any_bit(f[j].decided ^ decided[j])
                                                          ? GOING
                                                          : fill_triads(&b[j], &folded[j]);
    } while (found[0] == GOING && found[1] == GOING);
    UNROLL for (int j = 0; j < 2; j++) if (found[j] == GOING) found[j] =
        settle(&b[j], &f[j], UNTIL_NO_CELL_IS_DECIDED, SINGLES_USED, &folded[j]);
    *first = folded[0];
}

#endif

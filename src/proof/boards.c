/* SPDX-License-Identifier: MIT */
/*
 * Naked and hidden singles on boards of 81 cells.
 */
#include "proof/boards.h"

#include <string.h>

enum {
    ROW = 0x1FF,                   /* the nine cells of a row */
    FIRSTS = 1 | 1 << 9 | 1 << 18, /* the first cell of each row of a band, */
    LASTS = FIRSTS << 8,           /* and the last one */
    BAND = FIRSTS * ROW,
    BOXES = 1 | 1 << 3 | 1 << 6, /* in a row, the first cell of each box */
};

/* The same cells in each band. */
static cell_board in_bands(uint32_t cells)
{
    return (cell_board){cells, cells, cells, 0};
}

static bool is_empty(cell_board board)
{
    uint64_t halves[2];

    memcpy(halves, &board, sizeof halves);
    return (halves[0] | halves[1]) == 0;
}

static bool is_same(cell_board one, cell_board other)
{
    return is_empty(one ^ other);
}

/* What two of three boards, or all of them, have. */
static cell_board two_of(cell_board a, cell_board b, cell_board c)
{
    return (a & b) | ((a | b) & c);
}

void board_peers_make(board_peers *table)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const int row = cell / 9, column = cell % 9, band = row / 3, in_band = cell % 27;
        cell_board peers = in_bands((uint32_t)FIRSTS << column);
        peers[band] |= (uint32_t)ROW << 9 * (row % 3);
        peers[band] |= (uint32_t)(7 * FIRSTS) << 3 * (column / 3);
        peers[band] &= ~((uint32_t)1 << in_band);
        table->peers[cell] = peers;
    }
}

/* The last cell of each row that has cells. */
static cell_board rows_with_cells(cell_board board)
{
    const cell_board others = in_bands(BAND & ~LASTS);

    return (((board & others) + others) | board) & in_bands(LASTS);
}

/* Each of these three finds the cells that are the only ones of a house on the board, and returns
 * false if a house has none. */

static bool alone_in_rows(cell_board board, cell_board *alone)
{
    const cell_board lasts = in_bands(LASTS);
    const cell_board without_first = board & (board - in_bands(FIRSTS));
    const cell_board single = lasts & ~rows_with_cells(without_first);

    *alone |= board & ((single << 1) - (single >> 8));
    return is_same(rows_with_cells(board), lasts);
}

static bool alone_in_columns(cell_board board, cell_board *alone)
{
    const uint32_t a = board[0], b = board[1], c = board[2];
    const uint32_t some = a | b | c, more = (a & b) | ((a | b) & c);
    const uint32_t first = some & ROW, second = some >> 9 & ROW, third = some >> 18;
    const uint32_t columns = first | second | third;
    const uint32_t twice =
        (first & second) | ((first | second) & third) | more | more >> 9 | more >> 18;

    *alone |= board & in_bands((columns & ~twice) * FIRSTS);
    return columns == ROW;
}

static bool alone_in_boxes(cell_board board, cell_board *alone)
{
    const cell_board row = in_bands(ROW), boxes = in_bands(BOXES);
    const cell_board first = board & row, second = board >> 9 & row, third = board >> 18;
    const cell_board some = first | second | third, more = two_of(first, second, third);
    const cell_board left = some & boxes, middle = some >> 1 & boxes, right = some >> 2 & boxes;
    const cell_board with_cells = left | middle | right;
    const cell_board twice = two_of(left, middle, right) | more | more >> 1 | more >> 2;
    cell_board single = with_cells & ~twice;

    single |= single << 1 | single << 2;
    *alone |= board & (single | single << 9 | single << 18);
    return is_same(with_cells, boxes);
}

/* The search for singles. */
typedef struct digit_boards {
    cell_board left[9]; /* the cells that may hold a digit */
    cell_board done;    /* the cells whose digit has been excluded from what they see */
    int placed[9];      /* number of these of each digit */
} digit_boards;

/* Places a digit in cells. */
static void place(const board_peers *table, digit_boards *b, int digit, cell_board cells)
{
    const cell_board own = b->left[digit];

    for (int other = 0; other < 9; other++)
        b->left[other] &= ~cells;
    b->left[digit] = own;
    b->done |= cells;
    for (int band = 0; band < 3; band++)
        for (uint32_t rest = cells[band]; rest != 0; rest &= rest - 1, b->placed[digit]++)
            b->left[digit] &= ~table->peers[27 * band + __builtin_ctz(rest)];
}

/* Places the singles of a digit. `naked`: the cells with only one candidate. Returns false on a
 * contradiction. */
static bool place_singles(const board_peers *table, digit_boards *b, int digit, cell_board naked,
                          bool *found)
{
    const cell_board board = b->left[digit];
    cell_board alone = board & naked;

    if (b->placed[digit] == 9)
        return true;
    if (!alone_in_rows(board, &alone) || !alone_in_columns(board, &alone) ||
        !alone_in_boxes(board, &alone))
        return false;
    alone &= ~b->done;
    if (is_empty(alone))
        return true;
    *found = true;
    place(table, b, digit, alone);
    return true;
}

/* Repeats until nothing more is found. Two cells with one digit that see each other exclude it
 * from each other, which the next round finds. */
static bool place_all(const board_peers *table, digit_boards *b)
{
    bool found = true;

    while (found) {
        cell_board some = {0}, more = {0};
        found = false;
        for (int digit = 0; digit < 9; digit++) {
            more |= some & b->left[digit];
            some |= b->left[digit];
        }
        if (!is_same(some, in_bands(BAND)))
            return false;
        for (int digit = 0; digit < 9; digit++)
            if (!place_singles(table, b, digit, ~more, &found))
                return false;
    }
    return true;
}

static void load(digit_boards *b, const ennead_puzzle *puzzle)
{
    cell_board reduced = {0};

    memset(b, 0, sizeof *b);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        unsigned set = formula_digits(puzzle, cell);
        if (set == ENNEAD_ALL_DIGITS)
            continue;
        const uint32_t bit = (uint32_t)1 << cell % 27;
        reduced[cell / 27] |= bit;
        for (; set != 0; set &= set - 1)
            b->left[__builtin_ctz(set)][cell / 27] |= bit;
    }
    for (int digit = 0; digit < 9; digit++)
        b->left[digit] |= in_bands(BAND) & ~reduced;
}

bool boards_find_singles(const board_peers *table, const ennead_puzzle *puzzle,
                         uint16_t digits[ENNEAD_CELLS])
{
    digit_boards b;

    load(&b, puzzle);
    if (!place_all(table, &b))
        return false;
    memset(digits, 0, ENNEAD_CELLS * sizeof *digits);
    for (int digit = 0; digit < 9; digit++)
        for (int band = 0; band < 3; band++)
            for (uint32_t rest = b.left[digit][band]; rest != 0; rest &= rest - 1)
                digits[27 * band + __builtin_ctz(rest)] |= (uint16_t)(1u << digit);
    return true;
}

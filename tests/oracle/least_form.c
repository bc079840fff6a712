/* SPDX-License-Identifier: MIT */
/*
 * Tries every order of the nine lines that keeps their chutes together (6^4 = 1296), for rows and
 * for columns, of the puzzle and of its transpose, and compares each result, cell by cell, with
 * the least so far.
 */
#include "least_form.h"

#include <string.h>

enum { ORDERS = 1296 };

static void make_orders(unsigned char orders[ORDERS][9])
{
    static const int six[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

    for (int number = 0; number < ORDERS; number++) {
        const int *chutes = six[number % 6];
        const int within[3] = {number / 6 % 6, number / 36 % 6, number / 216};
        for (int line = 0; line < 9; line++)
            orders[number][line] =
                (unsigned char)(3 * chutes[line / 3] + six[within[line / 3]][line % 3]);
    }
}

/* Compares what one symmetry makes with the least so far, which it replaces when it is less: -1, 0
 * or 1. */
static int compare(const unsigned char cells[9][9], const unsigned char rows[9],
                   const unsigned char columns[9], unsigned char least[ORACLE_CELLS])
{
    unsigned char labels[10] = {0}, next = 0, form[ORACLE_CELLS];
    int less = 0;

    for (int place = 0; place < ORACLE_CELLS; place++) {
        const unsigned char digit = cells[rows[place / 9]][columns[place % 9]];
        if (digit != 0 && labels[digit] == 0)
            labels[digit] = ++next;
        form[place] = labels[digit];
        if (!less && form[place] > least[place])
            return 1;
        less |= form[place] < least[place];
    }
    if (less)
        memcpy(least, form, sizeof form);
    return less ? -1 : 0;
}

unsigned long oracle_least_form(const unsigned char cells[ORACLE_CELLS],
                                unsigned char form[ORACLE_CELLS])
{
    static unsigned char orders[ORDERS][9];
    unsigned char grid[2][9][9];
    unsigned long count = 0;

    make_orders(orders);
    memset(form, 10, ORACLE_CELLS);
    for (int row = 0; row < 9; row++)
        for (int column = 0; column < 9; column++)
            grid[0][row][column] = grid[1][column][row] = cells[9 * row + column];
    for (int turned = 0; turned < 2; turned++)
        for (int rows = 0; rows < ORDERS; rows++)
            for (int columns = 0; columns < ORDERS; columns++) {
                const int order = compare(grid[turned], orders[rows], orders[columns], form);
                if (order < 0)
                    count = 0;
                count += order <= 0;
            }
    return count;
}

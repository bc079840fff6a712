/* SPDX-License-Identifier: MIT */
/*
 * The tables of houses.h as constant expressions: a row is nine adjacent bits, a column every
 * ninth bit, a box three bits in each of three rows. And sets of cells from their values.
 */
#include "grid/houses.h"

#define ROW(r) ((cells)0x1ff << (9 * (r)))
#define BAND_COLUMN(c) (CELL(c) | CELL((c) + 9) | CELL((c) + 18))
#define COLUMN(c) (BAND_COLUMN(c) | BAND_COLUMN((c) + 27) | BAND_COLUMN((c) + 54))
#define BOX_AT(c) (BAND_COLUMN(c) | BAND_COLUMN((c) + 1) | BAND_COLUMN((c) + 2))
#define BOX(b) BOX_AT((b) / 3 * 27 + (b) % 3 * 3)

#define NINE(house) \
    house(0), house(1), house(2), house(3), house(4), house(5), house(6), house(7), house(8)

const cells house_cells[HOUSES] = {NINE(ROW), NINE(COLUMN), NINE(BOX)};

#define PEERS(r, c) ((ROW(r) | COLUMN(c) | BOX((r) / 3 * 3 + (c) / 3)) & ~CELL(9 * (r) + (c)))
#define ROW_PEERS(r) \
    PEERS(r, 0), PEERS(r, 1), PEERS(r, 2), PEERS(r, 3), PEERS(r, 4), PEERS(r, 5), PEERS(r, 6), \
        PEERS(r, 7), PEERS(r, 8)

const cells peers[ENNEAD_CELLS] = {NINE(ROW_PEERS)};

#ifdef __wasm__
#define ROW_CELLS(r) \
    CELL(9 * (r)), CELL(9 * (r) + 1), CELL(9 * (r) + 2), CELL(9 * (r) + 3), CELL(9 * (r) + 4), \
        CELL(9 * (r) + 5), CELL(9 * (r) + 6), CELL(9 * (r) + 7), CELL(9 * (r) + 8)

const cells one_cell[ENNEAD_CELLS] = {NINE(ROW_CELLS)};
#endif

/* For eight bytes at a time: adding 127 carries into the high bit if a byte is not 0, and a
 * multiplication collects these eight bits. */
cells filled_cells(const uint8_t values[ENNEAD_CELLS])
{
    cells filled = (cells)(values[80] != 0) << 80;

    for (unsigned at = 0; at < 80; at += 8) {
        uint64_t bytes = 0;
        for (unsigned i = 0; i < 8; i++)
            bytes |= (uint64_t)values[at + i] << (8 * i);
        bytes = (bytes + 0x7f7f7f7f7f7f7f7f) >> 7 & 0x0101010101010101;
        filled |= (cells)(bytes * 0x0102040810204080 >> 56) << at;
    }
    return filled;
}

/* SPDX-License-Identifier: MIT */
#include "rating/backdoors/known_lanes.h"

#include <string.h>

#include "grid/houses.h"

/* The numbers of the wrong candidates, by digit and cell; and where the next rule is written. */
typedef struct rule_writer {
    const se_board *b;
    uint16_t number[10][ENNEAD_CELLS];
    uint16_t *to;
} rule_writer;

/* Writes the wrong candidates of a digit in these cells. */
static void write_places(rule_writer *w, int digit, cells set)
{
    uint16_t *const length = w->to++;

    FOR_EACH_CELL(rest, set)
        *w->to++ = w->number[digit][lowest_cell(rest)];
    *length = (uint16_t)(w->to - length - 1);
}

/* Writes the wrong candidates of a cell. Returns where their number is. */
static uint16_t *write_cell(rule_writer *w, int cell, int true_digit)
{
    uint16_t *const length = w->to++;

    FOR_ALL_DIGITS(digit)
        if (digit != true_digit && band_has(w->b->of[digit], cell))
            *w->to++ = w->number[digit][cell];
    *length = (uint16_t)(w->to - length - 1);
    return length;
}

static void write_rules(rule_writer *w, int cell, int digit, known_rules used)
{
    const cells open = cells_of_bands(open_places(w->b, digit)) & ~CELL(cell);
    const cells box = open & house_cells[FIRST_BOX + box_of(cell)];
    const cells lines[2] = {open & house_cells[row_of(cell)],
                            open & house_cells[FIRST_COLUMN + column_of(cell)]};
    uint16_t *const block = w->to++;

    (void)write_cell(w, cell, digit);
    write_places(w, digit, lines[0]);
    write_places(w, digit, lines[1]);
    write_places(w, digit, box);
    uint16_t *const seen = write_cell(w, cell, digit);
    FOR_EACH_CELL(rest, lines[0] | lines[1] | box)
        *w->to++ = w->number[digit][lowest_cell(rest)];
    *seen = (uint16_t)(w->to - seen - 1);
    for (int line = 0; used == KNOWN_LOCKED && line < 2; line++) {
        write_places(w, digit, lines[line] & ~box);
        write_places(w, digit, box & ~lines[line]);
    }
    *block = (uint16_t)(w->to - block - 1);
}

void known_begin(known_lanes *k, const se_board *b, const uint8_t solution[ENNEAD_CELLS],
                 known_rules used)
{
    rule_writer w = {.b = b, .to = k->rules};

    k->open_count = k->wrong_count = 0;
    k->used = used;
    FOR_EACH_CELL(rest, cells_of_bands(b->empty)) {
        const int cell = lowest_cell(rest);
        k->cell[k->open_count++] = (uint8_t)cell;
        FOR_ALL_DIGITS(digit) {
            if (digit == solution[cell] || !band_has(b->of[digit], cell))
                continue;
            k->wrong_cell[k->wrong_count] = (uint8_t)cell;
            k->wrong_digit[k->wrong_count] = (uint8_t)digit;
            w.number[digit][cell] = (uint16_t)k->wrong_count++;
        }
    }
    for (int i = 0; i < k->open_count; i++)
        write_rules(&w, k->cell[i], solution[k->cell[i]], used);
}

void known_clear(known_lanes *k)
{
    memset(k->placed, 0, (size_t)k->open_count * sizeof k->placed[0]);
    memset(k->gone, 0, (size_t)k->wrong_count * sizeof k->gone[0]);
}

static bool any_lane(const known_plane *plane)
{
    return ((*plane)[0] | (*plane)[1] | (*plane)[2] | (*plane)[3]) != 0;
}

/* The lanes in which all of a list are gone; `at` moves behind the list. */
#define ALL_GONE(all, gone, at) \
    known_plane all = ~(known_plane){0}; \
    for (const uint16_t *end_of_list = (at) + *(at) + 1; ++(at) < end_of_list;) \
    all &= (gone)[*(at)]

/* Eliminates a list in these lanes. */
static void eliminate(known_plane *gone, const uint16_t *list, const known_plane *lanes)
{
    for (const uint16_t *at = list + 1; at <= list + *list; at++)
        gone[*at] |= *lanes;
}

/* Eliminates a list in these lanes. Returns whether that is new in some lane. */
static bool eliminate_new(known_plane *gone, const uint16_t *list, const known_plane *lanes)
{
    known_plane new = {0};

    for (const uint16_t *at = list + 1; at <= list + *list; at++) {
        new |= *lanes & ~gone[*at];
        gone[*at] |= *lanes;
    }
    return any_lane(&new);
}

/* Whether a line or a box eliminates something. */
static bool run_locked(known_plane *gone, const uint16_t *line)
{
    const uint16_t *box = line + *line + 1, *at = line;
    ALL_GONE(of_line, gone, at);
    ALL_GONE(of_box, gone, at);
    const bool in_line = eliminate_new(gone, line, &of_box);
    return eliminate_new(gone, box, &of_line) || in_line;
}

/* In the first round what is placed eliminates, even if it is not new. */
typedef enum known_round { FIRST_ROUND, LATER_ROUND } known_round;

/* Runs the rules of an open cell. Returns whether something changed. */
static bool run_rules(known_lanes *k, int i, const uint16_t *at, known_round round)
{
    known_plane *gone = k->gone;
    bool changed = false;

    ALL_GONE(in_cell, gone, at);
    ALL_GONE(in_row, gone, at);
    ALL_GONE(in_column, gone, at);
    ALL_GONE(in_box, gone, at);
    const known_plane before = k->placed[i],
                      placed = before | in_cell | in_row | in_column | in_box;
    const known_plane new = placed & ~before;
    changed = any_lane(&new);
    if (changed || round == FIRST_ROUND) {
        k->placed[i] = placed;
        eliminate(gone, at, &placed);
    }
    at += *at + 1;
    for (int line = 0; k->used == KNOWN_LOCKED && line < 2; line++) {
        changed = run_locked(gone, at) || changed;
        at += *at + 1;
        at += *at + 1;
    }
    return changed;
}

void known_close(known_lanes *k)
{
    known_round round = FIRST_ROUND;
    bool changed;

    do {
        const uint16_t *at = k->rules;
        changed = round == FIRST_ROUND;
        for (int i = 0; i < k->open_count; i++) {
            changed = run_rules(k, i, at + 1, round) || changed;
            at += *at + 1;
        }
        round = LATER_ROUND;
    } while (changed);
}

void known_solved(const known_lanes *k, uint64_t solved[KNOWN_WORDS])
{
    known_plane all = ~(known_plane){0};

    for (int i = 0; i < k->open_count; i++)
        all &= k->placed[i];
    for (int word = 0; word < KNOWN_WORDS; word++)
        solved[word] = all[word];
}

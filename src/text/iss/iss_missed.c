/* SPDX-License-Identifier: MIT */
#include "text/iss/iss_missed.h"

#include "grid/characters.h"

#include <stdlib.h>

/* A cell of the grid, or the value that a house misses. */
typedef struct missed_place {
    enum { A_CELL, OF_A_ROW, OF_A_COLUMN, OF_A_BOX } kind;
    int number; /* of the cell or house, counted from 0 */
    size_t at;  /* in the text */
} missed_place;

/* What an item says about two numbers. */
typedef struct missed_row {
    const char *type;
    enum { EACH_TWO, NEXT_TWO, NEIGHBORS } pairs;
    enum { APART, STEP_APART, RISE, FALL, RATIO, TOTAL } says;
    int step;
    enum { OWN_STEP, READ_STEP } from; /* READ_STEP: the item may say another step first */
} missed_row;

static const missed_row rows[] = {
    {"AllDifferent", EACH_TWO, APART, 1, OWN_STEP},
    {"Whisper", NEXT_TWO, APART, 5, READ_STEP},
    {"Thermo", NEXT_TWO, RISE, 1, OWN_STEP},
    {"GreaterThan", NEIGHBORS, FALL, 1, OWN_STEP},
    {"WhiteDot", NEIGHBORS, STEP_APART, 1, OWN_STEP},
    {"BlackDot", NEIGHBORS, RATIO, 2, OWN_STEP},
    {"X", NEIGHBORS, TOTAL, 10, OWN_STEP},
    {"V", NEIGHBORS, TOTAL, 5, OWN_STEP},
};

/* ------------------------------------------------------------------------------------- houses */

bool iss_is_missed(const iss *s, iss_word word)
{
    const char *text = s->d->text + word.at;

    return word.length > 3 && text[0] == 'D' && text[1] == 'G' &&
           (text[2] == 'R' || text[2] == 'C' || text[2] == 'B');
}

bool iss_has_missed(const iss *s, iss_item item)
{
    iss_word word = {0};

    while (iss_take(s->d, &item, &word))
        if (iss_is_missed(s, word))
            return true;
    return false;
}

static bool is_in(const ennead_description *d, missed_place place, int cell)
{
    return (place.kind == OF_A_ROW      ? cell / d->columns
            : place.kind == OF_A_COLUMN ? cell % d->columns
                                        : d->regions[cell]) == place.number;
}

static bool read_house(iss *s, iss_word word, missed_place *place)
{
    const char letter = s->d->text[word.at + 2];
    const bool copied = s->down != 0 || s->right != 0;
    const int cells = builder_cell_count(s->d);
    int number = 0, cell = 0;

    if (copied || !s->doppelganger)
        return iss_unknown(
            s->d, word,
            copied ? "the extra cell '%t' in a copy is not known"
                   : "the extra cell '%t' is not known without the rule 'Doppelganger'");
    (void)iss_number(s->d, (iss_word){word.at + 3, word.length - 3}, &number);
    place->kind = letter == 'R' ? OF_A_COLUMN : letter == 'C' ? OF_A_ROW : OF_A_BOX;
    place->number = number - 1;
    place->at = word.at;
    while (cell < cells && !is_in(s->d->description, *place, cell))
        cell++;
    return cell < cells || iss_wrong(s->d, word, "a row, column or box of the grid");
}

static bool add_house(iss *s, missed_place place)
{
    for (int cell = 0; cell < builder_cell_count(s->d); cell++)
        if (is_in(s->d->description, place, cell) && !builder_cell(s->d, place.at, cell))
            return false;
    return builder_end(s->d);
}

/* The values that a place can have: a house misses any but 0. */
static uint64_t values_of(const iss *s, missed_place place)
{
    const int values = s->d->description->values;
    const uint64_t all = values < 64 ? ((uint64_t)1 << values) - 1 : UINT64_MAX;

    return place.kind == A_CELL ? all : all & ~(uint64_t)1;
}

/* Says that a place has one of these values: a cell holds one of them, a house all others. If there
 * is none for a house, it would have to be without 0, which no house is. */
static bool say_one_of(iss *s, missed_place place, uint64_t values)
{
    const uint64_t all = values_of(s, place);
    const bool of_a_cell = place.kind == A_CELL, never = (values & all) == 0;
    const uint64_t named = of_a_cell ? values : all & ~values;
    const int zero = 0, times = 0;

    if ((values & all) == all)
        return true;
    builder_begin(s->d, place.at,
                  of_a_cell ? "given"
                  : never   ? "count"
                            : "quadruple",
                  "Doppelganger");
    if (never && !of_a_cell)
        return builder_number(s->d, place.at, zero) && builder_number(s->d, place.at, times) &&
               add_house(s, place);
    for (int value = 0; value < s->d->description->values; value++)
        if ((named >> value & 1) != 0 && !builder_number(s->d, place.at, value))
            return false;
    if (of_a_cell)
        return builder_cell(s->d, place.at, place.number) && builder_end(s->d);
    return add_house(s, place);
}

bool iss_missed_given(iss *s, iss_word house, uint64_t values)
{
    missed_place place = {0};

    return read_house(s, house, &place) && say_one_of(s, place, values);
}

/* -------------------------------------------------------------------------------------- pairs */

static bool holds(const missed_row *row, int one, int other)
{
    switch (row->says) {
    case APART:
        return abs(one - other) >= row->step;
    case STEP_APART:
        return abs(one - other) == row->step;
    case RISE:
        return one + row->step <= other;
    case FALL:
        return other + row->step <= one;
    case RATIO:
        return one == row->step * other || other == row->step * one;
    case TOTAL:
        break;
    }
    return one + other == row->step;
}

/* Says what two places may have together: for each value of the one, which values of the other. */
static bool say_pair(iss *s, const missed_row *row, missed_place one, missed_place other)
{
    const int values = s->d->description->values;
    bool any = false;

    if (!builder_open(s->d, one.at, "or"))
        return false;
    for (int value = 0; value < values; value++) {
        uint64_t partners = 0;
        for (int partner = 0; partner < values; partner++)
            partners |= (uint64_t)holds(row, value, partner) << partner;
        partners &= values_of(s, other);
        if (partners == 0 || (values_of(s, one) >> value & 1) == 0)
            continue;
        any = true;
        if (!builder_open(s->d, one.at, "and") || !say_one_of(s, one, (uint64_t)1 << value) ||
            !say_one_of(s, other, partners) || !builder_close(s->d))
            return false;
    }
    return (any || say_one_of(s, one.kind == A_CELL ? other : one, 0)) && builder_close(s->d);
}

/* Whether two places are side by side: cells, or houses of a kind. Boxes are laid out as many in a
 * row as a box has columns, which is how they are in the grid if boxes are squares. */
static bool are_beside(const ennead_description *d, missed_place one, missed_place other)
{
    const int across = one.kind == A_CELL     ? d->columns
                       : one.kind == OF_A_BOX ? d->box_columns
                                              : ENNEAD_MOST_SIZE;

    return one.kind == other.kind && across > 0 &&
           abs(one.number / across - other.number / across) +
                   abs(one.number % across - other.number % across) ==
               1;
}

static bool read_place(iss *s, iss_word word, missed_place *place)
{
    if (iss_is_missed(s, word))
        return read_house(s, word, place);
    *place = (missed_place){.kind = A_CELL, .at = word.at};
    return iss_cell(s, word, &place->number);
}

static bool read_pairs(iss *s, const missed_row *row, iss_item item)
{
    enum { MOST_PLACES = 4 * ENNEAD_MOST_SIZE };
    missed_place places[MOST_PLACES];
    iss_word word = {0};
    int count = 0, said = 0;

    for (; iss_take(s->d, &item, &word); count++)
        if (count == MOST_PLACES)
            return iss_wrong(s->d, word, "fewer cells");
        else if (!read_place(s, word, &places[count]))
            return false;
    for (int i = 0; i < count; i++)
        for (int k = i + 1; k < count; k++) {
            if ((row->pairs == NEXT_TWO && k > i + 1) ||
                (row->pairs == NEIGHBORS && !are_beside(s->d->description, places[i], places[k])))
                continue;
            if (!say_pair(s, row, places[i], places[k]))
                return false;
            said++;
        }
    return said > 0 || iss_wrong(s->d, item.type, "two or more cells that it is about");
}

bool iss_missed_pairs(iss *s, iss_item item)
{
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        missed_row own = rows[i];
        iss_item rest = item;
        iss_word word = {0};
        if (!iss_is(s->d, item.type, own.type))
            continue;
        if (own.from == READ_STEP && iss_take(s->d, &rest, &word) &&
            iss_number(s->d, word, &own.step))
            item = rest;
        return read_pairs(s, &own, item);
    }
    return iss_unknown(s->d, item.type, "the rule '%t' of values that houses miss is not known");
}

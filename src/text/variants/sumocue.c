/* SPDX-License-Identifier: MIT */
/*
 * Killers of 9x9 as SumoCue and JSudoku write them, on one line:
 *
 *     SumoCueV1=14J0+0J0=26J1...      with D after V1: the diagonals count, too
 *
 * For each cell there is = and the sum of the cage that begins there, 0 for none, or + and the
 * number of another cell of its cage, from 0; then, in a jigsaw, J and the number of its region.
 */
#include "text/variants/sumocue.h"

#include "grid/characters.h"
#include "text/description/text_search.h"

#include <string.h>

enum { SIZE = 9, CELLS = SIZE * SIZE, MOST_NUMBER = 999 };

static const char begin[] = "SumoCueV1";

typedef struct sumocue {
    description_builder *d;
    size_t at, end;
    int sums[CELLS], heads[CELLS]; /* a head is -1 for a cell that begins a cage */
    size_t places[CELLS];
    int regions; /* cells that have said theirs */
} sumocue;

bool sumocue_begins(const char *text, size_t length)
{
    return variant_starts(text, length, begin);
}

/* Reads a number of up to three digits. Returns -1 if there is none, which is reported. */
static int read_number(sumocue *s, int most)
{
    const size_t place = s->at;
    int number = 0;

    while (s->at < s->end && is_digit(s->d->text[s->at]) && number <= MOST_NUMBER / 10)
        number = 10 * number + s->d->text[s->at++] - '0';
    if (s->at > place && number <= most)
        return number;
    (void)builder_wrong(s->d, place, "expected a number up to %n", most);
    return -1;
}

static bool read_cell(sumocue *s, int cell)
{
    const char *text = s->d->text;

    s->places[cell] = s->at;
    if (s->at >= s->end || (text[s->at] != '=' && text[s->at] != '+'))
        return builder_wrong(s->d, s->at, "expected = or + for cell %n of 81", cell + 1);
    const bool head = text[s->at++] == '=';
    const int number = read_number(s, head ? MOST_NUMBER : CELLS - 1);
    s->heads[cell] = head ? -1 : number;
    s->sums[cell] = head ? number : 0;
    if (number < 0 || s->at >= s->end || text[s->at] != 'J')
        return number >= 0;
    s->at++;
    const int region = read_number(s, SIZE - 1);
    if (region < 0)
        return false;
    s->d->description->regions[cell] = (uint8_t)region;
    s->regions++;
    return true;
}

/* The first cell of a cell's cage; -1 if the numbers go in a circle. */
static int head_of(const sumocue *s, int cell)
{
    for (int steps = 0; steps < CELLS; steps++) {
        if (s->heads[cell] < 0)
            return cell;
        cell = s->heads[cell];
    }
    return -1;
}

static bool add_cages(sumocue *s)
{
    int heads[CELLS];

    for (int cell = 0; cell < CELLS; cell++) {
        heads[cell] = head_of(s, cell);
        if (heads[cell] < 0)
            return builder_wrong(s->d, s->places[cell], "the cells from here lead to no sum");
    }
    for (int head = 0; head < CELLS; head++) {
        int members = 0;
        if (heads[head] != head)
            continue;
        builder_begin(s->d, s->places[head], "cage", "cage");
        if (s->sums[head] > 0 && !builder_number(s->d, s->places[head], s->sums[head]))
            return false;
        for (int cell = 0; cell < CELLS; cell++)
            if (heads[cell] == head) {
                members++;
                if (!builder_cell(s->d, s->places[cell], cell))
                    return false;
            }
        if ((members > 1 || s->sums[head] > 0) && !builder_end(s->d))
            return false;
    }
    return true;
}

static bool add_diagonal(sumocue *s, const char *rule)
{
    builder_begin(s->d, s->at, rule, rule);
    return builder_end(s->d);
}

static bool check_regions(sumocue *s)
{
    ennead_description *d = s->d->description;

    if (s->regions != CELLS)
        return builder_wrong(s->d, s->at, "%n cells have a region, expected all or none",
                             s->regions);
    d->box_rows = d->box_columns = 0;
    return builder_check_regions(s->d, s->at);
}

bool sumocue_read(description_builder *d)
{
    sumocue s = {.d = d, .at = variant_begin(d->text, d->length) + strlen(begin)};

    s.end = variant_end_of_line(d->text, d->length, s.at);
    while (s.end > s.at && is_space(d->text[s.end - 1]))
        s.end--;
    if (!builder_grid(d, s.at, SIZE, SIZE, SIZE, 1))
        return false;
    builder_boxes(d, SIZE);
    if (s.at < s.end && d->text[s.at] == 'D') {
        s.at++;
        if (!add_diagonal(&s, "diagonal-up") || !add_diagonal(&s, "diagonal-down"))
            return false;
    }
    for (int cell = 0; cell < CELLS; cell++)
        if (!read_cell(&s, cell))
            return false;
    if (s.at < s.end)
        return builder_wrong(d, s.at, "there is more after the 81 cells");
    return (s.regions == 0 || check_regions(&s)) && add_cages(&s);
}

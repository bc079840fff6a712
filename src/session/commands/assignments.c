/* SPDX-License-Identifier: MIT */
#include "session/commands/assignments.h"

#include <string.h>

#include "grid/characters.h"
#include "session/game/history.h"

static bool is_in(int number, int low, int high)
{
    return number >= low && number <= high;
}

extent present_extent(const ennead_session *s)
{
    const game_variant *v = present_variant(s);

    if (v == NULL)
        return (extent){9, 9, 1, 9};
    return (extent){v->rules->rows, v->rules->columns, v->rules->first_value,
                    v->rules->first_value + v->rules->values - 1};
}

/* Takes a number of one or two digits from the front of a word; -1 if there is none. */
static int take_number(word *w)
{
    word number = {w->text, 0};

    while (number.length < w->length && number.length < 2 && w->text[number.length] >= '0' &&
           w->text[number.length] <= '9')
        number.length++;
    w->text += number.length;
    w->length -= number.length;
    return number_of(number);
}

/* Takes a character from the front of a word. Returns false if the word begins with another. */
static bool take_sign(word *w, char sign)
{
    if (w->length == 0 || lower(*w->text) != sign)
        return false;
    w->text++;
    w->length--;
    return true;
}

/* Takes r4c2 from the front of a word. Returns false if it does not begin with a cell of the
 * grid. */
static bool take_cell(word *w, const extent *e, int *cell)
{
    if (!take_sign(w, 'r'))
        return false;
    const int row = take_number(w);
    if (!take_sign(w, 'c'))
        return false;
    const int column = take_number(w);
    *cell = e->columns * (row - 1) + column - 1;
    return is_in(row, 1, e->rows) && is_in(column, 1, e->columns);
}

bool is_cell(word w, const extent *e, int *cell)
{
    return take_cell(&w, e, cell) && w.length == 0;
}

bool is_assignment(word w, const extent *e, change_kind *kind, int *digit, int *cell)
{
    if (!take_cell(&w, e, cell))
        return false;
    *kind = take_sign(&w, '=') ? SET : CLEAR;
    if (*kind == CLEAR && !(take_sign(&w, '<') && take_sign(&w, '>')))
        return false;
    *digit = 0;
    if (*kind == SET && w.length == 1 && *w.text == '.') {
        *kind = ERASE;
        return true;
    }
    *digit = take_number(&w);
    return w.length == 0 && is_in(*digit, e->first, e->last);
}

static bool is_sign(char c)
{
    return c == '=' || c == '<' || c == '>';
}

/* Whether a word is only the beginning of an assignment: the next word belongs to it. */
static bool goes_on(word w, const char *next, const char *end)
{
    while (next < end && (*next == ' ' || *next == '\t'))
        next++;
    return next < end && (is_sign(w.text[w.length - 1]) || is_sign(*next));
}

word next_assignment(line_words *line, char room[LONGEST_ASSIGNMENT])
{
    word whole = next_word(line);

    while (whole.length > 0 && goes_on(whole, line->at, line->end)) {
        const word more = next_word(line);
        if (whole.length + more.length > LONGEST_ASSIGNMENT)
            return whole;
        memmove(room, whole.text, whole.length);
        memcpy(room + whole.length, more.text, more.length);
        whole = (word){room, whole.length + more.length};
    }
    return whole;
}

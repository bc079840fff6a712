/* SPDX-License-Identifier: MIT */
/*
 * Fills templates.
 */
#include "grid/say/say.h"

#include <string.h>

#include "grid/assertions.h"
#include "grid/say/english.h"
#include "grid/say/german.h"

static int size_of_slot(const say_slot *s)
{
    switch (s->kind) {
    case SLOT_CELLS:
        return cell_count(s->cells);
    case SLOT_DIGITS:
        return digit_count(s->digits);
    case SLOT_HOUSES:
        return house_count(s->houses);
    case SLOT_VALUES:
        return __builtin_popcountll(s->values);
    default:
        return s->number;
    }
}

static void add_slot(text_buffer *p, const say_slot *s, joining last)
{
    switch (s->kind) {
    case SLOT_NONE:
        break;
    case SLOT_TEXT:
        buffer_text(p, s->text);
        break;
    case SLOT_NUMBER:
        buffer_signed(p, s->number);
        break;
    case SLOT_CELLS:
        buffer_cells(p, s->cells, last);
        break;
    case SLOT_CELL_LIST:
        buffer_cell_list(p, s->list, s->number, last);
        break;
    case SLOT_DIGITS:
        buffer_digits(p, s->digits, last);
        break;
    case SLOT_HOUSES:
        buffer_houses(p, s->houses, last);
        break;
    case SLOT_PLACES:
        buffer_places(p, s->places, s->number, s->columns, last);
        break;
    case SLOT_VALUES:
        buffer_values(p, s->values, s->first, last);
        break;
    case SLOT_SENTENCE:
        say(p, s->sentence, &(const say_slot){.kind = SLOT_NONE});
        break;
    }
}

/* Adds the text for a size out of "one|many}" or "1|2|many}", and returns what follows the
 * brace. */
static const char *add_choice(text_buffer *p, const char *at, int size)
{
    const char *end = strchr(at, '}');
    int bars = 0;

    ASSERT(end != NULL);
    for (const char *c = at; c < end; c++)
        bars += *c == '|';
    const int chosen = size < 1 || size > bars ? bars : size - 1;
    for (int choice = 0; at < end; at++)
        if (*at == '|')
            choice++;
        else if (choice == chosen)
            buffer_character(p, *at);
    return end + 1;
}

/* Adds what a template's slot stands for; `at` is behind its brace. Returns what follows it. */
static const char *add_braces(text_buffer *p, const char *at, const say_slot *slots)
{
    const say_slot *s = slots + (*at++ - '0');

    switch (*at) {
    case '?':
        return add_choice(p, at + 1, size_of_slot(s));
    case '/':
        add_slot(p, s, JOIN_OR);
        return at + 2;
    case ',':
        add_slot(p, s, JOIN_COMMA);
        return at + 2;
    case '#':
        buffer_number_word(p, size_of_slot(s));
        return at + 2;
    default:
        add_slot(p, s, JOIN_AND);
        return at + 1;
    }
}

void say(text_buffer *p, sentence_id name, const say_slot *slots)
{
    const char *at =
        p->language == ENNEAD_LANGUAGE_GERMAN ? german_sentence(name) : english_sentence(name);

    while (*at != '\0')
        if (*at == '{')
            at = add_braces(p, at + 1, slots);
        else
            buffer_character(p, *at++);
}

const char *ennead_language_name(ennead_language language)
{
    static const char *const names[] = {"en", "de"};
    return (unsigned)language < sizeof names / sizeof names[0] ? names[language] : NULL;
}

const char *ennead_coordinates_name(ennead_coordinates coordinates)
{
    static const char *const names[] = {"r4c5", "A1", "spoken", "nrc"};
    return (unsigned)coordinates < sizeof names / sizeof names[0] ? names[coordinates] : NULL;
}

/* SPDX-License-Identifier: MIT */
/*
 * Sentences made of templates. A template stands in a language's table (english.c, german.c) under
 * the name that sentences.h gives it; what fills it is a list of slots, which the template takes in
 * any order:
 *
 *     {0}           slot 0; a list of cells, digits or houses is joined by "and"
 *     {0/}          the same, joined by "or"
 *     {0,}          the same, joined by commas
 *     {0#}          a number as a word: "three"; of a list, how many it has
 *     {0?one|many}  the first text where the slot is 1 or has one member, else the second
 *     {0?1|2|many}  three texts: for one, for two, for more
 */
#ifndef ENNEAD_GRID_SAY_SAY_H
#define ENNEAD_GRID_SAY_SAY_H

#include "grid/say/sentences.h"
#include "grid/say/text_buffer.h"

typedef enum slot_kind {
    SLOT_NONE, /* ends a list of slots */
    SLOT_TEXT,
    SLOT_NUMBER,
    SLOT_CELLS,
    SLOT_CELL_LIST, /* cells in an order of their own */
    SLOT_DIGITS,
    SLOT_HOUSES,
    SLOT_PLACES,   /* cells of a grid of any size, in an order of their own */
    SLOT_VALUES,   /* values of such a grid */
    SLOT_SENTENCE, /* a template without slots */
} slot_kind;

typedef struct say_slot {
    slot_kind kind;
    int number; /* a number; of a list of cells, how many */
    digits digits;
    uint32_t houses;
    cells cells;
    const char *text;
    const uint8_t *list;
    const uint16_t *places;
    int columns;     /* of the grid of `places` */
    uint64_t values; /* a bit for each from `first` on */
    int first;
    sentence_id sentence;
} say_slot;

#define SAY_TEXT(string) \
    { \
        .kind = SLOT_TEXT, .text = (string) \
    }
#define SAY_NUMBER(value) \
    { \
        .kind = SLOT_NUMBER, .number = (value) \
    }
#define SAY_CELL(cell) \
    { \
        .kind = SLOT_CELLS, .cells = CELL(cell) \
    }
#define SAY_CELLS(set) \
    { \
        .kind = SLOT_CELLS, .cells = (set) \
    }
#define SAY_CELL_LIST(cells, count) \
    { \
        .kind = SLOT_CELL_LIST, .list = (cells), .number = (count) \
    }
#define SAY_DIGIT(digit) \
    { \
        .kind = SLOT_DIGITS, .digits = digit_set(digit) \
    }
#define SAY_DIGITS(set) \
    { \
        .kind = SLOT_DIGITS, .digits = (set) \
    }
#define SAY_HOUSE(house) \
    { \
        .kind = SLOT_HOUSES, .houses = (uint32_t)1 << (house) \
    }
#define SAY_HOUSES(set) \
    { \
        .kind = SLOT_HOUSES, .houses = (set) \
    }

/* Adds the sentence in the language of the buffer. */
void say(text_buffer *p, sentence_id name, const say_slot *slots);

/* SAY(p, EMPTY_HOUSE, SAY_HOUSE(house), SAY_DIGIT(digit)) */
#define SAY(p, name, ...) \
    say(p, SENTENCE_##name, (const say_slot[]){__VA_ARGS__, {.kind = SLOT_NONE}})

/* One without slots. */
#define SAY_ONLY(p, name) say(p, SENTENCE_##name, NULL)

#endif

/* SPDX-License-Identifier: MIT */
#include "cli/output/doubts.h"

#include <string.h>

#include "cli/options/command_help.h"

/* The node limit of each search for a misprint, and the most clues that are named. */
enum { NODES = 1000, MOST_NAMED = 20 };

void doubts_clear(struct doubts *doubts, int columns)
{
    doubts->columns = columns;
    doubts->count = 0;
}

/* Keeps the clues without which there is one solution; if there are none, those without which
 * there are several. */
static void choose(struct doubts *doubts, const ennead_verdict *verdicts, const uint8_t *numbers,
                   size_t count)
{
    static const ennead_verdict wanted[] = {ENNEAD_VERDICT_UNIQUE, ENNEAD_VERDICT_SEVERAL};
    doubts->count = 0;
    for (int i = 0; i < 2 && doubts->count == 0; i++) {
        doubts->are = i == 0 ? WITHOUT_ONE : WITHOUT_SEVERAL;
        for (size_t cell = 0; cell < count; cell++)
            if (verdicts[cell] == wanted[i]) {
                doubts->numbers[doubts->count] = numbers[cell];
                doubts->cells[doubts->count++] = (uint16_t)cell;
            }
    }
}

static ennead_status doubt_puzzle(struct doubts *doubts, const ennead_puzzle *puzzle)
{
    ennead_verdict verdicts[ENNEAD_CELLS];
    uint8_t numbers[ENNEAD_CELLS];
    ennead_solve_options options;
    ennead_solve_options_init(&options);
    options.node_limit = NODES;
    doubts_clear(doubts, 9);
    const ennead_status status = ennead_solve_without_each(puzzle, &options, verdicts);
    if (status != ENNEAD_STATUS_OK)
        return status;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        numbers[cell] = puzzle->givens[cell];
        if (numbers[cell] == 0)
            verdicts[cell] = ENNEAD_VERDICT_NONE;
    }
    choose(doubts, verdicts, numbers, ENNEAD_CELLS);
    return status;
}

static ennead_status doubt_variant(struct doubts *doubts, const struct variant_puzzle *variant)
{
    const ennead_description *d = &variant->description;
    const size_t count = (size_t)d->rows * (size_t)d->columns;
    ennead_verdict verdicts[ENNEAD_MOST_CELLS];
    uint8_t numbers[ENNEAD_MOST_CELLS];
    doubts_clear(doubts, d->columns);
    const ennead_status status =
        ennead_model_without_each(variant->model, d->candidates, NODES, verdicts);
    for (size_t cell = 0; cell < count; cell++)
        numbers[cell] =
            (uint8_t)(d->first_value + __builtin_ctzll(d->candidates[cell] | (uint64_t)1 << 63));
    if (status == ENNEAD_STATUS_OK)
        choose(doubts, verdicts, numbers, count);
    return status;
}

ennead_status doubts_of(struct doubts *doubts, const ennead_puzzle *puzzle,
                        const struct variant_puzzle *variant)
{
    return variant == NULL ? doubt_puzzle(doubts, puzzle) : doubt_variant(doubts, variant);
}

void doubts_between(struct doubts *doubts, const uint8_t *one, const uint8_t *other, size_t count)
{
    doubts->count = 0;
    for (size_t cell = 0; cell < count; cell++)
        if (one[cell] != other[cell])
            doubts->cells[doubts->count++] = (uint16_t)cell;
}

static void add_name(struct text *text, const struct doubts *doubts, size_t index)
{
    const int cell = doubts->cells[index];
    text_format(text, "r%dc%d", cell / doubts->columns + 1, cell % doubts->columns + 1);
}

/* What comes before the next of several words. */
static const char *joint(size_t index, size_t count, const char *last)
{
    return index == 0 ? "" : index + 1 < count ? ", " : last;
}

static void add_wrapped(struct text *text, struct text *sentence)
{
    text_character(sentence, '\0');
    text->failed = text->failed || sentence->failed;
    if (!sentence->failed)
        options_wrapped(text, sentence->bytes, 0, 0);
    text_free(sentence);
}

static const struct clue_words {
    const char *without, *one_of, *clues, *the, *in, * or, *verdicts[2];
    const char *differ, *cells, *and; /* where two solutions differ */
} clue_words[] = {
    [ENNEAD_LANGUAGE_ENGLISH] = {.without = "Without ",
                                 .one_of = "one of ",
                                 .clues = " clues",
                                 .the = "the ",
                                 .in = " in ",
                                 .or = " or ",
                                 .verdicts = {" it has one solution", " it has several solutions"},
                                 .differ = "Two of them differ in ",
                                 .cells = " cells",
                                 .and = " and "},
    [ENNEAD_LANGUAGE_GERMAN] = {.without = "Ohne ",
                                .one_of = "eine von ",
                                .clues = " Vorgaben",
                                .the = "die ",
                                .in = " in ",
                                .or = " oder ",
                                .verdicts = {" gibt es eine Lösung", " gibt es mehrere Lösungen"},
                                .differ = "Zwei davon unterscheiden sich in ",
                                .cells = " Feldern",
                                .and = " und "},
};

/* Adds "the 4 in r9c9 it has one solution". */
static void add_clues(struct text *text, const struct doubts *doubts, const struct clue_words *say)
{
    if (doubts->count > MOST_NAMED)
        text_format(text, "%s%zu%s", say->one_of, doubts->count, say->clues);
    for (size_t i = 0; i < doubts->count && doubts->count <= MOST_NAMED; i++) {
        text_format(text, "%s%s%d%s", joint(i, doubts->count, say->or), say->the,
                    doubts->numbers[i], say->in);
        add_name(text, doubts, i);
    }
    text_string(text, say->verdicts[doubts->are]);
}

void doubts_add_clues(struct text *text, const struct doubts *doubts, ennead_language language)
{
    struct text sentence = {0};
    if (doubts->count == 0)
        return;
    text_string(&sentence, clue_words[language].without);
    add_clues(&sentence, doubts, &clue_words[language]);
    text_character(&sentence, '.');
    add_wrapped(text, &sentence);
}

void doubts_add_remark(struct text *text, const struct doubts *doubts)
{
    if (doubts->count == 0)
        return;
    text_string(text, "; without ");
    add_clues(text, doubts, &clue_words[ENNEAD_LANGUAGE_ENGLISH]);
}

void doubts_add_difference(struct text *text, const struct doubts *doubts, ennead_language language)
{
    const struct clue_words *say = &clue_words[language];
    struct text sentence = {0};
    text_string(&sentence, say->differ);
    if (doubts->count > MOST_NAMED)
        text_format(&sentence, "%zu%s", doubts->count, say->cells);
    for (size_t i = 0; i < doubts->count && doubts->count <= MOST_NAMED; i++) {
        text_string(&sentence, joint(i, doubts->count, say->and));
        add_name(&sentence, doubts, i);
    }
    text_character(&sentence, '.');
    add_wrapped(text, &sentence);
}

void doubts_add_names(struct text *text, const struct doubts *doubts)
{
    for (size_t i = 0; i < doubts->count; i++) {
        if (i > 0)
            text_character(text, ' ');
        add_name(text, doubts, i);
    }
}

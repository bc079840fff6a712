/* SPDX-License-Identifier: MIT */
/*
 * Standard puzzles are compared by canonical form. Puzzles with rules have none; they count as
 * equal if their texts are. For these the set stores a hash of 133 bits, written as 40 digits.
 */
#include "cli/book/book_take.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "cli/base/signals.h"
#include "cli/base/utf8.h"
#include "cli/batch/variant_puzzle.h"
#include "cli/output/variant_text.h"

static void leave_out(const struct book_taker *taker, struct slot *slot, const struct item *item,
                      const char *why)
{
    slot->totals.code = graver(slot->totals.code, EXIT_UNANSWERED);
    if (taker->settings->common.quiet)
        return;
    slot_add_place(slot, item);
    text_format(&slot->messages, ": left out: %s\n", why);
}

/* ------------------------------------------------------------------------------------ solutions */

/* Why a puzzle without exactly one solution is not taken, or NULL. */
static const char *wrong_verdict(ennead_verdict verdict)
{
    switch (verdict) {
    case ENNEAD_VERDICT_UNIQUE:
        return NULL;
    case ENNEAD_VERDICT_NONE:
        return "it has no solution";
    case ENNEAD_VERDICT_LIMIT:
        return "its solution was not found in time";
    default:
        return "it has several solutions";
    }
}

static const char *solve_plain(const struct book_taker *taker, struct book_puzzle *puzzle)
{
    ennead_puzzle givens;
    ennead_solve_options options;
    ennead_solve_result result;
    uint8_t solutions[2][ENNEAD_CELLS];
    ennead_state_to_puzzle(&puzzle->state, &givens);
    ennead_solve_options_init(&options);
    options.stop = signals_stop();
    options.time_limit = taker->settings->common.solving.time_limit;
    if (ennead_solve(&givens, &options, solutions, 2, &result) != ENNEAD_STATUS_OK)
        return "it has no solution";
    memcpy(puzzle->solution, solutions[0], ENNEAD_CELLS);
    return wrong_verdict(result.verdict);
}

static const char *solve_variant(const struct variant_puzzle *variant, struct book_puzzle *puzzle)
{
    static uint8_t second[ENNEAD_MOST_CELLS];
    ennead_model_result result;
    if (ennead_model_next(variant->model, puzzle->solution) == ENNEAD_STATUS_OK)
        (void)ennead_model_next(variant->model, second);
    ennead_model_get_result(variant->model, &result);
    return wrong_verdict(result.search.verdict);
}

/* ---------------------------------------------------------------------------------------- facts */

static void copy_text(char copy[ENNEAD_TITLE_SIZE], const char *text, size_t length)
{
    if (length > ENNEAD_TITLE_SIZE - 1)
        for (length = ENNEAD_TITLE_SIZE - 1; length > 0 && (text[length] & 0xc0) == 0x80;)
            length--;
    memcpy(copy, text, length);
    copy[length] = '\0';
}

static void take_names(const struct slot *slot, const struct item *item, struct book_facts *facts)
{
    struct named_columns rest = slot_columns(slot, item);
    struct column column;
    copy_text(facts->title, slot_text(slot, item->note), item->note.length);
    while (columns_next(&rest, &column)) {
        if (strcasecmp(column.name, "title") == 0)
            copy_text(facts->title, column.text, column.length);
        else if (strcasecmp(column.name, "author") == 0)
            copy_text(facts->author, column.text, column.length);
    }
}

static void rate_by_level(const struct book_taker *taker, struct book_puzzle *puzzle)
{
    ennead_score score;
    ennead_technique_set tried = {{0}};
    (void)ennead_technique_set_add(&tried, "hodoku", strlen("hodoku"));
    if (ennead_score_solved(taker->finder, &puzzle->state, puzzle->solution, &tried,
                            ENNEAD_LEVEL_EXTREME, &score) != ENNEAD_STATUS_OK)
        return;
    puzzle->facts.level = (int)score.level;
    puzzle->facts.score = score.score;
    for (int i = 0; i < ENNEAD_TECHNIQUE_COUNT; i++)
        if (score.counts[i] > 0 && ennead_technique_info(i)->family != ENNEAD_FAMILY_SINGLES)
            puzzle->facts.techniques.words[i / 64] |= (uint64_t)1 << i % 64;
}

static void rate(const struct book_taker *taker, struct book_puzzle *puzzle)
{
    const struct book_settings *settings = taker->settings;
    ennead_rating rating;
    if (settings->order == BOOK_BY_DIFFICULTY || book_has_label(settings, BOOK_LABEL_LEVEL) ||
        book_has_label(settings, BOOK_LABEL_SCORE) ||
        book_has_label(settings, BOOK_LABEL_TECHNIQUES))
        rate_by_level(taker, puzzle);
    if (taker->rater != NULL) {
        ennead_state last = puzzle->state;
        if (ennead_se_path(taker->rater, &last, NULL, NULL, &rating) == ENNEAD_RATING_END_SOLVED)
            puzzle->facts.er = rating.er;
    }
}

/* ------------------------------------------------------------------------------------- sameness */

static void plain_form(const struct book_puzzle *puzzle, uint8_t form[ENNEAD_CELLS])
{
    (void)ennead_canonical(puzzle->state.givens, form, NULL, NULL);
}

static bool variant_form(const struct variant_puzzle *variant, uint8_t form[ENNEAD_CELLS])
{
    const size_t length = ennead_variant_write(&variant->description, NULL, NULL, 0);
    char *text = malloc(length + 1);
    uint64_t hashes[2] = {14695981039346656037u, 1099511628211u};
    if (text == NULL)
        return false;
    (void)ennead_variant_write(&variant->description, NULL, text, length + 1);
    for (size_t i = 0; i < length; i++) {
        hashes[0] = (hashes[0] ^ (unsigned char)text[i]) * 1099511628211u;
        hashes[1] = (hashes[1] + (unsigned char)text[i]) * 6364136223846793005u;
    }
    free(text);
    memset(form, 0, ENNEAD_CELLS);
    for (int i = 0; i < 40; i++) {
        form[i] = (uint8_t)(hashes[i / 20] % 10);
        hashes[i / 20] /= 10;
    }
    return true;
}

/* Puts a new puzzle on the shelf. */
static void add_new(struct book_taker *taker, struct slot *slot, const struct item *item,
                    const struct book_puzzle *puzzle, const uint8_t form[ENNEAD_CELLS])
{
    bool is_new;
    if (ennead_grid_set_add(taker->forms, form, &is_new) != ENNEAD_STATUS_OK) {
        slot->cut = CUT_BY_MEMORY;
        return;
    }
    if (!is_new) {
        leave_out(taker, slot, item,
                  puzzle->description == NULL ? "up to symmetry it is the same as an earlier puzzle"
                                              : "it is the same as an earlier puzzle");
        return;
    }
    taker->error = book_shelf_add(taker->shelf, puzzle);
    if (taker->error != 0)
        slot->cut = CUT_BY_STOP;
}

/* ------------------------------------------------------------------------------------- together */

void book_take_plain(struct book_taker *taker, struct slot *slot, const struct item *item,
                     size_t index)
{
    static struct book_puzzle puzzle;
    uint8_t form[ENNEAD_CELLS];
    puzzle = (struct book_puzzle){.facts = {.level = BOOK_NO_LEVEL}};
    puzzle.state = slot_state(slot, item, index);
    const char *why = solve_plain(taker, &puzzle);
    if (signals_stopped()) {
        slot->cut = CUT_BY_STOP;
        return;
    }
    if (why != NULL && taker->settings->solutions != BOOK_WITHOUT_SOLUTIONS) {
        leave_out(taker, slot, item, why);
        return;
    }
    take_names(slot, item, &puzzle.facts);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        puzzle.facts.clues += puzzle.state.givens[cell] != 0;
    if (why == NULL)
        rate(taker, &puzzle);
    plain_form(&puzzle, form);
    add_new(taker, slot, item, &puzzle, form);
}

void book_take_variant(struct book_taker *taker, struct slot *slot, const struct item *item,
                       const struct variant_puzzle *variant)
{
    static struct book_puzzle puzzle;
    ennead_description description = variant->description;
    uint8_t form[ENNEAD_CELLS];
    puzzle = (struct book_puzzle){.facts = {.level = BOOK_NO_LEVEL},
                                  .description = &description,
                                  .notation = variant->notation};
    const char *why = solve_variant(variant, &puzzle);
    if (signals_stopped()) {
        slot->cut = CUT_BY_STOP;
        return;
    }
    if (why != NULL && taker->settings->solutions != BOOK_WITHOUT_SOLUTIONS) {
        leave_out(taker, slot, item, why);
        return;
    }
    copy_text(puzzle.facts.title, variant->report.title, strlen(variant->report.title));
    puzzle.facts.clues = (int)variant_count_clues(variant);
    if (variant_form(variant, form))
        add_new(taker, slot, item, &puzzle, form);
    else
        slot->cut = CUT_BY_MEMORY;
}

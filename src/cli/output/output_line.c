/* SPDX-License-Identifier: MIT */
/*
 * Outputs that other programs read line by line: the solution or a word, or only the count. Bad
 * input has a line too, so that lines can be matched to puzzles by counting.
 */
#include "cli/output/output_line.h"

#include <inttypes.h>
#include <string.h>

#include "cli/base/utf8.h"
#include "cli/batch/slot.h"
#include "cli/output/cells.h"
#include "cli/record/printable.h"

static bool has_one(ennead_verdict verdict)
{
    return verdict == ENNEAD_VERDICT_UNIQUE || verdict == ENNEAD_VERDICT_FOUND;
}

/* Ends a line with the note, after a blank. */
static void end_line(struct text *text, const struct settings *settings,
                     const struct puzzle_answer *answer)
{
    if (answer->note_length > 0) {
        text_character(text, ' ');
        printable_add(text, settings, answer->note, answer->note_length);
    }
    text_character(text, '\n');
}

static void add_header(struct text *text, const struct puzzle_answer *answer, const char *verdict,
                       uint64_t count)
{
    text_string(text, "# ");
    utf8_add_printable(text, answer->name, strlen(answer->name));
    text_format(text, ":%" PRIu64 " %s %" PRIu64, slot_line(answer->item), verdict, count);
}

/* Each of many solutions is a line. The note is in the line before them. */
static void add_many(struct text *text, const struct settings *settings,
                     struct puzzle_answer *answer)
{
    const uint8_t *cells;
    if (answer->kind == ANSWER_ERROR) {
        add_header(text, answer, "error", 0);
        end_line(text, settings, answer);
        return;
    }
    add_header(text, answer, ennead_verdict_name(answer->result->verdict),
               answer->result->solutions);
    end_line(text, settings, answer);
    if (solutions_list(answer->solutions))
        return;
    while ((cells = solutions_next(answer->solutions)) != NULL) {
        output_solution(text, answer, cells);
        text_character(text, '\n');
    }
}

void output_line(struct text *text, const struct settings *settings, struct puzzle_answer *answer)
{
    if (settings_many(settings)) {
        add_many(text, settings, answer);
        return;
    }
    const bool error = answer->kind == ANSWER_ERROR;
    const uint8_t *cells = NULL;
    if (!error && has_one(answer->result->verdict))
        cells = solutions_next(answer->solutions);
    if (cells != NULL)
        output_solution(text, answer, cells);
    else
        text_string(text, error ? "error" : ennead_verdict_name(answer->result->verdict));
    end_line(text, settings, answer);
}

/* A buffer for words of puzzles without one solution: there may be millions in a row. */
enum { WORD_ROOM = 16, WORDS = 64 };

struct verdict_words {
    char line[ENNEAD_VERDICT_LIMIT + 1][WORD_ROOM]; /* the line of each verdict */
    size_t length[ENNEAD_VERDICT_LIMIT + 1];
    char bytes[WORDS * WORD_ROOM];
    size_t used;
};

static void words_begin(struct verdict_words *words)
{
    for (int verdict = 0; verdict <= ENNEAD_VERDICT_LIMIT; verdict++) {
        const char *name = ennead_verdict_name((ennead_verdict)verdict);
        size_t length = strlen(name);
        if (length > WORD_ROOM - 1)
            length = WORD_ROOM - 1;
        memset(words->line[verdict], '\n', WORD_ROOM);
        memcpy(words->line[verdict], name, length);
        words->length[verdict] = length + 1;
    }
}

/* Collects the words for the first answers that are not solutions. Returns how many there are, or
 * WORDS if there are more. */
static size_t gather(struct verdict_words *words, const ennead_solve_answer *answers, size_t count)
{
    const size_t most = count < WORDS ? count : WORDS;
    char *to = words->bytes;
    size_t done = 0;
    for (; done < most; done++) {
        ennead_verdict verdict = answers[done].verdict;
        if (has_one(verdict))
            break;
        /* Copying the whole buffer is faster than copying the word's length. */
        memcpy(to, words->line[verdict], WORD_ROOM);
        to += words->length[verdict];
    }
    words->used = (size_t)(to - words->bytes);
    return done;
}

/* All words are the same: what was collected once is added again and again. */
static void add_one_word(struct text *text, struct verdict_words *words,
                         const struct line_answers *answers)
{
    size_t left = answers->count;
    for (size_t done = gather(words, answers->answers, left); left >= done; left -= done)
        text_add(text, words->bytes, words->used);
    gather(words, answers->answers, left);
    text_add(text, words->bytes, words->used);
}

/* Solutions are already in the form of the output: those between two other answers are added
 * together. */
void output_line_answers(struct text *text, const struct line_answers *answers)
{
    struct verdict_words words = {.used = 0};
    words_begin(&words);
    if (answers->kind == ANSWERS_ALIKE && answers->count > 0 &&
        !has_one(answers->answers[0].verdict)) {
        add_one_word(text, &words, answers);
        return;
    }
    for (size_t at = 0; at < answers->count;) {
        at += gather(&words, answers->answers + at, answers->count - at);
        text_add(text, words.bytes, words.used);
        size_t first = at;
        while (at < answers->count && has_one(answers->answers[at].verdict))
            at++;
        text_add(text, answers->solutions + first * LINE_BYTES, (at - first) * LINE_BYTES);
    }
}

static void add_count(struct text *text, ennead_search_end end, uint64_t solutions)
{
    bool complete = end == ENNEAD_SEARCH_END_COMPLETE;
    text_format(text, "%s%" PRIu64 "\n", complete ? "" : ">=", solutions);
}

void output_count_answers(struct text *text, const struct line_answers *answers)
{
    for (size_t i = 0; i < answers->count; i++) {
        const ennead_solve_answer *answer = &answers->answers[i];
        if (answer->end == ENNEAD_SEARCH_END_COMPLETE && answer->solutions == 1)
            text_string(text, "1\n"); /* the most frequent case */
        else
            add_count(text, answer->end, answer->solutions);
    }
}

void output_count(struct text *text, const struct settings *settings, struct puzzle_answer *answer)
{
    (void)settings;
    if (answer->kind == ANSWER_ERROR) {
        text_string(text, "error\n");
        return;
    }
    add_count(text, answer->result->end, answer->result->solutions);
}

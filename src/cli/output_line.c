/* SPDX-License-Identifier: MIT */
/*
 * Outputs for other programs to read line by line: the solution or a word, and the bare count. A
 * piece of bad input has its line too, so that lines can be told by counting them.
 */
#include <inttypes.h>
#include <string.h>

#include "cli/output.h"
#include "cli/slot.h"
#include "cli/utf8.h"

static void add_header(struct text *text, const struct answer *answer, const char *verdict,
                       uint64_t count)
{
    text_string(text, "# ");
    utf8_add_printable(text, answer->name, strlen(answer->name));
    text_format(text, ":%" PRIu64 " %s %" PRIu64 "\n", answer->line, verdict, count);
}

void output_line(struct text *text, const struct settings *settings, struct answer *answer)
{
    bool many = settings_many(settings);
    if (answer->kind == ANSWER_ERROR) {
        if (many)
            add_header(text, answer, "error", 0);
        else
            text_string(text, "error\n");
        return;
    }
    ennead_verdict verdict = answer->result->verdict;
    if (many)
        add_header(text, answer, ennead_verdict_name(verdict), answer->result->solutions);
    else if (verdict != ENNEAD_UNIQUE && verdict != ENNEAD_FOUND) {
        text_format(text, "%s\n", ennead_verdict_name(verdict));
        return;
    }
    const uint8_t *cells;
    while ((cells = solutions_next(answer->solutions)) != NULL) {
        output_solution(text, answer, cells);
        text_character(text, '\n');
    }
}

/* Words for puzzles without one solution, gathered: there may be millions in a row. */
enum { WORD_ROOM = 16, WORDS_ROOM = 1024 };

struct words {
    char line[ENNEAD_LIMIT + 1][WORD_ROOM]; /* of each verdict, with its end */
    size_t length[ENNEAD_LIMIT + 1];
    char bytes[WORDS_ROOM];
    size_t used;
};

static void words_begin(struct words *words)
{
    for (int verdict = 0; verdict <= ENNEAD_LIMIT; verdict++) {
        const char *name = ennead_verdict_name((ennead_verdict)verdict);
        size_t length = strlen(name);
        if (length > WORD_ROOM - 1)
            length = WORD_ROOM - 1;
        memset(words->line[verdict], '\n', WORD_ROOM);
        memcpy(words->line[verdict], name, length);
        words->length[verdict] = length + 1;
    }
}

static void words_add(struct words *words, struct text *text, ennead_verdict verdict)
{
    /* All of the room, which is less work than as much of it as the word is long. */
    memcpy(words->bytes + words->used, words->line[verdict], WORD_ROOM);
    words->used += words->length[verdict];
    if (words->used <= WORDS_ROOM - WORD_ROOM)
        return;
    text_add(text, words->bytes, words->used);
    words->used = 0;
}

static void words_end(struct words *words, struct text *text)
{
    text_add(text, words->bytes, words->used);
    words->used = 0;
}

/* The solutions of puzzles that have one stand as they are to come out: those between two others go
 * together. */
void output_line_answers(struct text *text, const struct line_answers *answers)
{
    const char *solutions = answers->solutions;
    size_t first = 0;
    struct words words = {.used = 0};
    words_begin(&words);
    for (size_t i = 0; i < answers->count; i++) {
        ennead_verdict verdict = answers->results[i].verdict;
        if (verdict == ENNEAD_UNIQUE || verdict == ENNEAD_FOUND)
            continue;
        if (i > first) {
            words_end(&words, text);
            text_add(text, solutions + first * LINE_BYTES, (i - first) * LINE_BYTES);
        }
        words_add(&words, text, verdict);
        first = i + 1;
    }
    words_end(&words, text);
    text_add(text, solutions + first * LINE_BYTES, (answers->count - first) * LINE_BYTES);
}

static void add_count(struct text *text, const ennead_result *result)
{
    bool complete = result->end == ENNEAD_ENDED_COMPLETE;
    text_format(text, "%s%" PRIu64 "\n", complete ? "" : ">=", result->solutions);
}

void output_count_answers(struct text *text, const struct line_answers *answers)
{
    for (size_t i = 0; i < answers->count; i++) {
        const ennead_result *result = &answers->results[i];
        if (result->end == ENNEAD_ENDED_COMPLETE && result->solutions == 1)
            text_string(text, "1\n"); /* so it is nearly always */
        else
            add_count(text, result);
    }
}

void output_count(struct text *text, const struct settings *settings, struct answer *answer)
{
    (void)settings;
    if (answer->kind == ANSWER_ERROR) {
        text_string(text, "error\n");
        return;
    }
    add_count(text, answer->result);
}

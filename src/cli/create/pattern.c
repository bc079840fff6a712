/* SPDX-License-Identifier: MIT */
/*
 * A pattern is a puzzle, of which only the places of the clues matter. If there are no digits, x
 * (in puzzles an empty cell) means a clue.
 */
#include "cli/create/pattern.h"

#include <string.h>

#include "cli/batch/batch.h"
#include "cli/files/whole_file.h"

struct pattern_reading {
    uint8_t *pattern;
    bool found;
};

static ennead_status take_pattern(void *user, struct slot *slot)
{
    struct pattern_reading *reading = user;
    if (!reading->found && slot->puzzle_count > 0) {
        memcpy(reading->pattern, slot->puzzles[0].givens, ENNEAD_CELLS);
        reading->found = true;
    }
    return ENNEAD_STATUS_OK;
}

static enum exit_code read_puzzle(const struct generate *generate, struct pattern_reading *reading)
{
    struct settings settings = generate->numbered.common;
    char *const files[] = {(char *)generate->pattern_file, NULL};
    settings.files = files;
    settings.file_count = 1;
    settings.threads = 1;
    settings.progress = WHEN_NEVER;
    settings.stats = false;
    const struct puzzle_command puzzle_command = {.user = reading, .work = take_pattern};
    return batch_run(&settings, &puzzle_command);
}

/* Replaces each x by a clue. Returns false if there is none, or there is a digit outside
 * comments. */
static bool make_clues(struct text *text)
{
    bool drawn = false, comment = false;
    for (size_t i = 0; i < text->length; i++) {
        char *c = &text->bytes[i];
        comment = *c == '#' || (comment && *c != '\n' && *c != '\r');
        if (!comment && *c >= '1' && *c <= '9')
            return false;
        if (comment || (*c != 'x' && *c != 'X'))
            continue;
        *c = '1';
        drawn = true;
    }
    return drawn;
}

/* Reads the first puzzle of a text. Returns false if there is none. */
static bool take_first(const struct text *text, uint8_t pattern[ENNEAD_CELLS])
{
    ennead_reader *reader = NULL;
    ennead_record record = {.kind = ENNEAD_RECORD_KIND_NOTICE};
    size_t at = 0;
    bool finished = false;
    if (ennead_reader_new(NULL, NULL, &reader) != ENNEAD_STATUS_OK)
        return false;
    for (;;) {
        const ennead_status status = ennead_reader_next(reader, &record);
        if (status == ENNEAD_STATUS_OK && record.kind == ENNEAD_RECORD_KIND_PUZZLE)
            break;
        if (status == ENNEAD_STATUS_OK)
            continue;
        if (status != ENNEAD_STATUS_NEEDS_INPUT || finished)
            break;
        size_t room = 0;
        char *to = ennead_reader_reserve(reader, &room);
        const size_t left = text->length - at, taken = left < room ? left : room;
        memcpy(to, text->bytes + at, taken);
        ennead_reader_add(reader, taken);
        at += taken;
        finished = taken == 0;
        if (finished)
            ennead_reader_finish(reader);
    }
    const bool found = record.kind == ENNEAD_RECORD_KIND_PUZZLE;
    if (found)
        memcpy(pattern, record.puzzle.givens, ENNEAD_CELLS);
    ennead_reader_free(reader);
    return found;
}

/* Not from standard input, which can be read only once and was read as a puzzle. */
static bool read_drawing(const struct generate *generate, uint8_t pattern[ENNEAD_CELLS])
{
    struct text text = {0};
    const bool found = strcmp(generate->pattern_file, "-") != 0 &&
                       whole_file(generate->pattern_file, &text) == NULL && !text.failed &&
                       make_clues(&text) && take_first(&text, pattern);
    text_free(&text);
    return found;
}

enum exit_code pattern_read(struct generate *generate)
{
    struct pattern_reading reading = {.pattern = generate->pattern};
    generate->request.pattern = generate->pattern;
    if (read_drawing(generate, generate->pattern))
        return EXIT_ANSWERED;
    const enum exit_code code = read_puzzle(generate, &reading);
    return code == EXIT_ANSWERED && !reading.found ? EXIT_INPUT : code;
}

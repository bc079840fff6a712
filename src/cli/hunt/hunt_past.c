/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE 1
#include "cli/hunt/hunt_past.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "cli/base/message.h"
#include "cli/files/destination.h"

static enum exit_code read_past(struct text *text)
{
    char piece[WRITER_ROOM];
    off_t at = 0;
    ssize_t got;
    while ((got = pread(destination_descriptor(), piece, sizeof piece, at)) > 0) {
        text_add(text, piece, (size_t)got);
        at += got;
    }
    text_character(text, '\0');
    if (got == 0)
        return text->failed ? EXIT_MEMORY : EXIT_ANSWERED;
    message("%s.unfinished: cannot read: %s", destination_name(), strerror(errno));
    return EXIT_IO;
}

/* Reads cells as '1' to '9' and '.'. */
static bool read_cells(const char *text, uint8_t cells[ENNEAD_CELLS])
{
    for (size_t i = 0; i < ENNEAD_CELLS; i++) {
        if (text[i] != '.' && (text[i] < '1' || text[i] > '9'))
            return false;
        cells[i] = text[i] == '.' ? 0 : (uint8_t)(text[i] - '0');
    }
    return true;
}

/* Reads a number, of which a point is left out. */
static uint64_t read_rank(const char *text)
{
    uint64_t number = 0;
    for (; *text != '\0' && *text != '\t'; text++)
        if (*text >= '0' && *text <= '9')
            number = 10 * number + (uint64_t)(*text - '0');
    return number;
}

/* Reads a line of the output. */
static bool read_line(const struct hunt_run *hunt, const char *line, struct pooled *puzzle)
{
    const size_t numbers = hunt->ranks, length = strcspn(line, "\n");
    *puzzle = (struct pooled){.state = NOT_SEARCHED};
    if (length < ENNEAD_CELLS || !read_cells(line, puzzle->cells))
        return false;
    const char *field = line + ENNEAD_CELLS;
    for (size_t i = 0; i < numbers + 2; i++) {
        if (*field != '\t')
            return false;
        if (i < numbers)
            puzzle->rank[i] = read_rank(field + 1);
        if (i < numbers + 1)
            field += 1 + strcspn(field + 1, "\t\n");
    }
    return field[1] == '\n' || read_cells(field + 1, puzzle->from);
}

/* Chooses rounds until that of a puzzle. Returns whether there is one. */
static bool choose_until(struct hunt_run *hunt, struct hunt_past *past,
                         const uint8_t from[ENNEAD_CELLS])
{
    while (!past->has_begun || memcmp(past->begun, from, ENNEAD_CELLS) != 0) {
        struct pooled *chosen = hunt_pool_next(&hunt->pool);
        if (chosen == NULL)
            return false;
        chosen->state = SEARCHED;
        hunt->round++;
        memcpy(past->begun, chosen->cells, ENNEAD_CELLS);
        past->has_begun = true;
    }
    return true;
}

/* Does again what the lines of an earlier run say. Returns false if they are not of this hunt. */
static bool replay(struct hunt_run *hunt, struct hunt_past *past, const char *text)
{
    static const uint8_t nothing[ENNEAD_CELLS];
    const char *line = strchr(text, '\n');
    for (line = line != NULL ? line + 1 : ""; *line != '\0'; line = strchr(line, '\n') + 1) {
        struct pooled puzzle;
        uint8_t form[ENNEAD_CELLS];
        if (strchr(line, '\n') == NULL || !read_line(hunt, line, &puzzle))
            return false;
        if (memcmp(puzzle.from, nothing, sizeof nothing) == 0)
            past->seeds++;
        else if (!choose_until(hunt, past, puzzle.from))
            return false;
        ennead_canonical(puzzle.cells, form, NULL, NULL);
        (void)hunt_sees(hunt, form);
        hunt_pool_add(&hunt->pool, &puzzle);
    }
    return past->seeds * ENNEAD_CELLS <= hunt->seeds.length;
}

void hunt_past_take(struct hunt_run *hunt, struct hunt_past *past)
{
    struct text text = {0};
    hunt->code = read_past(&text);
    if (hunt->code == EXIT_ANSWERED && !replay(hunt, past, text.bytes)) {
        message("%s: cannot go on: %s.unfinished is not of this hunt",
                hunt->settings->rate.common.journal.file, destination_name());
        hunt->code = EXIT_IO;
    }
    text_free(&text);
}

/* SPDX-License-Identifier: MIT */
/*
 * Prints like two published Java programs, for their users: the solver of the Java Developers
 * Almanac (P. Chan, example e1089, 2005) and the "core approach" solver (S. Ocharo Obanyi). Words
 * and boards are theirs, including the spelling. Only a search that reached a limit, which they do
 * not have, has a line of its own. Input errors print nothing here.
 */
#include "cli/output/output_boards.h"

static void add_almanac_board(struct text *text, const uint8_t cells[ENNEAD_CELLS])
{
    char board[ENNEAD_ALMANAC_SIZE];
    ennead_write_almanac(cells, board);
    text_string(text, board);
}

static const char *almanac_verdict(const struct puzzle_answer *answer)
{
    switch (answer->result->verdict) {
    case ENNEAD_VERDICT_NONE:
        return "Unsolveable\n";
    case ENNEAD_VERDICT_UNIQUE:
    case ENNEAD_VERDICT_FOUND:
        return "Solved\n";
    case ENNEAD_VERDICT_SEVERAL:
        return "At least two solutions\n";
    case ENNEAD_VERDICT_LIMIT:
        break;
    }
    return "Limit reached\n";
}

void output_almanac(struct text *text, const struct settings *settings,
                    struct puzzle_answer *answer)
{
    (void)settings;
    if (answer->kind == ANSWER_ERROR)
        return;
    text_string(text, "Original\n");
    add_almanac_board(text, answer->puzzle->givens);
    text_string(text, almanac_verdict(answer));
    const uint8_t *cells = NULL;
    for (int i = 0; i < 2 && answer->result->verdict != ENNEAD_VERDICT_LIMIT; i++)
        if ((cells = solutions_next(answer->solutions)) != NULL)
            add_almanac_board(text, cells);
    text_string(text, "\n\n");
}

void output_compact(struct text *text, const struct settings *settings,
                    struct puzzle_answer *answer)
{
    (void)settings;
    if (answer->kind == ANSWER_ERROR)
        return;
    char board[ENNEAD_COMPACT_SIZE];
    const uint8_t *cells = NULL;
    text_character(text, '\n');
    if (answer->result->verdict == ENNEAD_VERDICT_LIMIT)
        text_string(text, "Limit reached\n");
    else if ((cells = solutions_next(answer->solutions)) == NULL)
        text_string(text, "Board is unsolvable\n");
    else
        text_string(text, "Sudoku solved successfully\n");
    ennead_write_compact(cells != NULL ? cells : answer->puzzle->givens, board);
    text_string(text, board);
}

/* SPDX-License-Identifier: MIT */
/*
 * Puzzles on request: three symmetric ones of 24 to 26 clues. The same seed and number make the
 * same puzzle on every machine.
 */
#include <ennead.h>
#include <stdio.h>

enum { WANTED = 3 };

int main(void)
{
    ennead_creator *creator;
    ennead_request request;
    ennead_created_puzzle created[WANTED];
    char line[ENNEAD_LINE_SIZE];

    ennead_request_init(&request);
    request.seed = 27;
    request.least_clues = 24;
    request.most_clues = 26;
    request.symmetry = ENNEAD_SYMMETRY_HALF_TURN;
    const ennead_request_conflict conflict = ennead_request_find_conflict(&request);
    if (conflict != ENNEAD_REQUEST_CONFLICT_NONE) {
        puts(ennead_request_conflict_text(conflict));
        return 1;
    }
    if (ennead_creator_new(NULL, &creator) ||
        ennead_generate(creator, &request, 0, WANTED, created))
        return 1;
    for (int i = 0; i < WANTED; i++)
        if (created[i].outcome == ENNEAD_CREATION_OUTCOME_CREATED) {
            ennead_write_line(created[i].puzzle, line);
            puts(line);
        }
    ennead_creator_free(creator);
    return 0;
}

/* SPDX-License-Identifier: MIT */
/*
 * The steps of a solution in words: a finder looks for one step after another, as far as the
 * techniques of a set lead.
 */
#include <ennead.h>
#include <stdio.h>

/* Called before each step is made, when the state is still the state before it. */
static bool print_step(void *user, const ennead_step *step)
{
    static char words[ENNEAD_WORDS_SIZE];
    const ennead_state *state = user;

    ennead_write_words(state, step, NULL, words, sizeof words);
    printf("%s: %s\n", ennead_technique_info((int)step->technique)->name, words);
    return true;
}

int main(void)
{
    ennead_puzzle puzzle;
    ennead_state state;
    ennead_finder *finder;
    ennead_technique_set techniques = {{0}};

    if (ennead_puzzle_from_line(
            "2..5...8..1....72......4..5..4.59.6....6.......2.8.5.9.....8.....829.43...1..7..2",
            &puzzle) ||
        ennead_state_from_puzzle(&puzzle, &state) ||
        ennead_technique_set_add(&techniques, "all", 3) || ennead_finder_new(NULL, &finder))
        return 1;
    const ennead_path_end end = ennead_path(finder, &state, &techniques, print_step, &state);
    ennead_finder_free(finder);
    puts(end == ENNEAD_PATH_END_SOLVED ? "solved" : "stuck");
    return 0;
}

/* SPDX-License-Identifier: MIT */
/*
 * A hint in stages, from a nudge to the whole step; but first, whether the player has made a
 * mistake.
 */
#include <ennead.h>
#include <stdio.h>

static void print_stages(const ennead_state *state, const ennead_step *step)
{
    static char text[ENNEAD_WORDS_SIZE];

    for (int stage = 0; ennead_hint_name((ennead_hint)stage) != NULL; stage++) {
        ennead_write_hint(state, step, (ennead_hint)stage, NULL, text, sizeof text);
        printf("%s: %s\n", ennead_hint_name((ennead_hint)stage), text);
    }
}

static void print_mistake(const ennead_state *state)
{
    char text[1024];
    ennead_state_check check;

    if (ennead_check_state(state, &check) == ENNEAD_STATUS_OK &&
        check.verdict == ENNEAD_STATE_VERDICT_MISTAKE) {
        ennead_write_state_check(state, &check, NULL, text, sizeof text);
        puts(text);
    }
}

int main(void)
{
    static ennead_step step;
    ennead_puzzle puzzle;
    ennead_state state;
    ennead_finder *finder;
    ennead_technique_set techniques = {{0}};

    if (ennead_puzzle_from_line(
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            &puzzle) ||
        ennead_state_from_puzzle(&puzzle, &state) ||
        ennead_technique_set_add(&techniques, "all", 3) || ennead_finder_new(NULL, &finder))
        return 1;
    if (ennead_step_choose(finder, &state, &techniques, ENNEAD_STYLE_HUMAN, &step) ==
        ENNEAD_STATUS_OK)
        print_stages(&state, &step);
    ennead_finder_free(finder);
    /* The player types a wrong digit into row 1, column 3. */
    if (ennead_state_place(&state, 2, 1) == ENNEAD_STATUS_OK)
        print_mistake(&state);
    return 0;
}

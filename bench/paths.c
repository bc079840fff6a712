/* SPDX-License-Identifier: MIT */
/*
 * Measures how fast paths are, and what each technique costs:
 *
 *     paths FILE [COUNT]
 *
 * follows the paths of the first COUNT puzzles of a list (a line each, 81 characters) with every
 * technique. Then each technique looks alone at every state of these paths at which it was asked,
 * that is, at which no earlier technique found a step. Times are processor time of one thread.
 */
#include <ennead.h>

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

struct technique_cost {
    unsigned long asked, found;
    double seconds;
};

/* One for paths, one for what is asked on the way. */
static ennead_finder *of_path, *of_questions;
static struct technique_cost costs[ENNEAD_TECHNIQUE_COUNT];

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

/* Lets the techniques look one by one, as a path does. */
static void ask_all(const ennead_state *state)
{
    for (int technique = 0; technique < ENNEAD_TECHNIQUE_COUNT; technique++) {
        ennead_technique_set alone = {{0}};
        ennead_step step;
        alone.words[technique / 64] = (uint64_t)1 << (technique % 64);
        const double start = now();
        const ennead_status status = ennead_step_next(of_questions, state, &alone, &step);
        costs[technique].seconds += now() - start;
        costs[technique].asked++;
        if (status != ENNEAD_STATUS_OK)
            continue;
        costs[technique].found++;
        return;
    }
}

static bool ask_before_step(void *user, const ennead_step *step)
{
    (void)step;
    ask_all(user);
    return true;
}

static bool read_state(FILE *list, ennead_state *state)
{
    char line[512];
    uint8_t givens[ENNEAD_CELLS];
    ennead_puzzle puzzle;
    if (fgets(line, sizeof line, list) == NULL)
        return false;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        givens[cell] = line[cell] >= '1' && line[cell] <= '9' ? (uint8_t)(line[cell] - '0') : 0;
    return ennead_puzzle_from_givens(givens, &puzzle) == ENNEAD_STATUS_OK &&
           ennead_state_from_puzzle(&puzzle, state) == ENNEAD_STATUS_OK;
}

int main(int count, char **arguments)
{
    ennead_technique_set all = {{0}};
    long most = count > 2 ? atol(arguments[2]) : 1000, puzzles = 0, solved = 0;
    double seconds = 0;
    FILE *list = count > 1 ? fopen(arguments[1], "r") : NULL;
    ennead_state state;

    if (list == NULL) {
        fprintf(stderr, "usage: paths FILE [COUNT]\n");
        return 2;
    }
    if (ennead_finder_new(NULL, &of_path) != ENNEAD_STATUS_OK ||
        ennead_finder_new(NULL, &of_questions) != ENNEAD_STATUS_OK)
        return 2;
    (void)ennead_technique_set_add(&all, "all", 3);
    for (; puzzles < most && read_state(list, &state); puzzles++) {
        ennead_state again = state;
        const double start = now();
        solved += ennead_path(of_path, &state, &all, NULL, NULL) == ENNEAD_PATH_END_SOLVED;
        seconds += now() - start;
        (void)ennead_path(of_path, &again, &all, ask_before_step, &again);
    }
    fclose(list);
    ennead_finder_free(of_path);
    ennead_finder_free(of_questions);
    printf("%ld paths, %ld solved, %.0f a second\n", puzzles, solved, (double)puzzles / seconds);
    printf("%-33s %8s %8s %10s\n", "technique", "asked", "found", "us a time");
    for (int i = 0; i < ENNEAD_TECHNIQUE_COUNT; i++)
        if (costs[i].asked > 0)
            printf("%-33s %8lu %8lu %10.2f\n", ennead_technique_info(i)->name, costs[i].asked,
                   costs[i].found, 1e6 * costs[i].seconds / (double)costs[i].asked);
    return 0;
}

/* SPDX-License-Identifier: MIT */
/*
 * The results of every engine and edition on generated puzzles, as one hash each: verdicts, ends,
 * solutions and all counters. `signs` prints them; `signs FILE` compares them with those that a
 * build for another processor has written to the file, and reports in TAP. All editions of the
 * batch engine have the same name, so each is compared with each.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ennead.h"
#include "oracle/generator.h"

enum { KINDS = 8, EACH = 80, PUZZLES = KINDS * EACH, SHOWN = 3, MOST_SIGNS = 16, MOST_NAME = 32 };

struct sign {
    char name[MOST_NAME];
    uint64_t hash;
};

static ennead_puzzle puzzles[PUZZLES];
static uint8_t solutions[PUZZLES * SHOWN][ENNEAD_CELLS];
static ennead_solve_result results[PUZZLES];

/* The ways to search. A node limit, the same everywhere, ends those that take too long. */
static const struct way {
    const char *name;
    ennead_engine engine;
    ennead_order order;
    uint64_t limit, nodes;
} ways[] = {
    {"two", ENNEAD_ENGINE_AUTO, ENNEAD_ORDER_ANY, 2, 0},
    {"five-of-few-nodes", ENNEAD_ENGINE_AUTO, ENNEAD_ORDER_ANY, 5, 40},
    {"all-of-some-nodes", ENNEAD_ENGINE_AUTO, ENNEAD_ORDER_ANY, 0, 300},
    {"ascending", ENNEAD_ENGINE_AUTO, ENNEAD_ORDER_LEXICOGRAPHIC, 3, 2000},
    {"bifurcation", ENNEAD_ENGINE_BIFURCATION, ENNEAD_ORDER_ANY, 2, 2000},
    {"random", ENNEAD_ENGINE_RANDOM, ENNEAD_ORDER_ANY, 2, 2000},
};
enum { WAYS = sizeof ways / sizeof *ways };

static void must(int right, const char *what)
{
    if (right)
        return;
    fprintf(stderr, "signs: %s\n", what);
    exit(1);
}

static void make_puzzles(void)
{
    struct generator generator = {2026};

    for (int i = 0; i < PUZZLES; i++) {
        unsigned char givens[ENNEAD_CELLS];
        generate_puzzle(&generator, (enum puzzle_kind)(i % KINDS), givens);
        must(ennead_puzzle_from_givens(givens, &puzzles[i]) == ENNEAD_STATUS_OK, "a bad puzzle");
    }
}

/* FNV-1a, 64 bits (G. Fowler, L. C. Noll, K.-P. Vo), the lowest byte first. */
static uint64_t hash_number(uint64_t hash, uint64_t number)
{
    for (int shift = 0; shift < 64; shift += 8)
        hash = (hash ^ (number >> shift & 0xff)) * 0x100000001b3u;
    return hash;
}

static uint64_t hash_results(void)
{
    uint64_t hash = 0xcbf29ce484222325u;

    for (int i = 0; i < PUZZLES; i++) {
        const ennead_solve_result *r = &results[i];
        const uint64_t numbers[] = {(uint64_t)r->verdict,  (uint64_t)r->end,    r->solutions,
                                    r->counters.nodes,     r->counters.guesses, r->counters.depth,
                                    r->counters.backtracks};
        for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++)
            hash = hash_number(hash, numbers[k]);
        for (uint64_t k = 0; k < SHOWN && k < r->solutions; k++)
            for (int cell = 0; cell < ENNEAD_CELLS; cell++)
                hash = hash_number(hash, solutions[(size_t)i * SHOWN + k][cell]);
    }
    return hash;
}

/* The puzzles together, or one by one. */
static uint64_t sign(const struct way *way, ennead_solver *solver)
{
    ennead_solve_options options;

    ennead_solve_options_init(&options);
    options.engine = way->engine;
    options.order = way->order;
    options.solutions = way->limit;
    options.node_limit = way->nodes;
    if (solver != NULL) {
        must(ennead_solve_batch(solver,
                                &(ennead_puzzle_batch){.puzzles = puzzles,
                                                       .count = PUZZLES,
                                                       .solutions = solutions,
                                                       .capacity = SHOWN,
                                                       .results = results},
                                &options) == ENNEAD_STATUS_OK,
             "cannot solve");
        return hash_results();
    }
    for (size_t i = 0; i < PUZZLES; i++, options.stream++)
        must(ennead_solve(&puzzles[i], &options, &solutions[i * SHOWN], SHOWN, &results[i]) ==
                 ENNEAD_STATUS_OK,
             "cannot solve");
    return hash_results();
}

static struct sign name_sign(const char *kind, const struct way *way, uint64_t hash)
{
    struct sign s = {.hash = hash};
    snprintf(s.name, sizeof s.name, "%s:%s", kind, way->name);
    return s;
}

/* The signs of one edition's batches. */
static void sign_edition(const char *edition, struct sign signs[WAYS])
{
    ennead_solver *solver;

    must(ennead_isa_set(edition) == ENNEAD_STATUS_OK, "cannot select an edition");
    must(ennead_solver_new(NULL, &solver) == ENNEAD_STATUS_OK, "out of memory");
    for (int i = 0; i < WAYS; i++)
        signs[i] = name_sign("batch", &ways[i], sign(&ways[i], solver));
    ennead_solver_free(solver);
}

static void sign_single(struct sign signs[WAYS])
{
    for (int i = 0; i < WAYS; i++)
        signs[i] = name_sign("single", &ways[i], sign(&ways[i], NULL));
}

static int count, failed;

/* A test case: compares the hash of `who` with the one in the file. */
static void compare(const char *who, const struct sign *own, const struct sign *others, int known)
{
    int i = 0;

    while (i < known && strcmp(others[i].name, own->name) != 0)
        i++;
    const int equal = i < known && others[i].hash == own->hash;
    printf("%s %d - %s, %s: %016" PRIx64 "\n", equal ? "ok" : "not ok", ++count, who, own->name,
           own->hash);
    failed += !equal;
}

static int compare_all(const char *file_name)
{
    struct sign others[MOST_SIGNS], own[WAYS];
    FILE *file = fopen(file_name, "r");
    int known = 0;

    must(file != NULL, "cannot read the file of signs");
    while (known < MOST_SIGNS &&
           fscanf(file, "%31s %" SCNx64, others[known].name, &others[known].hash) == 2)
        known++;
    fclose(file);
    must(known == 2 * WAYS, "that is not a file of signs");

    for (size_t e = 0; ennead_isa_name(e) != NULL; e++) {
        sign_edition(ennead_isa_name(e), own);
        for (int i = 0; i < WAYS; i++)
            compare(ennead_isa_name(e), &own[i], others, known);
    }
    sign_single(own);
    for (int i = 0; i < WAYS; i++)
        compare("one by one", &own[i], others, known);
    printf("1..%d\n", count);
    return failed != 0;
}

static int print_all(void)
{
    struct sign own[2 * WAYS];

    sign_edition(NULL, own);
    sign_single(own + WAYS);
    for (int i = 0; i < 2 * WAYS; i++)
        printf("%s %016" PRIx64 "\n", own[i].name, own[i].hash);
    return fflush(stdout) != 0;
}

int main(int argc, char **argv)
{
    make_puzzles();
    return argc == 2 ? compare_all(argv[1]) : print_all();
}

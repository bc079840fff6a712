/* SPDX-License-Identifier: MIT */
/*
 * The generator's command line: `generate --seed N --count N --kind KIND` prints test puzzles one a
 * line, '.' for an empty cell. With --answer each is followed by a blank and its number of
 * solutions as the oracle counts it, at most 1000. Exit 2 on wrong usage, 4 when printing fails.
 */
#include "generator.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_SOLUTIONS = 1000 };

struct request {
    unsigned long long seed;
    unsigned long long count;
    enum puzzle_kind kind;
    enum { PUZZLES_ONLY, WITH_ANSWERS } output;
};

static const struct kind {
    const char *name;
    const char *what;
} kinds[] = {
#define GENERATOR_KIND_ROW(code, name, what) {#name, what},
    GENERATOR_KINDS(GENERATOR_KIND_ROW)
#undef GENERATOR_KIND_ROW
};

static int wrong_usage(const char *about)
{
    fprintf(stderr,
            "generate: %s\nusage: generate [--seed N] [--count N] [--kind KIND] [--answer]\n",
            about);
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        fprintf(stderr, "  %-8s  %s\n", kinds[i].name, kinds[i].what);
    return 2;
}

static int parse_number(const char *text, unsigned long long *number)
{
    char *end;

    errno = 0;
    *number = strtoull(text, &end, 10);
    return *text >= '0' && *text <= '9' && *end == '\0' && errno == 0;
}

static int parse_kind(const char *text, enum puzzle_kind *kind)
{
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        if (strcmp(kinds[i].name, text) == 0) {
            *kind = (enum puzzle_kind)i;
            return 1;
        }
    return 0;
}

static int parse_option(const char *name, const char *value, struct request *request)
{
    if (strcmp(name, "--seed") == 0)
        return parse_number(value, &request->seed);
    if (strcmp(name, "--count") == 0)
        return parse_number(value, &request->count);
    if (strcmp(name, "--kind") == 0)
        return parse_kind(value, &request->kind);
    return 0;
}

static void print_puzzle(const struct request *request, const unsigned char puzzle[ORACLE_CELLS])
{
    for (int cell = 0; cell < ORACLE_CELLS; cell++)
        putchar(puzzle[cell] == 0 ? '.' : '0' + puzzle[cell]);
    if (request->output == WITH_ANSWERS)
        printf(" %zu", oracle_count(puzzle, MOST_SOLUTIONS));
    putchar('\n');
}

int main(int count, char **arguments)
{
    struct request request = {1, 1, PUZZLE_UNIQUE, PUZZLES_ONLY};

    for (int i = 1; i < count; i++) {
        if (strcmp(arguments[i], "--answer") == 0) {
            request.output = WITH_ANSWERS;
            continue;
        }
        if (i + 1 == count || !parse_option(arguments[i], arguments[i + 1], &request))
            return wrong_usage(arguments[i]);
        i++;
    }

    struct generator generator = {request.seed};
    for (unsigned long long i = 0; i < request.count; i++) {
        unsigned char puzzle[ORACLE_CELLS];

        generate_puzzle(&generator, request.kind, puzzle);
        print_puzzle(&request, puzzle);
    }
    if (fflush(stdout) != 0 || ferror(stdout)) {
        fprintf(stderr, "generate: standard output: %s\n", strerror(errno));
        return 4;
    }
    return 0;
}

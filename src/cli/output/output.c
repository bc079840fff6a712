/* SPDX-License-Identifier: MIT */
/*
 * The table of outputs. A new one is a file with a function and a row here; --help, the man page,
 * the completion and the parser of --output follow.
 */
#include "cli/output/output.h"

#include <stdio.h>
#include <string.h>

#include "cli/stream/variants.h"

static const struct output outputs[] = {
    {"grid", "boards for people, with the verdict in words", UINT64_MAX, ENNEAD_ANY_ORDER, NULL,
     output_grid, NULL},
    {"line",
     "one line a puzzle: its solution if there is exactly one, else none, several, limit or error; "
     "with --solutions above 2 a line '# FILE:LINE VERDICT COUNT' and then each solution on a line",
     UINT64_MAX, ENNEAD_ANY_ORDER, NULL, output_line, output_line_answers},
    {"tsv", "fields between tabs: puzzle, verdict, solutions found, first solution, note", 1,
     ENNEAD_ANY_ORDER, output_tsv_begin, output_tsv, NULL},
    {"csv", "the same fields between commas, quoted where needed (RFC 4180)", 1, ENNEAD_ANY_ORDER,
     output_csv_begin, output_csv, NULL},
    {"json", "one JSON object a line, with all solutions found and the counters of the search",
     UINT64_MAX, ENNEAD_ANY_ORDER, output_json_begin, output_json, NULL},
    {"almanac",
     "the print of the Java Developers Almanac program (2005): the board, the verdict, up to two "
     "solutions in lexicographic order",
     2, ENNEAD_LEXICOGRAPHIC, NULL, output_almanac, NULL},
    {"compact",
     "the print of the core-Java program: a line that tells success, the board with its first "
     "solution in lexicographic order",
     1, ENNEAD_LEXICOGRAPHIC, NULL, output_compact, NULL},
};

const struct output count_output = {
    "count", "", 0, ENNEAD_ANY_ORDER, NULL, output_count, output_count_answers};

const struct output *output_at(size_t index)
{
    return index < sizeof outputs / sizeof outputs[0] ? &outputs[index] : NULL;
}

const char *output_name(size_t index)
{
    const struct output *output = output_at(index);
    return output != NULL ? output->name : NULL;
}

const char *output_help(size_t index)
{
    return outputs[index].help;
}

const struct output *output_named(const char *name)
{
    const struct output *output;
    for (size_t i = 0; (output = output_at(i)) != NULL; i++)
        if (strcmp(output->name, name) == 0)
            return output;
    return NULL;
}

void output_cells(struct text *text, const uint8_t cells[ENNEAD_CELLS])
{
    char line[ENNEAD_LINE_SIZE];
    ennead_write_line(cells, line);
    text_add(text, line, ENNEAD_CELLS);
}

void output_givens(struct text *text, const struct answer *answer)
{
    if (answer->variant != NULL)
        variants_add_givens(text, answer->variant);
    else
        output_cells(text, answer->puzzle->givens);
}

void output_solution(struct text *text, const struct answer *answer, const uint8_t *cells)
{
    if (answer->variant != NULL)
        variants_add_values(text, answer->variant, cells);
    else
        output_cells(text, cells);
}

void output_cell_name(int cell, char name[CELL_NAME_SIZE])
{
    name[0] = 'r';
    name[1] = (char)('1' + cell / 9);
    name[2] = 'c';
    name[3] = (char)('1' + cell % 9);
    name[4] = '\0';
}

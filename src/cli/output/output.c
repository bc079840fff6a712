/* SPDX-License-Identifier: MIT */
/*
 * The table of outputs. A new one is a file with a function and a row here; --help, the man page,
 * the completion and the parser of --format follow.
 */
#include "cli/output/output.h"

#include <string.h>

#include "cli/output/output_boards.h"
#include "cli/output/output_grid.h"
#include "cli/output/output_json.h"
#include "cli/output/output_line.h"
#include "cli/output/output_table.h"

static const struct output outputs[] = {
    {"grid", "boards for people, with the verdict in words", UINT64_MAX, ENNEAD_ORDER_ANY, NULL,
     output_grid, NULL},
    {"line",
     "one line a puzzle: its solution if there is exactly one, else none, several, limit or error; "
     "with --solutions above 2 a line '# FILE:LINE VERDICT COUNT' and then each solution on a "
     "line; "
     "of a puzzle that was made, that puzzle",
     UINT64_MAX, ENNEAD_ORDER_ANY, NULL, output_line, output_line_answers},
    {"tsv", "fields between tabs: puzzle, verdict, solutions found, first solution, note", 1,
     ENNEAD_ORDER_ANY, output_tsv_begin, output_tsv, NULL},
    {"csv", "the same fields between commas, quoted where needed (RFC 4180)", 1, ENNEAD_ORDER_ANY,
     output_csv_begin, output_csv, NULL},
    {"json", "one JSON object a line, with all solutions found and the counters of the search",
     UINT64_MAX, ENNEAD_ORDER_ANY, output_json_begin, output_json, NULL},
    {"almanac",
     "the print of the Java Developers Almanac program (2005): the board, the verdict, up to two "
     "solutions in lexicographic order",
     2, ENNEAD_ORDER_LEXICOGRAPHIC, NULL, output_almanac, NULL},
    {"compact",
     "the print of the core-Java program: a line that tells success, the board with its first "
     "solution in lexicographic order",
     1, ENNEAD_ORDER_LEXICOGRAPHIC, NULL, output_compact, NULL},
};

const struct output count_output = {
    "count", "", 0, ENNEAD_ORDER_ANY, NULL, output_count, output_count_answers};

const struct choices output_choices = {"Formats", CHOICES_OF(outputs)};

const struct output *output_named(const char *name)
{
    for (size_t i = 0; i < sizeof outputs / sizeof outputs[0]; i++)
        if (strcmp(outputs[i].name, name) == 0)
            return &outputs[i];
    return NULL;
}

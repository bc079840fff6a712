/* SPDX-License-Identifier: MIT */
/*
 * The table of outputs. A new one is a file with a function, and a row here; --help, the man page,
 * the completion and the parser of --format use the table.
 */
#include "cli/output/output.h"

#include <string.h>

#include "cli/output/answer_record.h"
#include "cli/output/output_boards.h"
#include "cli/output/output_grid.h"
#include "cli/output/output_line.h"

static const struct output outputs[] = {
    {"grid", "boards, with the verdict in words", UINT64_MAX, ENNEAD_ORDER_ANY, RECORDS_AS_OTHERS,
     output_grid, NULL},
    {"line",
     "one line per puzzle: its solution if there is exactly one, else none, several, limit or "
     "error; with --solutions above 2, a line '# FILE:LINE VERDICT COUNT' and then one line per "
     "solution; for a generated puzzle, the puzzle; then its note",
     UINT64_MAX, ENNEAD_ORDER_ANY, RECORDS_AS_OTHERS, output_line, output_line_answers},
    {"tsv", "fields separated by tabs, with their names in the first line and the note last", 1,
     ENNEAD_ORDER_ANY, RECORDS_AS_TSV, NULL, NULL},
    {"csv", "the same fields separated by commas, quoted where needed (RFC 4180)", 1,
     ENNEAD_ORDER_ANY, RECORDS_AS_CSV, NULL, NULL},
    {"json", "one JSON object per line, with all solutions found and the counters of the search",
     UINT64_MAX, ENNEAD_ORDER_ANY, RECORDS_AS_JSON, NULL, NULL},
    {"almanac",
     "as the Java Developers Almanac program (2005) prints: the board, the verdict, up to two "
     "solutions in lexicographic order",
     2, ENNEAD_ORDER_LEXICOGRAPHIC, RECORDS_AS_OTHERS, output_almanac, NULL},
    {"compact",
     "as the core-Java program prints: whether it was solved, and the board with its first "
     "solution in lexicographic order",
     1, ENNEAD_ORDER_LEXICOGRAPHIC, RECORDS_AS_OTHERS, output_compact, NULL},
};

const struct output count_output = {
    "count", "", 0, ENNEAD_ORDER_ANY, RECORDS_AS_OTHERS, output_count, output_count_answers};

const struct choices output_choices = {"Formats", CHOICES_OF(outputs)};

const struct output *output_named(const char *name)
{
    for (size_t i = 0; i < sizeof outputs / sizeof outputs[0]; i++)
        if (strcmp(outputs[i].name, name) == 0)
            return &outputs[i];
    return NULL;
}

void output_answer(struct text *text, const struct settings *settings, struct puzzle_answer *answer)
{
    const struct output *output = settings->output;
    struct answer_record made;
    bool wanted = true;
    if (settings->condition != NULL || output->records != RECORDS_AS_OTHERS) {
        answer_record_make(&made, settings, answer);
        text->failed = text->failed || made.texts.failed;
        if (output->records != RECORDS_AS_OTHERS)
            records_add(settings->records, text, &made.record);
        else
            wanted = records_want(settings->records, &made.record);
        answer_record_free(&made);
    }
    if (output->records == RECORDS_AS_OTHERS && wanted)
        output->answer(text, settings, answer);
}

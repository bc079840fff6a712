/* SPDX-License-Identifier: MIT */
/*
 * Library cases: each is a state, and what one technique must find there.
 */
#include "cli/explain/techniques_cases.h"

#include <string.h>

#include <ennead.h>

#include "cli/base/message.h"
#include "cli/base/utf8.h"
#include "cli/files/whole_file.h"

enum { OUTCOMES = ENNEAD_CASE_OUTCOME_UNKNOWN + 1 };

struct case_tally {
    ennead_finder *finder;
    int outcomes[ENNEAD_TECHNIQUE_COUNT + 1][OUTCOMES];
    struct text failures;
    enum exit_code code;
};

static void run_line(struct case_tally *tally, const char *file, const char *line, size_t length,
                     int number)
{
    ennead_case library_case;
    size_t column = 0;
    if (length > 0 && line[length - 1] == '\r')
        length--;
    switch (ennead_case_read(line, length, &library_case, &column)) {
    case ENNEAD_STATUS_OK:
        break;
    case ENNEAD_STATUS_END:
        return;
    default:
        message("%s:%d:%zu: this does not belong in a library line, expected "
                ":technique:digits:givens:deleted:removed:placed:",
                file, number, column);
        tally->code = graver(tally->code, EXIT_INPUT);
        return;
    }
    ennead_technique technique = ENNEAD_TECHNIQUE_COUNT;
    ennead_case_outcome outcome = ennead_case_run(tally->finder, &library_case, &technique);
    tally->outcomes[technique][outcome]++;
    if (outcome == ENNEAD_CASE_OUTCOME_PASSED || outcome == ENNEAD_CASE_OUTCOME_UNKNOWN)
        return;
    tally->code = graver(tally->code, EXIT_UNANSWERED);
    text_format(&tally->failures, "line %d, %s: %s\n  ", number,
                ennead_technique_info((int)technique)->name, ennead_case_outcome_name(outcome));
    utf8_add_printable(&tally->failures, line, length);
    text_character(&tally->failures, '\n');
}

static void add_row(struct text *text, const char *name, const int outcomes[OUTCOMES])
{
    int all = 0;
    for (int i = 0; i < OUTCOMES; i++)
        all += outcomes[i];
    if (all > 0)
        text_format(text, "%-33s %6d %6d %6d %6d %6d\n", name, all,
                    outcomes[ENNEAD_CASE_OUTCOME_PASSED], outcomes[ENNEAD_CASE_OUTCOME_MISSED],
                    outcomes[ENNEAD_CASE_OUTCOME_DIFFERENT],
                    outcomes[ENNEAD_CASE_OUTCOME_FORBIDDEN]);
}

static void add_tally(struct text *text, const struct case_tally *tally)
{
    int sums[OUTCOMES] = {0}, known = 0, unknown = 0;
    text_format(text, "%-33s %6s %6s %6s %6s %6s\n", "technique", "cases", "passed", "missed",
                "other", "wrong");
    for (int technique = 0; technique < ENNEAD_TECHNIQUE_COUNT; technique++) {
        add_row(text, ennead_technique_info(technique)->name, tally->outcomes[technique]);
        for (int i = 0; i < OUTCOMES; i++) {
            sums[i] += tally->outcomes[technique][i];
            known += tally->outcomes[technique][i];
        }
    }
    add_row(text, "all", sums);
    for (int i = 0; i < OUTCOMES; i++)
        unknown += tally->outcomes[ENNEAD_TECHNIQUE_COUNT][i];
    text_format(text, "%d of %d cases passed", sums[ENNEAD_CASE_OUTCOME_PASSED], known);
    if (known > 0)
        text_format(text, " (%.1f%%)", 100.0 * sums[ENNEAD_CASE_OUTCOME_PASSED] / known);
    text_format(text, "; %d more are for techniques that are not in the catalogue.\n", unknown);
}

enum exit_code techniques_cases(ennead_finder *finder, struct text *text, const char *file)
{
    struct text library = {0};
    struct case_tally tally = {.finder = finder, .code = EXIT_ANSWERED};
    int number = 1;
    const char *why = whole_file(file, &library);
    if (why != NULL) {
        message("%s: cannot read: %s", file, why);
        text_free(&library);
        return EXIT_IO;
    }
    for (size_t at = 0; at < library.length; number++) {
        const char *line = library.bytes + at;
        const char *stop = memchr(line, '\n', library.length - at);
        size_t length = stop != NULL ? (size_t)(stop - line) : library.length - at;
        run_line(&tally, file, line, length, number);
        at += length + 1;
    }
    add_tally(text, &tally);
    text_add(text, tally.failures.bytes, tally.failures.length);
    text->failed = text->failed || tally.failures.failed;
    text_free(&tally.failures);
    text_free(&library);
    return tally.code;
}

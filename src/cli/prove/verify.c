/* SPDX-License-Identifier: MIT */
/*
 * `ennead verify`: checks certificates, with the part of the library that shares no code with the
 * prover. Lines are read one by one in bounded memory.
 */
#define _GNU_SOURCE 1
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include <ennead.h>

#include "cli/base/message.h"
#include "cli/base/signals.h"
#include "cli/base/utf8.h"
#include "cli/files/print.h"
#include "cli/files/source.h"
#include "cli/files/whole_file.h"
#include "cli/options/arguments.h"
#include "cli/options/common_options.h"

enum { LONGEST_LINE = 1 << 20 };

struct verify_run {
    const char *name; /* of the file */
    bool quiet;
    ennead_verifier *verifier;
    struct source source;
    char line[LONGEST_LINE];
    size_t length; /* length of the line; what is beyond LONGEST_LINE is counted but not stored */
    uint64_t number, accepted;
    uint64_t verdicts[ENNEAD_VERDICT_LIMIT + 1];
    enum exit_code code;
};

static const struct option_row options[] = {
    OUTPUT_OPTION("Options"),
    {
        .name = "quiet",
        .letter = 'q',
        .group = "Options",
        .help = "write no messages about single certificates and no totals, only set the exit code",
        .flag = offsetof(struct settings, quiet),
    },
    HELP_OPTION,
    END_OF_OPTIONS,
};

/* Says "FILE:LINE:COLUMN: not accepted: why". */
static void reject(struct verify_run *run, const char *name, uint64_t line,
                   const ennead_verification *verification)
{
    struct text text = {0};

    run->code = graver(run->code, EXIT_UNANSWERED);
    if (run->quiet)
        return;
    if (strcmp(name, "-") == 0)
        name = "standard input";
    utf8_add_printable(&text, name, strlen(name));
    text_format(&text, ":%" PRIu64 ":%zu: not accepted: %s\n", line, verification->column,
                verification->message);
    message_put(text.bytes, text.failed ? 0 : text.length);
    text_free(&text);
}

/* ---------------------------------------------------------------------------------- short lines */

static void end_line(struct verify_run *run)
{
    ennead_verification verification = {
        .column = LONGEST_LINE, .message = "the line is too long", .accepted = false};

    run->number++;
    if (run->length <= LONGEST_LINE)
        ennead_verify(run->verifier, (ennead_proof_text){run->line, run->length}, &verification);
    run->length = 0;
    if (verification.accepted) {
        run->accepted++;
        run->verdicts[verification.verdict]++;
    } else {
        reject(run, run->name, run->number, &verification);
    }
}

static void add_piece(struct verify_run *run, const char *piece, size_t length)
{
    if (run->length + length <= LONGEST_LINE)
        memcpy(run->line + run->length, piece, length);
    run->length = run->length + length <= LONGEST_LINE ? run->length + length : LONGEST_LINE + 1;
}

static void take(struct verify_run *run, const char *bytes, size_t length)
{
    const char *end;

    while ((end = memchr(bytes, '\n', length)) != NULL && !signals_stopped()) {
        const size_t piece = (size_t)(end - bytes);
        add_piece(run, bytes, piece);
        end_line(run);
        bytes += piece + 1;
        length -= piece + 1;
    }
    add_piece(run, bytes, length);
}

static enum exit_code verify_lines(struct verify_run *run)
{
    static char piece[SOURCE_ROOM];
    size_t got;
    enum source_status status;
    const int error = source_open(&run->source, run->name);

    if (error != 0) {
        message("%s: cannot open: %s", run->name, strerror(error));
        return EXIT_IO;
    }
    while ((status = source_read(&run->source, piece, sizeof piece, SOURCE_WAIT, &got)) ==
           SOURCE_DATA)
        take(run, piece, got);
    if (status == SOURCE_END && run->length > 0)
        end_line(run);
    source_close(&run->source);
    if (status == SOURCE_FAILED)
        message("%s: %s", run->name, run->source.trouble);
    if (status == SOURCE_NO_MEMORY)
        message("out of memory");
    if (status == SOURCE_END && run->number == 0) {
        if (!run->quiet)
            message("%s: no certificate in this text, expected at least one", run->name);
        return EXIT_INPUT;
    }
    return graver(run->code, status == SOURCE_FAILED      ? EXIT_IO
                             : status == SOURCE_NO_MEMORY ? EXIT_MEMORY
                                                          : EXIT_ANSWERED);
}

static enum exit_code tell_sum(const struct verify_run *run)
{
    struct text text = {0};

    if (run->quiet)
        return EXIT_ANSWERED;
    text_format(&text,
                "accepted %" PRIu64 " of %" PRIu64 ": %" PRIu64 " unique, %" PRIu64
                " none, %" PRIu64 " several\n",
                run->accepted, run->number, run->verdicts[ENNEAD_VERDICT_UNIQUE],
                run->verdicts[ENNEAD_VERDICT_NONE], run->verdicts[ENNEAD_VERDICT_SEVERAL]);
    return print_text(&text);
}

/* ------------------------------------------------------------------------ a formula and a proof */

static enum exit_code read_file(const char *name, struct text *text)
{
    const char *why = whole_file(name, text);

    if (why == NULL)
        return EXIT_ANSWERED;
    message("%s: cannot read: %s", name, why);
    return text->failed ? EXIT_MEMORY : EXIT_IO;
}

static enum exit_code verify_pair(struct verify_run *run, char *const names[2])
{
    struct text formula = {0}, proof = {0}, answer = {0};
    ennead_verification verification;
    enum exit_code code = read_file(names[0], &formula);

    if (code == EXIT_ANSWERED)
        code = read_file(names[1], &proof);
    if (code == EXIT_ANSWERED) {
        ennead_verify_formula(run->verifier, (ennead_proof_text){formula.bytes, formula.length},
                              (ennead_proof_text){proof.bytes, proof.length}, &verification);
        if (!verification.accepted)
            reject(run, names[verification.in_formula ? 0 : 1], verification.line, &verification);
        else if (!run->quiet)
            text_format(&answer, "accepted: %s\n", ennead_verdict_name(verification.verdict));
        code = graver(run->code, print_text(&answer));
    }
    text_free(&formula);
    text_free(&proof);
    return code;
}

/* --------------------------------------------------------------------------------- the command */

static enum exit_code verify(const struct settings *settings)
{
    struct verify_run *run = calloc(1, sizeof *run);
    enum exit_code code = EXIT_MEMORY;

    if (run == NULL || ennead_verifier_new(NULL, &run->verifier) != ENNEAD_STATUS_OK) {
        message("out of memory");
    } else if (settings->file_count == 2) {
        run->quiet = settings->quiet;
        code = verify_pair(run, settings->files);
    } else {
        run->quiet = settings->quiet;
        run->name = settings->file_count == 1 ? settings->files[0] : "-";
        code = verify_lines(run);
        if (code < EXIT_IO && !signals_stopped())
            code = graver(code, tell_sum(run));
    }
    if (run != NULL)
        ennead_verifier_free(run->verifier);
    free(run);
    return code;
}

static enum exit_code run_verify(const struct command *command, int argc, char **argv)
{
    struct settings settings;
    enum exit_code code;

    settings_init(&settings);
    if (!command_parse(command, &settings, argc, argv, &code))
        return code;
    if (settings.file_count > 2)
        return message_usage(command->name, "one file of certificates, or a formula and a proof");
    return verify(&settings);
}

static const struct example examples[] = {
    {"ennead prove puzzles.txt | ennead verify", "check each verdict"},
    {"ennead prove --format=cnf -o puzzle.cnf puzzle.txt; ennead prove --format=lrat -o "
     "puzzle.lrat puzzle.txt; ennead verify puzzle.cnf puzzle.lrat",
     "check a formula and its refutation"},
};

const struct command verify_command = {
    .name = "verify",
    .arguments = "[OPTION]... [FILE | FORMULA PROOF]",
    .summary = "check certificates",
    .about =
        "Checks certificates in FILE, or on standard input, in the form short of 'ennead prove', "
        "one per line; or a refutation of the formula of a puzzle, in the form drat or lrat, "
        "whoever made it. For a certificate that is not accepted, a message says where it fails. "
        "The checker, src/proof/checker.c, shares no code with the engines that find solutions and "
        "proofs; docs/proofs.md defines what it accepts.",
    .options = options,
    .examples = examples,
    .example_count = sizeof examples / sizeof examples[0],
    .answered = "every certificate was accepted",
    .unanswered = "some certificate was not",
    .run = run_verify,
};

/* SPDX-License-Identifier: MIT */
/*
 * `ennead prove`: a verdict for each puzzle, with a certificate in one of the library's formats.
 * The short format is one line per puzzle; the others are files of their own.
 */
#define _GNU_SOURCE 1
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "cli/base/message.h"
#include "cli/base/progress.h"
#include "cli/base/signals.h"
#include "cli/base/writer.h"
#include "cli/files/destination.h"
#include "cli/files/new_file.h"
#include "cli/options/arguments.h"
#include "cli/options/common_options.h"
#include "cli/options/slice_option.h"
#include "cli/record/records_run.h"

struct prove_settings {
    struct settings common;
    ennead_proof_form form;
    const char *folder; /* --output, if it is a folder; else NULL */
    uint64_t lemmas;
};

/* The tools of one thread. */
struct prove_tools {
    ennead_prover *prover;
    char *text;
};

/* The longest certificate: a formula, or the maximum of lemmas with all their hints. */
enum { LONGEST_PROOF = 1 << 24 };

struct prove_run {
    const struct prove_settings *settings;
    struct prove_tools tools[MOST_THREADS];
    struct writer file; /* for a folder; there is only one thread then */
};

#define CHOICE_OF_FORM(value, name, sentence) {name, sentence},
static const struct choice forms[] = {ENNEAD_PROOF_FORMS(CHOICE_OF_FORM)};
static const struct choices form_choices_of_proofs = {"Forms of certificates", CHOICES_OF(forms)};

static const struct option_row options[] = {
    INPUT_OPTION,
    COLUMN_OPTION,
    SLICE_OPTIONS(GROUP_READING),
    {
        .name = "format",
        .letter = 'f',
        .argument_name = "FORM",
        .group = GROUP_WRITING,
        .help = "write certificates in this form; all but short are one text per puzzle, so that "
                "several puzzles need a file each",
        .standard = "short",
        .choices = &form_choices_of_proofs,
        .stored = STORE_CHOICE(struct prove_settings, form),
    },
    {
        .name = "output",
        .letter = 'o',
        .argument_name = "FILE",
        .group = GROUP_WRITING,
        .help = "write to FILE, which replaces an existing file when it is complete; if it is a "
                "folder, write a file for each puzzle: 1.cnf, 2.cnf and so on; - is standard "
                "output",
        .standard = "-",
        .stored = STORE_TEXT(struct settings, output_file),
    },
    {
        .name = "lemma-limit",
        .argument_name = "N",
        .group = GROUP_OTHER,
        .help = "give up a puzzle after this many lemmas, with the verdict limit",
        .standard = "4000",
        .stored = STORE_NUMBER(struct prove_settings, lemmas, 0, ENNEAD_MOST_LEMMAS),
    },
    TIME_LIMIT_OPTION(GROUP_OTHER),
    STATS_OPTION(GROUP_OTHER),
    THREADS_OPTION(GROUP_OTHER),
    PROGRESS_OPTION,
    QUIET_OPTION,
    HELP_OPTION,
    END_OF_OPTIONS,
};

/* --------------------------------------------------------------------------------------- files */

/* Writes a text as FOLDER/NUMBER.FORM. Returns 0 or an errno. */
static int write_file(struct prove_run *run, uint64_t number, const char *bytes, size_t length)
{
    const struct prove_settings *settings = run->settings;
    struct text path = {0};
    struct new_file new_file;

    text_format(&path, "%s/%" PRIu64 ".%s", settings->folder, number, forms[settings->form].name);
    text_character(&path, '\0');
    int error = path.failed ? ENOMEM : new_file_open(&new_file, path.bytes);
    text_free(&path);
    if (error != 0)
        return error;
    writer_start(&run->file, new_file.fd);
    writer_put(&run->file, bytes, length);
    if (writer_flush(&run->file))
        return new_file_keep(&new_file);
    new_file_drop(&new_file);
    return run->file.error;
}

static void report(struct slot *slot, const struct item *item, enum exit_code code,
                   const char *what, const char *more)
{
    slot->totals.code = graver(slot->totals.code, code);
    slot_add_place(slot, item);
    text_format(&slot->messages, ": %s%s\n", what, more);
}

/* Writes a complete certificate to its destination. */
static void put_text(struct prove_run *run, struct slot *slot, const struct item *item,
                     size_t length)
{
    const struct prove_settings *settings = run->settings;
    const char *bytes = run->tools[slot->thread].text;

    if (settings->form == ENNEAD_PROOF_FORM_SHORT ||
        (settings->folder == NULL && item->number == 0)) {
        text_add(&slot->output, bytes, length);
    } else if (settings->folder == NULL) {
        report(slot, item, EXIT_UNANSWERED, "for several puzzles --output must be a folder: ",
               "this form is one text per puzzle");
    } else {
        const int error = write_file(run, item->number + 1, bytes, length);
        if (error != 0)
            report(slot, item, EXIT_IO, "cannot write the certificate: ", strerror(error));
    }
}

/* ---------------------------------------------------------------------------------------- work */

static void prove(void *user, struct slot *slot, const struct item *item, size_t index)
{
    struct prove_run *run = user;
    const struct prove_settings *settings = run->settings;
    struct prove_tools *tools = &run->tools[slot->thread];
    ennead_puzzle puzzle = slot->puzzles[index];
    ennead_prove_options how;
    ennead_certificate certificate;

    if (item->placed.length > 0) {
        const ennead_state state = slot_state(slot, item, index);
        ennead_state_to_puzzle(&state, &puzzle);
    }
    ennead_prove_options_init(&how);
    how.lemmas = (unsigned)settings->lemmas;
    how.stop = signals_stop();
    how.time_limit = settings->common.solving.time_limit;
    ennead_prove(tools->prover, &puzzle, &how, &certificate);
    if (signals_stopped()) {
        slot->cut = CUT_BY_STOP;
        return;
    }
    slot->totals.verdicts[certificate.verdict]++;
    slot->totals.counters.nodes += certificate.lemmas;
    if (certificate.verdict == ENNEAD_VERDICT_LIMIT)
        report(slot, item, EXIT_UNANSWERED, "not proved: it takes too many lemmas or too long", "");
    const size_t length = ennead_write_proof(tools->prover, &puzzle, &certificate, settings->form,
                                             tools->text, LONGEST_PROOF);
    if (length > 0 && length < LONGEST_PROOF)
        put_text(run, slot, item, length);
    else if (length > 0)
        report(slot, item, EXIT_UNANSWERED, "the certificate is too long for ",
               forms[settings->form].name);
    else if (certificate.verdict == ENNEAD_VERDICT_SEVERAL)
        report(slot, item, EXIT_UNANSWERED, "several solutions cannot be shown in ",
               forms[settings->form].name);
}

static void write_error(const struct settings *settings, struct slot *slot, const struct item *item)
{
    /* `common` is the first member. */
    const struct prove_settings *prove_settings = (const void *)settings;

    (void)item;
    if (prove_settings->form == ENNEAD_PROOF_FORM_SHORT)
        text_string(&slot->output, "error\n");
}

static void write_stats(void *user, struct text *text, const struct totals *totals, double seconds)
{
    (void)user;
    text_format(text, "puzzles %" PRIu64 "\n", totals_puzzles(totals));
    for (int verdict = 0; verdict <= ENNEAD_VERDICT_LIMIT; verdict++)
        if (verdict != ENNEAD_VERDICT_FOUND)
            text_format(text, "%s %" PRIu64 "\n", ennead_verdict_name((ennead_verdict)verdict),
                        totals->verdicts[verdict]);
    text_format(text, "errors %" PRIu64 "\n", totals->errors);
    text_format(text, "lemmas %" PRIu64 "\n", totals->counters.nodes);
    text_format(text, "seconds %.6f\n", seconds);
    text_format(text, "cpu_seconds %.6f\n", progress_cpu_seconds());
}

/* ------------------------------------------------------------------------------------- the run */

static bool begin_thread(void *user, size_t thread)
{
    struct prove_run *run = user;
    struct prove_tools *tools = &run->tools[thread];
    tools->text = malloc(LONGEST_PROOF);
    return tools->text != NULL && ennead_prover_new(NULL, &tools->prover) == ENNEAD_STATUS_OK;
}

static void end_thread(void *user, size_t thread)
{
    struct prove_run *run = user;
    ennead_prover_free(run->tools[thread].prover);
    free(run->tools[thread].text);
}

static enum exit_code complete(const char *command, struct prove_settings *settings)
{
    const char *output = settings->common.output_file;
    if (output != NULL && destination_is_folder(output)) {
        settings->folder = output;
        settings->common.threads = 1;
        if (settings->form == ENNEAD_PROOF_FORM_SHORT)
            return message_usage(command, "--format=short goes to a file, not to a folder");
    }
    return settings_complete(command, &settings->common);
}

static enum exit_code run_prove(const struct command *command, int argc, char **argv)
{
    struct prove_settings settings = {.lemmas = ENNEAD_MOST_LEMMAS};
    struct prove_run run = {.settings = &settings};
    struct puzzle_command puzzle_command = {
        .user = &run,
        .thread_begin = begin_thread,
        .thread_end = end_thread,
        .greeting = "Type or paste puzzles; each is proved when it is whole. Ctrl-D ends.\n",
        .puzzle = prove,
        .error = write_error,
        .stats = write_stats,
    };
    enum exit_code code;

    settings_init(&settings.common);
    settings.common.output_may_be_folder = true;
    if (!command_parse(command, &settings.common, argc, argv, &code))
        return code;
    code = complete(command->name, &settings);
    puzzle_command.ranks = settings.folder == NULL ? RANKS_WORK : RANKS_REST;
    return records_run(command, &settings.common, code, &puzzle_command);
}

static const struct example examples[] = {
    {"ennead prove puzzles.txt | ennead verify", "write certificates and check them"},
    {"ennead prove --format=cnf puzzle.txt", "write the formula, for any SAT solver"},
    {"ennead prove --format=drat puzzle.txt", "write its refutation, for drat-trim"},
    {"mkdir -p proofs; ennead prove --format=lrat -o proofs puzzles.txt; ls proofs",
     "write a file for each puzzle"},
};

const struct command prove_command = {
    .name = "prove",
    .arguments = "[OPTION]... [FILE]...",
    .summary = "prove verdicts, so that others can check them",
    .about = "Writes a certificate for each puzzle in each FILE, or on standard input, which "
             "proves its verdict: exactly one solution, with the solution and a proof that there "
             "is no other; no solution, with a proof; or several, with two of them. docs/proofs.md "
             "defines the formula of a puzzle and the forms of a certificate, so that anyone can "
             "write a checker; 'ennead verify' is one. A puzzle of pencil marks is proved with its "
             "marks. Input that cannot be read gives a line 'error' in the form short.",
    .options = options,
    .examples = examples,
    .example_count = sizeof examples / sizeof examples[0],
    .answered = "every puzzle got its certificate",
    .unanswered = "some puzzle did not: a limit came first, or the form cannot state its verdict",
    .run = run_prove,
};

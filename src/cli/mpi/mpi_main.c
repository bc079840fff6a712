/* SPDX-License-Identifier: MIT */
/*
 * `ennead-mpi`: the commands that take lists, over the ranks of an MPI run. Every rank runs the
 * same command with the same arguments. Rank 0 is `ennead`, but has the other ranks work; these
 * write nothing, and their messages go to rank 0 if they must give up.
 */
#define _GNU_SOURCE 1
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "cli/base/message.h"
#include "cli/base/signals.h"
#include "cli/commands.h"
#include "cli/mpi/mpi_ranks.h"
#include "cli/program.h"

enum kind_of_run { RUN_DIVIDED, RUN_HELP, RUN_OF_ENNEAD };

/* What the arguments ask for. */
static enum kind_of_run kind_of(int argc, char **argv)
{
    static const char *const helps[] = {"--help", "-h", "--version", "-V", "help"};
    const struct command *command = argc > 1 ? command_named(argv[1]) : NULL;
    for (size_t i = 0; argc > 1 && i < sizeof helps / sizeof helps[0]; i++)
        if (strcmp(argv[1], helps[i]) == 0)
            return RUN_HELP;
    return command == NULL || options_named(command->options, "part") != NULL ? RUN_DIVIDED
                                                                              : RUN_OF_ENNEAD;
}

/* Runs the command as the first rank. */
static enum exit_code run_leader(int argc, char **argv, const struct ranks *ranks)
{
    enum exit_code code = EXIT_IO;
    const bool started = program_start(STDERR_FILENO);
    if (kind_of(argc, argv) == RUN_OF_ENNEAD)
        return message_usage(NULL, "the work of '%s' is not divided among ranks: use 'ennead %s'",
                             argv[1], argv[1]);
    ranks_use(ranks);
    if (started)
        code = program_run(argc, argv);
    ranks_end();
    return program_finish(code);
}

/* What a worker has said, or why it was stopped. */
static void add_failure(struct text *text, int messages)
{
    char piece[1024];
    ssize_t got;
    (void)lseek(messages, 0, SEEK_SET);
    while ((got = read(messages, piece, sizeof piece)) > 0)
        text_add(text, piece, (size_t)got);
    if (signals_received() != 0)
        text_format(text, "ennead: stopped by signal %d\n", signals_received());
}

/* Runs the command as another rank: nothing that it writes matters but its messages. */
static void run_worker(int argc, char **argv, const struct ranks *ranks)
{
    struct text failure = {0};
    const int messages = memfd_create("messages", MFD_CLOEXEC);
    const int nothing = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (kind_of(argc, argv) == RUN_OF_ENNEAD)
        return;
    ranks_use(ranks);
    if (messages >= 0 && nothing >= 0 && dup2(nothing, STDOUT_FILENO) >= 0 &&
        program_start(messages)) {
        (void)program_run(argc, argv);
        (void)message_finish();
    }
    add_failure(&failure, messages);
    if (failure.length == 0)
        text_string(&failure, "ennead: cannot start\n");
    ranks_leave(&failure);
    text_free(&failure);
}

int main(int argc, char **argv)
{
    enum exit_code code = EXIT_ANSWERED;
    const struct ranks *ranks = mpi_ranks_start(&argc, &argv);
    if (ranks == NULL) {
        (void)program_start(STDERR_FILENO);
        message("this MPI library does not allow threads");
        code = EXIT_IO;
    } else if (ranks->own == 0) {
        code = run_leader(argc, argv, ranks);
    } else {
        run_worker(argc, argv, ranks);
    }
    mpi_ranks_stop();
    return ranks != NULL && ranks->own == 0 ? program_exit(code) : (int)code;
}

/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE 1
#include "cli/program.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include <ennead.h>

#include "cli/base/message.h"
#include "cli/base/signals.h"
#include "cli/commands.h"
#include "cli/files/destination.h"
#include "cli/files/print.h"

static enum exit_code print_version(void)
{
    struct text text = {0};
    text_format(&text, "ennead %s\n", ennead_version());
    return print_text(&text);
}

/* If one of the three standard descriptors is closed, the first file opened would get its number,
 * and output would end up in that file. So it is replaced by a descriptor on which everything
 * fails: /dev/null, opened for the wrong direction. */
static int fill_standard_descriptors(void)
{
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++) {
        if (fcntl(fd, F_GETFD) != -1 || errno != EBADF)
            continue;
        if (open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY) != fd)
            return errno;
    }
    return 0;
}

/* Whether an argument that is not a command is not a file either. */
static bool is_no_file(const char *argument)
{
    return *argument != '-' && strchr(argument, '/') == NULL && access(argument, F_OK) != 0 &&
           errno == ENOENT;
}

enum exit_code program_run(int argc, char **argv)
{
    const struct command *command = argc > 1 ? command_named(argv[1]) : NULL;
    if (command != NULL)
        return command->run(command, argc - 1, argv + 1);
    if (argc > 1 && (strcmp(argv[1], "--version") == 0 || strcmp(argv[1], "-V") == 0))
        return print_version();
    if (argc > 1 && (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0))
        return print_overview();
    if (argc > 1 && is_no_file(argv[1]) && *command_meant(argv[1]) != '\0')
        return message_usage(NULL, "there is no command and no file '%s'%s", argv[1],
                             command_meant(argv[1]));
    return solve_command.run(&solve_command, argc, argv);
}

bool program_start(int messages)
{
    message_start(messages);
    int error = fill_standard_descriptors();
    if (error == 0)
        error = signals_start();
    if (error != 0)
        message("cannot start: %s", strerror(error));
    return error == 0;
}

enum exit_code program_finish(enum exit_code code)
{
    code = destination_finish(code);
    return message_finish() ? code : graver(code, EXIT_IO);
}

int program_exit(enum exit_code code)
{
    if (signals_received() != 0)
        signals_die_of(signals_received());
    return (int)code;
}

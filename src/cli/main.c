/* SPDX-License-Identifier: MIT */
/*
 * `ennead`.
 */
#include <unistd.h>

#include "cli/program.h"

int main(int argc, char **argv)
{
    if (!program_start(STDERR_FILENO))
        return EXIT_IO;
    return program_exit(program_finish(program_run(argc, argv)));
}

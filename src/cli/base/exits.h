/* SPDX-License-Identifier: MIT */
/*
 * The exit codes. If several apply, the highest is returned, so they are ordered from harmless to
 * serious. The man page and --help list them from this table.
 */
#ifndef CLI_EXITS_H
#define CLI_EXITS_H

#define EXIT_CODES(CODE) \
    CODE(EXIT_ANSWERED, 0, "everything was answered as requested") \
    CODE(EXIT_UNANSWERED, 1, "some puzzle was not answered as requested") \
    CODE(EXIT_USAGE, 2, "wrong usage; nothing was done") \
    CODE(EXIT_INPUT, 3, "some input could not be read as a puzzle, or there was none") \
    CODE(EXIT_IO, 4, "a file could not be opened, read or written") \
    CODE(EXIT_MEMORY, 5, "out of memory")

enum exit_code {
#define EXIT_CODE_ENUM(name, number, meaning) name = number,
    EXIT_CODES(EXIT_CODE_ENUM)
#undef EXIT_CODE_ENUM
};

static inline enum exit_code graver(enum exit_code one, enum exit_code other)
{
    return one > other ? one : other;
}

#endif

/* SPDX-License-Identifier: MIT */
/*
 * Options as data. A command has one table of them; parsing, --help, the man page and the
 * completion all come from it. An option whose argument is one of a few words names the list of
 * these words, which is the list that the program itself works with.
 */
#ifndef CLI_OPTIONS_H
#define CLI_OPTIONS_H

#include <stddef.h>
#include <stdint.h>

#include "cli/base/exits.h"
#include "cli/base/text.h"

enum argument { ARGUMENT_NONE, ARGUMENT_REQUIRED, ARGUMENT_OPTIONAL };

/* The words that an option takes. `name` gives NULL past the last; `help` may be NULL. */
struct choices {
    const char *title;
    const char *(*name)(size_t index);
    const char *(*help)(size_t index);
};

/* What a row stores, and where in the settings; the macros below make one. */
struct stored {
    enum {
        STORED_BY_FUNCTION,
        STORED_TEXT,
        STORED_SECONDS,
        STORED_UINT64,
        STORED_UNSIGNED,
        STORED_CHOICE,  /* its number */
        STORED_CHOICES, /* a bit for each */
        STORED_CONSTANT,
    } kind;
    size_t at;
    uint64_t least, greatest; /* of a number */
    int constant;
};

/* The offset of a member, which must be of that type. */
#define MEMBER_AT(settings, member, type) \
    (offsetof(settings, member) + 0 * sizeof(_Generic(((settings *)0)->member, type : 0)))
/* The same for an enum, which all have the size of an int. */
#define ENUM_AT(settings, member) \
    (offsetof(settings, member) + \
     0 * sizeof(char[sizeof(((settings *)0)->member) == sizeof(int) ? 1 : -1]))

#define STORE_TEXT(settings, member) \
    { \
        .kind = STORED_TEXT, .at = MEMBER_AT(settings, member, const char *) \
    }
#define STORE_SECONDS(settings, member) \
    { \
        .kind = STORED_SECONDS, .at = MEMBER_AT(settings, member, double) \
    }
#define STORE_UINT64(settings, member, low, high) \
    { \
        .kind = STORED_UINT64, .at = MEMBER_AT(settings, member, uint64_t), .least = low, \
        .greatest = high \
    }
#define STORE_UNSIGNED(settings, member, low, high) \
    { \
        .kind = STORED_UNSIGNED, .at = ENUM_AT(settings, member), .least = low, .greatest = high \
    }
#define STORE_CHOICE(settings, member) \
    { \
        .kind = STORED_CHOICE, .at = ENUM_AT(settings, member) \
    }
#define STORE_CHOICES(settings, member) \
    { \
        .kind = STORED_CHOICES, .at = MEMBER_AT(settings, member, unsigned) \
    }
#define STORE_CONSTANT(settings, member, value) \
    { \
        .kind = STORED_CONSTANT, .at = ENUM_AT(settings, member), .constant = (int)(value) \
    }

struct option_row {
    const char *name; /* without the dashes */
    char letter;      /* or 0 */
    enum argument argument;
    const char *argument_name;
    const char *group;
    const char *help;
    const char *standard;                       /* what holds when it is not given; may be NULL */
    const struct choices *choices;              /* NULL: any text that `set` takes */
    enum { ONE_CHOICE, LIST_OF_CHOICES } takes; /* a list has commas between its choices */
    /* Where in the settings the bool is that becomes true, by offsetof. 0: none. Without an argument
     * that is all. */
    size_t flag;
    struct stored stored;
    /* Where `stored` is not enough: stores the value; returns NULL, or what is wrong with it: "is not
     * a number from 1 to 9". */
    const char *(*set)(void *settings, const char *value);
    /* In place of `set` where there are choices; for a list called for each of them. */
    void (*choose)(void *settings, size_t index);
};

struct example {
    const char *command;
    const char *what;
};

struct command {
    const char *name;
    const char *arguments;            /* for the usage line */
    const char *summary;              /* for the list of commands */
    const char *about;                /* for --help and the man page; paragraphs end in newlines */
    const struct option_row *options; /* up to one without a name */
    const struct example *examples;
    size_t example_count;
    /* What the exit codes 0 and 1 mean; --help lists the codes where this is said. */
    const char *answered, *unanswered;
    enum exit_code (*run)(const struct command *command, int argc, char **argv);
};

enum parsed { PARSED, PARSED_HELP, PARSED_WRONG, PARSED_NO_MEMORY };

/* What was found: where in argv the arguments that are no options begin, and a bit for each row that
 * was given. */
struct given {
    int first;
    uint64_t rows;
};

/* Parses argv[1] and on, storing what it says by the rows' functions; the other arguments move
 * to the end of argv. PARSED_HELP: --help was asked for;
 * PARSED_WRONG: a message has been given. */
enum parsed options_parse(const struct command *command, void *settings, int argc, char **argv,
                          struct given *given);

/* Makes a choice of a row's choices. */
void options_choose(void *settings, const struct option_row *row, size_t index);

/* The row of that name, or NULL. */
const struct option_row *options_named(const struct command *command, const char *name);

/* The help of a command, and what it shares with the man page. */
void options_help(struct text *text, const struct command *command);

/* What an option does, the words that it takes, and what holds without it. */
void options_explanation(struct text *text, const struct option_row *row);

/* Adds words broken at 80 columns, each line but the first with `indent` blanks before it; `column`
 * columns of the first are taken. */
void options_wrapped(struct text *text, const char *words, size_t indent, size_t column);

#endif

/* SPDX-License-Identifier: MIT */
#include "cli/options/common_options.h"

#include <stdlib.h>
#include <string.h>

#include "cli/base/thread_team.h"

/* ------------------------------------------------------------------------------------- choices */

static const char *form_name(size_t index)
{
    return ennead_form_name((ennead_form)index);
}

static const char *form_help(size_t index)
{
    static const char *const helps[] = {
        [ENNEAD_FORM_AUTO] = "decided puzzle by puzzle",
        [ENNEAD_FORM_LINE] = "one puzzle a line: 81 cells, then a note",
        [ENNEAD_FORM_CSV] = "one puzzle a line, in one of several fields",
        [ENNEAD_FORM_FREE] = "a grid over several lines, with or without a frame",
        [ENNEAD_FORM_ROWS] = "nine lines of digits and blanks",
        [ENNEAD_FORM_ALMANAC] = "every 81 of 0-9 and '.', whatever is between them",
        [ENNEAD_FORM_MARKS] = "a grid of pencil marks, with or without a frame",
        [ENNEAD_FORM_SDX] = "pencil marks without a frame; u5 is a digit that was placed",
        [ENNEAD_FORM_SUKAKU] = "729 characters, nine for each cell",
        [ENNEAD_FORM_HODOKU] = "HoDoKu's library lines: :technique:digits:givens:deleted:...",
    };
    return index < sizeof helps / sizeof helps[0] && helps[index] != NULL ? helps[index] : "";
}

/* "auto", and then the library's editions. */
static const char *isa_name(size_t index)
{
    return index == 0 ? "auto" : ennead_isa_name(index - 1);
}

static const char *when_name(size_t index)
{
    static const char *const names[] = {
        [WHEN_AUTO] = "auto",
        [WHEN_ALWAYS] = "always",
        [WHEN_NEVER] = "never",
    };
    return index < sizeof names / sizeof names[0] ? names[index] : NULL;
}

const struct choices form_choices = {"Forms", form_name, form_help};
const struct choices isa_choices = {"Instruction sets", isa_name, NULL};
const struct choices when_choices = {"When", when_name, NULL};

/* ------------------------------------------------------------------------------------- setters */

bool parse_number(const char *text, uint64_t low, uint64_t high, uint64_t *number)
{
    uint64_t value = 0;
    if (*text == '\0')
        return false;
    for (; *text != '\0'; text++) {
        if (*text < '0' || *text > '9')
            return false;
        uint64_t digit = (uint64_t)(*text - '0');
        if (value > (UINT64_MAX - digit) / 10)
            return false;
        value = value * 10 + digit;
    }
    *number = value;
    return value >= low && value <= high;
}

const char *parse_seconds(const char *text, double *seconds)
{
    static const char wrong[] = "is not a number of seconds such as 10 or 0.5";
    size_t digits = strspn(text, "0123456789");
    size_t fraction = text[digits] == '.' ? 1 + strspn(text + digits + 1, "0123456789") : 0;
    if (text[digits + fraction] != '\0' || digits + fraction == (fraction > 0 ? 1u : 0u))
        return wrong;
    *seconds = strtod(text, NULL);
    return *seconds <= 1e9 ? NULL : wrong;
}

const char *set_column(void *settings, const char *value)
{
    ennead_reader_options *reading = &((struct settings *)settings)->reading;
    uint64_t number = 0;
    reading->column = 0;
    reading->column_name = NULL;
    if (*value == '\0')
        return "is neither the number of a column nor its name";
    if (value[strspn(value, "0123456789")] != '\0') {
        reading->column_name = value;
        return NULL;
    }
    if (!parse_number(value, 1, SIZE_MAX, &number))
        return "is not the number of a column, from 1";
    reading->column = (size_t)number;
    return NULL;
}

const char *set_solutions(void *settings, const char *value)
{
    struct settings *all = settings;
    all->solutions_chosen = true;
    all->solving.solutions = 0;
    if (strcmp(value, "all") == 0)
        return NULL;
    return parse_number(value, 1, (uint64_t)1 << 63, &all->solving.solutions)
               ? NULL
               : "is neither 'all' nor a number from 1 to 9223372036854775808";
}

const char *set_threads(void *settings, const char *value)
{
    uint64_t number = 0;
    if (!parse_number(value, 0, MOST_THREADS, &number))
        return "is not a number from 0 to 256";
    ((struct settings *)settings)->threads = (size_t)number;
    return NULL;
}

const char *set_stats(void *settings, const char *value)
{
    (void)value;
    struct settings *all = settings;
    all->stats = true;
    all->solving.timing = ENNEAD_TIMING_ON;
    return NULL;
}

void choose_isa(void *settings, size_t index)
{
    ((struct settings *)settings)->isa = isa_name(index);
}

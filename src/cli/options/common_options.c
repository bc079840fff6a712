/* SPDX-License-Identifier: MIT */
#include "cli/options/common_options.h"

#include <string.h>

/* ------------------------------------------------------------------------------------- choices */

static const char *form_name(size_t index)
{
    return ennead_form_name((ennead_form)index);
}

static const char *const form_helps[] = {
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

static const struct choice isas[] = {{"auto", NULL}};

static const struct choice whens[] = {
    [WHEN_AUTO] = {"auto", NULL},
    [WHEN_ALWAYS] = {"always", NULL},
    [WHEN_NEVER] = {"never", NULL},
};

const struct choices form_choices = {"Forms", .name = form_name, .helps = form_helps};
const struct choices isa_choices = {"Instruction sets", CHOICES_OF(isas), .name = ennead_isa_name};
const struct choices when_choices = {"When", CHOICES_OF(whens)};

/* ------------------------------------------------------------------------------------- --column */

const char *read_column(void *to, const char *value)
{
    ennead_reader_options *reading = to;
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

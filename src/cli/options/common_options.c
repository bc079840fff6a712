/* SPDX-License-Identifier: MIT */
#include "cli/options/common_options.h"

#include <string.h>

/* ------------------------------------------------------------------------------------- choices */

#define FORM_CHOICE(value, name, help) {name, help},
static const struct choice forms[] = {ENNEAD_FORMS(FORM_CHOICE)};
#undef FORM_CHOICE

static const struct choice isas[] = {{"auto", NULL}};

static const struct choice whens[] = {
    [WHEN_AUTO] = {"auto", NULL},
    [WHEN_ALWAYS] = {"always", NULL},
    [WHEN_NEVER] = {"never", NULL},
};

static const char *language_name(size_t index)
{
    return ennead_language_name((ennead_language)index);
}

static const char *const language_helps[] = {
    [ENNEAD_LANGUAGE_ENGLISH] = "English",
    [ENNEAD_LANGUAGE_GERMAN] = "German",
};

static const char *notation_name(size_t index)
{
    return ennead_coordinates_name((ennead_coordinates)index);
}

static const char *const notation_helps[] = {
    [ENNEAD_COORDINATES_RC] = "row four, column five",
    [ENNEAD_COORDINATES_A1] = "rows are letters from A, columns numbers: that cell is D5",
    [ENNEAD_COORDINATES_SPOKEN] = "row four column five, to be read aloud",
    [ENNEAD_COORDINATES_NRC] = "as r4c5, and whips and braids as links: r4n3{c5 c8} - ...",
};

const struct choices form_choices = {"Forms", CHOICES_OF(forms)};
const struct choices isa_choices = {"Instruction sets", CHOICES_OF(isas), .name = ennead_isa_name};
const struct choices when_choices = {"When", CHOICES_OF(whens)};
const struct choices language_choices = {"Languages", .name = language_name,
                                         .helps = language_helps};
const struct choices notation_choices = {"Notations of cells", .name = notation_name,
                                         .helps = notation_helps};

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

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

const struct choices form_choices = {"Forms", CHOICES_OF(forms)};
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

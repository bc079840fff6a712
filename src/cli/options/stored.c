/* SPDX-License-Identifier: MIT */
#include "cli/options/stored.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WRONG_SIZE = 120 };

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

/* "is neither 'all' nor a number of things from 1 to 9" */
static const char *wrong_number(const struct stored *stored)
{
    static char wrong[WRONG_SIZE];
    const bool unit = stored->unit != NULL, word = stored->word != NULL;
    snprintf(wrong, sizeof wrong, "is %s%s%sa number%s%s from %" PRIu64 " to %" PRIu64,
             word ? "neither '" : "not ", word ? stored->word : "", word ? "' nor " : "",
             unit ? " of " : "", unit ? stored->unit : "", stored->least, stored->greatest);
    return wrong;
}

static const char *store_number(void *at, const struct stored *stored, const char *value)
{
    uint64_t number = stored->other;
    const bool other = value == NULL || (stored->word != NULL && strcmp(value, stored->word) == 0);
    if (!other && !parse_number(value, stored->least, stored->greatest, &number))
        return wrong_number(stored);
    const unsigned small = (unsigned)number;
    if (stored->size == sizeof small)
        memcpy(at, &small, sizeof small);
    else
        memcpy(at, &number, sizeof number);
    return NULL;
}

/* A number of seconds such as 10 or 0.5, up to 10^9. */
static const char *store_seconds(double *seconds, const char *value)
{
    static const char wrong[] = "is not a number of seconds such as 10 or 0.5";
    size_t digits = strspn(value, "0123456789");
    size_t fraction = value[digits] == '.' ? 1 + strspn(value + digits + 1, "0123456789") : 0;
    if (value[digits + fraction] != '\0' || digits + fraction == (fraction > 0 ? 1u : 0u))
        return wrong;
    *seconds = strtod(value, NULL);
    return *seconds <= 1e9 ? NULL : wrong;
}

const char *stored_value(void *settings, const struct stored *stored, const char *value)
{
    void *at = (char *)settings + stored->at;
    switch (stored->kind) {
    case STORED_TEXT:
        *(const char **)at = value;
        return NULL;
    case STORED_SECONDS:
        return store_seconds(at, value);
    case STORED_NUMBER:
        return store_number(at, stored, value);
    case STORED_CONSTANT:
        *(int *)at = stored->constant;
        return NULL;
    case STORED_READ:
        return stored->read(at, value);
    default:
        return NULL;
    }
}

void stored_choice(void *settings, const struct stored *stored, const struct choices *choices,
                   size_t index)
{
    void *at = (char *)settings + stored->at;
    const void *row;
    switch (stored->kind) {
    case STORED_CHOICES:
        *(unsigned *)at |= 1u << index;
        break;
    case STORED_ROW:
        row = choices_row(choices, index);
        memcpy(at, &row, sizeof row);
        break;
    case STORED_NAME:
        *(const char **)at = choices_name(choices, index);
        break;
    default:
        *(unsigned *)at = (unsigned)index;
    }
}

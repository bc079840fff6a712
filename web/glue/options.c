/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L
#include "glue.h"

#include <string.h>
#include <time.h>

GLUE_STATE const ennead_stop *call_stop;

static GLUE_STATE const char *given; /* the options of this call */

static GLUE_STATE double progress[2];

EXPORT_AS("progress_done") double progress_done(void)
{
    return progress[0];
}

/* 0: nothing was said of this call. */
EXPORT_AS("progress_of") double progress_of(void)
{
    return progress[1];
}

void progress_set(size_t done, size_t of)
{
    struct timespec now;
    progress[0] = (double)done;
    progress[1] = (double)of;
    clock_gettime(CLOCK_MONOTONIC, &now);
}

static const char *after(const char *text)
{
    return text + strlen(text) + 1;
}

/* Whether a word of `words` is `name`. */
static bool is_among(const char *name, const char *words)
{
    const size_t length = strlen(name);
    for (const char *at = words; length > 0 && *at != '\0'; at++)
        if ((at == words || at[-1] == ' ') && strncmp(at, name, length) == 0 &&
            (at[length] == ' ' || at[length] == '\0'))
            return true;
    return false;
}

/* Refuses an option, with up to three parts of a sentence. */
static bool refuse_option(const char *one, const char *two, const char *three)
{
    char message[ENNEAD_MESSAGE_SIZE];
    size_t length = 0;
    const char *const parts[] = {one, two, three};
    for (int i = 0; i < 3; i++)
        for (const char *c = parts[i]; *c != '\0' && length + 1 < sizeof message; c++)
            message[length++] = *c;
    message[length] = '\0';
    answer_refuse("option", message);
    return false;
}

bool options_begin(const char *options, const char *names)
{
    given = options;
    progress[1] = 0;
    for (const char *name = given; *name != '\0'; name = after(after(name)))
        if (!is_among(name, names))
            return refuse_option("there is no option '", name, "'");
    return true;
}

const char *option_text(const char *name)
{
    for (const char *at = given; *at != '\0'; at = after(after(at)))
        if (strcmp(at, name) == 0)
            return after(at);
    return NULL;
}

/* A number as JavaScript writes it, without a sign and an exponent. */
static double read_number(const char *text)
{
    double number = 0, unit = 1;
    for (; *text >= '0' && *text <= '9'; text++)
        number = 10 * number + (*text - '0');
    if (*text == '.')
        for (text++; *text >= '0' && *text <= '9'; text++)
            number += (*text - '0') * (unit /= 10);
    return number;
}

double option_number(const char *name, double standard)
{
    const char *text = option_text(name);
    return text != NULL ? read_number(text) : standard;
}

uint64_t option_count(const char *name, uint64_t standard)
{
    static const double most = 1e15;
    const double number = option_number(name, (double)standard);
    return (uint64_t)(number < most ? number : most);
}

bool option_flag(const char *name)
{
    const char *text = option_text(name);
    return text != NULL && strcmp(text, "true") == 0;
}

bool option_choice(const char *name, name_function names, int *number)
{
    const char *text = option_text(name);
    if (text == NULL)
        return true;
    for (int i = 0; names(i) != NULL; i++)
        if (strcmp(names(i), text) == 0) {
            *number = i;
            return true;
        }
    return refuse_option(name, ": there is no ", text);
}

static const char *language_name(int number)
{
    return ennead_language_name((ennead_language)number);
}

static const char *coordinates_name(int number)
{
    return ennead_coordinates_name((ennead_coordinates)number);
}

bool option_wording(ennead_wording *wording)
{
    int language = ENNEAD_LANGUAGE_ENGLISH, coordinates = ENNEAD_COORDINATES_RC;
    if (!option_choice("language", language_name, &language) ||
        !option_choice("notation", coordinates_name, &coordinates))
        return false;
    wording->language = (ennead_language)language;
    wording->coordinates = (ennead_coordinates)coordinates;
    return true;
}

bool option_techniques(const char *name, ennead_technique_set *set)
{
    const char *text = option_text(name);
    while (text != NULL && *text != '\0') {
        const size_t length = strcspn(text, ",");
        if (ennead_technique_set_add(set, text, length) != ENNEAD_STATUS_OK)
            return refuse_option(name, ": there is no technique, family or level ", text);
        text += length + (text[length] == ',');
    }
    return true;
}

bool option_techniques_used(ennead_technique_set *set)
{
    ennead_technique_set without = {{0}};
    *set = (ennead_technique_set){{0}};
    if (!option_techniques("techniques", set) || !option_techniques("without", &without))
        return false;
    if (option_text("techniques") == NULL)
        (void)ennead_technique_set_add(set, "all", 3);
    for (size_t i = 0; i < sizeof set->words / sizeof set->words[0]; i++)
        set->words[i] &= ~without.words[i];
    return true;
}

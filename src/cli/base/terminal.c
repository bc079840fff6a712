/* SPDX-License-Identifier: MIT */
#include "cli/base/terminal.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

bool terminal_obeys_escapes(void)
{
    const char *term = getenv("TERM");
    return term != NULL && *term != '\0' && strcmp(term, "dumb") != 0;
}

/* Whether the terminal takes UTF-8, according to the environment. */
static bool takes_utf8(void)
{
    static const char *const names[] = {"LC_ALL", "LC_CTYPE", "LANG"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const char *value = getenv(names[i]);
        if (value != NULL && *value != '\0')
            return strstr(value, "UTF-8") != NULL || strstr(value, "utf8") != NULL ||
                   strstr(value, "UTF8") != NULL || strstr(value, "utf-8") != NULL;
    }
    return false;
}

bool terminal_shows_utf8(void)
{
    return isatty(STDOUT_FILENO) == 1 && takes_utf8();
}

/* SPDX-License-Identifier: MIT */
#include "text/near_words.h"

#include <string.h>

bool words_are_near(const char *a, const char *b)
{
    while (*a != '\0' && *a == *b) {
        a++;
        b++;
    }
    if (*a == '\0' && *b == '\0')
        return false;
    return (*a != '\0' && strcmp(a + 1, b) == 0) || (*b != '\0' && strcmp(a, b + 1) == 0) ||
           (*a != '\0' && *b != '\0' &&
            (strcmp(a + 1, b + 1) == 0 ||
             (a[0] == b[1] && a[1] == b[0] && strcmp(a + 2, b + 2) == 0)));
}

/* SPDX-License-Identifier: MIT */
#include "text/description/unsaid.h"

#include <string.h>

#include "grid/assertions.h"

void unsaid_add(unsaid_list *list, const char *words)
{
    if (words == NULL)
        return;
    for (size_t i = 0; i < list->count; i++)
        if (strcmp(list->words[i], words) == 0)
            return;
    ASSERT(list->count < MOST_UNSAID);
    if (list->count < MOST_UNSAID)
        list->words[list->count++] = words;
}

void unsaid_write(text_buffer *p, const unsaid_list *list)
{
    for (size_t i = 0; i < list->count; i++) {
        if (i > 0)
            buffer_text(p, i + 1 < list->count ? ", " : " and ");
        buffer_text(p, list->words[i]);
    }
}

/* SPDX-License-Identifier: MIT */
#include "session/commands/line_words.h"

#include "grid/characters.h"

word next_word(line_words *w)
{
    while (w->at < w->end && is_blank(*w->at))
        w->at++;
    word found = {w->at, 0};
    while (w->at < w->end && !is_blank(*w->at))
        w->at++;
    found.length = (size_t)(w->at - found.text);
    return found;
}

word rest_of(line_words *w)
{
    word found = next_word(w);
    w->at = w->end;
    while (w->end > found.text && is_blank(w->end[-1]))
        w->end--;
    found.length = (size_t)(w->end - found.text);
    return found;
}

bool is_word(word w, const char *wanted)
{
    size_t i = 0;
    while (i < w.length && wanted[i] != '\0' && lower(w.text[i]) == wanted[i])
        i++;
    return i == w.length && wanted[i] == '\0';
}

int number_of(word w)
{
    int number = 0;
    for (size_t i = 0; i < w.length; i++) {
        if (w.text[i] < '0' || w.text[i] > '9' || w.length > 4)
            return -1;
        number = 10 * number + (w.text[i] - '0');
    }
    return w.length > 0 ? number : -1;
}

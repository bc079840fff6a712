/* SPDX-License-Identifier: MIT */
/*
 * The settings of `ennead book`.
 */
#ifndef CLI_BOOK_SETTINGS_H
#define CLI_BOOK_SETTINGS_H

#include "cli/book/book_paper.h"
#include "cli/options/settings.h"

enum book_label {
    BOOK_LABEL_ER,
    BOOK_LABEL_LEVEL,
    BOOK_LABEL_SCORE,
    BOOK_LABEL_CLUES,
    BOOK_LABEL_TECHNIQUES,
    BOOK_LABEL_AUTHOR,
    BOOK_LABEL_TITLE,
};

enum book_order { BOOK_BY_INPUT, BOOK_BY_DIFFICULTY };

enum book_solutions { BOOK_SOLUTIONS_AT_END, BOOK_SOLUTIONS_BEHIND, BOOK_WITHOUT_SOLUTIONS };

enum book_hints { BOOK_WITHOUT_HINTS, BOOK_HINTS_DRAWN, BOOK_HINTS_IN_WORDS, BOOK_NEXT_STEPS };

struct book_settings {
    struct settings common; /* must be first */
    const char *output;
    const char *title; /* NULL: no title page */
    struct book_paper paper;
    double margin, gutter; /* in points */
    unsigned per_page;     /* 0: not given */
    bool large;
    unsigned labels; /* a bit for each */
    enum book_order order;
    enum book_solutions solutions;
    enum book_hints hints;
    int theme;
    int marks; /* an ennead_picture_marks */
};

static inline bool book_has_label(const struct book_settings *settings, enum book_label label)
{
    return (settings->labels >> label & 1) != 0;
}

#endif

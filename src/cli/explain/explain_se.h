/* SPDX-License-Identifier: MIT */
/*
 * The path of Sudoku Explainer, as text and as Markdown.
 */
#ifndef CLI_EXPLAIN_SE_H
#define CLI_EXPLAIN_SE_H

#include "cli/explain/explanation.h"

/* Explains with the path of the SE scale, and sets what `end` needs. Returns false if stopped. */
bool explain_by_se(struct explanation *explanation, ennead_rater *rater);

void explain_text_se_step(struct explanation *explanation, const ennead_se_step *step,
                          const ennead_state *after);
void explain_markdown_se_step(struct explanation *explanation, const ennead_se_step *step,
                              const ennead_state *after);

/* The words of a step, which may be long, ending with a zero byte. The caller frees them. */
struct text explain_se_words(const struct explanation *e, const ennead_se_step *step);

/* Adds "the ratings are ER 7.2, EP 1.2, ED 1.2" for the path on the SE scale. */
void explain_add_ratings(struct text *text, const struct explanation *explanation);

#endif

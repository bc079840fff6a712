/* SPDX-License-Identifier: MIT */
/*
 * Explanations for people, as plain text and as Markdown.
 */
#ifndef CLI_EXPLAIN_TEXT_H
#define CLI_EXPLAIN_TEXT_H

#include "cli/explain/explanation.h"

/* Adds how it ended, in sentences. */
void explain_conclusion(const struct explanation *explanation, struct text *text);

void explain_text_begin(struct explanation *explanation);
void explain_text_step(struct explanation *explanation, const ennead_step *step,
                       const ennead_state *after);
void explain_text_model_step(struct explanation *explanation);
void explain_text_end(struct explanation *explanation);
void explain_markdown_begin(struct explanation *explanation);
void explain_markdown_step(struct explanation *explanation, const ennead_step *step,
                           const ennead_state *after);
void explain_markdown_model_step(struct explanation *explanation);
void explain_markdown_end(struct explanation *explanation);

#endif

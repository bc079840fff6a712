/* SPDX-License-Identifier: MIT */
/*
 * Explanations as a page: a picture and a paragraph for each step; runs of singles are folded.
 */
#ifndef CLI_EXPLAIN_HTML_H
#define CLI_EXPLAIN_HTML_H

#include "cli/explain/explanation.h"

void explain_html_begin(struct explanation *explanation);
void explain_html_step(struct explanation *explanation, const ennead_step *step,
                       const ennead_state *after);
void explain_html_se_step(struct explanation *explanation, const ennead_se_step *step,
                          const ennead_state *after);
void explain_html_model_step(struct explanation *explanation);
void explain_html_end(struct explanation *explanation);

/* Writes something in place of input that is not a puzzle. */
void explain_html_error(struct slot *slot, const struct item *item);

#endif

/* SPDX-License-Identifier: MIT */
/*
 * The search that learns.
 */
#ifndef ENNEAD_MODEL_LEARN_LEARN_H
#define ENNEAD_MODEL_LEARN_LEARN_H

#include "model/model.h"

/* Makes a search that learns. It starts from the domains of the model, and looks for solutions
 * other than `found`, which may be NULL. Returns NULL if memory runs out. */
struct learner *learner_new(const ennead_model *m, const domain *found);
void learner_free(struct learner *l);

typedef enum learning {
    LEARNING_SOLUTION, /* the domains are a solution */
    LEARNING_EXHAUSTED,
    LEARNING_CUT_SHORT,
    LEARNING_NO_MEMORY, /* may be tried again */
} learning;

learning learner_next(struct learner *l, ennead_model *m);

#endif

/* SPDX-License-Identifier: MIT */
/*
 * The search that learns.
 */
#ifndef ENNEAD_MODEL_LEARN_LEARN_H
#define ENNEAD_MODEL_LEARN_LEARN_H

#include "model/model.h"

/* A search that learns, from the domains of the model on, for other solutions than `found` if that is
 * not NULL: NULL when memory is out. */
struct learner *learner_new(const ennead_model *m, const domain *found);
void learner_free(struct learner *l);

typedef enum learning {
    LEARNING_SOLUTION, /* the domains are one */
    LEARNING_EXHAUSTED,
    LEARNING_CUT_SHORT,
    LEARNING_NO_MEMORY, /* it may be tried again */
} learning;

learning learner_next(struct learner *l, ennead_model *m);

#endif

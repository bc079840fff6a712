/* SPDX-License-Identifier: MIT */
/* Steps of templates: see template_steps.c. */
#ifndef ENNEAD_LOGIC_TECHNIQUES_DIGIT_TEMPLATE_STEPS_H
#define ENNEAD_LOGIC_TECHNIQUES_DIGIT_TEMPLATE_STEPS_H

#include "logic/hunt.h"

flow find_template_set(hunt *h);
flow find_template_delete(hunt *h);

#endif

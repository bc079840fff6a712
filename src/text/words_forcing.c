/* SPDX-License-Identifier: MIT */
/*
 * What is left when all else fails, in words.
 */
#include "grid/step.h"
#include "text/words.h"

static void tell_templates(phrase *p, const ennead_step *step)
{
    const bool places = step->technique == ENNEAD_TEMPLATE_SET;

    phrase_format(p, "Of all the ways in which the nine cells of the digit %d can be placed, %t ",
                  step->focus, places ? "each uses" : "none uses");
    phrase_format(p, "%C, so ", places ? step->placed[step->focus] : step->removed[step->focus]);
    phrase_effect(p, step);
}

void tell_last_resort(phrase *p, const ennead_step *step)
{
    tell_templates(p, step);
}

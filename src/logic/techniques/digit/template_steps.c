/* SPDX-License-Identifier: MIT */
/*
 * The steps of templates (templates.h).
 */
#include "logic/techniques/digit/template_steps.h"

#include "grid/assertions.h"
#include "logic/templates.h"

static flow report_templates(hunt *h, int digit, cells placed, cells gone)
{
    ASSERT(digit_in_range(digit));
    ASSERT(within_grid(placed));
    ASSERT(within_grid(gone));
    if ((placed | gone) == 0)
        return GO_ON;
    ennead_step *step = new_step(h);
    step->focus = (uint8_t)digit;
    step->digits = digit_set(digit);
    step->cells = set_of_cells(h->marks->candidates[digit]);
    add_cells(&step->placed[digit], placed);
    remove_cells(step, digit, gone);
    return report_step(h);
}

flow find_template_set(hunt *h)
{
    templates all[10];

    if (!templates_of_all(h->marks, all))
        return GO_ON;
    FOR_ALL_DIGITS(digit)
        if (report_templates(h, digit, all[digit].wanted & all[digit].in_all, 0) == ENOUGH)
            return ENOUGH;
    return GO_ON;
}

flow find_template_delete(hunt *h)
{
    templates all[10];

    if (!templates_of_all(h->marks, all))
        return GO_ON;
    FOR_ALL_DIGITS(digit)
        if (report_templates(h, digit, 0, all[digit].wanted & ~all[digit].in_any) == ENOUGH)
            return ENOUGH;
    return GO_ON;
}

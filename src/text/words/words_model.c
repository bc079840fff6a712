/* SPDX-License-Identifier: MIT */
/*
 * A step of the model, a little at a time: where to look, what kind of reason there is, the cells,
 * and then the sentence.
 */
#include "grid/description_check.h"
#include "grid/say/text_buffer.h"

#include <string.h>

static void describe_where(text_buffer *p, const ennead_model_step *step)
{
    buffer_format(p,
                  step->reason == ENNEAD_MODEL_REASON_TRIAL
                      ? "No rule alone leads further: look what would follow from a value of %t."
                      : "Look at %t.",
                  step->where);
}

static void describe_reason(text_buffer *p, const ennead_model_step *step)
{
    static const char *const reasons[] = {
        [ENNEAD_MODEL_REASON_PLACED] = "The values that are placed leave a cell no other choice.",
        [ENNEAD_MODEL_REASON_RULE] = "One rule alone tells it.",
        [ENNEAD_MODEL_REASON_TRIAL] = "It is a trial: a value that leads to a contradiction.",
    };
    buffer_text(p, reasons[step->reason]);
}

/* "Values leave r1c1, r1c2 and r2c2." */
static void describe_changed(text_buffer *p, const ennead_description *d,
                             const ennead_model_step *step)
{
    int left = 0;

    for (size_t i = 0; i < ENNEAD_MOST_CELLS / 64; i++)
        left += __builtin_popcountll(step->changed[i]);
    buffer_text(p, "Values leave ");
    for (int cell = 0, said = 0; left > 0; cell++) {
        if ((step->changed[cell / 64] >> cell % 64 & 1) == 0)
            continue;
        buffer_format(p, "%tr%nc%n",
                      said++ == 0 ? ""
                      : left == 1 ? " and "
                                  : ", ",
                      cell / d->columns + 1, cell % d->columns + 1);
        left--;
    }
    buffer_character(p, '.');
}

/* Whether the step belongs to a grid of this size: it has a reason, and no cells outside. */
static bool is_step_of(const ennead_description *d, const ennead_model_step *step)
{
    uint64_t other = 0;

    if (ennead_model_reason_name(step->reason) == NULL ||
        memchr(step->where, '\0', sizeof step->where) == NULL ||
        memchr(step->text, '\0', sizeof step->text) == NULL)
        return false;
    for (int cell = d->rows * d->columns; cell < ENNEAD_MOST_CELLS; cell++)
        other |= step->changed[cell / 64] >> cell % 64 & 1;
    return other == 0;
}

size_t ennead_write_model_hint(const ennead_description *description, const ennead_model_step *step,
                               ennead_hint hint, const ennead_wording *wording, char *text,
                               size_t room)
{
    text_buffer p = buffer_for(wording, text, room);

    if (description_shape_error(description) != NULL || !is_step_of(description, step))
        return buffer_end(&p);
    switch (hint) {
    case ENNEAD_HINT_WHERE:
        describe_where(&p, step);
        break;
    case ENNEAD_HINT_TECHNIQUE:
        describe_reason(&p, step);
        break;
    case ENNEAD_HINT_WHY:
        break;
    case ENNEAD_HINT_CELLS:
        describe_changed(&p, description, step);
        break;
    case ENNEAD_HINT_MOVE:
        buffer_text(&p, step->text);
        break;
    }
    return buffer_end(&p);
}

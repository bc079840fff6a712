/* SPDX-License-Identifier: MIT */
/*
 * A step of the model, a little at a time: where to look, what kind of reason there is, the cells,
 * and then the sentence.
 */
#include "grid/description_check.h"
#include "grid/say/say.h"

#include <string.h>

static void describe_where(text_buffer *p, const ennead_model_step *step)
{
    if (step->reason == ENNEAD_MODEL_REASON_TRIAL)
        SAY(p, MODEL_HINT_TRY, SAY_TEXT(step->where));
    else
        SAY(p, MODEL_HINT_LOOK, SAY_TEXT(step->where));
}

static void describe_reason(text_buffer *p, const ennead_model_step *step)
{
    static const sentence_id reasons[] = {
        [ENNEAD_MODEL_REASON_PLACED] = SENTENCE_MODEL_HINT_PLACED,
        [ENNEAD_MODEL_REASON_RULE] = SENTENCE_MODEL_HINT_RULE,
        [ENNEAD_MODEL_REASON_TRIAL] = SENTENCE_MODEL_HINT_TRIAL,
    };
    say(p, reasons[step->reason], NULL);
}

static void describe_changed(text_buffer *p, const ennead_description *d,
                             const ennead_model_step *step)
{
    uint16_t changed[ENNEAD_MOST_CELLS];
    int count = 0;

    for (int cell = 0; cell < d->rows * d->columns; cell++)
        if ((step->changed[cell / 64] >> cell % 64 & 1) != 0)
            changed[count++] = (uint16_t)cell;
    const say_slot slot = {
        .kind = SLOT_PLACES, .places = changed, .number = count, .columns = d->columns};
    SAY(p, MODEL_HINT_CHANGED, slot);
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

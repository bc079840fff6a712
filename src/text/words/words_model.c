/* SPDX-License-Identifier: MIT */
/*
 * A step of the model a little at a time: where to look, what kind of reason there is, the cells,
 * and then the sentence.
 */
#include "text/phrase.h"

static void phrase_where(phrase *p, const ennead_model_step *step)
{
    phrase_format(p,
                  step->reason == ENNEAD_REASON_TRIAL
                      ? "No rule alone leads further: look what would follow from a value of %t."
                      : "Look at %t.",
                  step->where);
}

static void phrase_reason(phrase *p, const ennead_model_step *step)
{
    static const char *const reasons[] = {
        [ENNEAD_REASON_PLACED] = "The values that are placed leave a cell no other choice.",
        [ENNEAD_REASON_RULE] = "One rule alone tells it.",
        [ENNEAD_REASON_TRIAL] = "It is a trial: a value that leads to a contradiction.",
    };
    phrase_text(p, reasons[step->reason]);
}

/* "Values leave r1c1, r1c2 and r2c2." */
static void phrase_changed(phrase *p, const ennead_description *d, const ennead_model_step *step)
{
    int left = 0;

    for (size_t i = 0; i < ENNEAD_MOST_CELLS / 64; i++)
        left += __builtin_popcountll(step->changed[i]);
    phrase_text(p, "Values leave ");
    for (int cell = 0, said = 0; left > 0; cell++) {
        if ((step->changed[cell / 64] >> cell % 64 & 1) == 0)
            continue;
        phrase_format(p, "%tr%nc%n",
                      said++ == 0 ? ""
                      : left == 1 ? " and "
                                  : ", ",
                      cell / d->columns + 1, cell % d->columns + 1);
        left--;
    }
    phrase_character(p, '.');
}

size_t ennead_write_model_hint(const ennead_description *description, const ennead_model_step *step,
                               ennead_hint hint, char *text, size_t room)
{
    phrase p = {text, room, 0};

    switch (hint) {
    case ENNEAD_HINT_WHERE:
        phrase_where(&p, step);
        break;
    case ENNEAD_HINT_TECHNIQUE:
        phrase_reason(&p, step);
        break;
    case ENNEAD_HINT_WHY:
        break;
    case ENNEAD_HINT_CELLS:
        phrase_changed(&p, description, step);
        break;
    case ENNEAD_HINT_MOVE:
        phrase_text(&p, step->text);
        break;
    }
    return phrase_end(&p);
}

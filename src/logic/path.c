/* SPDX-License-Identifier: MIT */
/*
 * Steps and paths: the techniques of a set look one after the other, in the order of the catalogue;
 * a path is the first step that one finds, done, and again from the first technique. In the human
 * style it is the easiest step that any finds (style.c), in HoDoKu's the one that it takes (hodoku_path.c).
 */
#include "logic/hodoku/hodoku_path.h"
#include "logic/memo.h"
#include "logic/path/style.h"

#include <stddef.h>
#include <string.h>

typedef flow (*find_function)(hunt *h);

flow hunt_for(hunt *h, ennead_technique technique)
{
    static const find_function find[] = {
#define TECHNIQUE_FUNCTION(code, function, name, abbreviation, library, family, rating, score, \
                           level) \
    find_##function,
        ENNEAD_TECHNIQUES(TECHNIQUE_FUNCTION)
#undef TECHNIQUE_FUNCTION
    };

    h->technique = technique;
    return find[technique](h);
}

ennead_step *new_step(hunt *h)
{
    const ennead_technique_row *row = ennead_technique_info((int)h->technique);

    /* The nodes are many, few techniques have any, and node_count says how many count. */
    memset(h->step, 0, offsetof(ennead_step, nodes));
    h->step->technique = h->technique;
    h->step->rating = row->rating;
    h->step->rests_on_unique = row->family == ENNEAD_UNIQUENESS;
    return h->step;
}

flow tell_step(hunt *h)
{
    return h->tell(h->user, h->step) ? GO_ON : ENOUGH;
}

/* Lets the techniques of a set look until one has told enough. */
static flow hunt_in_order(hunt *h, const ennead_technique_set *techniques)
{
    for (int technique = 0; technique < ENNEAD_TECHNIQUE_COUNT; technique++)
        if (ennead_technique_set_has(techniques, (ennead_technique)technique) &&
            hunt_for(h, (ennead_technique)technique) == ENOUGH)
            return ENOUGH;
    return GO_ON;
}

/* The first step told is the one wanted; it stays where it was put together. */
static bool first_is_enough(void *user, const ennead_step *step)
{
    (void)user;
    (void)step;
    return false;
}

/* Puts together the next step in a style. */
static flow hunt_in_style(hunt *h, const ennead_technique_set *techniques, ennead_style style)
{
    return style == ENNEAD_STYLE_HUMAN ? hunt_for_easiest(h, techniques)
                                       : hunt_in_order(h, techniques);
}

ennead_status ennead_step_next(const ennead_state *state, const ennead_technique_set *techniques,
                               ennead_step *step)
{
    return ennead_step_choose(state, techniques, ENNEAD_STYLE_STRICT, step);
}

ennead_status ennead_step_choose(const ennead_state *state, const ennead_technique_set *techniques,
                                 ennead_style style, ennead_step *step)
{
    marks m;
    memo known;
    hunt h = {.marks = &m, .memo = &known, .tell = first_is_enough, .step = step};

    if (ennead_style_name(style) == NULL)
        return ENNEAD_BAD_ARGUMENT;
    forget(&known);
    marks_of_state(&m, state);
    if (m.broken || m.empty == 0)
        return ENNEAD_END;
    if (style == ENNEAD_STYLE_HODOKU)
        return hunt_as_hodoku(&h, state, techniques) == ENOUGH ? ENNEAD_OK : ENNEAD_END;
    return hunt_in_style(&h, techniques, style) == ENOUGH ? ENNEAD_OK : ENNEAD_END;
}

void ennead_step_all(const ennead_state *state, const ennead_technique_set *techniques,
                     ennead_step_function tell, void *user)
{
    marks m;
    memo known;
    ennead_step step;
    hunt h = {.marks = &m, .memo = &known, .tell = tell, .user = user, .step = &step};

    forget(&known);
    marks_of_state(&m, state);
    if (!m.broken && m.empty != 0)
        (void)hunt_in_order(&h, techniques);
}

ennead_path_end ennead_path(ennead_state *state, const ennead_technique_set *techniques,
                            ennead_step_function tell, void *user)
{
    return ennead_path_in_style(state, techniques, ENNEAD_STYLE_STRICT, tell, user);
}

ennead_path_end ennead_path_in_style(ennead_state *state, const ennead_technique_set *techniques,
                                     ennead_style style, ennead_step_function tell, void *user)
{
    marks m;
    memo known;
    ennead_step step;
    hunt h = {.marks = &m, .memo = &known, .tell = first_is_enough, .step = &step};
    ennead_path_end end = ENNEAD_PATH_STUCK;

    if (style == ENNEAD_STYLE_HODOKU)
        return go_hodoku_path(state, techniques, TOLD, &(guessing){NULL, 0}, tell, user);
    forget(&known);
    marks_of_state(&m, state);
    for (;;) {
        if (m.broken)
            end = ENNEAD_PATH_CONTRADICTION;
        else if (m.empty == 0)
            end = ENNEAD_PATH_SOLVED;
        else if (hunt_in_style(&h, techniques, style) == ENOUGH) {
            if (tell != NULL && !tell(user, &step)) {
                end = ENNEAD_PATH_STOPPED;
                break;
            }
            apply_step(&m, &step);
            forget(&known);
            if (tell != NULL)
                state_of_marks(state, &m);
            continue;
        }
        break;
    }
    state_of_marks(state, &m);
    return end;
}

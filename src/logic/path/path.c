/* SPDX-License-Identifier: MIT */
/*
 * Steps and paths: the techniques of a set look one after the other, in the order of the
 * catalogue. A path does the first step found, then starts again from the first technique; of all
 * kinds of whips and braids together it does the shortest one. In the human style a step is the
 * easiest that any technique finds (style.c), in HoDoKu's style the one that HoDoKu would take
 * (hodoku_path.c).
 */
#include "logic/finder.h"
#include "logic/hodoku/hodoku_path.h"
#include "logic/path/style.h"
#include "logic/techniques/table.h"

enum { FIRST_WHIP = ENNEAD_BIVALUE_CHAIN, LAST_WHIP = ENNEAD_G_BRAID };

/* Calls the techniques of a set until one reports enough. */
static flow hunt_in_order(hunt *h, const ennead_technique_set *techniques)
{
    for (int technique = 0; technique < ENNEAD_TECHNIQUE_COUNT; technique++)
        if (ennead_technique_set_has(techniques, (ennead_technique)technique) &&
            hunt_for(h, (ennead_technique)technique) == ENOUGH)
            return ENOUGH;
    return GO_ON;
}

/* Stops at the first step, which stays where it was built. */
static bool first_is_enough(void *user, const ennead_step *step)
{
    (void)user;
    (void)step;
    return false;
}

/* Builds the shortest whip or braid of the kinds in a set; of several the kind that comes first in
 * the catalogue. */
static flow hunt_for_shortest(hunt *h, const ennead_technique_set *techniques)
{
    ennead_step each;
    hunt shorter = *h;
    flow end = GO_ON;

    shorter.step = &each;
    for (int technique = FIRST_WHIP; technique <= LAST_WHIP; technique++)
        if (ennead_technique_set_has(techniques, (ennead_technique)technique) &&
            hunt_for(&shorter, (ennead_technique)technique) == ENOUGH) {
            copy_step(h->step, &each);
            shorter.most_nodes = each.node_count - 2; /* one link less */
            end = ENOUGH;
        }
    return end;
}

/* Builds the next step in the order of the catalogue. */
static flow hunt_for_next(hunt *h, const ennead_technique_set *techniques)
{
    for (int technique = 0; technique < ENNEAD_TECHNIQUE_COUNT; technique++) {
        if (technique > FIRST_WHIP && technique <= LAST_WHIP)
            continue;
        if (technique == FIRST_WHIP
                ? hunt_for_shortest(h, techniques) == ENOUGH
                : ennead_technique_set_has(techniques, (ennead_technique)technique) &&
                      hunt_for(h, (ennead_technique)technique) == ENOUGH)
            return ENOUGH;
    }
    return GO_ON;
}

/* Builds the next step in a style. */
static flow hunt_in_style(hunt *h, const ennead_technique_set *techniques, ennead_style style)
{
    return style == ENNEAD_STYLE_HUMAN ? hunt_for_easiest(h, techniques)
                                       : hunt_for_next(h, techniques);
}

ennead_status ennead_step_next(ennead_finder *finder, const ennead_state *state,
                               const ennead_technique_set *techniques, ennead_step *step)
{
    return ennead_step_choose(finder, state, techniques, ENNEAD_STYLE_STRICT, step);
}

ennead_status ennead_step_choose(ennead_finder *finder, const ennead_state *state,
                                 const ennead_technique_set *techniques, ennead_style style,
                                 ennead_step *step)
{
    marks m;
    hunt h = {.marks = &m, .finder = finder, .report = first_is_enough, .step = step};

    if (ennead_style_name(style) == NULL)
        return ENNEAD_STATUS_BAD_ARGUMENT;
    forget(finder);
    marks_of_state(&m, state);
    if (m.broken || m.empty == 0)
        return ENNEAD_STATUS_END;
    if (style == ENNEAD_STYLE_HODOKU)
        return hunt_as_hodoku(&h, state, techniques) == ENOUGH ? ENNEAD_STATUS_OK
                                                               : ENNEAD_STATUS_END;
    return hunt_in_style(&h, techniques, style) == ENOUGH ? ENNEAD_STATUS_OK : ENNEAD_STATUS_END;
}

void ennead_step_all(ennead_finder *finder, const ennead_state *state,
                     const ennead_technique_set *techniques, ennead_step_function report,
                     void *user)
{
    marks m;
    ennead_step step;
    hunt h = {.marks = &m, .finder = finder, .report = report, .user = user, .step = &step};

    forget(finder);
    marks_of_state(&m, state);
    if (!m.broken && m.empty != 0)
        (void)hunt_in_order(&h, techniques);
}

ennead_path_end ennead_path(ennead_finder *finder, ennead_state *state,
                            const ennead_technique_set *techniques, ennead_step_function report,
                            void *user)
{
    return ennead_path_in_style(finder, state, techniques, ENNEAD_STYLE_STRICT, report, user);
}

ennead_path_end ennead_path_in_style(ennead_finder *finder, ennead_state *state,
                                     const ennead_technique_set *techniques, ennead_style style,
                                     ennead_step_function report, void *user)
{
    marks m;
    ennead_step step;
    hunt h = {.marks = &m, .finder = finder, .report = first_is_enough, .step = &step};
    ennead_path_end end = ENNEAD_PATH_END_STUCK;

    if (style == ENNEAD_STYLE_HODOKU)
        return go_hodoku_path(finder, state, techniques, &(hodoku_way){.states = TOLD}, report,
                              user);
    forget(finder);
    marks_of_state(&m, state);
    for (;;) {
        if (m.broken)
            end = ENNEAD_PATH_END_CONTRADICTION;
        else if (m.empty == 0)
            end = ENNEAD_PATH_END_SOLVED;
        else if (hunt_in_style(&h, techniques, style) == ENOUGH) {
            if (report != NULL && !report(user, &step)) {
                end = ENNEAD_PATH_END_STOPPED;
                break;
            }
            apply_step(&m, &step);
            forget(finder);
            if (report != NULL)
                state_of_marks(state, &m);
            continue;
        }
        break;
    }
    state_of_marks(state, &m);
    return end;
}

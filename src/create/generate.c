/* SPDX-License-Identifier: MIT */
/*
 * Makes puzzles. As many makings as there is room for work at the same time; each round asks one
 * question for each of them. At first every puzzle is tried by luck, with one making each; when
 * one ends, the next puzzle takes its place. Then those that luck did not make are hunted for, by
 * a team of TRACKS makings each. The result for a puzzle does not depend on which others are made
 * beside it.
 */
#include "create/creator.h"
#include "create/making/difficulty.h"
#include "grid/limits.h"

typedef struct generation {
    ennead_creator *creator;
    plan plan;
    uint64_t first;
    size_t count;
    ennead_created_puzzle *created;
    method method;
    size_t tracks; /* number of makings that work on one puzzle */
    size_t teams;  /* number of puzzles in work at once */
    size_t next;   /* index of the next puzzle to begin */
    double end;    /* on the clock; 0: no limit */
} generation;

static void take_answer(void *user, size_t asker, const solver_answer *a)
{
    generation *g = user;
    making_answer(&g->creator->makings[asker], &g->plan, a);
}

/* --------------------------------------------------------------------------------- a team's end */

/* Adds up the work of the makings of a team. */
static void add_up(const generation *g, const making *team, ennead_created_puzzle *c)
{
    uint64_t fewest = c->solutions != 0 ? c->solutions : UINT64_MAX;

    for (size_t i = 0; i < g->tracks; i++) {
        c->questions += team[i].questions;
        c->attempts += (uint64_t)team[i].attempts;
        if (team[i].fewest < fewest)
            fewest = team[i].fewest;
    }
    c->solutions = fewest != UINT64_MAX ? fewest : 0;
}

static ennead_request_wish missed(distance found)
{
    return found.excess > 0       ? ENNEAD_REQUEST_WISH_CLUES
           : found.needless > 0   ? ENNEAD_REQUEST_WISH_MINIMAL
           : found.difficulty > 0 ? difficulty_missed(found.difficulty)
                                  : ENNEAD_REQUEST_WISH_CLUES; /* no room for extra clues */
}

/* Stores the properties of a team's nearest puzzle. */
static void store_nearest(const generation *g, const making *team, ennead_created_puzzle *c)
{
    const making *nearest = NULL;

    for (size_t i = 0; i < g->tracks; i++)
        if (team[i].found_one && (nearest == NULL || !as_near(nearest->distance, team[i].distance)))
            nearest = &team[i];
    if (nearest == NULL) {
        c->missed = c->solutions > 1 ? ENNEAD_REQUEST_WISH_PATTERN : ENNEAD_REQUEST_WISH_NONE;
        return;
    }
    c->missed = missed(nearest->distance);
    c->nearest = cell_count(nearest->clues);
    c->needless = nearest->distance.needless;
    c->rating = nearest->rating;
}

static void store_puzzle(const making *ready, ennead_created_puzzle *c)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        c->puzzle[cell] = ready->thinning.puzzle.givens[cell];
        c->solution[cell] = ready->thinning.solution[cell];
    }
    c->outcome = ENNEAD_CREATION_OUTCOME_CREATED;
    c->solutions = 1;
    c->rating = ready->rating;
}

static uint64_t spent(const generation *g, const making *team, const ennead_created_puzzle *c)
{
    uint64_t sum = c->questions;
    for (size_t i = 0; i < g->tracks; i++)
        sum += team[i].questions;
    return sum;
}

/* Collects a question from each making of a team. Returns false if the team has finished. Makings
 * are asked in order: of those that are ready after equally many questions, the first one makes
 * the puzzle. */
static bool collect(generation *g, size_t index)
{
    making *team = &g->creator->makings[index * g->tracks];
    ennead_created_puzzle *c = g->creator->makes[index];
    const uint64_t effort = g->plan.request.effort;
    question asked[TRACKS];

    for (size_t i = 0; i < g->tracks; i++) {
        asked[i] = making_ask(&team[i], &g->plan);
        if (asked[i] != ASK_NOTHING)
            continue;
        add_up(g, team, c);
        if (team[i].stage == STAGE_READY)
            store_puzzle(&team[i], c);
        else
            store_nearest(g, team, c);
        return false;
    }
    if (effort != 0 && spent(g, team, c) > effort) {
        add_up(g, team, c);
        store_nearest(g, team, c);
        c->outcome = ENNEAD_CREATION_OUTCOME_GAVE_UP;
        return false;
    }
    for (size_t i = 0; i < g->tracks; i++)
        questions_add(&g->creator->questions, index * g->tracks + i, asked[i],
                      &team[i].thinning.puzzle);
    return true;
}

/* ------------------------------------------------------------------------------------ all teams */

/* Sets a team to the next puzzle to make. Returns false if there is none. */
static bool begin_next(generation *g, size_t index)
{
    while (g->next < g->count) {
        const size_t number = g->next++;
        if (g->created[number].outcome != ENNEAD_CREATION_OUTCOME_STOPPED)
            continue;
        for (size_t i = 0; i < g->tracks; i++)
            making_begin(&g->creator->makings[index * g->tracks + i], &g->plan, g->first + number,
                         g->method, i);
        g->creator->makes[index] = &g->created[number];
        return true;
    }
    g->creator->makes[index] = NULL;
    return false;
}

/* When time is up, stores the results of the teams that are still working. */
static void stop_teams(const generation *g)
{
    for (size_t i = 0; i < g->teams; i++)
        if (g->creator->makes[i] != NULL) {
            add_up(g, &g->creator->makings[i * g->tracks], g->creator->makes[i]);
            store_nearest(g, &g->creator->makings[i * g->tracks], g->creator->makes[i]);
        }
}

/* Asks the questions of one round. Returns false if there are none, or a limit has ended it. */
static bool ask_round(generation *g)
{
    const ennead_request *request = &g->plan.request;
    double left = 0;
    bool asking = false;

    questions_clear(&g->creator->questions);
    for (size_t i = 0; i < g->teams; i++) {
        while (g->creator->makes[i] != NULL && !collect(g, i))
            begin_next(g, i);
        asking = asking || g->creator->makes[i] != NULL;
    }
    if (!asking)
        return false;
    if (request->time_limit > 0)
        left = g->end - seconds_now();
    if (left >= 0 && questions_ask(&g->creator->questions, request->stop, left, take_answer, g))
        return true;
    stop_teams(g);
    return false;
}

/* Makes all puzzles that are not made yet, by one of the two methods. */
static void make_by(generation *g, method how)
{
    const bool exchanging = g->plan.exchanging && how == BY_LUCK;
    const size_t room = g->plan.pattern != 0 ? MANY_ASKERS
                        : exchanging         ? EXCHANGING_ASKERS
                                             : ASKERS;

    g->method = how;
    g->tracks = how == BY_LUCK || g->plan.difficult ? 1 : TRACKS;
    g->next = 0;
    g->teams = room / g->tracks;
    for (size_t i = 0; exchanging && i < room; i++)
        g->creator->makings[i].exchange = &g->creator->exchanges[i];
    for (size_t i = 0; i < g->teams; i++)
        if (!begin_next(g, i))
            g->teams = i;
    while (ask_round(g))
        continue;
}

ennead_status ennead_generate(ennead_creator *creator, const ennead_request *request,
                              uint64_t first, size_t count, ennead_created_puzzle *created)
{
    generation g = {.creator = creator, .first = first, .count = count, .created = created};
    ennead_request_conflict conflict;

    if (plan_make(request, &g.plan, &conflict) != ENNEAD_STATUS_OK ||
        conflict != ENNEAD_REQUEST_CONFLICT_NONE)
        return ENNEAD_STATUS_BAD_ARGUMENT;
    if (difficulty_start(&g.plan, &creator->allocator) != ENNEAD_STATUS_OK)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    g.plan.filler = creator_filler(creator);
    g.end = seconds_now() + g.plan.request.time_limit;
    for (size_t i = 0; i < count; i++)
        created[i] = (ennead_created_puzzle){.outcome = ENNEAD_CREATION_OUTCOME_STOPPED};
    make_by(&g, BY_LUCK);
    make_by(&g, BY_HUNTING);
    difficulty_end(&g.plan);
    return ENNEAD_STATUS_OK;
}

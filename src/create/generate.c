/* SPDX-License-Identifier: MIT */
/*
 * Making puzzles: as many jobs as there is room for are at work at once; each round asks one
 * question for each. First all puzzles are tried for by luck, one job each, and a job that has come
 * to an end makes room for the next puzzle. Then those that luck did not make are hunted for, a
 * team of TRACKS jobs each. What comes of a puzzle does not depend on which others are beside it.
 */
#include "create/creator.h"
#include "search/search.h"

typedef struct making {
    ennead_creator *creator;
    plan plan;
    uint64_t first;
    size_t count;
    ennead_created *created;
    method method;
    size_t tracks; /* jobs that work on one puzzle */
    size_t teams;  /* puzzles that are worked on at once */
    size_t next;   /* the next puzzle to begin */
    double end;    /* of the time; 0: none */
} making;

static void take_answer(void *user, size_t asker, const answer *a)
{
    making *m = user;
    job_answer(&m->creator->jobs[asker], &m->plan, a);
}

/* --------------------------------------------------------------------------------- a team's end */

/* Adds up what the jobs of a team have done. */
static void add_up(const making *m, const job *team, ennead_created *c)
{
    uint64_t fewest = c->solutions != 0 ? c->solutions : UINT64_MAX;

    for (size_t i = 0; i < m->tracks; i++) {
        c->questions += team[i].questions;
        c->attempts += (uint64_t)team[i].attempts;
        if (team[i].fewest < fewest)
            fewest = team[i].fewest;
    }
    c->solutions = fewest != UINT64_MAX ? fewest : 0;
}

/* What the nearest puzzle of a team is like. */
static void store_nearest(const making *m, const job *team, ennead_created *c)
{
    const job *nearest = NULL;

    for (size_t i = 0; i < m->tracks; i++)
        if (team[i].found_one && (nearest == NULL || !as_near(nearest->distance, team[i].distance)))
            nearest = &team[i];
    if (nearest == NULL)
        return;
    c->nearest = cell_count(nearest->clues);
    c->needless = nearest->distance.needless;
    c->rating = nearest->rating;
}

static void store_puzzle(const job *ready, ennead_created *c)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        c->puzzle[cell] = ready->thinning.puzzle.givens[cell];
        c->solution[cell] = ready->thinning.solution[cell];
    }
    c->state = ENNEAD_CREATED;
    c->solutions = 1;
    c->rating = ready->rating;
}

static uint64_t spent(const making *m, const job *team, const ennead_created *c)
{
    uint64_t sum = c->questions;
    for (size_t i = 0; i < m->tracks; i++)
        sum += team[i].questions;
    return sum;
}

/* Collects a question from each job of a team; false: the team has come to its end. The jobs are
 * asked in order: of those that are ready after as many questions the first makes the puzzle. */
static bool collect(making *m, size_t index)
{
    job *team = &m->creator->jobs[index * m->tracks];
    ennead_created *c = m->creator->makes[index];
    const uint64_t effort = m->plan.wishes.effort;
    question asked[TRACKS];

    for (size_t i = 0; i < m->tracks; i++) {
        asked[i] = job_ask(&team[i], &m->plan);
        if (asked[i] != ASK_NOTHING)
            continue;
        add_up(m, team, c);
        if (team[i].stage == STAGE_READY)
            store_puzzle(&team[i], c);
        else
            store_nearest(m, team, c);
        return false;
    }
    if (effort != 0 && spent(m, team, c) > effort) {
        add_up(m, team, c);
        store_nearest(m, team, c);
        c->state = ENNEAD_GAVE_UP;
        return false;
    }
    for (size_t i = 0; i < m->tracks; i++)
        questions_add(&m->creator->questions, index * m->tracks + i, asked[i],
                      &team[i].thinning.puzzle);
    return true;
}

/* ------------------------------------------------------------------------------------ all teams */

/* Sets a team to the next puzzle that is to be made. False: there is none. */
static bool begin_next(making *m, size_t index)
{
    while (m->next < m->count) {
        const size_t number = m->next++;
        if (m->created[number].state != ENNEAD_STOPPED)
            continue;
        for (size_t i = 0; i < m->tracks; i++)
            job_begin(&m->creator->jobs[index * m->tracks + i], &m->plan, m->first + number,
                      m->method, i);
        m->creator->makes[index] = &m->created[number];
        return true;
    }
    m->creator->makes[index] = NULL;
    return false;
}

/* When time is over: how far those have come that are still at work. */
static void stop_teams(const making *m)
{
    for (size_t i = 0; i < m->teams; i++)
        if (m->creator->makes[i] != NULL) {
            add_up(m, &m->creator->jobs[i * m->tracks], m->creator->makes[i]);
            store_nearest(m, &m->creator->jobs[i * m->tracks], m->creator->makes[i]);
        }
}

/* Asks the questions of one round. False: there is none, or a limit has ended it. */
static bool ask_round(making *m)
{
    const ennead_wishes *w = &m->plan.wishes;
    double left = 0;
    bool asking = false;

    questions_clear(&m->creator->questions);
    for (size_t i = 0; i < m->teams; i++) {
        while (m->creator->makes[i] != NULL && !collect(m, i))
            begin_next(m, i);
        asking = asking || m->creator->makes[i] != NULL;
    }
    if (!asking)
        return false;
    if (w->time_limit > 0)
        left = m->end - seconds_now();
    if (left >= 0 && questions_ask(&m->creator->questions, w->stop, left, take_answer, m))
        return true;
    stop_teams(m);
    return false;
}

/* Makes what is not made yet by one of the two methods. */
static void make_by(making *m, method how)
{
    const bool exchanging = m->plan.exchanging && how == BY_LUCK;
    const size_t room = m->plan.pattern != 0 ? MANY_JOBS : exchanging ? EXCHANGING_JOBS : JOBS;

    m->method = how;
    m->tracks = how == BY_LUCK || m->plan.gauged ? 1 : TRACKS;
    m->next = 0;
    m->teams = room / m->tracks;
    for (size_t i = 0; exchanging && i < room; i++)
        m->creator->jobs[i].exchange = &m->creator->exchanges[i];
    for (size_t i = 0; i < m->teams; i++)
        if (!begin_next(m, i))
            m->teams = i;
    while (ask_round(m))
        continue;
}

ennead_status ennead_generate(ennead_creator *creator, const ennead_wishes *wishes, uint64_t first,
                              size_t count, ennead_created *created)
{
    making m = {.creator = creator, .first = first, .count = count, .created = created};
    ennead_obstacle obstacle;

    if (plan_make(wishes, &m.plan, &obstacle) != ENNEAD_OK || obstacle != ENNEAD_NO_OBSTACLE)
        return ENNEAD_BAD_ARGUMENT;
    if (gauge_start(&m.plan, &creator->allocator) != ENNEAD_OK)
        return ENNEAD_OUT_OF_MEMORY;
    m.plan.filler = creator_filler(creator);
    m.end = seconds_now() + m.plan.wishes.time_limit;
    for (size_t i = 0; i < count; i++)
        created[i] = (ennead_created){.state = ENNEAD_STOPPED};
    make_by(&m, BY_LUCK);
    make_by(&m, BY_HUNTING);
    ennead_rater_free(m.plan.rater);
    return ENNEAD_OK;
}

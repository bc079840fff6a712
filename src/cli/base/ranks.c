/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE 1
#include "cli/base/ranks.h"

#include <time.h>

#include "cli/base/message.h"
#include "cli/base/signals.h"

static const struct ranks *used;
static double others_cpu_seconds;
static enum { ALL_ARE_WELL, WORKER_HAS_FAILED } health; /* for the leader */
static enum { END_TO_COME, END_HAS_COME } end;          /* of a worker */

void ranks_use(const struct ranks *ranks)
{
    used = ranks;
}

const struct ranks *ranks_used(void)
{
    return used;
}

size_t ranks_workers(void)
{
    return used != NULL && used->own == 0 ? used->count - 1 : 0;
}

bool ranks_are_led(void)
{
    return used != NULL && used->own > 0;
}

double ranks_cpu_seconds(void)
{
    return others_cpu_seconds;
}

long ranks_pause(unsigned times)
{
    enum { SHORTEST = 2000, LONGEST = 1000000, STEPS = 9 };
    return times < STEPS ? (long)SHORTEST << times : LONGEST;
}

bool ranks_receive(unsigned kinds, struct rank_note *note)
{
    if (!used->receive(kinds, note))
        return false;
    if (note->kind == NOTE_END)
        end = END_HAS_COME;
    return true;
}

/* Waits until a note of one of these kinds is there. */
static void wait_for(unsigned kinds, struct rank_note *note)
{
    for (unsigned times = 0; !ranks_receive(kinds, note); times++)
        (void)nanosleep(&(struct timespec){.tv_nsec = ranks_pause(times)}, NULL);
}

void ranks_tell_failure(struct rank_note *note)
{
    message("rank %zu cannot go on:", note->from);
    message_put(note->text.bytes, note->text.length);
    text_free(&note->text);
    health = WORKER_HAS_FAILED;
    signals_stop_work();
}

bool ranks_have_failed(void)
{
    return health == WORKER_HAS_FAILED;
}

/* Waits for one answer. */
static bool take_answer(struct text *answers)
{
    struct rank_note note = {0};
    for (unsigned times = 0; !ranks_receive(NOTE_ANSWER | NOTE_FAILED, &note); times++) {
        if (signals_stopped())
            return false;
        (void)nanosleep(&(struct timespec){.tv_nsec = ranks_pause(times)}, NULL);
    }
    if (note.kind == NOTE_FAILED) {
        ranks_tell_failure(&note);
        return false;
    }
    answers[note.from - 1] = note.text;
    return !note.text.failed;
}

bool ranks_ask(struct text *questions, struct text *answers)
{
    const size_t workers = ranks_workers();
    bool well = true;
    for (size_t i = 0; well && i < workers; i++)
        well = !questions[i].failed && used->send(i + 1, NOTE_ASK, &questions[i]);
    for (size_t i = 0; well && i < workers; i++)
        well = take_answer(answers);
    return well;
}

void ranks_end(void)
{
    const size_t workers = ranks_workers();
    if (workers == 0)
        return;
    for (size_t i = 1; i <= workers; i++)
        (void)used->send(i, NOTE_END, &(struct text){0});
    for (size_t gone = 0; gone < workers;) {
        struct rank_note note = {0};
        wait_for(NOTE_ANY, &note);
        gone += note.kind == NOTE_GONE;
        text_free(&note.text);
    }
    others_cpu_seconds = used->sum(0);
    used = NULL;
}

void ranks_leave(struct text *failure)
{
    struct rank_note note = {0};
    struct timespec cpu = {0};
    if (end == END_TO_COME && failure->length > 0)
        (void)used->send(0, NOTE_FAILED, failure);
    while (end == END_TO_COME) {
        wait_for(NOTE_ANY, &note);
        text_free(&note.text);
    }
    /* What was sent before the end. */
    while (ranks_receive(NOTE_WORK | NOTE_ASK, &note))
        text_free(&note.text);
    (void)used->send(0, NOTE_GONE, &(struct text){0});
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &cpu);
    (void)used->sum((double)cpu.tv_sec + 1e-9 * (double)cpu.tv_nsec);
    used = NULL;
}

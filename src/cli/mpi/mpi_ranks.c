/* SPDX-License-Identifier: MIT */
/*
 * Notes are sent in the background: each is kept in a list until it has gone. Threads take turns
 * in calling MPI. Nothing here waits for a message, because most MPI libraries keep the processor
 * busy while they wait; whoever waits sleeps in between (base/ranks.c).
 */
#define _GNU_SOURCE 1
#include "cli/mpi/mpi_ranks.h"

#include <limits.h>
#include <mpi.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/random.h>
#include <time.h>

/* A note that is being sent. */
struct sending {
    struct sending *next;
    MPI_Request request;
    struct text text;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct sending *sendings;
static struct ranks ranks;

/* Drops the notes that have gone. */
static void drop_sent(void)
{
    for (struct sending **at = &sendings; *at != NULL;) {
        struct sending *sending = *at;
        int gone = 0;
        MPI_Test(&sending->request, &gone, MPI_STATUS_IGNORE);
        if (!gone) {
            at = &sending->next;
            continue;
        }
        *at = sending->next;
        text_free(&sending->text);
        free(sending);
    }
}

static bool send_note(size_t to, enum rank_note_kind kind, struct text *text)
{
    struct sending *sending = text->length <= INT_MAX ? malloc(sizeof *sending) : NULL;
    if (sending == NULL)
        return false;
    sending->text = *text;
    *text = (struct text){0};
    pthread_mutex_lock(&lock);
    drop_sent();
    MPI_Isend(sending->text.bytes, (int)sending->text.length, MPI_BYTE, (int)to, (int)kind,
              MPI_COMM_WORLD, &sending->request);
    sending->next = sendings;
    sendings = sending;
    pthread_mutex_unlock(&lock);
    return true;
}

/* Takes the message that a probe has found. */
static void take(MPI_Message *message, MPI_Status *status, struct rank_note *note)
{
    int length = 0;
    MPI_Get_count(status, MPI_BYTE, &length);
    note->kind = (enum rank_note_kind)status->MPI_TAG;
    note->from = (size_t)status->MPI_SOURCE;
    text_repeat(&note->text, 0, (size_t)length);
    if (!note->text.failed)
        MPI_Mrecv(note->text.bytes, length, MPI_BYTE, message, MPI_STATUS_IGNORE);
}

static bool receive_note(unsigned kinds, struct rank_note *note)
{
    int found = 0;
    MPI_Message message;
    MPI_Status status;
    pthread_mutex_lock(&lock);
    drop_sent();
    for (unsigned kind = 1; !found && kind <= kinds; kind <<= 1)
        if ((kinds & kind) != 0)
            MPI_Improbe(MPI_ANY_SOURCE, kinds == NOTE_ANY ? MPI_ANY_TAG : (int)kind, MPI_COMM_WORLD,
                        &found, &message, &status);
    if (found)
        take(&message, &status, note);
    pthread_mutex_unlock(&lock);
    return found != 0;
}

static double sum_of(double value)
{
    double sum = 0;
    MPI_Reduce(&value, &sum, 1, MPI_DOUBLE, MPI_SUM, 0, MPI_COMM_WORLD);
    return sum;
}

const struct ranks *mpi_ranks_start(int *argc, char ***argv)
{
    int level = 0, own = 0, count = 0;
    MPI_Init_thread(argc, argv, MPI_THREAD_SERIALIZED, &level);
    MPI_Comm_rank(MPI_COMM_WORLD, &own);
    MPI_Comm_size(MPI_COMM_WORLD, &count);
    ranks = (struct ranks){
        .own = (size_t)own,
        .count = (size_t)count,
        .send = send_note,
        .receive = receive_note,
        .sum = sum_of,
    };
    if (own == 0 && getrandom(&ranks.chance, sizeof ranks.chance, 0) < 0)
        ranks.chance = (uint64_t)time(NULL);
    MPI_Bcast(&ranks.chance, sizeof ranks.chance, MPI_BYTE, 0, MPI_COMM_WORLD);
    return level >= MPI_THREAD_SERIALIZED ? &ranks : NULL;
}

void mpi_ranks_stop(void)
{
    static const struct timespec pause = {.tv_nsec = 100000};
    for (drop_sent(); sendings != NULL; drop_sent())
        (void)nanosleep(&pause, NULL);
    MPI_Finalize();
}

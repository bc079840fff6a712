/* SPDX-License-Identifier: MIT */
/*
 * A list in pieces, on as many threads as are wanted. Results stand where the puzzles stand, so the
 * order of work does not matter.
 */
#include "work.h"

#include <stdlib.h>
#include <string.h>

#include "glue.h"
#include "lists.h"

/* The run of a list. */
struct run {
    struct errand errand;
    struct list list;
    const char *options;
    size_t threads;
    struct tools *tools;  /* one a thread */
    size_t *starts;       /* of the piece in each slot */
    size_t begun, ended;  /* puzzles */
    size_t wrong;         /* the place of the first number above 9; SIZE_MAX: none */
    ennead_status status; /* the last that is not ENNEAD_STATUS_OK; atomic */
    char *refusal;        /* an option is wrong: the error, as the glue writes it */
    size_t refusal_length;
};

static size_t piece_at(const struct run *run, size_t start)
{
    const size_t rest = run->list.count - start;
    return rest < run->list.kind->piece ? rest : run->list.kind->piece;
}

static bool produce(void *user, size_t slot)
{
    struct run *run = user;
    const ennead_status status = __atomic_load_n(&run->status, __ATOMIC_RELAXED);
    if (run->begun == run->list.count || status != ENNEAD_STATUS_OK ||
        ennead_stop_is_set(&run->errand.stop))
        return false;
    run->starts[slot] = run->begun;
    run->begun += piece_at(run, run->begun);
    return true;
}

/* Whether all numbers are digits or 0. */
static bool are_digits(const uint8_t *numbers, size_t count)
{
    uint8_t most = 0; /* of bytes, so that a vector holds as many as it can */
    for (size_t i = 0; i < count; i++)
        most = numbers[i] > most ? numbers[i] : most;
    return most <= 9;
}

static void find_wrong(struct run *run, size_t start, size_t some)
{
    size_t at = start * ENNEAD_CELLS;
    while (at < (start + some) * ENNEAD_CELLS && run->list.puzzles[at] <= 9)
        at++;
    size_t known = __atomic_load_n(&run->wrong, __ATOMIC_RELAXED);
    while (at < known && !__atomic_compare_exchange_n(&run->wrong, &known, at, false,
                                                      __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {
    }
}

static void work_piece(void *user, size_t slot, size_t thread)
{
    struct run *run = user;
    const struct list *list = &run->list;
    const size_t start = run->starts[slot], some = piece_at(run, start);
    ennead_status status;
    if (list->kind->takes &&
        !are_digits(list->puzzles + start * ENNEAD_CELLS, some * ENNEAD_CELLS)) {
        find_wrong(run, start, some);
        status = ENNEAD_STATUS_BAD_ARGUMENT;
    } else {
        status = list->kind->work(list, &run->tools[thread], start, some);
    }
    if (status != ENNEAD_STATUS_OK)
        __atomic_store_n(&run->status, status, __ATOMIC_RELAXED);
}

static bool consume(void *user, size_t slot)
{
    struct run *run = user;
    run->ended += piece_at(run, run->starts[slot]);
    errand_report(&run->errand, run->ended);
    return true;
}

static bool read_options(struct run *run)
{
    call_stop = &run->errand.stop;
    if (!options_begin(run->options, REQUEST_OPTIONS "limit scale ") ||
        !option_choice("scale", scale_name, &run->list.scale) || !request_read(&run->list.request))
        return false;
    run->list.limit = option_count("limit", 0);
    run->list.seed = option_count("seed", 0);
    run->list.first = option_count("first", 0);
    return true;
}

static ennead_status open_tools(struct run *run)
{
    ennead_status status = ENNEAD_STATUS_OK;
    run->tools = calloc(run->threads, sizeof *run->tools);
    run->starts = calloc(2 * run->threads, sizeof *run->starts);
    if (run->tools == NULL || run->starts == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    for (size_t i = 0; i < run->threads && status == ENNEAD_STATUS_OK; i++)
        status = run->list.kind->open(&run->list, &run->tools[i]);
    return status;
}

static void close_tools(struct run *run)
{
    for (size_t i = 0; run->tools != NULL && i < run->threads; i++)
        tools_close(&run->tools[i]);
    free(run->tools);
    free(run->starts);
}

static void run_pieces(struct run *run)
{
    const size_t pieces = (run->list.count + run->list.kind->piece - 1) / run->list.kind->piece;
    if (run->threads > pieces)
        run->threads = pieces > 0 ? pieces : 1;
    const ennead_pipeline pipeline = {.size = sizeof pipeline,
                                      .threads = run->threads,
                                      .slots = 2 * run->threads,
                                      .user = run,
                                      .produce = produce,
                                      .work = work_piece,
                                      .consume = consume};
    run->status = open_tools(run);
    if (run->status == ENNEAD_STATUS_OK) {
        const ennead_status status = ennead_pipeline_run(&pipeline, NULL);
        if (status != ENNEAD_STATUS_OK)
            run->status = status;
    }
    close_tools(run);
}

static void keep_refusal(struct run *run)
{
    run->refusal_length = answer_length();
    run->refusal = malloc(run->refusal_length + 1);
    run->status = run->refusal == NULL ? ENNEAD_STATUS_OUT_OF_MEMORY : ENNEAD_STATUS_BAD_ARGUMENT;
    if (run->refusal != NULL)
        memcpy(run->refusal, answer_text(), run->refusal_length);
}

static void run_list(struct errand *errand)
{
    struct run *run = (struct run *)errand;
    run->list.stop = &errand->stop;
    if (read_options(run))
        run_pieces(run);
    else
        keep_refusal(run);
    answer_forget();
}

/* ------------------------------------------------------------------------------------ for Python */

/* The buffers of a call. */
struct buffers {
    Py_buffer puzzles, outputs[OUTPUTS];
    int count;  /* of outputs that are held */
    bool taken; /* the puzzles are held */
};

static void release(struct buffers *buffers)
{
    if (buffers->taken)
        PyBuffer_Release(&buffers->puzzles);
    while (buffers->count > 0)
        PyBuffer_Release(&buffers->outputs[--buffers->count]);
}

static bool fits(const Py_buffer *buffer, size_t width, size_t count)
{
    if ((size_t)buffer->len % width == 0 && (size_t)buffer->len / width == count)
        return true;
    PyErr_SetString(PyExc_ValueError, "a buffer has another size than the list");
    return false;
}

static bool take(struct buffers *buffers, struct list *list, PyObject *puzzles, PyObject *outputs)
{
    const struct kind *kind = list->kind;
    if (kind->takes) {
        if (PyObject_GetBuffer(puzzles, &buffers->puzzles, PyBUF_SIMPLE) != 0)
            return false;
        buffers->taken = true;
        list->puzzles = buffers->puzzles.buf;
        if (!fits(&buffers->puzzles, ENNEAD_CELLS, list->count))
            return false;
    }
    for (int i = 0; i < OUTPUTS && kind->widths[i] > 0; i++) {
        PyObject *output = PyTuple_GetItem(outputs, i);
        if (output == NULL || PyObject_GetBuffer(output, &buffers->outputs[i], PyBUF_WRITABLE) != 0)
            return false;
        buffers->count++;
        list->outputs[i] = buffers->outputs[i].buf;
        if (!fits(&buffers->outputs[i], kind->widths[i], list->count))
            return false;
    }
    return true;
}

static PyObject *result_of(struct run *run)
{
    if (!errand_wait(&run->errand))
        return NULL;
    if (run->wrong != SIZE_MAX)
        return PyLong_FromSize_t(run->wrong);
    if (run->status == ENNEAD_STATUS_OUT_OF_MEMORY)
        return PyErr_NoMemory();
    if (run->refusal != NULL)
        return PyBytes_FromStringAndSize(run->refusal, (Py_ssize_t)run->refusal_length);
    if (run->status != ENNEAD_STATUS_OK) {
        PyErr_SetString(PyExc_ValueError, ennead_status_text(ENNEAD_STATUS_BAD_ARGUMENT));
        return NULL;
    }
    return Py_NewRef(Py_None);
}

PyObject *work(PyObject *module, PyObject *arguments)
{
    struct run run = {.errand.run = run_list, .wrong = SIZE_MAX};
    struct buffers buffers = {.count = 0};
    PyObject *puzzles, *outputs, *result = NULL;
    const char *name;
    Py_ssize_t count, threads, options_length;
    (void)module;
    if (!PyArg_ParseTuple(arguments, "sOnO!y#nO", &name, &puzzles, &count, &PyTuple_Type, &outputs,
                          &run.options, &options_length, &threads, &run.errand.progress))
        return NULL;
    run.list.kind = kind_find(name);
    if (run.list.kind == NULL || count < 0 || threads < 1 ||
        !are_options(run.options, options_length)) {
        PyErr_SetString(PyExc_ValueError, "no such work");
        return NULL;
    }
    run.list.count = run.errand.of = (size_t)count;
    run.threads = (size_t)threads;
    if (take(&buffers, &run.list, puzzles, outputs))
        result = result_of(&run);
    free(run.refusal);
    release(&buffers);
    return result;
}

/* SPDX-License-Identifier: MIT */
/*
 * Questions about one puzzle, and sessions: the glue that JavaScript uses answers them (web/glue/),
 * and questions.c. Each call has a thread of its own, and so its own memory for the answer.
 */
#include "work.h"

#include <stdlib.h>
#include <string.h>

#include "questions.h"
#include "searches.h"

#define QUESTION(name) \
    { \
#name, name \
    }

static const struct question_row {
    const char *name;
    question_function *answer;
} rows[] = {
    QUESTION(candidates),   QUESTION(canonical),    QUESTION(check),
    QUESTION(convert),      QUESTION(count),        QUESTION(explain),
    QUESTION(forms),        QUESTION(generate),     QUESTION(hint),
    QUESTION(minimize_any), QUESTION(neighbors),    QUESTION(picture),
    QUESTION(prove),        QUESTION(rate_any),     QUESTION(rules),
    QUESTION(search_begin), QUESTION(search_go_on), QUESTION(session_greet),
    QUESTION(session_line), QUESTION(session_load), QUESTION(session_position),
    QUESTION(solve),        QUESTION(techniques),   QUESTION(variant),
    QUESTION(verify),
};

enum { ROWS = sizeof rows / sizeof rows[0] };

/* A call of a question. */
struct call {
    struct errand errand;
    question_function *question;
    struct search *search; /* NULL: the question is of none */
    const char *text, *options;
    size_t length;
    int answered;
    char *answer; /* NULL: no memory */
    size_t answer_length;
};

static void forget(void)
{
    question_forget();
    making_forget();
    ratings_forget();
    steps_forget();
    pictures_forget();
    answer_forget();
}

static void run(struct errand *errand)
{
    struct call *call = (struct call *)errand;
    call_stop = errand_stop(errand);
    call_search = call->search;
    call->answered = call->question(call->text, call->length, call->options);
    call->answer_length = answer_length();
    call->answer = malloc(call->answer_length + 1);
    if (call->answer != NULL)
        memcpy(call->answer, answer_text(), call->answer_length);
    forget();
}

bool are_options(const char *options, Py_ssize_t length)
{
    const char *const end = options + length;
    while (options < end && *options != '\0')
        for (int part = 0; part < 2; part++) {
            const char *last = memchr(options, '\0', (size_t)(end - options));
            options = last != NULL ? last + 1 : end;
        }
    return options < end;
}

static question_function *find(const char *name)
{
    for (int i = 0; i < ROWS; i++)
        if (strcmp(rows[i].name, name) == 0)
            return rows[i].answer;
    return NULL;
}

/* A session or a search, and the flag that interrupts it, which it keeps from call to call. */
struct lasting {
    ennead_session *session;
    struct search *search;
    ennead_stop stop;
};

static const char capsule_name[] = "ennead.lasting";

/* Has the call use what lasts. False: this does not; the exception is set. */
static bool use_lasting(PyObject *capsule, struct call *call)
{
    if (capsule == NULL || capsule == Py_None)
        return true;
    struct lasting *lasting = PyCapsule_GetPointer(capsule, capsule_name);
    if (lasting == NULL)
        return false;
    call->errand.lasting = &lasting->stop;
    call->search = lasting->search;
    return true;
}

PyObject *ask(PyObject *module, PyObject *arguments)
{
    struct call call = {.errand.run = run};
    PyObject *lasting = NULL;
    const char *name;
    Py_ssize_t length, options_length;
    (void)module;
    if (!PyArg_ParseTuple(arguments, "sy#y#|OO", &name, &call.text, &length, &call.options,
                          &options_length, &call.errand.progress, &lasting) ||
        !use_lasting(lasting, &call))
        return NULL;
    call.question = find(name);
    if (call.question == NULL || !are_options(call.options, options_length)) {
        PyErr_SetString(PyExc_ValueError, "no such question");
        return NULL;
    }
    call.length = (size_t)length;
    PyObject *answer = NULL;
    if (errand_wait(&call.errand))
        answer = call.answer == NULL ? PyErr_NoMemory()
                                     : Py_BuildValue("Oy#", call.answered ? Py_True : Py_False,
                                                     call.answer, (Py_ssize_t)call.answer_length);
    free(call.answer);
    return answer;
}

PyObject *questions(PyObject *module, PyObject *none)
{
    PyObject *names = PyList_New(0);
    (void)module;
    (void)none;
    for (int i = 0; names != NULL && i < ROWS; i++) {
        PyObject *name = PyUnicode_FromString(rows[i].name);
        if (name == NULL || PyList_Append(names, name) != 0)
            Py_CLEAR(names);
        Py_XDECREF(name);
    }
    return names;
}

/* ----------------------------------------------------------------------- sessions and searches */

static void free_lasting(struct lasting *lasting)
{
    if (lasting->session != NULL)
        session_free(lasting->session);
    if (lasting->search != NULL)
        search_free(lasting->search);
    free(lasting);
}

static void free_capsule(PyObject *capsule)
{
    free_lasting(PyCapsule_GetPointer(capsule, capsule_name));
}

/* Takes what lasts; NULL if it has neither. */
static PyObject *capsule_of(struct lasting *lasting)
{
    PyObject *capsule = NULL;
    if (lasting->session == NULL && lasting->search == NULL)
        PyErr_NoMemory();
    else
        capsule = PyCapsule_New(lasting, capsule_name, free_capsule);
    if (capsule == NULL)
        free_lasting(lasting);
    return capsule;
}

PyObject *session_new_object(PyObject *module, PyObject *none)
{
    struct lasting *lasting = calloc(1, sizeof *lasting);
    (void)module;
    (void)none;
    if (lasting == NULL)
        return PyErr_NoMemory();
    lasting->session = session_new();
    return capsule_of(lasting);
}

PyObject *search_new_object(PyObject *module, PyObject *none)
{
    struct lasting *lasting = calloc(1, sizeof *lasting);
    (void)module;
    (void)none;
    if (lasting == NULL)
        return PyErr_NoMemory();
    lasting->search = search_new();
    return capsule_of(lasting);
}

PyObject *session_number(PyObject *module, PyObject *capsule)
{
    struct lasting *lasting = PyCapsule_GetPointer(capsule, capsule_name);
    (void)module;
    if (lasting == NULL)
        return NULL;
    return PyLong_FromVoidPtr(lasting->session);
}

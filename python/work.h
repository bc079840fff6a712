/* SPDX-License-Identifier: MIT */
/*
 * What the files of the extension share. Work is done on other threads, without Python's lock; the
 * thread that called waits, lets signals (Ctrl-C) and progress through, and raises what comes of
 * them.
 */
#ifndef WORK_H
#define WORK_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <ennead.h>

/* Work for another thread. It ends soon after its stop flag is set. */
struct errand {
    void (*run)(struct errand *errand);
    ennead_stop stop;
    ennead_stop *lasting; /* the flag of what outlives the call, such as a session; NULL: `stop` */
    size_t done, of;      /* how far the work is; `done` is atomic */
    PyObject *progress;   /* called with (done, of) now and then; NULL or None: nothing is */
};

/* How far the work is; any thread may say so. */
void errand_report(struct errand *errand, size_t done);

/* The flag that ends the work. */
ennead_stop *errand_stop(struct errand *errand);

/* Runs the work and waits for its end. False: a signal handler or the progress function raised an
 * exception, which is set. */
bool errand_wait(struct errand *errand);

/* ask(question, text, options, progress=None, lasting=None) -> (answered, JSON): see
 * web/glue/glue.h. `lasting` is the session or search that the question is of. */
PyObject *ask(PyObject *module, PyObject *arguments);
/* The names of the questions that may be asked. */
PyObject *questions(PyObject *module, PyObject *none);
/* A new search; a new session, and the number by which questions name it. `lasting` is either. */
PyObject *session_new_object(PyObject *module, PyObject *none);
PyObject *search_new_object(PyObject *module, PyObject *none);
PyObject *session_number(PyObject *module, PyObject *capsule);

/* Whether bytes are options as the glue reads them: names and values that each end with NUL, and an
 * empty name. */
bool are_options(const char *options, Py_ssize_t length);

/* solve_line(line) -> the solution, None (it has none or several), False (it takes long: ask), or
 * True (it is no line of 81 cells). */
PyObject *solve_one(PyObject *module, PyObject *line);

/* read_lines(text, stride) -> 81 numbers for each line; or the number of the first wrong byte. */
PyObject *read_lines(PyObject *module, PyObject *arguments);
/* write_lines(numbers, end) -> lines of text, each followed by the bytes `end`. */
PyObject *write_lines(PyObject *module, PyObject *arguments);

/* work(kind, puzzles, count, outputs, options, threads, progress) -> None; the place of the first
 * number that is above 9; or, when an option is wrong, the error in JSON. See lists.c. */
PyObject *work(PyObject *module, PyObject *arguments);

#endif

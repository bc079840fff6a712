/* SPDX-License-Identifier: MIT */
/*
 * One line of text solved at once, and lines of text as numbers.
 */
#include "work.h"

#include <string.h>

/* A search of so many nodes takes a few milliseconds; one that takes longer must listen to Ctrl-C. */
enum { AT_ONCE = 10000 };

/* The 81 characters of a line; NULL: it is none. */
static const char *characters(PyObject *line)
{
    Py_ssize_t length = 0;
    const char *text = PyUnicode_AsUTF8AndSize(line, &length);
    if (text == NULL)
        PyErr_Clear();
    return length == ENNEAD_CELLS ? text : NULL;
}

PyObject *solve_one(PyObject *module, PyObject *line)
{
    char text[ENNEAD_LINE_SIZE];
    uint8_t solution[1][ENNEAD_CELLS];
    ennead_puzzle puzzle;
    ennead_solve_options options;
    ennead_solve_result result;
    const char *given = characters(line);
    (void)module;
    if (given == NULL || ennead_puzzle_from_line(given, &puzzle) != ENNEAD_STATUS_OK)
        return Py_NewRef(Py_True);
    ennead_solve_options_init(&options);
    options.node_limit = AT_ONCE;
    Py_BEGIN_ALLOW_THREADS;
    (void)ennead_solve(&puzzle, &options, solution, 1, &result);
    Py_END_ALLOW_THREADS;
    if (result.verdict == ENNEAD_VERDICT_LIMIT)
        return Py_NewRef(Py_False);
    if (result.verdict != ENNEAD_VERDICT_UNIQUE)
        return Py_NewRef(Py_None);
    ennead_write_line(solution[0], text);
    return PyUnicode_FromStringAndSize(text, ENNEAD_CELLS);
}

/* 0 to 9, or 255: the character is no cell. */
static unsigned cell_of(char c)
{
    if (c >= '0' && c <= '9')
        return (unsigned)(c - '0');
    return c != '\0' && strchr(".*_xX-", c) != NULL ? 0 : 255;
}

/* Reads lines; returns the place of the first byte that is not what it should be, or SIZE_MAX. */
static size_t read_cells(const char *text, size_t lines, size_t stride, uint8_t *numbers)
{
    for (size_t line = 0; line < lines; line++) {
        for (size_t i = 0; i < ENNEAD_CELLS; i++) {
            const unsigned cell = cell_of(text[line * stride + i]);
            if (cell > 9)
                return line * stride + i;
            numbers[line * ENNEAD_CELLS + i] = (uint8_t)cell;
        }
        if (stride > ENNEAD_CELLS && text[line * stride + ENNEAD_CELLS] != '\n')
            return line * stride + ENNEAD_CELLS;
    }
    return SIZE_MAX;
}

PyObject *read_lines(PyObject *module, PyObject *arguments)
{
    const char *text;
    Py_ssize_t length, stride;
    (void)module;
    if (!PyArg_ParseTuple(arguments, "y#n", &text, &length, &stride))
        return NULL;
    if (stride < ENNEAD_CELLS || length % stride != 0) {
        PyErr_SetString(PyExc_ValueError, "the last line is cut off");
        return NULL;
    }
    const Py_ssize_t lines = length / stride;
    PyObject *numbers = PyByteArray_FromStringAndSize(NULL, lines * ENNEAD_CELLS);
    if (numbers == NULL)
        return NULL;
    const size_t wrong =
        read_cells(text, (size_t)lines, (size_t)stride, (uint8_t *)PyByteArray_AsString(numbers));
    if (wrong == SIZE_MAX)
        return numbers;
    Py_DECREF(numbers);
    return PyLong_FromSize_t(wrong);
}

PyObject *write_lines(PyObject *module, PyObject *arguments)
{
    Py_buffer numbers;
    const char *end;
    Py_ssize_t end_length;
    (void)module;
    if (!PyArg_ParseTuple(arguments, "y*y#", &numbers, &end, &end_length))
        return NULL;
    const size_t lines = (size_t)numbers.len / ENNEAD_CELLS;
    const size_t stride = ENNEAD_CELLS + (size_t)end_length;
    PyObject *text = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)(lines * stride));
    char *at = text != NULL ? PyBytes_AsString(text) : NULL;
    for (size_t line = 0; at != NULL && line < lines; line++, at += stride) {
        char cells[ENNEAD_LINE_SIZE];
        ennead_write_line((const uint8_t *)numbers.buf + line * ENNEAD_CELLS, cells);
        memcpy(at, cells, ENNEAD_CELLS);
        memcpy(at + ENNEAD_CELLS, end, (size_t)end_length);
    }
    PyBuffer_Release(&numbers);
    return text;
}

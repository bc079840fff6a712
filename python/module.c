/* SPDX-License-Identifier: MIT */
/*
 * The extension `_ennead`: what the modules of python/ennead/ call. It is compiled for the limited
 * API of Python 3.11, so one file serves all later versions.
 */
#include "work.h"

static PyObject *name_of_technique(PyObject *module, PyObject *arguments)
{
    int technique;
    const char *scale, *name;
    (void)module;
    if (!PyArg_ParseTuple(arguments, "si", &scale, &technique))
        return NULL;
    const ennead_technique_row *row = ennead_technique_info(technique);
    if (scale[0] == 'h')
        name = row != NULL ? row->name : NULL;
    else
        name = ennead_se_technique_name(technique);
    return name != NULL ? PyUnicode_FromString(name) : Py_NewRef(Py_None);
}

static PyMethodDef methods[] = {
    {"ask", ask, METH_VARARGS, NULL},
    {"questions", questions, METH_NOARGS, NULL},
    {"read_lines", read_lines, METH_VARARGS, NULL},
    {"search_new", search_new_object, METH_NOARGS, NULL},
    {"session_new", session_new_object, METH_NOARGS, NULL},
    {"session_number", session_number, METH_O, NULL},
    {"solve_line", solve_one, METH_O, NULL},
    {"technique_name", name_of_technique, METH_VARARGS, NULL},
    {"work", work, METH_VARARGS, NULL},
    {"write_lines", write_lines, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static int fill_module(PyObject *module)
{
    return PyModule_AddStringConstant(module, "version", ennead_version());
}

static PyModuleDef_Slot slots[] = {
    {Py_mod_exec, (void *)fill_module},
    {0, NULL},
};

static PyModuleDef definition = {
    .m_base = PyModuleDef_HEAD_INIT,
    .m_name = "ennead._ennead",
    .m_doc = "What the modules of the package ennead call.",
    .m_methods = methods,
    .m_slots = slots,
};

PyMODINIT_FUNC PyInit__ennead(void);

PyMODINIT_FUNC PyInit__ennead(void)
{
    return PyModuleDef_Init(&definition);
}

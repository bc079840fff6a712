/* SPDX-License-Identifier: MIT */
/*
 * The library for JavaScript and Python. Every function that is exported takes a text (a puzzle in
 * any form, a line of a session), its length, and options: names and values that each end with NUL,
 * and an empty name. It leaves an answer in JSON in memory, and returns whether that is an answer
 * (1) or an error (0): {code, message, line, column, offset}. engine.js is the other side, and
 * python/asking.c.
 */
#ifndef GLUE_H
#define GLUE_H

#include <ennead.h>

/* What is kept from call to call belongs to the module; or, in Python, to the thread, until
 * `..._forget`. */
#ifdef __wasm__
#define EXPORT_AS(name) __attribute__((export_name(name)))
#define GLUE_STATE
#else
#define EXPORT_AS(name)
#define GLUE_STATE _Thread_local
#endif

typedef int question_function(const char *text, size_t length, const char *options);

#define EXPORT(name) \
    question_function name; \
    EXPORT_AS(#name) int name

/* ---------------------------------------------------------------------------------- the answer */

/* JSON, written piece by piece; `key` is NULL in an array. What does not fit into memory makes the
 * answer an error; so does put_out_of_memory. */
void put_out_of_memory(void);
void put_open(const char *key, char bracket);
void put_close(char bracket);
/* Opens the object that was written last again, to add members. */
void put_reopen(void);
void put_string(const char *key, const char *string);
void put_bytes(const char *key, const char *bytes, size_t length);
void put_number(const char *key, uint64_t number);
void put_flag(const char *key, bool flag);
/* A number of tenths; null if it is 0. */
void put_tenths(const char *key, int tenths);
/* The name of a cell in a grid with so many columns: "r4c5". */
void put_cell(const char *key, int cell, int columns);
void put_cells(const char *key, ennead_cell_set cells);
/* 81 cells as a line. */
void put_line(const char *key, const uint8_t cells[ENNEAD_CELLS]);
/* differ: the cells in which two solutions differ */
void put_difference(const uint8_t *first, const uint8_t *second, int cells, int columns);

/* Writes a text with a function such as ennead_write_words, which returns the length that it needs;
 * as a string, or, if it is JSON itself, as it is. */
typedef size_t (*text_function)(const void *of, char *text, size_t room);
void put_text(const char *key, text_function write, const void *of);
void put_json(const char *key, text_function write, const void *of);

/* Begins an answer: an object, or an array. */
void answer_begin(char bracket);
/* Ends it. Returns 1, or 0 if memory ran out. */
int answer_end(char bracket);

const char *answer_text(void);
size_t answer_length(void);
void answer_done(void);
void answer_forget(void);

/* An error in place of an answer; returns 0. */
int answer_refuse(const char *code, const char *message);
int answer_refuse_at(const char *message, uint64_t line, uint64_t column, uint64_t offset);
int answer_refuse_status(ennead_status status);

/* --------------------------------------------------------------------------------- the options */

/* Takes the options of a call; `names` are those that it knows, with blanks between them. False: one
 * is unknown, and that is the answer. */
bool options_begin(const char *options, const char *names);

/* The value of an option, or NULL. */
const char *option_text(const char *name);
/* Numbers; nonsense counts as 0. A count is at most 10^15. */
double option_number(const char *name, double standard);
uint64_t option_count(const char *name, uint64_t standard);
bool option_flag(const char *name);
/* The number of the name that an option has among those that `names` returns for 0, 1, ... until
 * NULL. False: it is none of them, and that is the answer. */
typedef const char *(*name_function)(int number);
bool option_choice(const char *name, name_function names, int *number);

/* language, notation */
bool option_wording(ennead_wording *wording);
/* A list of techniques; true if there is none, which leaves the set as it is. */
bool option_techniques(const char *name, ennead_technique_set *set);
/* techniques, without: the techniques to use, by default all */
bool option_techniques_used(ennead_technique_set *set);

/* The flag that ends this call early; NULL: there is none. */
extern GLUE_STATE const ennead_stop *call_stop;

/* How far a long call is: `done` of `of` parts. JavaScript hears of it when the clock is read. */
void progress_set(size_t done, size_t of);
double progress_done(void);
double progress_of(void);

#define WORDING_OPTIONS " language notation "
#define TECHNIQUE_OPTIONS " techniques without "

/* ---------------------------------------------------------------------------------- the puzzle */

/* A puzzle that was asked about. */
struct question {
    bool plain;                      /* 9x9 without rules: */
    ennead_puzzle puzzle;            /* as it was read, */
    ennead_state state;              /* with the digits that were placed */
    const char *form;                /* the name of its form */
    ennead_description *description; /* else: with variant rules, or of another size */
    ennead_notation notation;
    char title[ENNEAD_TITLE_SIZE]; /* or the note beside it; may be empty */
};

/* The puzzle of the call. */
extern GLUE_STATE struct question asked;

/* Reads the first puzzle of a text. False: there is none, and that is the answer. */
bool question_read(const char *text, size_t length);
/* The same, but a puzzle with variant rules or of another size is refused. */
bool question_read_plain(const char *text, size_t length);
/* The same of its givens alone: marks are dropped, or refused if the givens need them. */
bool question_read_givens(const char *text, size_t length);

/* puzzle, clues, form, the rules of a variant, and note */
void put_question(void);
/* Values, one for each cell of the description asked. */
void put_values(const char *key, const uint8_t *values);
/* The values of cells that have only one in `candidates`, and how many such cells there are. */
uint64_t values_of(const uint64_t *candidates, uint8_t *values);
/* Rules, one text each. */
void put_rules(void);
/* A state, and a description with the values left in each cell, as data and in other forms. */
void put_position(const ennead_state *state);
void put_description(const ennead_description *description, const uint64_t *candidates);
/* The model of the description asked; NULL: it cannot be made, and that is the answer. */
ennead_model *question_model(const ennead_model_options *options);

/* What is asked of `generate`. False: an option is wrong, and that is the answer. */
#define REQUEST_OPTIONS \
    "number first seed leastClues mostClues extraClues symmetry pattern redundant effort " \
    "timeLimit leastRating mostRating pearl diamond level solvedBy requires notSolvedBy "
bool request_read(ennead_request *request);

void question_forget(void);
void making_forget(void);
void ratings_forget(void);
void steps_forget(void);
void pictures_forget(void);

ennead_session *session_new(void);
void session_free(ennead_session *session);

#endif

/* SPDX-License-Identifier: MIT */
/*
 * Makes a model from a description: first the propagators, one after the other; then, from them,
 * which are called when a cell changes (connect.c), and the state.
 */
#include "grid/description_check.h"
#include "grid/limits.h"
#include "grid/memory.h"
#include "model/build/houses.h"
#include "model/filters/connect.h"
#include "model/learn/learn.h"
#include "model/limits.h"
#include "model/options.h"
#include "model/relations.h"
#include "model/rules/rules.h"
#include "model/storage.h"
#include "model/submodel.h"

#include <string.h>

/* As many as a description of a million rules needs; they take about 200 MB. */
enum { MOST_PROPAGATORS = 1 << 20 };

/* Why a description cannot be made into a model. */
typedef struct mistake {
    const char *rule; /* the rule to blame, or NULL */
    const char *what;
} mistake;

void ennead_model_free(ennead_model *model)
{
    if (model == NULL)
        return;
    const ennead_allocator memory = model->allocator;
    learner_free(model->learner);
    for (int i = 0; i < model->frame_count; i++)
        release(&memory, model->frames[i]);
    relations_free(model);
    for (ennead_model *b = model->submodels; b != NULL; b = b->next_submodel)
        relations_free(b);
    storage_free(model);
    release(&memory, model);
}

static ennead_status add_propagators(ennead_model *m, const ennead_description *d, mistake *wrong)
{
    /* Regions first: they share cells with more houses, so deductions in them lead to more. */
    ennead_status status = regions_add(m, d, &wrong->what);

    if (status == ENNEAD_STATUS_OK)
        status = lines_add(m, d);
    for (size_t i = 0; status == ENNEAD_STATUS_OK && i < d->constraint_count && model_may_build(m);
         i++) {
        if (m->propagator_count > MOST_PROPAGATORS) {
            wrong->what = "there are more rules than the 1,048,576 that a model can hold";
            m->wrong = &d->constraints[i];
            return ENNEAD_STATUS_BAD_ARGUMENT;
        }
        status = rule_add(m, d, &d->constraints[i], &wrong->what);
        if (status == ENNEAD_STATUS_BAD_ARGUMENT)
            wrong->rule = m->wrong->name;
    }
    return status == ENNEAD_STATUS_OK && !m->unfinished ? redundant_add(m, d) : status;
}

/* Allocates what the search needs. */
static bool make_state(ennead_model *m)
{
    const size_t cells = (size_t)m->cells;

    m->start = model_cleared_memory(m, cells * sizeof *m->start);
    m->before = model_cleared_memory(m, cells * sizeof *m->before);
    m->found = model_cleared_memory(m, cells * sizeof *m->found);
    m->frames = model_cleared_memory(m, cells * sizeof(frame *));
    m->weights = model_cleared_memory(m, cells * sizeof *m->weights);
    m->names = model_cleared_memory(m, cells * sizeof *m->names);
    return m->names != NULL && m->start != NULL && m->before != NULL && m->found != NULL &&
           m->frames != NULL && m->weights != NULL;
}

/* ---------------------------------------------------------------------------------- the public */

static const char *wrong_in(const ennead_description *d)
{
    const char *error = description_shape_error(d);

    if (error != NULL)
        return error;
    if (((d->houses & ENNEAD_HOUSES_ROWS) != 0 && d->columns > d->values) ||
        ((d->houses & ENNEAD_HOUSES_COLUMNS) != 0 && d->rows > d->values))
        return "a row or a column has more cells than there are values";
    return description_error(d);
}

/* Whether the differences, the tables of two cells and the restrictions of single cells express
 * all rules: the other propagators follow from these. */
static bool can_learn(const ennead_model *m)
{
    for (size_t i = 0; i < m->propagator_count; i++) {
        const propagator_kind *kind = m->propagators[i].kind;
        if (kind->meaning == SAYS_MORE && kind->check != NULL && kind->filter != NULL)
            return false;
    }
    return true;
}

/* The values that some cell may hold. If none is above nine, a row of nine cells holds each of
 * these nine, however many values there are. A grid without an empty cell does not count. */
static domain values_in_use(const ennead_model *m, const ennead_description *d)
{
    domain found = 0;
    bool open = false;

    for (int cell = 0; cell < m->cells; cell++) {
        found |= d->candidates[cell] & m->all;
        open = open || !is_single(d->candidates[cell]);
    }
    return open ? found : m->all;
}

static ennead_status build(ennead_model *m, const ennead_description *d, mistake *wrong)
{
    const double began = m->started = seconds_now();

    m->rows = d->rows;
    m->columns = d->columns;
    m->cells = d->rows * d->columns;
    m->values = d->values;
    m->first_value = d->first_value;
    m->has_boxes = d->box_rows > 0;
    m->is_jigsaw = !m->has_boxes && (d->houses & ENNEAD_HOUSES_REGIONS) != 0;
    m->all = UINT64_MAX >> (ENNEAD_MOST_SIZE - d->values);
    m->in_use = values_in_use(m, d);
    m->used = value_count(m->in_use);
    if (!model_make_domains(m) || !make_state(m))
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    ennead_status status = add_propagators(m, d, wrong);
    if (status != ENNEAD_STATUS_OK)
        return status;
    if (m->options.branch == ENNEAD_MODEL_BRANCH_AUTO) {
        m->options.branch = d->constraint_count == 0 ? ENNEAD_MODEL_BRANCH_FIRST_FAIL
                                                     : ENNEAD_MODEL_BRANCH_WEIGHTED;
        m->auto_branch = true;
        m->may_learn = can_learn(m);
    }
    if (m->options.branch == ENNEAD_MODEL_BRANCH_LEARNED && !m->unfinished && !can_learn(m)) {
        wrong->what = "learning knows only rules of single cells and of two cells each";
        return ENNEAD_STATUS_BAD_ARGUMENT;
    }
    status = model_connect(m, &wrong->what);
    if (status != ENNEAD_STATUS_OK)
        return status;
    status = ennead_model_start(m, d->candidates);
    m->started = began;
    return status;
}

/* Adds words as far as there is room. */
static size_t say(char message[ENNEAD_MESSAGE_SIZE], size_t length, const char *words)
{
    while (*words != '\0' && length < ENNEAD_MESSAGE_SIZE - 1)
        message[length++] = *words++;
    message[length] = '\0';
    return length;
}

static void say_wrong(char message[ENNEAD_MESSAGE_SIZE], const mistake *wrong)
{
    size_t length = 0;

    if (wrong->rule != NULL) {
        length = say(message, length, wrong->rule);
        length = say(message, length, ": ");
    }
    say(message, length, wrong->what);
}

ennead_status ennead_model_new(const ennead_description *description,
                               const ennead_model_options *options,
                               const ennead_allocator *allocator, char message[ENNEAD_MESSAGE_SIZE],
                               ennead_model **model)
{
    const ennead_allocator memory = allocator_or_default(allocator);
    mistake wrong = {.what = wrong_in(description)};
    ennead_model_options checked;
    ennead_status status = wrong.what == NULL ? ENNEAD_STATUS_OK : ENNEAD_STATUS_BAD_ARGUMENT;

    *model = NULL;
    if (status == ENNEAD_STATUS_OK) {
        wrong.what = "an option is out of range";
        status = model_check_options(options, &checked);
    }
    ennead_model *made = NULL;
    if (status == ENNEAD_STATUS_OK && (made = allocate(&memory, sizeof *made)) == NULL)
        status = ENNEAD_STATUS_OUT_OF_MEMORY;
    if (status == ENNEAD_STATUS_OK) {
        *made = (ennead_model){.allocator = memory, .root = made, .options = checked};
        status = build(made, description, &wrong);
    }
    if (status == ENNEAD_STATUS_OK) {
        *model = made;
        return ENNEAD_STATUS_OK;
    }
    if (status == ENNEAD_STATUS_BAD_ARGUMENT && message != NULL)
        say_wrong(message, &wrong);
    if (made != NULL && made->wrong != NULL && checked.wrong_rule != NULL)
        *checked.wrong_rule = made->wrong;
    ennead_model_free(made);
    return status;
}

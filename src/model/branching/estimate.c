/* SPDX-License-Identifier: MIT */
/*
 * Estimates how many solutions there are by random descents (D. E. Knuth, "Estimating the
 * efficiency of backtrack programs", Mathematics of Computation 29, 1975). At each guess the values
 * of a cell are tried, and one of those that propagation does not refute is drawn; the descent
 * counts for as many solutions as its probability is small, so that the mean over all descents is
 * the number of solutions. A value that leaves more candidates is drawn more often, because there
 * are more solutions behind it: this makes the spread small.
 */
#include <string.h>

#include "grid/limits.h"
#include "grid/memory.h"
#include "grid/sized.h"
#include "model/branching/branch.h"
#include "model/limits.h"
#include "model/model.h"
#include "model/propagate.h"

/* Each candidate more that a value leaves makes it so much likelier. */
static const double FAVOR = 1.04;

typedef struct estimating {
    ennead_model *model;
    uint64_t random; /* state of the generator */
    domain *root;    /* after propagation of the puzzle */
    domain *before;  /* before the present guess */
} estimating;

typedef enum descent { DESCENT_WHOLE, DESCENT_CUT } descent;

void ennead_estimate_options_init_sized(ennead_estimate_options *options, size_t size)
{
    static const ennead_estimate_options defaults = {.samples = 1000};
    sized_write(options, size, &defaults, sizeof defaults);
}

static size_t state_bytes(const ennead_model *m)
{
    return (size_t)m->cells * sizeof *m->domains;
}

static int candidates_left(const ennead_model *m)
{
    int left = 0;

    for (int cell = 0; cell < m->cells; cell++)
        left += value_count(m->domains[cell]);
    return left;
}

/* Tries each value of a cell. weights[value] gets how likely it is to be drawn, 0 if propagation
 * refutes it. Returns the sum, or less than 0 if a limit was reached. */
static double weigh_values(estimating *e, int cell, double weights[ENNEAD_MOST_SIZE])
{
    ennead_model *m = e->model;
    int left[ENNEAD_MOST_SIZE] = {0}, most = 0;
    double sum = 0;

    FOR_EACH_VALUE(rest, e->before[cell]) {
        const int value = lowest_value(rest);
        if (!model_may_look(m))
            return -1;
        memcpy(m->domains, e->before, state_bytes(m));
        const propagation outcome =
            narrow(m, cell, value_bit(value)) ? propagate(m) : CONTRADICTION;
        if (outcome == CUT_SHORT)
            return -1;
        left[value] = outcome == CONSISTENT ? candidates_left(m) : 0;
        most = left[value] > most ? left[value] : most;
    }
    FOR_EACH_VALUE(rest, e->before[cell]) {
        const int value = lowest_value(rest);
        weights[value] = left[value] > 0 ? 1 : 0;
        for (int i = left[value]; weights[value] > 0 && i < most; i++)
            weights[value] /= FAVOR;
        sum += weights[value];
    }
    return sum;
}

/* Draws a value of a cell, and makes the guess. Returns the weight of the value. */
static double draw(estimating *e, int cell, const double weights[ENNEAD_MOST_SIZE], double sum)
{
    ennead_model *m = e->model;
    double at = (double)(ennead_random_next(&e->random) >> 11) * 0x1p-53 * sum;
    int drawn = lowest_value(e->before[cell]);

    FOR_EACH_VALUE(rest, e->before[cell]) {
        const int value = lowest_value(rest);
        if (weights[value] > 0) {
            drawn = value;
            if (at < weights[value])
                break;
            at -= weights[value];
        }
    }
    memcpy(m->domains, e->before, state_bytes(m));
    (void)narrow(m, cell, value_bit(drawn));
    (void)propagate(m);
    return weights[drawn];
}

/* Goes down from the root. *solutions gets what the descent counts for. */
static descent descend(estimating *e, double *solutions)
{
    ennead_model *m = e->model;
    double weights[ENNEAD_MOST_SIZE];

    memcpy(m->domains, e->root, state_bytes(m));
    for (*solutions = 1;;) {
        const int cell = choose(m).cell;
        if (cell < 0)
            return DESCENT_WHOLE;
        memcpy(e->before, m->domains, state_bytes(m));
        const double sum = weigh_values(e, cell, weights);
        if (sum < 0)
            return DESCENT_CUT;
        if (sum == 0) {
            *solutions = 0;
            return DESCENT_WHOLE;
        }
        *solutions *= sum / draw(e, cell, weights, sum);
    }
}

/* The square root, by Newton's method. */
static double root_of(double square)
{
    double root = square > 1 ? square : 1;

    for (int i = 0; i < 200; i++)
        root = (root + square / root) / 2;
    return square > 0 ? root : 0;
}

/* Takes the samples. The mean and the sum of squares are relative to the first descent that counts
 * for anything, so that they do not overflow (B. P. Welford, Technometrics 4, 1962). */
static void take_samples(estimating *e, const ennead_estimate_options *options,
                         ennead_estimate *estimate)
{
    double mean = 0, squares = 0, unit = 0;

    for (uint64_t i = 0; i < options->samples; i++) {
        double solutions;
        e->random = options->seed;
        e->random = ennead_random_next(&e->random) + i;
        if (descend(e, &solutions) == DESCENT_CUT) {
            estimate->end = e->model->end;
            break;
        }
        if (unit == 0)
            unit = solutions;
        const double x = unit > 0 ? solutions / unit : 0, away = x - mean;
        estimate->samples++;
        mean += away / (double)estimate->samples;
        squares += away * (x - mean);
    }
    const double n = (double)estimate->samples;
    estimate->solutions = mean * unit;
    if (mean > 0 && n > 1)
        estimate->relative_error = root_of(squares / (n - 1) / n) / mean;
}

static bool read_options(const ennead_estimate_options *options, ennead_estimate_options *checked)
{
    ennead_estimate_options_init(checked);
    return (options == NULL || sized_read(checked, sizeof *checked, options)) &&
           checked->samples > 0 && checked->time_limit >= 0;
}

ennead_status ennead_model_estimate(ennead_model *model, const uint64_t *candidates,
                                    const ennead_estimate_options *options,
                                    ennead_estimate *estimate)
{
    const ennead_model_options own = model->options;
    const size_t cells = (size_t)model->cells;
    ennead_estimate_options checked;
    estimating e = {.model = model};

    if (!read_options(options, &checked))
        return ENNEAD_STATUS_BAD_ARGUMENT;
    domain *memory = allocate(&model->allocator, 2 * state_bytes(model));
    if (memory == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    e.root = memory;
    e.before = memory + cells;
    model->options.branch = ENNEAD_MODEL_BRANCH_FIRST_FAIL;
    model->options.node_limit = 0;
    model->options.time_limit = checked.time_limit;
    if (checked.stop != NULL)
        model->options.stop = checked.stop;
    const ennead_status status = ennead_model_start(model, candidates);
    model->weighs = false; /* there are no contradictions to learn from */
    if (status == ENNEAD_STATUS_OK) {
        *estimate = (ennead_estimate){.end = ENNEAD_SEARCH_END_COMPLETE};
        if (ennead_model_propagate(model, e.root) == ENNEAD_STATUS_OK)
            take_samples(&e, &checked, estimate);
        else if (!model_within_time(model))
            estimate->end = model->end;
        model->options = own;
        (void)ennead_model_start(model, NULL);
    }
    model->options = own;
    release(&model->allocator, memory);
    return status;
}

/* SPDX-License-Identifier: MIT */
/*
 * A description becomes a model: first the propagators, one after the other; then, from them, who
 * tells whom of what (relations.c, wiring.c), and the state.
 */
#include "grid/memory.h"
#include "model/model.h"

#include <string.h>

/* As many as a description of a million rules needs; they take some 200 MB. */
enum { MOST_PROPAGATORS = 1 << 20 };

/* So many rules are looked at two by two; the houses are the first of them. */
enum { MOST_CROSSING = 1024 };

/* Why a description cannot be made a model. */
typedef struct mistake {
    const char *rule; /* the one to blame, or NULL */
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
    for (ennead_model *b = model->branches; b != NULL; b = b->next_branch)
        relations_free(b);
    storage_free(model);
    release(&memory, model);
}

/* --------------------------------------------------------------------------------- propagators */

static bool grow(ennead_model *m)
{
    const size_t room = m->propagator_room == 0 ? 64 : 2 * m->propagator_room;
    propagator *more = model_memory(m, room * sizeof *more);

    if (more == NULL)
        return false;
    if (m->propagator_count > 0)
        memcpy(more, m->propagators, m->propagator_count * sizeof *more);
    m->propagators = more;
    m->propagator_room = room;
    return true;
}

propagator *model_add(ennead_model *m, const propagator_kind *kind, const uint16_t *cells,
                      int count, int items)
{
    const size_t bytes = (size_t)count * sizeof *cells;

    if (m->propagator_count == m->propagator_room && !grow(m))
        return NULL;
    uint16_t *copy = model_memory(m, bytes + (size_t)items);
    if (copy == NULL)
        return NULL;
    memcpy(copy, cells, bytes);
    memset(copy + count, 0, (size_t)items);
    propagator *p = &m->propagators[m->propagator_count++];
    *p = (propagator){
        .kind = kind, .cells = copy, .count = count, .matched = (uint8_t *)(copy + count)};
    return p;
}

/* Says what people call the propagator that was added last. */
static void name_last(ennead_model *m, house_name name)
{
    m->propagators[m->propagator_count - 1].name = name;
}

static ennead_status add_lines(ennead_model *m, const ennead_description *d)
{
    uint16_t cells[ENNEAD_MOST_SIZE];

    for (int row = 0; (d->houses & ENNEAD_ROWS) != 0 && row < d->rows; row++) {
        for (int column = 0; column < d->columns; column++)
            cells[column] = (uint16_t)(row * d->columns + column);
        if (alldifferent_add(m, cells, d->columns) != ENNEAD_OK)
            return ENNEAD_OUT_OF_MEMORY;
        name_last(m, (house_name){A_ROW, row});
    }
    for (int column = 0; (d->houses & ENNEAD_COLUMNS) != 0 && column < d->columns; column++) {
        for (int row = 0; row < d->rows; row++)
            cells[row] = (uint16_t)(row * d->columns + column);
        if (alldifferent_add(m, cells, d->rows) != ENNEAD_OK)
            return ENNEAD_OUT_OF_MEMORY;
        name_last(m, (house_name){A_COLUMN, column});
    }
    return ENNEAD_OK;
}

static ennead_status add_regions(ennead_model *m, const ennead_description *d, const char **wrong)
{
    uint16_t cells[ENNEAD_MOST_SIZE];

    if ((d->houses & ENNEAD_REGIONS) == 0)
        return ENNEAD_OK;
    for (int region = 0; region < ENNEAD_MOST_SIZE; region++) {
        int count = 0;

        for (int cell = 0; cell < m->cells; cell++) {
            if (d->regions[cell] != region)
                continue;
            if (count == m->values) {
                *wrong = "a region has more cells than there are values";
                return ENNEAD_BAD_ARGUMENT;
            }
            cells[count++] = (uint16_t)cell;
        }
        if (count == 0)
            continue;
        if (alldifferent_add(m, cells, count) != ENNEAD_OK)
            return ENNEAD_OUT_OF_MEMORY;
        name_last(m, (house_name){A_REGION, region});
    }
    return ENNEAD_OK;
}

bool is_full_house(const ennead_model *m, const propagator *p)
{
    return p->kind->meaning == ONLY_DIFFERENCES && p->count == m->used;
}

static int shared_cells(const propagator *one, const propagator *other)
{
    int shared = 0;

    for (int i = 0; i < one->count; i++)
        for (int j = 0; j < other->count; j++)
            shared += one->cells[i] == other->cells[j];
    return shared;
}

ennead_status remainders_add(ennead_model *m, const propagator_kind *kind, const propagator *one,
                             const propagator *other)
{
    const propagator *const houses[] = {one, other};
    uint16_t cells[2 * ENNEAD_MOST_SIZE];
    int count = 0;

    for (int side = 0; side < 2; side++)
        for (int i = 0; i < houses[side]->count; i++) {
            const propagator single = {.cells = houses[side]->cells + i, .count = 1};
            if (shared_cells(&single, houses[1 - side]) == 0)
                cells[count++] = houses[side]->cells[i];
        }
    propagator *p = model_add(m, kind, cells, count, count / 2);
    if (p == NULL)
        return ENNEAD_OUT_OF_MEMORY;
    p->first_part = count / 2;
    p->name = one->name;
    p->other = other->name;
    return ENNEAD_OK;
}

/* Adds what the options ask for of two full houses that share more than one cell, but not all. */
static ennead_status add_crossing(ennead_model *m, size_t first, size_t second)
{
    const unsigned wanted = m->options.redundant;
    const propagator one = m->propagators[first], other = m->propagators[second];
    const int shared = shared_cells(&one, &other);

    if (shared < 2 || shared == m->used)
        return ENNEAD_OK;
    if ((wanted & ENNEAD_REDUNDANT_LOCKED) != 0 && locked_add(m, &one, &other) != ENNEAD_OK)
        return ENNEAD_OUT_OF_MEMORY;
    if ((wanted & ENNEAD_REDUNDANT_SAME) != 0 && same_add(m, &one, &other) != ENNEAD_OK)
        return ENNEAD_OUT_OF_MEMORY;
    return ENNEAD_OK;
}

/* Adds what follows from each two full houses, or from all rows and columns. */
static ennead_status add_redundant(ennead_model *m, const ennead_description *d)
{
    const unsigned wanted = m->options.redundant;
    const unsigned lines = ENNEAD_ROWS | ENNEAD_COLUMNS;

    const bool crossing = (wanted & (ENNEAD_REDUNDANT_LOCKED | ENNEAD_REDUNDANT_SAME)) != 0;
    for (size_t i = 0; crossing && i < m->propagator_count && i < MOST_CROSSING; i++)
        for (size_t j = 0; is_full_house(m, &m->propagators[i]) && j < i; j++)
            if (is_full_house(m, &m->propagators[j]) && add_crossing(m, i, j) != ENNEAD_OK)
                return ENNEAD_OUT_OF_MEMORY;
    if ((wanted & ENNEAD_REDUNDANT_FISH) != 0 && (d->houses & lines) == lines &&
        m->rows == m->used && m->columns == m->used && m->in_use == m->all)
        return fish_add(m);
    return ENNEAD_OK;
}

static ennead_status add_propagators(ennead_model *m, const ennead_description *d, mistake *wrong)
{
    /* Regions first: they share cells with more houses, so what is found there tells more. */
    ennead_status status = add_regions(m, d, &wrong->what);

    if (status == ENNEAD_OK)
        status = add_lines(m, d);
    for (size_t i = 0; status == ENNEAD_OK && i < d->constraint_count; i++) {
        if (m->propagator_count > MOST_PROPAGATORS) {
            wrong->what = "there are more rules than the 1,048,576 that a model can hold";
            m->wrong = &d->constraints[i];
            return ENNEAD_BAD_ARGUMENT;
        }
        status = rule_add(m, d, &d->constraints[i], &wrong->what);
        if (status == ENNEAD_BAD_ARGUMENT)
            wrong->rule = m->wrong->name;
    }
    return status == ENNEAD_OK ? add_redundant(m, d) : status;
}

/* What every model has, those of branches too. */
static bool make_domains(ennead_model *m)
{
    const size_t cells = (size_t)m->cells;

    m->differs.words = m->linked.words = (cells + 63) / 64;
    m->differs.bits = model_cleared_memory(m, cells * m->differs.words * sizeof(uint64_t));
    m->linked.bits = model_cleared_memory(m, cells * m->linked.words * sizeof(uint64_t));
    m->allowed = model_memory(m, cells * sizeof *m->allowed);
    m->domains = model_cleared_memory(m, cells * sizeof *m->domains);
    m->assigned = model_cleared_memory(m, cells * sizeof *m->assigned);
    if (m->differs.bits == NULL || m->linked.bits == NULL || m->allowed == NULL ||
        m->domains == NULL || m->assigned == NULL)
        return false;
    for (size_t cell = 0; cell < cells; cell++)
        m->allowed[cell] = m->in_use;
    return true;
}

/* What the search needs. */
static bool make_state(ennead_model *m)
{
    const size_t cells = (size_t)m->cells;

    m->start = model_cleared_memory(m, cells * sizeof *m->start);
    m->before = model_cleared_memory(m, cells * sizeof *m->before);
    m->found = model_cleared_memory(m, cells * sizeof *m->found);
    m->frames = model_cleared_memory(m, cells * sizeof(frame *));
    m->weights = model_cleared_memory(m, cells * sizeof *m->weights);
    return m->start != NULL && m->before != NULL && m->found != NULL && m->frames != NULL &&
           m->weights != NULL;
}

ennead_model *model_branch(ennead_model *m)
{
    ennead_model *root = model_root(m), *made = model_memory(m, sizeof *made);

    if (made == NULL)
        return NULL;
    *made = (ennead_model){
        .allocator = m->allocator,
        .root = root,
        .next_branch = root->branches,
        .options = {.size = sizeof m->options, .filter = m->options.filter},
        .rows = m->rows,
        .columns = m->columns,
        .cells = m->cells,
        .values = m->values,
        .first_value = m->first_value,
        .has_boxes = m->has_boxes,
        .all = m->all,
        .in_use = m->in_use,
        .used = m->used,
    };
    root->branches = made;
    return make_domains(made) ? made : NULL;
}

/* What can be worked out once it is known which cells differ. */
static bool prepare(ennead_model *m)
{
    for (size_t i = 0; i < m->propagator_count; i++) {
        propagator *p = &m->propagators[i];
        if (p->kind->prepare != NULL && !p->kind->prepare(m, p))
            return false;
    }
    return true;
}

ennead_status model_connect(ennead_model *m, const char **wrong)
{
    wiring_differences(m);
    if (!prepare(m) || innies_add(m) != ENNEAD_OK || !relations_link(m))
        return ENNEAD_OUT_OF_MEMORY;
    return wire(m, wrong);
}

/* ---------------------------------------------------------------------------------- the public */

static const char *wrong_in(const ennead_description *d)
{
    const bool sized = d->rows >= 1 && d->rows <= ENNEAD_MOST_SIZE && d->columns >= 1 &&
                       d->columns <= ENNEAD_MOST_SIZE && d->values >= 1 &&
                       d->values <= ENNEAD_MOST_SIZE;

    if (!sized)
        return "the grid and its values are not 1 to 64";
    if (d->first_value < 0 || d->first_value > 1)
        return "the first value is neither 0 nor 1";
    if (((d->houses & ENNEAD_ROWS) != 0 && d->columns > d->values) ||
        ((d->houses & ENNEAD_COLUMNS) != 0 && d->rows > d->values))
        return "a row or a column has more cells than there are values";
    return NULL;
}

/* Whether differences, tables of two cells and what single cells may hold say all: these are rules
 * that nobody has to filter, or that follow from others. */
static bool can_learn(const ennead_model *m)
{
    for (size_t i = 0; i < m->propagator_count; i++) {
        const propagator_kind *kind = m->propagators[i].kind;
        if (kind->meaning == SAYS_MORE && kind->check != NULL && kind->filter != NULL)
            return false;
    }
    return true;
}

/* The values that some cell may hold: in a grid where none is above nine, a row of nine cells holds
 * each of the nine, however many values there are. A grid without an open cell tells nothing. */
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
    m->rows = d->rows;
    m->columns = d->columns;
    m->cells = d->rows * d->columns;
    m->values = d->values;
    m->first_value = d->first_value;
    m->has_boxes = d->box_rows > 0;
    m->all = UINT64_MAX >> (ENNEAD_MOST_SIZE - d->values);
    m->in_use = values_in_use(m, d);
    m->used = value_count(m->in_use);
    if (!make_domains(m) || !make_state(m))
        return ENNEAD_OUT_OF_MEMORY;
    ennead_status status = add_propagators(m, d, wrong);
    if (status != ENNEAD_OK)
        return status;
    if (m->options.branch == ENNEAD_BRANCH_AUTO) {
        m->options.branch =
            d->constraint_count == 0 ? ENNEAD_BRANCH_FIRST_FAIL : ENNEAD_BRANCH_WEIGHTED;
        m->may_learn = can_learn(m);
    }
    if (m->options.branch == ENNEAD_BRANCH_LEARNED && !can_learn(m)) {
        wrong->what = "learning knows only rules of single cells and of two cells each";
        return ENNEAD_BAD_ARGUMENT;
    }
    status = model_connect(m, &wrong->what);
    if (status != ENNEAD_OK)
        return status;
    wrong->what = "a cell has a candidate that is no value";
    return ennead_model_start(m, d->candidates);
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
    ennead_status status = wrong.what == NULL ? ENNEAD_OK : ENNEAD_BAD_ARGUMENT;

    *model = NULL;
    if (status == ENNEAD_OK) {
        wrong.what = "an option is out of range";
        status = model_check_options(options, &checked);
    }
    ennead_model *made = NULL;
    if (status == ENNEAD_OK && (made = allocate(&memory, sizeof *made)) == NULL)
        status = ENNEAD_OUT_OF_MEMORY;
    if (status == ENNEAD_OK) {
        *made = (ennead_model){.allocator = memory, .root = made, .options = checked};
        status = build(made, description, &wrong);
    }
    if (status == ENNEAD_OK) {
        *model = made;
        return ENNEAD_OK;
    }
    if (status == ENNEAD_BAD_ARGUMENT && message != NULL)
        say_wrong(message, &wrong);
    if (made != NULL && made->wrong != NULL && checked.wrong_rule != NULL)
        *checked.wrong_rule = made->wrong;
    ennead_model_free(made);
    return status;
}

/* SPDX-License-Identifier: MIT */
/*
 * A description becomes a model: first the propagators, one after the other; then, from them, who
 * differs from whom, the queue with a place for each propagator, and who hears of which cell.
 *
 * The queue is words of 64 bits, a bit a propagator: those of one cost begin a word of their own,
 * so the first bit that is set is the cheapest. The fish of a value has the bit of the value's
 * number.
 */
#include "grid/memory.h"
#include "model/model.h"

#include <string.h>

/* Memory is a list of blocks, each with this before it. */
typedef union block {
    union block *next;
    max_align_t alignment;
} block;

struct pairs {
    int cells;
    size_t words; /* for one cell */
    uint64_t *bits;
};

/* Why a description cannot be made a model. */
typedef struct mistake {
    const char *rule; /* the one to blame, or NULL */
    const char *what;
} mistake;

void *model_memory(ennead_model *m, size_t bytes)
{
    block *made = allocate(&m->allocator, sizeof *made + bytes);

    if (made == NULL)
        return NULL;
    made->next = m->blocks;
    m->blocks = made;
    return made + 1;
}

static void *cleared_memory(ennead_model *m, size_t bytes)
{
    void *made = model_memory(m, bytes);

    if (made != NULL)
        memset(made, 0, bytes);
    return made;
}

void ennead_model_free(ennead_model *model)
{
    if (model == NULL)
        return;
    const ennead_allocator memory = model->allocator;
    learner_free(model->learner);
    for (int i = 0; i < model->frame_count; i++)
        release(&memory, model->frames[i]);
    for (block *next, *b = model->blocks; b != NULL; b = next) {
        next = b->next;
        release(&memory, b);
    }
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
    return p->kind->meaning == ONLY_DIFFERENCES && p->count == m->values;
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

/* Adds what follows from each two full houses that share more than one cell, but not all. */
static ennead_status add_redundant(ennead_model *m, const ennead_description *d)
{
    const unsigned wanted = m->options.redundant;
    const unsigned lines = ENNEAD_ROWS | ENNEAD_COLUMNS;

    const size_t houses =
        (wanted & (ENNEAD_REDUNDANT_LOCKED | ENNEAD_REDUNDANT_SAME)) != 0 ? m->propagator_count : 0;
    for (size_t i = 0; i < houses; i++)
        for (size_t j = 0; j < i; j++) {
            const propagator one = m->propagators[i], other = m->propagators[j];
            const int shared =
                one.count == m->values && other.count == m->values ? shared_cells(&one, &other) : 0;
            if (shared < 2 || shared == m->values)
                continue;
            if ((wanted & ENNEAD_REDUNDANT_LOCKED) != 0 && locked_add(m, &one, &other) != ENNEAD_OK)
                return ENNEAD_OUT_OF_MEMORY;
            if ((wanted & ENNEAD_REDUNDANT_SAME) != 0 && same_add(m, &one, &other) != ENNEAD_OK)
                return ENNEAD_OUT_OF_MEMORY;
        }
    if ((wanted & ENNEAD_REDUNDANT_FISH) != 0 && (d->houses & lines) == lines &&
        m->rows == m->values && m->columns == m->values)
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
        status = rule_add(m, d, &d->constraints[i], &wrong->what);
        if (status == ENNEAD_BAD_ARGUMENT)
            wrong->rule = d->constraints[i].name;
    }
    return status == ENNEAD_OK ? add_redundant(m, d) : status;
}

/* -------------------------------------------------------------------------------------- tables */

void pairs_add(pairs *found, int one, int other)
{
    found->bits[(size_t)one * found->words + (size_t)other / 64] |= value_bit(other % 64);
    found->bits[(size_t)other * found->words + (size_t)one / 64] |= value_bit(one % 64);
}

static bool list_peers(ennead_model *m, const pairs *found)
{
    size_t count = 0;

    for (size_t i = 0; i < (size_t)m->cells * found->words; i++)
        count += (size_t)value_count(found->bits[i]);
    uint16_t *peers = model_memory(m, count * sizeof *peers);
    m->peer_begin = model_memory(m, ((size_t)m->cells + 1) * sizeof *m->peer_begin);
    if (peers == NULL || m->peer_begin == NULL)
        return false;
    count = 0;
    for (int cell = 0; cell < m->cells; cell++) {
        m->peer_begin[cell] = count;
        for (size_t word = 0; word < found->words; word++)
            for (uint64_t bits = found->bits[(size_t)cell * found->words + word]; bits != 0;
                 bits &= bits - 1)
                peers[count++] = (uint16_t)(word * 64 + (size_t)lowest_value(bits));
    }
    m->peer_begin[m->cells] = count;
    m->peers = peers;
    return true;
}

static bool make_peers(ennead_model *m)
{
    pairs found = {.cells = m->cells, .words = ((size_t)m->cells + 63) / 64};
    const size_t bytes = (size_t)m->cells * found.words * sizeof *found.bits;

    found.bits = allocate(&m->allocator, bytes);
    if (found.bits == NULL)
        return false;
    memset(found.bits, 0, bytes);
    for (size_t i = 0; i < m->propagator_count; i++)
        if (m->propagators[i].kind->differ != NULL)
            m->propagators[i].kind->differ(&m->propagators[i], &found);
    const bool made = list_peers(m, &found);
    release(&m->allocator, found.bits);
    return made;
}

bool model_sees(const ennead_model *m, int one, int other)
{
    size_t low = m->peer_begin[one], high = m->peer_begin[one + 1];

    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        if (m->peers[middle] < other)
            low = middle + 1;
        else
            high = middle;
    }
    return low < m->peer_begin[one + 1] && m->peers[low] == other;
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

/* Gives each propagator that has a filter its place in the queue. */
static bool make_slots(ennead_model *m)
{
    size_t counts[COSTS] = {0}, next[COSTS];

    for (size_t i = 0; i < m->propagator_count; i++)
        if (m->propagators[i].kind->filter != NULL)
            counts[m->propagators[i].kind->cost]++;
    for (int cost = 0; cost < COSTS; cost++) {
        next[cost] = 64 * m->words;
        m->words += (counts[cost] + 63) / 64;
    }
    m->slots = cleared_memory(m, 64 * m->words * sizeof *m->slots);
    m->queue = cleared_memory(m, m->words * sizeof *m->queue);
    if (m->slots == NULL || m->queue == NULL)
        return false;
    for (size_t i = 0; i < m->propagator_count; i++)
        if (m->propagators[i].kind->filter != NULL)
            m->slots[next[m->propagators[i].kind->cost]++] = &m->propagators[i];
    return true;
}

static void list_wakes(ennead_model *m, const uint64_t *heard, size_t *count)
{
    for (int cell = 0; cell < m->cells; cell++) {
        m->wake_begin[cell] = *count;
        for (size_t word = 0; word < m->words; word++) {
            const uint64_t mask = heard[(size_t)cell * m->words + word];
            if (mask == 0)
                continue;
            const propagator *first = m->slots[64 * word];
            const bool by_value = first != NULL && first->kind->cost == COST_FISH;
            if (m->wakes != NULL)
                m->wakes[*count] = (wake){mask, by_value ? 0 : UINT64_MAX, word};
            ++*count;
        }
    }
    m->wake_begin[m->cells] = *count;
}

static bool make_wakes(ennead_model *m)
{
    const size_t bytes = (size_t)m->cells * m->words * sizeof(uint64_t);
    uint64_t *heard = allocate(&m->allocator, bytes);
    size_t count = 0;

    if (heard == NULL)
        return false;
    memset(heard, 0, bytes);
    for (size_t slot = 0; slot < 64 * m->words; slot++)
        for (int i = 0; m->slots[slot] != NULL && i < m->slots[slot]->count; i++)
            heard[m->slots[slot]->cells[i] * m->words + slot / 64] |= value_bit((int)(slot % 64));
    m->wake_begin = model_memory(m, ((size_t)m->cells + 1) * sizeof *m->wake_begin);
    if (m->wake_begin != NULL) {
        list_wakes(m, heard, &count);
        m->wakes = model_memory(m, count * sizeof *m->wakes);
        count = 0;
        if (m->wakes != NULL)
            list_wakes(m, heard, &count);
    }
    release(&m->allocator, heard);
    return m->wakes != NULL;
}

static bool make_state(ennead_model *m)
{
    const size_t cells = (size_t)m->cells;

    m->domains = cleared_memory(m, cells * sizeof *m->domains);
    m->start = cleared_memory(m, cells * sizeof *m->start);
    m->before = cleared_memory(m, cells * sizeof *m->before);
    m->assigned = cleared_memory(m, cells * sizeof *m->assigned);
    m->frames = cleared_memory(m, cells * sizeof(frame *));
    m->weights = cleared_memory(m, cells * sizeof *m->weights);
    return m->domains != NULL && m->start != NULL && m->before != NULL && m->assigned != NULL &&
           m->frames != NULL && m->weights != NULL;
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

static bool only_differs(const ennead_model *m)
{
    for (size_t i = 0; i < m->propagator_count; i++)
        if (m->propagators[i].kind->check != NULL &&
            m->propagators[i].kind->meaning != ONLY_DIFFERENCES)
            return false;
    return true;
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
    const ennead_status status = add_propagators(m, d, wrong);
    if (status != ENNEAD_OK)
        return status;
    if (m->options.branch == ENNEAD_BRANCH_LEARNED && !only_differs(m)) {
        wrong->what = "learning knows only rules that values are different";
        return ENNEAD_BAD_ARGUMENT;
    }
    if (!make_peers(m) || !prepare(m) || innies_add(m) != ENNEAD_OK || !make_slots(m) ||
        !make_wakes(m) || !make_state(m))
        return ENNEAD_OUT_OF_MEMORY;
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
        *made = (ennead_model){.allocator = memory, .options = checked};
        status = build(made, description, &wrong);
    }
    if (status == ENNEAD_OK) {
        *model = made;
        return ENNEAD_OK;
    }
    if (status == ENNEAD_BAD_ARGUMENT && message != NULL)
        say_wrong(message, &wrong);
    ennead_model_free(made);
    return status;
}

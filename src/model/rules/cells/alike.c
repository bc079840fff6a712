/* SPDX-License-Identifier: MIT */
/*
 * A cell says how many others have the value of one of them: of all the others, or of those in
 * runs along lines that begin with it. For each value that this one may have, there are a least
 * and a greatest number; what no number fits is removed.
 *
 *     cells of the propagator:   the number | the one | the others, line by line
 */
#include "model/rules/cells/alike.h"

#include "model/propagators.h"
#include "model/reasons.h"
#include "model/storage.h"

alike_range alike_share(const ennead_model *m, int number, alike_range sum, alike_range line)
{
    const int least = alike_lowest(m, number) - (sum.most - line.most);
    const int most = alike_highest(m, number) - (sum.least - line.least);

    return (alike_range){least > line.least ? least : line.least,
                         most < line.most ? most : line.most};
}

/* How many cells from the beginning of a line must, and may have the value. */
static void count_line(const ennead_model *m, const propagator *p, int line, domain value)
{
    const alike_cells *c = p->data;
    const int begin = alike_begin(c, line), end = c->ends[line];
    int least = begin, most = begin;

    while (least < end && m->domains[p->cells[least]] == value)
        least++;
    while (most < end && (m->domains[p->cells[most]] & value) != 0)
        most++;
    c->least[line] = (uint16_t)(least - begin);
    c->most[line] = (uint16_t)(most - begin);
}

/* The same of all lines, with the one if it counts. */
static alike_range count_lines(const ennead_model *m, const propagator *p, domain value)
{
    const alike_cells *c = p->data;
    alike_range sum = {c->counted, c->counted};

    for (int line = 0; line < c->lines; line++) {
        count_line(m, p, line, value);
        sum.least += c->least[line];
        sum.most += c->most[line];
    }
    return sum;
}

domain alike_values(const ennead_model *m, alike_range range)
{
    const int low = range.least - m->first_value, high = range.most - m->first_value;
    const domain below = low > 0 ? value_bit(low) - 1 : 0;

    if (low >= m->values || high < low || high < 0)
        return 0;
    return (high < m->values ? (value_bit(high) << 1) - 1 : m->all) & ~below;
}

/* Gives the lines what a number needs, now that the value is known. */
static bool fit_lines(ennead_model *m, const propagator *p, domain value, alike_range sum)
{
    const alike_cells *c = p->data;

    for (int line = 0; line < c->lines; line++) {
        const int begin = alike_begin(c, line), length = c->ends[line] - begin;
        const alike_range share = alike_share(m, p->cells[ALIKE_NUMBER], sum,
                                              (alike_range){c->least[line], c->most[line]});
        if (share.least > share.most)
            return false;
        for (int i = 0; i < share.least; i++)
            if (!narrow(m, p->cells[begin + i], value))
                return false;
        if (share.least == share.most && share.most < length &&
            !narrow(m, p->cells[begin + share.most], ~value))
            return false;
    }
    return true;
}

static bool filter(ennead_model *m, const propagator *p)
{
    domain numbers = 0, values = 0;

    FOR_EACH_VALUE(left, m->domains[p->cells[ALIKE_ONE]]) {
        const domain value = left & -left;
        const domain fitting =
            alike_values(m, count_lines(m, p, value)) & m->domains[p->cells[ALIKE_NUMBER]];
        numbers |= fitting;
        values |= fitting != 0 ? value : 0;
    }
    if (!narrow(m, p->cells[ALIKE_NUMBER], numbers) || !narrow(m, p->cells[ALIKE_ONE], values))
        return false;
    return !is_single(values) || fit_lines(m, p, values, count_lines(m, p, values));
}

static bool check(const propagator *p, const uint8_t *solution)
{
    const alike_cells *c = p->data;
    int count = c->counted;

    for (int line = 0; line < c->lines; line++)
        for (int i = alike_begin(c, line);
             i < c->ends[line] && solution[p->cells[i]] == solution[p->cells[ALIKE_ONE]]; i++)
            count++;
    return count == solution[p->cells[ALIKE_NUMBER]];
}

#define COUNTS(sentence) \
    { \
        .meaning = SAYS_MORE, .cost = COST_SUM, .calls = MORE_CALLS, .reason = (sentence), \
        .filter = filter, .check = check, .compares_others = true, \
    }

/* Each has two: whether the one is counted. */
static const propagator_kind count_kinds[] = {COUNTS(SENTENCE_MODEL_ALIKE_OTHERS),
                                              COUNTS(SENTENCE_MODEL_ALIKE)};
static const propagator_kind run_kinds[] = {COUNTS(SENTENCE_MODEL_RUN_OTHERS),
                                            COUNTS(SENTENCE_MODEL_RUN)};

const alike_cells *alike_of(const propagator *p)
{
    return p->kind->filter == filter ? p->data : NULL;
}

/* Adds a propagator over these cells, with room for so many lines. Returns NULL if memory runs
 * out. */
static alike_cells *add(ennead_model *m, const propagator_kind kinds[2],
                        const ennead_constraint *rule, const uint16_t *cells, int count)
{
    const bool counted = rule->number_count == 0 || rule->numbers[0] == 0;
    alike_cells *c = model_cleared_memory(m, sizeof *c);
    const size_t lines = (size_t)count + 1;
    propagator *p = c == NULL ? NULL : model_add(m, &kinds[counted], cells, count, 0);

    if (p == NULL)
        return NULL;
    p->data = c;
    c->counted = counted;
    c->ends = model_cleared_memory(m, lines * sizeof *c->ends);
    c->least = model_cleared_memory(m, lines * sizeof *c->least);
    c->most = model_cleared_memory(m, lines * sizeof *c->most);
    return c->ends != NULL && c->least != NULL && c->most != NULL ? c : NULL;
}

static bool has_bad_number(const ennead_constraint *rule)
{
    return rule->number_count > 0 && rule->numbers[0] != 0 && rule->numbers[0] != 1;
}

ennead_status build_alike(ennead_model *m, const ennead_description *d,
                          const ennead_constraint *rule, const char **wrong)
{
    (void)d;
    if (has_bad_number(rule))
        return rule_is_wrong(wrong, "its number is not 0 or 1");
    for (size_t i = ALIKE_ONE; i < rule->cell_count; i++)
        for (size_t k = ALIKE_ONE; k < i; k++)
            if (rule->cells[i] == rule->cells[k])
                return rule_is_wrong(wrong, "it names a cell twice");
    alike_cells *c = add(m, count_kinds, rule, rule->cells, (int)rule->cell_count);
    if (c == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    c->lines = (int)rule->cell_count - ALIKE_OTHERS;
    for (int line = 0; line < c->lines; line++)
        c->ends[line] = (uint16_t)(ALIKE_OTHERS + line + 1);
    return ENNEAD_STATUS_OK;
}

ennead_status build_run(ennead_model *m, const ennead_description *d, const ennead_constraint *rule,
                        const char **wrong)
{
    uint16_t *cells = model_memory(m, (rule->cell_count + ALIKE_OTHERS) * sizeof *cells);
    uint16_t *ends = model_memory(m, rule->part_count * sizeof *ends);
    int count = ALIKE_OTHERS;

    (void)d;
    if (cells == NULL || ends == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    if (has_bad_number(rule))
        return rule_is_wrong(wrong, "its number is not 0 or 1");
    if (rule->parts[0] != 1)
        return rule_is_wrong(wrong, "its first part has more than one cell");
    for (size_t part = 1; part < rule->part_count; part++) {
        int length = 0;
        const uint16_t *line = rule_part(rule, part, &length);
        if (part == 1) {
            cells[ALIKE_NUMBER] = rule->cells[0];
            cells[ALIKE_ONE] = line[0];
        }
        if (line[0] != cells[ALIKE_ONE])
            return rule_is_wrong(wrong, "its lines begin in different cells");
        for (int i = 1; i < length; i++) {
            for (int k = ALIKE_ONE; k < count; k++)
                if (cells[k] == line[i])
                    return rule_is_wrong(wrong, "its lines meet again");
            cells[count++] = line[i];
        }
        ends[part - 1] = (uint16_t)count;
    }
    alike_cells *c = add(m, run_kinds, rule, cells, count);
    if (c == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    c->lines = (int)rule->part_count - 1;
    c->ends = ends;
    return ENNEAD_STATUS_OK;
}

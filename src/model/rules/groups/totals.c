/* SPDX-License-Identifier: MIT */
/*
 * The rules that give cells a sum, or the same sum: each becomes equal sums (sums.h).
 */
#include "model/rules/groups/totals.h"

#include "model/filters/sums/cage.h"
#include "model/filters/sums/sum_rule.h"
#include "model/storage.h"

#include <stdlib.h>

/* Cells with a negative factor are a part of their own, to which the number is added. */
static ennead_status add_factors(ennead_model *m, const ennead_constraint *rule, const char **wrong)
{
    enum { MOST_FACTOR = 1000 };
    uint16_t *cells = model_memory(m, rule->cell_count * sizeof *cells);
    int32_t *factors = model_memory(m, rule->cell_count * sizeof *factors);
    const int shifts[] = {0, within_reach(rule->numbers[0])};
    int sizes[2] = {0}, count = 0;

    if (cells == NULL || factors == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    for (int part = 0; part < 2; part++)
        for (size_t i = 0; i < rule->cell_count; i++) {
            const int32_t number = rule->numbers[1 + i];
            if (number < -MOST_FACTOR || number > MOST_FACTOR)
                return rule_is_wrong(wrong, "the number is too large");
            if (part == 0 ? number <= 0 : number >= 0)
                continue;
            sizes[part]++;
            cells[count] = rule->cells[i];
            factors[count++] = abs(number);
        }
    if (count == 0)
        return shifts[1] == 0 ? ENNEAD_STATUS_OK : rule_is_wrong(wrong, "all factors are 0");
    return sums_add(
        m, &factors_kind,
        &(sum_shape){
            .cells = cells, .factors = factors, .sizes = sizes, .shifts = shifts, .part_count = 2});
}

ennead_status build_sum(ennead_model *m, const ennead_description *d, const ennead_constraint *rule,
                        const char **wrong)
{
    (void)d;
    const int size = (int)rule->cell_count;

    if (rule_repeats(rule))
        return rule_is_wrong(wrong, "it names a cell twice");
    if (rule->number_count > 1)
        return rule->number_count == 1 + rule->cell_count
                   ? add_factors(m, rule, wrong)
                   : rule_is_wrong(wrong, "each cell needs a factor");
    return sums_add(m, &sum_kind,
                    &(sum_shape){.cells = rule->cells,
                                 .sizes = &size,
                                 .part_count = 1,
                                 .demand = KNOWN_SUM,
                                 .total = rule->numbers[0]});
}

ennead_status build_little_killer(ennead_model *m, const ennead_description *d,
                                  const ennead_constraint *rule, const char **wrong)
{
    return build_sum(m, d, rule, wrong);
}

/* The circle may be a pill: a number with a digit in each cell. */
ennead_status build_arrow(ennead_model *m, const ennead_description *d,
                          const ennead_constraint *rule, const char **wrong)
{
    (void)d;
    int sizes[2];
    int32_t *factors = model_memory(m, rule->cell_count * sizeof *factors);

    if (factors == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    for (size_t i = 0; i < 2; i++)
        rule_part(rule, i, &sizes[i]);
    if (sizes[0] > 3)
        return rule_is_wrong(wrong, "its circle has more than three cells");
    if (rule_repeats(rule))
        return rule_is_wrong(wrong, "it names a cell twice");
    for (size_t i = 0; i < rule->cell_count; i++)
        factors[i] = 1;
    for (int i = sizes[0] - 2; i >= 0; i--)
        factors[i] = 10 * factors[i + 1];
    return sums_add(
        m, &sum_kind,
        &(sum_shape){.cells = rule->cells, .factors = factors, .sizes = sizes, .part_count = 2});
}

/* Adds a rule of parts with the same sum. `cells` has the cells of all parts, one part after the
 * other. */
static ennead_status same_sum_add(ennead_model *m, const uint16_t *cells, const int *sizes,
                                  int part_count)
{
    return sums_add(m, &sum_kind,
                    &(sum_shape){.cells = cells, .sizes = sizes, .part_count = part_count});
}

/* The two ends together have the sum of the cells between them. */
ennead_status build_double_arrow(ennead_model *m, const ennead_description *d,
                                 const ennead_constraint *rule, const char **wrong)
{
    (void)d;
    const int count = (int)rule->cell_count, sizes[] = {2, count - 2};
    uint16_t *cells = model_memory(m, rule->cell_count * sizeof *cells);

    if (cells == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    if (rule_repeats(rule))
        return rule_is_wrong(wrong, "it names a cell twice");
    cells[0] = rule->cells[0];
    cells[1] = rule->cells[count - 1];
    for (int i = 2; i < count; i++)
        cells[i] = rule->cells[i - 1];
    return same_sum_add(m, cells, sizes, 2);
}

ennead_status build_equal_sum(ennead_model *m, const ennead_description *d,
                              const ennead_constraint *rule, const char **wrong)
{
    (void)d;
    int *sizes = model_memory(m, rule->part_count * sizeof *sizes);

    if (sizes == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    const uint16_t *begin = rule->cells;
    for (size_t i = 0; i < rule->part_count; i++) {
        sizes[i] = rule->parts[i];
        if (rule_repeats(&(ennead_constraint){.cells = begin, .cell_count = rule->parts[i]}))
            return rule_is_wrong(wrong, "a part names a cell twice");
        begin += sizes[i];
    }
    return same_sum_add(m, rule->cells, sizes, (int)rule->part_count);
}

/* The parts of a line in each region have the same sum; a region entered twice gives two parts. */
ennead_status build_region_sum(ennead_model *m, const ennead_description *d,
                               const ennead_constraint *rule, const char **wrong)
{
    int *sizes = model_memory(m, rule->cell_count * sizeof *sizes);
    int parts = 0;

    if (sizes == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    for (size_t i = 0; i < rule->cell_count; i++) {
        const uint8_t region = d->regions[rule->cells[i]];
        if (region == ENNEAD_NO_REGION) {
            *wrong = "it has a cell that is in no region";
            return ENNEAD_STATUS_BAD_ARGUMENT;
        }
        if (i == 0 || region != d->regions[rule->cells[i - 1]])
            sizes[parts++] = 0;
        for (int before = sizes[parts - 1]++; before > 0; before--)
            if (rule->cells[i - (size_t)before] == rule->cells[i])
                return rule_is_wrong(wrong, "a part names a cell twice");
    }
    return parts < 2 ? ENNEAD_STATUS_OK : same_sum_add(m, rule->cells, sizes, parts);
}

/* Cells at equal distance from the middle sum to the middle cell; without a middle cell, all to
 * the same sum. */
ennead_status build_zipper(ennead_model *m, const ennead_description *d,
                           const ennead_constraint *rule, const char **wrong)
{
    (void)d;
    const int count = (int)rule->cell_count, half = count / 2;
    uint16_t *cells = model_memory(m, rule->cell_count * sizeof *cells);
    int *sizes = model_memory(m, rule->cell_count * sizeof *sizes);

    if (cells == NULL || sizes == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    if (rule_repeats(rule))
        return rule_is_wrong(wrong, "it names a cell twice");
    for (int i = 0; i < half; i++) {
        cells[2 * i] = rule->cells[i];
        cells[2 * i + 1] = rule->cells[count - 1 - i];
        sizes[i] = 2;
    }
    sizes[half] = 1;
    if (count % 2 == 1)
        cells[count - 1] = rule->cells[half];
    return same_sum_add(m, cells, sizes, half + count % 2);
}

/* SPDX-License-Identifier: MIT */
/*
 * Collects facts and draws them: houses and cells at the bottom, then sets, then what is behind
 * candidates, and in front of these strokes and links. Each part that a candidate can play has a
 * shape of its own, so the picture does not depend on colors.
 */
#include "picture/steps/facts.h"

#include "grid/houses.h"
#include "picture/shapes/digits.h"
#include "picture/shapes/geometry.h"
#include "picture/steps/links.h"

enum { HOUSE_INSET = 35, SET_INSET = 50, SET_STEP = 32, NAME_HEIGHT = 190 };
enum {
    DISC_PERCENT = 104,
    SQUARE_PERCENT = 92,
    DIAMOND_PERCENT = 70,
    PILL_PERCENT = 58,
    STRIKE_PERCENT = 50
};

/* ---------------------------------------------------------------------------------- collecting */

void fact_candidates(facts *f, cells where, digits which, shape_look look)
{
    for (; where != 0; where = without_lowest_cell(where))
        for (digits rest = which; rest != 0; rest = without_lowest_digit(rest))
            f->part[lowest_cell(where)][lowest_digit(rest)] = look;
}

void fact_marks(facts *f, const struct drawn_board *board, cells where, digits which,
                shape_look look)
{
    for (; where != 0; where = without_lowest_cell(where))
        fact_candidates(f, CELL(lowest_cell(where)),
                        which & (digits)board->marks[lowest_cell(where)], look);
}

static int steps_between(int one, int other)
{
    const int down = row_of(one) - row_of(other), right = column_of(one) - column_of(other);

    return down * down + right * right;
}

void fact_link_sets(facts *f, cells from, int digit, cells to, int to_digit, enum link_kind kind)
{
    int best = -1, one = 0, other = 0;

    for (cells a = from; a != 0; a = without_lowest_cell(a))
        for (cells b = to; b != 0; b = without_lowest_cell(b)) {
            const int steps = steps_between(lowest_cell(a), lowest_cell(b));
            if (best < 0 || steps < best) {
                best = steps;
                one = lowest_cell(a);
                other = lowest_cell(b);
            }
        }
    if (best < 0 || f->link_count == MOST_LINKS || !digit_in_range(digit) ||
        !digit_in_range(to_digit))
        return;
    f->links[f->link_count++] =
        (fact_link){{(uint8_t)one, (uint8_t)digit}, {(uint8_t)other, (uint8_t)to_digit}, kind};
}

int fact_add_set(facts *f, cells where, char name)
{
    for (int i = 0; i < f->set_count; i++)
        if (f->sets[i].cells == where)
            return i % ENNEAD_MOST_TONES + 1;
    if (where == 0 || f->set_count == MOST_SETS)
        return 1;
    f->sets[f->set_count] = (fact_set){where, name != 0 ? name : (char)('A' + f->set_count % 26)};
    return f->set_count++ % ENNEAD_MOST_TONES + 1;
}

void fact_add_group(facts *f, cells where, int digit)
{
    if (cell_count(where) < 2 || f->group_count == MOST_SETS)
        return;
    f->groups[f->group_count++] = (fact_group){where, (uint8_t)digit};
}

/* -------------------------------------------------------------------------- houses, cells, sets */

static size_t list_cells(cells set, uint16_t list[ENNEAD_CELLS])
{
    size_t count = 0;

    for (; set != 0; set = without_lowest_cell(set))
        list[count++] = (uint16_t)lowest_cell(set);
    return count;
}

static void draw_houses(ennead_scene *scene, uint32_t set, ennead_role role)
{
    uint16_t list[ENNEAD_CELLS];

    for (; set != 0; set &= set - 1) {
        const size_t count = list_cells(house_cells[lowest_house(set)], list);
        draw_outline(scene, as(role), list, count, HOUSE_INSET);
    }
}

/* Outlines of overlapping sets are nested. */
static void draw_set(ennead_scene *scene, const facts *f, int number)
{
    uint16_t list[ENNEAD_CELLS];
    const fact_set *set = &f->sets[number];
    const int tone = number % ENNEAD_MOST_TONES + 1;
    const size_t count = list_cells(set->cells, list);
    const point corner = cell_corner(&scene->board, lowest_cell(set->cells));
    char name[2] = {set->name, '\0'};
    int within = 0, named = 0;

    for (int i = 0; i < number; i++) {
        within += (f->sets[i].cells & set->cells) != 0;
        named += lowest_cell(f->sets[i].cells) == lowest_cell(set->cells);
    }
    draw_outline(scene, toned(ENNEAD_ROLE_SET, tone), list, count,
                 SET_INSET + within % 4 * SET_STEP);
    scene_text(scene, toned(ENNEAD_ROLE_SET_NAME, tone),
               (point){corner.x + 10 + named * NAME_HEIGHT * 3 / 4, corner.y - 8}, NAME_HEIGHT,
               ENNEAD_ANCHOR_START, name);
}

/* ---------------------------------------------------------------------------------- candidates */

/* The position of a placed digit if no marks are drawn. */
static bool is_alone(const struct drawn_board *board, int cell)
{
    return board->shown[cell] == 0 || (board->shown[cell] & (board->shown[cell] - 1)) == 0;
}

static void draw_square(ennead_scene *scene, shape_look look, point center, int32_t side)
{
    scene_rectangle(scene, look, (point){center.x - side / 2, center.y - side / 2}, side, side);
}

/* The colors of a coloring are discs and squares, of a second cluster diamonds and again discs;
 * their letter depends on their tone. */
static void draw_color(ennead_scene *scene, shape_look look, point center, int32_t height)
{
    if (look.tone == 2)
        draw_square(scene, look, center, height * SQUARE_PERCENT / 100);
    else if (look.tone == 3)
        draw_diamond(scene, look, center, height * DIAMOND_PERCENT / 100);
    else
        scene_circle(scene, look, center, height * (look.tone == 4 ? 80 : DISC_PERCENT) / 100);
}

static void draw_part(ennead_scene *scene, shape_look look, point center, int32_t height)
{
    switch (look.role) {
    case ENNEAD_ROLE_OFF:
        draw_square(scene, look, center, height * SQUARE_PERCENT / 100);
        break;
    case ENNEAD_ROLE_FIN:
        draw_diamond(scene, look, center, height * DIAMOND_PERCENT / 100);
        break;
    case ENNEAD_ROLE_COLOR:
        draw_color(scene, look, center, height);
        break;
    default:
        scene_circle(scene, look, center, height * DISC_PERCENT / 100);
        break;
    }
}

void draw_strike(ennead_scene *scene, point center, int32_t height)
{
    const int32_t reach = height * STRIKE_PERCENT / 100;

    scene_path(scene, as(ENNEAD_ROLE_STRIKE));
    scene_move(scene, (point){center.x - reach, center.y + reach});
    scene_line(scene, (point){center.x + reach, center.y - reach});
}

static void draw_candidate(ennead_scene *scene, const facts *f, int cell, int digit)
{
    const struct drawn_board *board = &scene->board;
    const point center = mark_center(board, cell, digit);
    const int32_t height = mark_height(board, cell);
    const bool removed = (f->removed[cell] & digit_set(digit)) != 0;

    if ((f->placed[cell] & digit_set(digit)) != 0)
        scene_circle(scene, as(ENNEAD_ROLE_PLACED), center, height * DISC_PERCENT / 100);
    else if (f->part[cell][digit].role != ENNEAD_ROLE_PAPER)
        draw_part(scene, f->part[cell][digit], center, height);
    else if (removed)
        scene_circle(scene, as(ENNEAD_ROLE_ELIMINATED), center, height * DISC_PERCENT / 100);
    if (removed)
        draw_strike(scene, center, height);
}

static bool has_part(const facts *f, int cell, int digit)
{
    return f->part[cell][digit].role != ENNEAD_ROLE_PAPER ||
           ((f->removed[cell] | f->placed[cell]) & digit_set(digit)) != 0;
}

/* Shows the candidates of facts, whatever marks were requested. */
static void show_candidates(struct drawn_board *board, const facts *f)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        for (int digit = 1; digit <= 9 && value_on(board, cell) == 0; digit++)
            if (has_part(f, cell, digit))
                board->shown[cell] |= (uint64_t)1 << (digit - 1);
}

static void draw_candidates(ennead_scene *scene, const facts *f)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        if (value_on(&scene->board, cell) != 0)
            continue;
        if (f->placed[cell] != 0 && is_alone(&scene->board, cell)) {
            draw_value(scene, as(ENNEAD_ROLE_PLACED_DIGIT), cell_center(&scene->board, cell),
                       DIGIT_HEIGHT, lowest_digit(f->placed[cell]));
            scene->board.shown[cell] = 0;
            continue;
        }
        for (int digit = 1; digit <= 9; digit++)
            if (has_part(f, cell, digit))
                draw_candidate(scene, f, cell, digit);
    }
}

/* Draws a line around two cells of one node that are side by side. */
static void draw_group(ennead_scene *scene, const facts *f, int number)
{
    const struct drawn_board *board = &scene->board;
    const int digit = f->groups[number].digit;

    for (cells one = f->groups[number].cells; one != 0; one = without_lowest_cell(one))
        for (cells other = without_lowest_cell(one); other != 0;
             other = without_lowest_cell(other)) {
            const int a = lowest_cell(one), b = lowest_cell(other);
            if (steps_between(a, b) == 1)
                draw_pill(scene, as(ENNEAD_ROLE_NODE), mark_center(board, a, digit),
                          mark_center(board, b, digit), mark_height(board, a) * PILL_PERCENT / 100);
        }
}

/* ------------------------------------------------------------------------------------ together */

void draw_facts(ennead_scene *scene, const facts *f)
{
    uint16_t list[ENNEAD_CELLS];
    const size_t tinted = list_cells(f->tinted, list);

    show_candidates(&scene->board, f);
    draw_houses(scene, f->base, ENNEAD_ROLE_BASE);
    draw_houses(scene, f->cover, ENNEAD_ROLE_COVER);
    if (tinted > 0)
        draw_outline(scene, as(ENNEAD_ROLE_CAUSE_CELL), list, tinted, 0);
    for (int i = 0; i < f->set_count; i++)
        draw_set(scene, f, i);
    for (int i = 0; i < f->group_count; i++)
        draw_group(scene, f, i);
    draw_candidates(scene, f);
    for (int i = 0; i < f->link_count; i++)
        draw_link(scene, &f->links[i]);
}

/* SPDX-License-Identifier: MIT */
#include "cli/view/outline.h"

enum { CURVE_PIECES = 8 };

/* The point of a curve at i of n. */
static int32_t on_curve(const int32_t at[4], int64_t i, int64_t n)
{
    const int64_t j = n - i;
    return (int32_t)((j * j * j * at[0] + 3 * j * j * i * at[1] + 3 * j * i * i * at[2] +
                      i * i * i * at[3]) /
                     (n * n * n));
}

void outline_pieces(const ennead_shape *shape,
                    void (*take)(void *user, const struct path_piece *piece), void *user)
{
    int32_t x = 0, y = 0, first_x = 0, first_y = 0;
    for (size_t i = 0; i < shape->path_count; i++) {
        const ennead_path_step *step = &shape->path[i];
        const int32_t xs[4] = {x, step->x1, step->x2, step->x},
                      ys[4] = {y, step->y1, step->y2, step->y};
        switch (step->verb) {
        case ENNEAD_PATH_VERB_MOVE:
            first_x = step->x;
            first_y = step->y;
            break;
        case ENNEAD_PATH_VERB_LINE:
            take(user, &(struct path_piece){x, y, step->x, step->y});
            break;
        case ENNEAD_PATH_VERB_CURVE:
            for (int j = 0; j < CURVE_PIECES; j++)
                take(user, &(struct path_piece){on_curve(xs, j, CURVE_PIECES),
                                                on_curve(ys, j, CURVE_PIECES),
                                                on_curve(xs, j + 1, CURVE_PIECES),
                                                on_curve(ys, j + 1, CURVE_PIECES)});
            break;
        case ENNEAD_PATH_VERB_CLOSE:
            take(user, &(struct path_piece){x, y, first_x, first_y});
            break;
        }
        x = step->verb == ENNEAD_PATH_VERB_CLOSE ? first_x : step->x;
        y = step->verb == ENNEAD_PATH_VERB_CLOSE ? first_y : step->y;
    }
}

/* The box around the pieces of a path. */
struct extremes {
    int32_t left, right, top, bottom;
    bool any;
};

static void widen(void *user, const struct path_piece *piece)
{
    struct extremes *e = user;
    const int32_t xs[] = {piece->x, piece->to_x}, ys[] = {piece->y, piece->to_y};
    for (int i = 0; i < 2; i++) {
        e->left = !e->any || xs[i] < e->left ? xs[i] : e->left;
        e->right = !e->any || xs[i] > e->right ? xs[i] : e->right;
        e->top = !e->any || ys[i] < e->top ? ys[i] : e->top;
        e->bottom = !e->any || ys[i] > e->bottom ? ys[i] : e->bottom;
        e->any = true;
    }
}

void outline_middle(const ennead_shape *shape, int32_t *x, int32_t *y)
{
    struct extremes e = {0};
    *x = shape->x;
    *y = shape->y;
    if (shape->kind == ENNEAD_SHAPE_KIND_RECTANGLE) {
        *x += shape->width / 2;
        *y += shape->height / 2;
    } else if (shape->kind == ENNEAD_SHAPE_KIND_PATH) {
        outline_pieces(shape, widen, &e);
        *x = (e.left + e.right) / 2;
        *y = (e.top + e.bottom) / 2;
    } else if (shape->kind == ENNEAD_SHAPE_KIND_TEXT) {
        *y -= shape->height / 2;
    }
}

/* How often a ray to the right of a point crosses a path. */
struct crossings {
    int64_t x, y;
    int count;
};

static void cross(void *user, const struct path_piece *piece)
{
    struct crossings *c = user;
    if ((piece->y > c->y) == (piece->to_y > c->y))
        return;
    const int64_t height = piece->to_y - piece->y;
    const int64_t at = piece->x + (c->y - piece->y) * (piece->to_x - piece->x) / height;
    c->count += at > c->x;
}

bool outline_holds(const ennead_shape *shape, int32_t x, int32_t y)
{
    struct crossings c = {x, y, 0};
    switch (shape->kind) {
    case ENNEAD_SHAPE_KIND_RECTANGLE:
        return x >= shape->x && x < shape->x + shape->width && y >= shape->y &&
               y < shape->y + shape->height;
    case ENNEAD_SHAPE_KIND_CIRCLE: {
        const int64_t across = x - shape->x, down = y - shape->y;
        return 4 * (across * across + down * down) <= (int64_t)shape->width * shape->width;
    }
    case ENNEAD_SHAPE_KIND_PATH:
        outline_pieces(shape, cross, &c);
        return c.count % 2 == 1;
    case ENNEAD_SHAPE_KIND_TEXT:
        break;
    }
    return false;
}

/* SPDX-License-Identifier: MIT */
/*
 * The memory of a scene; adding shapes, and sorting them.
 */
#include "picture/shapes/scene.h"

#include "grid/memory.h"

#include <string.h>

/* The middle of letters is this percentage of their height above the baseline. */
enum { MIDDLE_PERCENT = 36 };

ennead_status ennead_scene_new(const ennead_allocator *allocator, ennead_scene **scene)
{
    const ennead_allocator chosen = allocator_or_default(allocator);

    *scene = allocate(&chosen, sizeof **scene);
    if (*scene == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    memset(*scene, 0, sizeof **scene);
    (*scene)->allocator = chosen;
    return ENNEAD_STATUS_OK;
}

void ennead_scene_free(ennead_scene *scene)
{
    if (scene == NULL)
        return;
    const ennead_allocator allocator = scene->allocator;
    release(&allocator, scene->loose);
    release(&allocator, scene->path);
    release(&allocator, scene->letters);
    release(&allocator, scene->shapes);
    release(&allocator, scene);
}

void scene_clear(ennead_scene *scene)
{
    scene->loose_count = scene->path_count = scene->letter_count = scene->shape_count = 0;
    scene->bounds = (ennead_picture_bounds){0};
    scene->failed = false;
}

/* ------------------------------------------------------------------------------------- letters */

static bool have_letters(ennead_scene *scene, size_t more)
{
    char *letters = array_with_room(&scene->allocator, scene->letters, scene->letter_count + more,
                                    &scene->letter_room, 1);

    if (letters == NULL) {
        scene->failed = true;
        return false;
    }
    scene->letters = letters;
    return true;
}

/* Whether these bytes are a letter that XML allows and people can read. */
static bool is_letter(const unsigned char *text, int bytes)
{
    static const uint32_t least[] = {0, 0x20, 0xa0, 0x800, 0x10000};
    uint32_t code = bytes == 1 ? text[0] : text[0] & (0x7fu >> bytes);

    for (int i = 1; i < bytes; i++) {
        if ((text[i] & 0xc0) != 0x80)
            return false;
        code = code << 6 | (text[i] & 0x3f);
    }
    return code >= least[bytes] && code != 0x7f && (code < 0xd800 || code > 0xdfff) &&
           (code & 0xfffe) != 0xfffe && code <= 0x10ffff;
}

/* Replaces each byte that is not UTF-8 by a question mark, and each control character except line
 * ends by a blank. */
static void clean(char *text)
{
    unsigned char *at = (unsigned char *)text;

    while (*at != '\0') {
        const int bytes = *at < 0x80 ? 1 : *at < 0xc0 ? 0 : *at < 0xe0 ? 2 : *at < 0xf0 ? 3 : 4;
        if (bytes > 0 && *at < 0xf8 && (*at == '\n' || is_letter(at, bytes))) {
            at += bytes;
            continue;
        }
        *at = *at < 0x20 || *at == 0x7f ? ' ' : '?';
        at++;
    }
}

size_t scene_keep(ennead_scene *scene, void (*write)(text_buffer *p, const void *what),
                  const void *what)
{
    const size_t at = scene->letter_count;
    text_buffer p = {.text = NULL};

    write(&p, what);
    const size_t bytes = buffer_end(&p) + 1;
    if (!have_letters(scene, bytes))
        return 0;
    p = (text_buffer){.text = scene->letters + at, .room = bytes};
    write(&p, what);
    buffer_end(&p);
    clean(scene->letters + at);
    scene->letter_count += bytes;
    return at;
}

static void write_string(text_buffer *p, const void *what)
{
    buffer_text(p, what);
}

/* -------------------------------------------------------------------------------------- shapes */

static loose_shape *add_shape(ennead_scene *scene, ennead_shape_kind kind, shape_look look)
{
    loose_shape *loose = array_with_room(&scene->allocator, scene->loose, scene->loose_count + 1,
                                         &scene->loose_room, sizeof *loose);

    ASSERT(look.role < ENNEAD_ROLE_COUNT && look.tone >= 0 && look.tone <= ENNEAD_MOST_TONES);
    if (loose == NULL) {
        scene->failed = true;
        return NULL;
    }
    scene->loose = loose;
    loose += scene->loose_count++;
    *loose = (loose_shape){.shape = {.kind = kind, .role = look.role, .tone = look.tone},
                           .path_at = scene->path_count};
    return loose;
}

void scene_circle(ennead_scene *scene, shape_look look, point center, int32_t diameter)
{
    loose_shape *loose = add_shape(scene, ENNEAD_SHAPE_KIND_CIRCLE, look);

    if (loose == NULL)
        return;
    loose->shape.x = center.x;
    loose->shape.y = center.y;
    loose->shape.width = loose->shape.height = diameter;
}

void scene_rectangle(ennead_scene *scene, shape_look look, point corner, int32_t width,
                     int32_t height)
{
    loose_shape *loose = add_shape(scene, ENNEAD_SHAPE_KIND_RECTANGLE, look);

    if (loose == NULL)
        return;
    loose->shape.x = corner.x;
    loose->shape.y = corner.y;
    loose->shape.width = width;
    loose->shape.height = height;
}

void scene_text(ennead_scene *scene, shape_look look, point at, int32_t height,
                ennead_anchor anchor, const char *text)
{
    loose_shape *loose = add_shape(scene, ENNEAD_SHAPE_KIND_TEXT, look);

    if (loose == NULL)
        return;
    loose->shape.x = at.x;
    loose->shape.y = at.y;
    loose->shape.height = height;
    loose->shape.anchor = anchor;
    loose->text_at = scene_keep(scene, write_string, text);
}

void scene_centered(ennead_scene *scene, shape_look look, point center, int32_t height,
                    const char *text)
{
    const point at = {center.x, center.y + height * MIDDLE_PERCENT / 100};

    scene_text(scene, look, at, height, ENNEAD_ANCHOR_MIDDLE, text);
}

/* --------------------------------------------------------------------------------------- paths */

void scene_path(ennead_scene *scene, shape_look look)
{
    add_shape(scene, ENNEAD_SHAPE_KIND_PATH, look);
}

static void add_step(ennead_scene *scene, ennead_path_step step)
{
    if (scene->loose_count == 0 || scene->failed)
        return;
    ennead_path_step *path = array_with_room(&scene->allocator, scene->path, scene->path_count + 1,
                                             &scene->path_room, sizeof *path);
    if (path == NULL) {
        scene->failed = true;
        return;
    }
    scene->path = path;
    path[scene->path_count++] = step;
    scene->loose[scene->loose_count - 1].shape.path_count++;
}

void scene_move(ennead_scene *scene, point to)
{
    add_step(scene, (ennead_path_step){.verb = ENNEAD_PATH_VERB_MOVE, .x = to.x, .y = to.y});
}

void scene_line(ennead_scene *scene, point to)
{
    add_step(scene, (ennead_path_step){.verb = ENNEAD_PATH_VERB_LINE, .x = to.x, .y = to.y});
}

void scene_curve(ennead_scene *scene, point by, point and_by, point to)
{
    add_step(scene, (ennead_path_step){.verb = ENNEAD_PATH_VERB_CURVE,
                                       .x = to.x,
                                       .y = to.y,
                                       .x1 = by.x,
                                       .y1 = by.y,
                                       .x2 = and_by.x,
                                       .y2 = and_by.y});
}

void scene_close(ennead_scene *scene)
{
    add_step(scene, (ennead_path_step){.verb = ENNEAD_PATH_VERB_CLOSE});
}

/* --------------------------------------------------------------------------------------- order */

/* Sorts the shapes by role: counts those of each role first, so that one pass puts each in its
 * place. */
static void put_in_order(ennead_scene *scene)
{
    size_t next[ENNEAD_ROLE_COUNT + 1] = {0};

    for (size_t i = 0; i < scene->loose_count; i++)
        next[scene->loose[i].shape.role + 1]++;
    for (int role = 0; role < ENNEAD_ROLE_COUNT; role++)
        next[role + 1] += next[role];
    for (size_t i = 0; i < scene->loose_count; i++) {
        const loose_shape *loose = &scene->loose[i];
        ennead_shape *shape = &scene->shapes[next[loose->shape.role]++];
        *shape = loose->shape;
        if (shape->kind == ENNEAD_SHAPE_KIND_TEXT)
            shape->text = scene->letters + loose->text_at;
        if (shape->kind == ENNEAD_SHAPE_KIND_PATH)
            shape->path = scene->path + loose->path_at;
    }
    scene->shape_count = scene->loose_count;
}

void scene_finish(ennead_scene *scene)
{
    if (scene->failed)
        return;
    ennead_shape *shapes = array_with_room(&scene->allocator, scene->shapes, scene->loose_count,
                                           &scene->shape_room, sizeof *shapes);
    if (shapes == NULL) {
        scene->failed = true;
        return;
    }
    scene->shapes = shapes;
    put_in_order(scene);
}

const ennead_shape *ennead_scene_get_shapes(const ennead_scene *scene, size_t *count)
{
    *count = scene->shape_count;
    return scene->shapes;
}

void ennead_scene_get_bounds(const ennead_scene *scene, ennead_picture_bounds *bounds)
{
    *bounds = scene->bounds;
}

const char *ennead_scene_get_title(const ennead_scene *scene)
{
    return scene->letter_count > 0 ? scene->letters + scene->title_at : "";
}

const char *ennead_scene_get_text(const ennead_scene *scene)
{
    return scene->letter_count > 0 ? scene->letters + scene->text_at : "";
}

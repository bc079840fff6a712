/* SPDX-License-Identifier: MIT */
/*
 * Sends orders to the painter through a pipe. If anything goes wrong there, the painter ends,
 * which breaks the pipe; its exit status says what it was.
 */
#define _GNU_SOURCE 1
#include "cli/pages/pages.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/base/message.h"

extern char **environ;

enum { PATH_ROOM = 4096 };

/* ------------------------------------------------------------------------------- the other
 * program */

/* Finds the painter's path: it is in this program's folder. */
static bool find_painter(char path[PATH_ROOM])
{
    static const char name[] = "ennead-paint";
    const ssize_t length = readlink("/proc/self/exe", path, PATH_ROOM - sizeof name);
    if (length <= 0)
        return false;
    path[length] = '\0';
    char *slash = strrchr(path, '/');
    if (slash == NULL)
        return false;
    memcpy(slash + 1, name, sizeof name);
    return access(path, X_OK) == 0;
}

/* Starts the painter with these descriptors as its input and output. Returns 0, or an errno. */
static int spawn(pid_t *painter, char *path, int input, int output)
{
    char *const arguments[] = {path, NULL};
    posix_spawn_file_actions_t actions;
    int error = posix_spawn_file_actions_init(&actions);
    if (error != 0)
        return error;
    error = posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
    if (error == 0)
        error = posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
    if (error == 0)
        error = posix_spawn(painter, path, &actions, NULL, arguments, environ);
    posix_spawn_file_actions_destroy(&actions);
    return error;
}

/* Starts the painter, which writes to `fd`. */
static bool start(struct pages *pages, int fd)
{
    char path[PATH_ROOM];
    int orders[2];
    pages->painter = 0;
    pages->replies = -1;
    pages->error = 0;
    if (!find_painter(path)) {
        message(
            "PDF and PNG need the program ennead-paint beside this one, which is built when cairo "
            "and pango are installed");
        return false;
    }
    int error = pipe2(orders, O_CLOEXEC) == 0 ? 0 : errno;
    if (error == 0) {
        error = spawn(&pages->painter, path, orders[0], fd);
        close(orders[0]);
        if (error != 0)
            close(orders[1]);
    }
    if (error != 0) {
        message("%s: cannot run: %s", path, strerror(error));
        return false;
    }
    writer_start(&pages->orders, orders[1]);
    return true;
}

/* -------------------------------------------------------------------------------------- orders */

static void order(struct pages *pages, const struct paint_order *what, const void *more)
{
    writer_put(&pages->orders, (const char *)what, sizeof *what);
    if (what->more > 0)
        writer_put(&pages->orders, more, what->more);
}

static void order_begin(struct pages *pages, enum paint_form form, double dots, const char *title)
{
    struct paint_order begin;
    memset(&begin, 0, sizeof begin);
    begin.kind = PAINT_BEGIN;
    begin.more = (uint32_t)strlen(title);
    begin.of.begin.form = (int32_t)form;
    begin.of.begin.dots = dots;
    order(pages, &begin, title);
}

bool pages_begin_pdf(struct pages *pages, int fd, const char *title)
{
    if (!start(pages, fd))
        return false;
    order_begin(pages, PAINT_PDF, 1, title);
    return true;
}

bool pages_begin_png(struct pages *pages, double dots)
{
    int replies[2];
    if (pipe2(replies, O_CLOEXEC) != 0) {
        message("cannot make a pipe: %s", strerror(errno));
        return false;
    }
    const bool started = start(pages, replies[1]);
    close(replies[1]);
    if (!started) {
        close(replies[0]);
        return false;
    }
    pages->replies = replies[0];
    order_begin(pages, PAINT_PNG, dots, "");
    return true;
}

void pages_page(struct pages *pages, double width, double height)
{
    struct paint_order page;
    memset(&page, 0, sizeof page);
    page.kind = PAINT_PAGE;
    page.of.page = (struct paint_page){width, height};
    order(pages, &page, NULL);
}

void pages_place(struct pages *pages, double x, double y, double scale)
{
    struct paint_order place;
    memset(&place, 0, sizeof place);
    place.kind = PAINT_PLACE;
    place.of.place = (struct paint_place){x, y, scale};
    order(pages, &place, NULL);
}

void pages_shape(struct pages *pages, const ennead_shape *shape, const ennead_paint *paint)
{
    struct paint_order what;
    const bool is_text = shape->kind == ENNEAD_SHAPE_KIND_TEXT;
    memset(&what, 0, sizeof what);
    what.kind = PAINT_SHAPE;
    what.of.shape = (struct paint_shape){.kind = (int32_t)shape->kind,
                                         .anchor = (int32_t)shape->anchor,
                                         .x = shape->x,
                                         .y = shape->y,
                                         .width = shape->width,
                                         .height = shape->height,
                                         .paint = *paint};
    what.more =
        (uint32_t)(is_text ? strlen(shape->text) : shape->path_count * sizeof shape->path[0]);
    order(pages, &what, is_text ? (const void *)shape->text : (const void *)shape->path);
}

void pages_scene(struct pages *pages, const ennead_scene *scene, ennead_theme theme)
{
    size_t count;
    const ennead_shape *shapes = ennead_scene_get_shapes(scene, &count);
    for (size_t i = 0; i < count; i++) {
        ennead_paint paint;
        (void)ennead_theme_paint(theme, shapes[i].role, shapes[i].tone, &paint);
        pages_shape(pages, &shapes[i], &paint);
    }
}

/* ------------------------------------------------------------------------------------- replies */

static bool read_all(int fd, char *bytes, size_t length)
{
    while (length > 0) {
        const ssize_t got = read(fd, bytes, length);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return false;
        bytes += got;
        length -= (size_t)got;
    }
    return true;
}

void pages_take_png(struct pages *pages, struct text *png)
{
    struct paint_order turn;
    char piece[4096];
    uint64_t length = 0;
    memset(&turn, 0, sizeof turn);
    turn.kind = PAINT_TURN;
    order(pages, &turn, NULL);
    text_empty(png, SIZE_MAX);
    if (!writer_flush(&pages->orders) || !read_all(pages->replies, (char *)&length, sizeof length))
        pages->error = EPIPE;
    while (pages->error == 0 && length > 0) {
        const size_t bytes = length < sizeof piece ? (size_t)length : sizeof piece;
        if (!read_all(pages->replies, piece, bytes))
            pages->error = EPIPE;
        text_add(png, piece, bytes);
        length -= bytes;
    }
    if (png->failed && pages->error == 0)
        pages->error = ENOMEM;
}

/* The errno with which the painter ended. */
static int wait_for_painter(pid_t painter)
{
    int status;
    while (waitpid(painter, &status, 0) < 0)
        if (errno != EINTR)
            return errno;
    return WIFEXITED(status) ? WEXITSTATUS(status) : EPROTO;
}

int pages_finish(struct pages *pages)
{
    struct paint_order end;
    if (pages->painter == 0)
        return pages->error;
    memset(&end, 0, sizeof end);
    end.kind = PAINT_END;
    order(pages, &end, NULL);
    writer_finish(&pages->orders);
    if (pages->replies >= 0)
        close(pages->replies);
    const int error = wait_for_painter(pages->painter);
    pages->painter = 0;
    if (error != 0)
        pages->error = error;
    return pages->error;
}

/* SPDX-License-Identifier: MIT */
/*
 * Measures how many pictures are made per second: pictures [SECONDS]. Draws plain boards as SVG,
 * and boards with a step and all marks, on one core: the examples of the techniques, over and
 * over.
 */
#include <ennead.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/* The states of the techniques' examples, and a step of each. */
static struct {
    ennead_state state;
    ennead_step step;
} examples[ENNEAD_TECHNIQUE_COUNT];

static bool make_examples(void)
{
    ennead_finder *finder;

    if (ennead_finder_new(NULL, &finder) != ENNEAD_STATUS_OK)
        return false;
    for (int i = 0; i < ENNEAD_TECHNIQUE_COUNT; i++) {
        ennead_technique_set only = {{0}};
        ennead_case example;
        const char *line = ennead_technique_example(i);
        ennead_case_read(line, strlen(line), &example, NULL);
        only.words[i / 64] = (uint64_t)1 << i % 64;
        examples[i].state = example.state;
        if (ennead_step_next(finder, &example.state, &only, &examples[i].step) != ENNEAD_STATUS_OK)
            return false;
    }
    ennead_finder_free(finder);
    return true;
}

/* Draws all examples until the time is over. */
static bool measure(ennead_scene *scene, const char *what, double seconds, const ennead_step *step)
{
    static char text[1 << 20];
    const double start = now();
    double end = start;
    long pictures = 0;
    size_t length = 0;

    for (; end - start < seconds; end = now())
        for (int i = 0; i < ENNEAD_TECHNIQUE_COUNT; i++, pictures++) {
            ennead_picture picture;
            ennead_picture_init(&picture);
            picture.state = &examples[i].state;
            picture.step = step != NULL ? &examples[i].step : NULL;
            picture.marks = step != NULL ? ENNEAD_PICTURE_MARKS_ALL : ENNEAD_PICTURE_MARKS_NONE;
            if (ennead_scene_draw(scene, &picture) != ENNEAD_STATUS_OK ||
                ennead_scene_write_svg(scene, NULL, text, sizeof text, &length) != ENNEAD_STATUS_OK)
                return false;
        }
    printf("%-24s %8.0f pictures a second\n", what, (double)pictures / (end - start));
    return true;
}

int main(int argc, char **argv)
{
    const double seconds = argc > 1 ? atof(argv[1]) : 1;
    ennead_scene *scene;

    if (!make_examples() || ennead_scene_new(NULL, &scene) != ENNEAD_STATUS_OK)
        return 1;
    const bool measured = measure(scene, "boards", seconds, NULL) &&
                          measure(scene, "with a step and marks", seconds, &examples[0].step);
    ennead_scene_free(scene);
    return measured ? 0 : 1;
}

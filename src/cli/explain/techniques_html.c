/* SPDX-License-Identifier: MIT */
/*
 * A page of techniques from easy to hard: what each one is and why it works, an example drawn, and
 * three positions to try, with folded answers.
 */
#include "cli/explain/techniques_html.h"

#include <string.h>

#include "cli/html/html_page.h"
#include "cli/learn/positions.h"

enum { POSITIONS = 3 };

/* A page being made. */
struct lesson {
    struct text *text;
    const ennead_wording *wording;
    ennead_scene *scene;
    struct practice_positions positions;
};

static void add_contents(struct text *text, const ennead_technique_set *wanted)
{
    text_string(text, "<nav>\n");
    for (int i = 0; i < ENNEAD_TECHNIQUE_COUNT; i++)
        if (ennead_technique_set_has(wanted, (ennead_technique)i))
            text_format(text, "<a href=\"#t%d\">%s</a>\n", i, ennead_technique_info(i)->name);
    text_string(text, "</nav>\n");
}

static void add_heading(const struct lesson *lesson, int technique)
{
    struct text *text = lesson->text;
    const ennead_technique_row *row = ennead_technique_info(technique);
    text_format(text, "<h2 id=\"t%d\">%s</h2>\n<p class=\"facts\">%s; family: %s; HoDoKu: %d",
                technique, row->name, ennead_level_name(row->level),
                ennead_family_name(row->family), row->score);
    if (row->rating > 0)
        text_format(text, "; Sudoku Explainer: %d.%d", row->rating / 10, row->rating % 10);
    text_string(text, "</p>\n<p>");
    html_string(text, ennead_technique_why(technique, lesson->wording->language));
    text_string(text, "</p>\n");
}

static void add_words(struct lesson *lesson, const ennead_state *state, const ennead_step *step)
{
    char words[ENNEAD_WORDS_SIZE];
    ennead_write_words(state, step, lesson->wording, words, sizeof words);
    text_string(lesson->text, "<p>");
    html_string(lesson->text, words);
    text_string(lesson->text, "</p>\n");
}

static void add_example(struct lesson *lesson, int technique)
{
    const char *line = ennead_technique_example(technique);
    ennead_technique_set alone = {{0}};
    ennead_case example;
    ennead_step step;
    ennead_picture picture;
    alone.words[technique / 64] = (uint64_t)1 << technique % 64;
    if (ennead_case_read(line, strlen(line), &example, NULL) != ENNEAD_STATUS_OK ||
        ennead_step_next(lesson->positions.finder, &example.state, &alone, &step) !=
            ENNEAD_STATUS_OK)
        return;
    ennead_picture_init(&picture);
    picture.state = &example.state;
    picture.step = &step;
    picture.marks = ENNEAD_PICTURE_MARKS_ALL;
    picture.labels = true;
    picture.wording = lesson->wording;
    html_picture(lesson->text, lesson->scene, &picture);
    add_words(lesson, &example.state, &step);
}

static bool add_position(struct lesson *lesson, int technique, unsigned number)
{
    static struct position position;
    ennead_picture picture;
    if (!positions_get(&lesson->positions, technique, number, &position))
        return false;
    text_format(lesson->text, "<h3>Try it: %d</h3>\n", (int)number + 1);
    ennead_picture_init(&picture);
    picture.state = &position.state;
    picture.marks = ENNEAD_PICTURE_MARKS_ALL;
    picture.labels = true;
    picture.wording = lesson->wording;
    html_picture(lesson->text, lesson->scene, &picture);
    text_string(lesson->text, "<details>\n<summary>Answer</summary>\n");
    add_words(lesson, &position.state, &position.step);
    text_string(lesson->text, "</details>\n");
    return true;
}

static void add_lessons(struct lesson *lesson, const ennead_technique_set *wanted)
{
    for (int i = 0; i < ENNEAD_TECHNIQUE_COUNT && !lesson->text->failed; i++) {
        if (!ennead_technique_set_has(wanted, (ennead_technique)i))
            continue;
        add_heading(lesson, i);
        add_example(lesson, i);
        for (unsigned number = 0; number < POSITIONS; number++)
            if (!add_position(lesson, i, number))
                return;
    }
}

void techniques_html(struct text *text, const ennead_technique_set *wanted,
                     const ennead_wording *wording, uint64_t seed)
{
    struct lesson lesson = {.text = text, .wording = wording};
    if (positions_start(&lesson.positions, seed, wanted, POSITIONS) &&
        ennead_scene_new(NULL, &lesson.scene) == ENNEAD_STATUS_OK) {
        html_begin(text, "Sudoku techniques");
        add_contents(text, wanted);
        add_lessons(&lesson, wanted);
    } else {
        text->failed = true;
    }
    ennead_scene_free(lesson.scene);
    positions_free(&lesson.positions);
}

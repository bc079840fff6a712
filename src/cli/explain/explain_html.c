/* SPDX-License-Identifier: MIT */
/*
 * A run of singles is collected in explanation->path until it ends, because its heading says how
 * long it is.
 */
#include "cli/explain/explain_html.h"

#include <inttypes.h>
#include <string.h>

#include "cli/explain/explain_se.h"
#include "cli/explain/explain_text.h"
#include "cli/explain/explain_words.h"
#include "cli/html/html_page.h"

static void begin_picture(const struct explanation *e, ennead_picture *picture)
{
    ennead_picture_init(picture);
    picture->wording = &e->settings->by.common.wording;
    if (e->model == NULL) {
        picture->state = &e->state;
        return;
    }
    picture->description = &e->model->variant->description;
    picture->notation = e->model->variant->notation;
    picture->candidates = e->model->before;
}

static void add_place(struct text *text, const char *name, uint64_t line)
{
    html_string(text, name);
    text_format(text, ":%" PRIu64, line);
}

void explain_html_begin(struct explanation *e)
{
    ennead_picture picture;
    if (ennead_scene_new(NULL, &e->scene) != ENNEAD_STATUS_OK) {
        e->text->failed = true;
        return;
    }
    text_string(e->text, "<h2>");
    add_place(e->text, e->name, e->line);
    text_string(e->text, "  ");
    html_text(e->text, e->note, e->note_length);
    text_string(e->text, "</h2>\n");
    begin_picture(e, &picture);
    picture.candidates = NULL;
    picture.words = e->model != NULL;
    html_picture(e->text, e->scene, &picture);
}

/* ---------------------------------------------------------------------------------------- steps */

/* Ends a run of singles. */
static void unfold(struct explanation *e)
{
    if (e->singles == 0)
        return;
    text_string(e->text, "<details>\n<summary>");
    explain_add_count(e->text, e, e->singles, (const char *const[3]){"", " single", " singles"});
    text_string(e->text, "</summary>\n");
    text_add(e->text, e->path.bytes, e->path.length);
    text_string(e->text, "</details>\n");
    e->text->failed = e->text->failed || e->path.failed;
    e->singles = 0;
    text_empty(&e->path, SIZE_MAX);
}

/* The text of a step. */
struct said_step {
    const char *name; /* NULL if there is none */
    int rating;       /* in tenths; 0 if there is none */
    const char *words, *why;
    enum { STEP_SINGLE, STEP_OTHER } kind;
};

static void add_step(struct explanation *e, const struct said_step *said,
                     const ennead_picture *picture)
{
    if (e->scene == NULL)
        return;
    if (said->kind == STEP_OTHER)
        unfold(e);
    struct text *text = said->kind == STEP_SINGLE ? &e->path : e->text;
    e->singles += said->kind == STEP_SINGLE;
    text_format(text, "<h3>%d.", e->steps);
    if (said->name != NULL)
        text_format(text, " %s", said->name);
    if (said->rating > 0)
        text_format(text, " (%d.%d)", said->rating / 10, said->rating % 10);
    text_string(text, "</h3>\n");
    html_picture(text, e->scene, picture);
    text_string(text, "<p>");
    html_string(text, said->words);
    text_string(text, "</p>\n");
    if (said->why == NULL)
        return;
    text_string(text, "<p class=\"why\">");
    html_string(text, said->why);
    text_string(text, "</p>\n");
}

void explain_html_step(struct explanation *e, const ennead_step *step, const ennead_state *after)
{
    const ennead_technique_row *row = ennead_technique_info((int)step->technique);
    char words[ENNEAD_WORDS_SIZE];
    ennead_picture picture;
    (void)after;
    ennead_write_words(&e->state, step, &e->settings->by.common.wording, words, sizeof words);
    begin_picture(e, &picture);
    picture.step = step;
    picture.marks = ENNEAD_PICTURE_MARKS_ALL;
    const struct said_step said = {row->name, step->rating, words, explain_why(e, step),
                                   row->family == ENNEAD_FAMILY_SINGLES ? STEP_SINGLE : STEP_OTHER};
    add_step(e, &said, &picture);
}

void explain_html_se_step(struct explanation *e, const ennead_se_step *step,
                          const ennead_state *after)
{
    enum { NAKED_SINGLE = 23 };
    struct text words = explain_se_words(e, step);
    ennead_picture picture;
    (void)after;
    begin_picture(e, &picture);
    picture.se_step = step;
    picture.marks = ENNEAD_PICTURE_MARKS_ALL;
    const struct said_step said = {ennead_se_technique_name((int)step->technique), step->rating,
                                   words.failed ? "" : words.bytes, NULL,
                                   step->rating <= NAKED_SINGLE ? STEP_SINGLE : STEP_OTHER};
    e->text->failed = e->text->failed || words.failed;
    add_step(e, &said, &picture);
    text_free(&words);
}

void explain_html_model_step(struct explanation *e)
{
    const ennead_model_step *step = &e->model->step;
    ennead_picture picture;
    begin_picture(e, &picture);
    picture.model_step = step;
    picture.after = e->model->left;
    picture.marks = ENNEAD_PICTURE_MARKS_ALL;
    const struct said_step said = {NULL, 0, step->text, NULL,
                                   step->reason == ENNEAD_MODEL_REASON_PLACED ? STEP_SINGLE
                                                                              : STEP_OTHER};
    add_step(e, &said, &picture);
}

void explain_html_end(struct explanation *e)
{
    struct text conclusion = {0};
    unfold(e);
    explain_conclusion(e, &conclusion);
    text_character(&conclusion, '\0');
    text_string(e->text, "<p>");
    if (conclusion.failed)
        e->text->failed = true;
    else
        html_string(e->text, conclusion.bytes);
    text_string(e->text, "</p>\n");
    text_free(&conclusion);
    text_free(&e->path);
    ennead_scene_free(e->scene);
}

void explain_html_error(struct slot *slot, const struct item *item)
{
    text_string(&slot->output, "<h2>");
    add_place(&slot->output, item->name, slot_line(item));
    text_string(&slot->output, "</h2>\n<p>Not explained: ");
    html_text(&slot->output, slot_text(slot, item->message), item->message.length);
    text_string(&slot->output, ".</p>\n");
}

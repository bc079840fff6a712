/* SPDX-License-Identifier: MIT */
#include "cli/html/html_page.h"

#include <string.h>

#include "cli/base/utf8.h"

static const char style[] =
    "<style>\n"
    "body{font:1rem/1.5 Arial,Helvetica,sans-serif;max-width:42rem;margin:0 auto;padding:0 1rem "
    "4rem;color:#111;background:#fff}\n"
    "h1,h2,h3{line-height:1.2;overflow-wrap:anywhere}\n"
    "h2{border-top:1px solid #ccc;padding-top:1.5rem;margin-top:2.5rem}\n"
    "figure{margin:1rem 0}\n"
    "svg{display:block;width:100%;max-width:28rem;height:auto}\n"
    "p{white-space:pre-wrap;overflow-wrap:anywhere}\n"
    ".facts,.why{color:#444}\n"
    "summary{cursor:pointer;padding:.6rem 0;font-weight:bold}\n"
    "details{border-left:3px solid #ccc;padding-left:1rem;margin:1rem 0}\n"
    "nav{columns:14rem}\n"
    "nav a{display:block;padding:.2rem 0}\n"
    "a{color:#0645ad}\n"
    "@media(prefers-color-scheme:dark){body{color:#e8e6e3;background:#181a1b}"
    ".facts,.why{color:#b5b2ad}a{color:#8ab4f8}svg{border-radius:.3rem}}\n"
    "@media print{details:not([open])>*{display:block}}\n"
    "</style>\n";

void html_text(struct text *text, const char *bytes, size_t length)
{
    struct text clean = {0};
    utf8_add_printable(&clean, bytes, length);
    for (size_t i = 0; i < clean.length; i++) {
        const char c = clean.bytes[i];
        if (c == '&')
            text_string(text, "&amp;");
        else if (c == '<')
            text_string(text, "&lt;");
        else if (c == '>')
            text_string(text, "&gt;");
        else if (c == '"')
            text_string(text, "&quot;");
        else
            text_character(text, c);
    }
    text->failed = text->failed || clean.failed;
    text_free(&clean);
}

void html_string(struct text *text, const char *string)
{
    while (*string != '\0') {
        const size_t line = strcspn(string, "\n");
        html_text(text, string, line);
        string += line;
        if (*string == '\n') {
            text_character(text, '\n');
            string++;
        }
    }
}

void html_begin(struct text *text, const char *title)
{
    text_string(text, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                      "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n"
                      "<title>");
    html_string(text, title);
    text_format(text, "</title>\n%s</head>\n<body>\n<h1>", style);
    html_string(text, title);
    text_string(text, "</h1>\n");
}

void html_picture(struct text *text, ennead_scene *scene, const ennead_picture *picture)
{
    struct text svg = {0};
    size_t length = 0;
    if (ennead_scene_draw(scene, picture) == ENNEAD_STATUS_OK)
        (void)ennead_scene_write_svg(scene, NULL, NULL, 0, &length);
    text_repeat(&svg, ' ', length + 1);
    if (length == 0 || svg.failed) {
        text->failed = true;
    } else {
        (void)ennead_scene_write_svg(scene, NULL, svg.bytes, length + 1, &length);
        text_string(text, "<figure>\n");
        text_add(text, svg.bytes, length);
        text_string(text, "</figure>\n");
    }
    text_free(&svg);
}

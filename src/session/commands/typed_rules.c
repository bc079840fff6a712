/* SPDX-License-Identifier: MIT */
#include "session/commands/typed_rules.h"

#include "session/commands/beginning.h"
#include "session/game/reply.h"
#include "session/game/variant.h"

/* A limit on typed text, the same as for files. */
enum { MOST_TYPED = 1 << 26 };

command_outcome run_rules(ennead_session *s, line_words *arguments)
{
    (void)arguments;
    s->typing = TYPES_RULES;
    s->typed_rules.length = 0;
    s->typed_rules.failed = false;
    return DONE;
}

static command_outcome end_rules(ennead_session *s)
{
    const char *text = s->typed_rules.length > 0 ? s->typed_rules.bytes : "";
    game_position p;

    s->typing = TYPES_COMMANDS;
    const command_outcome result =
        ennead_variant_recognize(text, s->typed_rules.length) == ENNEAD_VARIANT_FORM_NONE
            ? refuse(s, "There is no puzzle with rules in it: 'variant' or "
                        "another form for them comes first.")
            : read_variant_game(s, text, s->typed_rules.length, &p);
    return result == DONE ? start_game(s, &p) : result;
}

command_outcome take_rule(ennead_session *s, const char *line, size_t length)
{
    line_words all = {line, line + length};
    const word first = next_word(&all);

    if (is_word(first, "end") && next_word(&all).length == 0)
        return end_rules(s);
    if (s->typed_rules.length + length >= MOST_TYPED) {
        s->typing = TYPES_COMMANDS;
        return refuse(s, "That is longer than 64 MB.");
    }
    s->typed_rules.failed = false;
    growing_text_add(s, &s->typed_rules, line, length);
    growing_text_add(s, &s->typed_rules, "\n", 1);
    return s->typed_rules.failed ? NO_MEMORY : DONE;
}

/* SPDX-License-Identifier: MIT */
/*
 * The commands: one table of names, short names, arguments and functions, from which help is
 * generated. A command is words separated by blanks; case does not matter.
 */
#include "session/commands/commands.h"

#include "grid/characters.h"
#include "session/commands/branches.h"
#include "session/commands/changes.h"
#include "session/commands/notes.h"
#include "session/commands/questions.h"
#include "session/commands/steps.h"
#include "session/commands/travel.h"
#include "session/commands/true_candidates.h"
#include "session/commands/typed_rules.h"
#include "session/game/reply.h"
#include "session/game/translation.h"
#include "text/near_words.h"

enum { SHORTEST_NEAR = 3, LONGEST_NAME = 10, SHORTEST_PUZZLE = 16 };

typedef struct game_command {
    const char *name;
    char letter; /* short name, or 0 */
    const char *arguments;
    const char *help;
    command_outcome (*run)(ennead_session *s, line_words *arguments);
} game_command;

static const game_command *command_at(size_t index);

static command_outcome run_help(ennead_session *s, line_words *arguments)
{
    static const char blanks[] = "                    ";
    const game_command *c;

    (void)arguments;
    for (size_t i = 0; (c = command_at(i)) != NULL; i++) {
        const size_t begin = s->text.length;
        reply_words(s, "  %t", c->name);
        if (c->letter != '\0') {
            const char letter[] = {c->letter, '\0'};
            reply_words(s, ", %t", letter);
        }
        reply_words(s, " %t", c->arguments);
        const size_t width = s->text.length - begin;
        reply_words(s, "%t %t\n", width < sizeof blanks ? blanks + width : "",
                    translated(s->wording.language, c->help));
    }
    reply_words(
        s, "Cells are named r1c1 to r9c9; r4c2=7 sets and r4c2<>7 clears, too, several on a line.\n"
           "On boards, a digit with ' is not given.\n"
           "Puzzles with variant rules, and of other sizes, are played by the same commands.\n");
    return DONE;
}

static const game_command commands[] = {
    {"new", '\0', "[LEVEL]", "a new puzzle: easy, medium, hard, unfair or extreme", run_new},
    {"board", 'b', "", "type in a board, nine rows; or 'board' and a puzzle in one line",
     run_board},
    {"rules", '\0', "", "type in a puzzle with variant rules, line by line; 'end' ends it",
     run_rules},
    {"set", 's', "V ROW COL", "put digit V into a cell; or V p POS, 0 to 80", run_set},
    {"clear", 'c', "V ROW COL", "say that V is not in a cell; or V p POS", run_clear},
    {"hint", '\0', "[STAGE]", "a hint; ask again and it says more; or 'hint why'", run_hint},
    {"style", '\0', "STYLE", "which steps hints tell: human, strict or hodoku", run_style},
    {"step", '\0', "", "do the next step, with the reason", run_step},
    {"solve", '\0', "", "go on to the solution", run_solve},
    {"auto", '\0', "on|off|all", "deduce the basics after each command; nothing; everything",
     run_auto},
    {"show", '\0', "", "the board, and its rules", run_show},
    {"marks", '\0', "", "the board with its pencil marks", run_marks},
    {"candidates", '\0', "", "the candidates that are in some solution", run_candidates},
    {"check", '\0', "", "is there a mistake?", run_check},
    {"center", '\0', "V CELL...", "note V in the center of cells, or remove the note", run_center},
    {"corner", '\0', "V CELL...", "the same in their corners", run_corner},
    {"color", '\0', "N CELL...", "color cells, 1 to 9; 0 removes the color", run_color},
    {"wipe", '\0', "CELL...", "remove all notes from cells", run_wipe},
    {"undo", '\0', "[N]", "take the last move back, or N moves", run_undo},
    {"redo", '\0', "[N]", "do it again", run_redo},
    {"back", '\0', "", "take back moves until there is no mistake", run_back},
    {"point", '\0', "NAME", "give the position a name", run_point},
    {"tree", '\0', "", "list the branches of the game, and positions with names", run_tree},
    {"go", '\0', "N|NAME", "go to one of these positions", run_go},
    {"save", '\0', "FILE", "write the game to a file", run_save},
    {"load", '\0', "FILE", "go on with a saved game, or begin with a puzzle", run_load},
    {"help", 'h', "", "this", run_help},
    {"exit", 'x', "", "leave", run_exit},
    {"quit", 'q', "", "leave, too", run_exit},
};

static const game_command *command_at(size_t index)
{
    return index < sizeof commands / sizeof commands[0] ? &commands[index] : NULL;
}

static const game_command *command_named(word w)
{
    const game_command *c;

    for (size_t i = 0; (c = command_at(i)) != NULL; i++)
        if (is_word(w, c->name) ||
            (c->letter != '\0' && w.length == 1 && lower(*w.text) == c->letter))
            return c;
    return NULL;
}

/* If a word is near to commands, asks whether one of them was meant. */
static bool ask_for_near(ennead_session *s, word w)
{
    char name[LONGEST_NAME + 2] = "";
    const game_command *c;
    bool asked = false;

    if (w.length < SHORTEST_NEAR || w.length >= sizeof name)
        return false;
    for (size_t i = 0; i < w.length; i++)
        name[i] = (char)(w.text[i] | ' '); /* makes letters lower case */
    for (size_t i = 0; (c = command_at(i)) != NULL; i++)
        if (words_are_near(name, c->name)) {
            reply_words(s, asked ? " or '%t'" : "; did you mean '%t'", c->name);
            asked = true;
        }
    return asked;
}

/* Whether a line begins like r4c2=7 or "r4c2 = 7". */
static bool begins_assignment(word name, line_words rest)
{
    const word next = next_word(&rest);
    const bool sign = next.length > 0 && (*next.text == '=' || *next.text == '<');

    return name.length >= (sign ? 4 : 5) && lower(name.text[0]) == 'r' && name.text[1] >= '0' &&
           name.text[1] <= '9';
}

/* Begins a game with a puzzle that was typed without a command. REFUSED: it is none; nothing was
 * said. */
static command_outcome take_pasted(ennead_session *s, line_words line)
{
    const size_t said = s->text.length;
    const command_outcome taken = run_board(s, &line);

    if (taken == REFUSED)
        s->text.length = said;
    return taken;
}

command_outcome commands_run(ennead_session *s, const char *line, size_t length)
{
    const line_words all = {line, line + length};
    line_words arguments = all;
    const word name = next_word(&arguments);
    const game_command *c = command_named(name);

    if (name.length == 0 || *name.text == '#')
        return DONE;
    if (c != NULL) {
        line_words extra = arguments;
        if (*c->arguments == '\0' && c->run != run_board && next_word(&extra).length > 0)
            return refuse(s, "'%t' takes no arguments.", c->name);
        return c->run(s, &arguments);
    }
    if (begins_assignment(name, arguments))
        return run_assignments(s, all);
    if (name.length >= SHORTEST_PUZZLE && next_word(&arguments).length == 0) {
        const command_outcome taken = take_pasted(s, all);
        if (taken != REFUSED)
            return taken;
    }
    reply_words(s, "There is no command '");
    reply_printable(s, name.text, name.length);
    reply_words(s, "'");
    return refuse(s, ask_for_near(s, name) ? "? 'help' lists them." : "; 'help' lists them.");
}

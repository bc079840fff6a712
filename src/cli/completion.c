/* SPDX-License-Identifier: MIT */
/*
 * `ennead completion bash`: a completion function for bash, generated from the tables of commands,
 * options and choices. In a shell: eval "$(ennead completion bash)".
 */
#include "cli/completion.h"

#include <string.h>

static void add_words(struct text *text, const struct choices *words)
{
    const char *name;
    for (size_t i = 0; (name = choices_name(words, i)) != NULL; i++)
        text_format(text, "%s%s", i > 0 ? " " : "", name);
}

/* Adds case patterns of a command: what may follow "--name=", or "--name" as the previous word. */
static void add_values(struct text *text, const struct command *command, const char *pattern)
{
    for (const struct option_row *row = command->options; row->name != NULL; row++) {
        if (row->choices == NULL)
            continue;
        text_format(text, "        %s:--%s) values='", pattern, row->name);
        add_words(text, row->choices);
        text_string(text, "' ;;\n");
    }
}

static void add_option_words(struct text *text, const struct command *command)
{
    const char *blank = "";
    for (const struct option_row *row = command->options; row->name != NULL; row++, blank = " ")
        text_format(text, "%s--%s%s", blank, row->name, option_needs_argument(row) ? "=" : "");
}

static void add_prologue(struct text *text)
{
    text_string(text,
                "# bash completion for ennead; made by 'ennead completion bash'\n"
                "_ennead()\n"
                "{\n"
                "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}\n"
                "    local command=${COMP_WORDS[1]} options= words= values=\n"
                "    # bash splits --name=value into three words\n"
                "    if [[ $word == '=' ]]; then\n"
                "        word=\n"
                "    elif [[ $before == '=' ]]; then\n"
                "        before=${COMP_WORDS[COMP_CWORD-2]}\n"
                "    fi\n"
                "    case $command:$before in\n");
}

void completion_write(struct text *text, const struct command *const *commands)
{
    const struct command *each;
    add_prologue(text);
    for (size_t i = 0; (each = commands[i]) != NULL; i++)
        if (each != &solve_command)
            add_values(text, each, each->name);
    add_values(text, &solve_command, "*");
    text_string(text, "    esac\n"
                      "    if [[ -n $values ]]; then\n"
                      "        COMPREPLY=($(compgen -W \"$values\" -- \"$word\"))\n"
                      "        return\n"
                      "    fi\n"
                      "    case $command in\n");
    for (size_t i = 0; (each = commands[i]) != NULL; i++) {
        if (each == &solve_command)
            continue;
        text_format(text, "        %s) options='", each->name);
        add_option_words(text, each);
        if (each->words != NULL) {
            text_string(text, "' words='");
            add_words(text, each->words);
        }
        text_string(text, "' ;;\n");
    }
    text_string(text, "        *) options='");
    add_option_words(text, &solve_command);
    text_string(text, "' ;;\n"
                      "    esac\n"
                      "    if ((COMP_CWORD == 1)); then\n"
                      "        options+=' --version'\n"
                      "        words+=' ");
    for (size_t i = 0; (each = commands[i]) != NULL; i++)
        text_format(text, "%s%s", i > 0 ? " " : "", each->name);
    text_string(text, "'\n"
                      "    fi\n"
                      "    if [[ $word == -* ]]; then\n"
                      "        COMPREPLY=($(compgen -W \"$options\" -- \"$word\"))\n"
                      "        if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *= ]]; then\n"
                      "            compopt -o nospace\n"
                      "        fi\n"
                      "        return\n"
                      "    fi\n"
                      "    COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n"
                      "    if ((COMP_CWORD == 1)); then\n"
                      "        local IFS=$'\\n'\n"
                      "        COMPREPLY+=($(compgen -f -- \"$word\"))\n"
                      "        compopt -o filenames\n"
                      "    fi\n"
                      "}\n"
                      "complete -o default -F _ennead ennead\n");
}

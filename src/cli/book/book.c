/* SPDX-License-Identifier: MIT */
/*
 * `ennead book`: puzzles as a book for printing.
 */
#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "cli/base/message.h"
#include "cli/base/signals.h"
#include "cli/batch/batch.h"
#include "cli/book/book_sections.h"
#include "cli/book/book_take.h"
#include "cli/draw/picture_files.h"
#include "cli/options/arguments.h"
#include "cli/options/common_options.h"
#include "cli/options/grids_option.h"
#include "cli/options/rules_option.h"

/* ------------------------------------------------------------------------------------- options */

#define PAGES "Pages"
#define CONTENTS "What is in it"

static const struct choice labels[] = {
    [BOOK_LABEL_ER] = {"er", "rating of Sudoku Explainer"},
    [BOOK_LABEL_LEVEL] = {"level", "level of HoDoKu"},
    [BOOK_LABEL_SCORE] = {"score", "score of HoDoKu"},
    [BOOK_LABEL_CLUES] = {"clues", "number of givens"},
    [BOOK_LABEL_TECHNIQUES] = {"techniques", "the hardest techniques, three at most"},
    [BOOK_LABEL_AUTHOR] = {"author", "the column 'author' of a table"},
    [BOOK_LABEL_TITLE] = {"title", "title or note"},
};

static const struct choice orders[] = {
    [BOOK_BY_INPUT] = {"input", "as they come"},
    [BOOK_BY_DIFFICULTY] = {"difficulty",
                            "by level and score of HoDoKu, with a section for each level"},
};

static const struct choice solutions[] = {
    [BOOK_SOLUTIONS_AT_END] = {"end", "at the end, many per page"},
    [BOOK_SOLUTIONS_BEHIND] = {"behind", "on the page after the puzzles"},
    [BOOK_WITHOUT_SOLUTIONS] = {"none", "not at all"},
};

static const struct choice hints[] = {
    [BOOK_WITHOUT_HINTS] = {"none", "no hints"},
    [BOOK_HINTS_DRAWN] = {"drawn", "the hardest step of each puzzle as a picture"},
    [BOOK_HINTS_IN_WORDS] = {"words", "the same in words"},
    [BOOK_NEXT_STEPS] = {"next", "its next step as a picture"},
};

static const char *theme_name(size_t index)
{
    return ennead_theme_name((int)index);
}

static const char *marks_name(size_t index)
{
    return ennead_picture_marks_name((int)index);
}

static const char *const marks_helps[] = {"no pencil marks",
                                          "where the puzzle itself leaves a cell only some digits",
                                          "in every empty cell"};

static const struct choices marks_choices = {"Pencil marks", .name = marks_name,
                                             .helps = marks_helps};
static const struct choices label_choices = {"Labels", CHOICES_OF(labels)};
static const struct choices order_choices = {"Orders", CHOICES_OF(orders)};
static const struct choices solution_choices = {"Solutions", CHOICES_OF(solutions)};
static const struct choices hint_choices = {"Hints", CHOICES_OF(hints)};
static const struct choices theme_choices = {"Themes", .name = theme_name};

static const struct option_row options[] = {
    INPUT_OPTION,
    COLUMN_OPTION,
    BOXES_OPTION,
    RULES_OPTION(GROUP_READING),
    TIME_LIMIT_OPTION(GROUP_READING),
    {
        .name = "paper",
        .argument_name = "SIZE",
        .group = PAGES,
        .help = "print on A4, A5, Letter, or a width and height such as 6x9, 5.5x8.5 (inches) or "
                "148x210mm",
        .standard = "A4",
        .stored = STORE_READ(struct book_settings, paper, struct book_paper, read_paper),
    },
    {
        .name = "margins",
        .argument_name = "LENGTH",
        .group = PAGES,
        .help = "leave this margin on each side",
        .standard = "15mm",
        .stored = STORE_READ(struct book_settings, margin, double, read_margin),
    },
    {
        .name = "gutter",
        .argument_name = "LENGTH",
        .group = PAGES,
        .help = "add this to the margin on the side where pages are bound: left on odd pages, "
                "right on even ones",
        .standard = "0mm",
        .stored = STORE_READ(struct book_settings, gutter, double, read_margin),
    },
    {
        .name = "per-page",
        .letter = 'p',
        .argument_name = "N",
        .group = PAGES,
        .help = "print N puzzles on each page",
        .standard = "4; 1 with --large",
        .stored = STORE_NUMBER(struct book_settings, per_page, 1, 12),
    },
    {
        .name = "large",
        .group = PAGES,
        .help = "use large print: one puzzle per page, larger letters, fewer solutions per page",
        .flag = offsetof(struct book_settings, large),
    },
    {
        .name = "theme",
        .argument_name = "THEME",
        .group = PAGES,
        .help = "use these colors",
        .standard = "print, black and gray",
        .choices = &theme_choices,
        .stored = STORE_CHOICE(struct book_settings, theme),
    },
    {
        .name = "title",
        .argument_name = "TEXT",
        .group = CONTENTS,
        .help = "begin with a page with this title",
        .standard = "no title page",
        .stored = STORE_TEXT(struct book_settings, title),
    },
    {
        .name = "order",
        .argument_name = "ORDER",
        .group = CONTENTS,
        .help = "sort the puzzles in this order",
        .standard = "input",
        .choices = &order_choices,
        .stored = STORE_CHOICE(struct book_settings, order),
    },
    {
        .name = "label",
        .argument_name = "LIST",
        .group = CONTENTS,
        .help = "print these labels under each puzzle, after its number",
        .standard = "nothing",
        .choices = &label_choices,
        .takes = LIST_OF_CHOICES,
        .stored = STORE_CHOICES(struct book_settings, labels),
    },
    {
        .name = "marks",
        .argument_name = "WHICH",
        .group = CONTENTS,
        .help = "which pencil marks puzzles have",
        .standard = "given",
        .choices = &marks_choices,
        .stored = STORE_CHOICE(struct book_settings, marks),
    },
    {
        .name = "solutions",
        .argument_name = "WHERE",
        .group = CONTENTS,
        .help = "print the solutions here",
        .standard = "end",
        .choices = &solution_choices,
        .stored = STORE_CHOICE(struct book_settings, solutions),
    },
    {
        .name = "hints",
        .argument_name = "HOW",
        .group = CONTENTS,
        .help = "add a section with a step of each puzzle",
        .standard = "none",
        .choices = &hint_choices,
        .stored = STORE_CHOICE(struct book_settings, hints),
    },
    LANGUAGE_OPTION(CONTENTS),
    NOTATION_OPTION(CONTENTS),
    {
        .name = "output",
        .letter = 'o',
        .argument_name = "FILE",
        .group = GROUP_WRITING,
        .help = "write the PDF to FILE",
        .standard = "-, standard output, unless it is a terminal",
        .stored = STORE_TEXT(struct book_settings, output),
    },
    QUIET_OPTION,
    HELP_OPTION,
    END_OF_OPTIONS,
};

/* ------------------------------------------------------------------------------------- the run */

/* All that a book is made with. */
struct book {
    struct book_settings *settings;
    struct book_shelf shelf;
    struct book_taker taker;
    struct book_press press;
    struct picture_files files;
};

static void take_puzzle(void *user, struct slot *slot, const struct item *item, size_t index)
{
    struct book *book = user;
    book_take_plain(&book->taker, slot, item, index);
}

static void take_variant(void *user, struct slot *slot, const struct item *item,
                         const struct variant_puzzle *variant)
{
    struct book *book = user;
    book_take_variant(&book->taker, slot, item, variant);
}

static bool make_tools(struct book *book)
{
    struct book_taker *taker = &book->taker;
    ennead_rater_options rating;
    ennead_rater_options_init(&rating);
    rating.stop = signals_stop();
    rating.time_limit = book->settings->common.solving.time_limit;
    *taker = (struct book_taker){.settings = book->settings, .shelf = &book->shelf};
    taker->error = book_shelf_open(&book->shelf);
    return ennead_scene_new(NULL, &book->press.scene) == ENNEAD_STATUS_OK &&
           ennead_finder_new(NULL, &taker->finder) == ENNEAD_STATUS_OK &&
           ennead_grid_set_new(NULL, &taker->forms) == ENNEAD_STATUS_OK &&
           (!book_has_label(book->settings, BOOK_LABEL_ER) ||
            ennead_rater_new(&rating, NULL, &taker->rater) == ENNEAD_STATUS_OK);
}

static void give_back_tools(struct book *book)
{
    ennead_scene_free(book->press.scene);
    ennead_finder_free(book->taker.finder);
    ennead_rater_free(book->taker.rater);
    ennead_grid_set_free(book->taker.forms);
    book_shelf_close(&book->shelf);
}

static enum exit_code say_shelf_error(int error)
{
    if (error == 0)
        return EXIT_ANSWERED;
    if (error == ENOMEM) {
        message("out of memory");
        return EXIT_MEMORY;
    }
    message("a temporary file: cannot write: %s", strerror(error));
    return EXIT_IO;
}

static enum exit_code print_book(struct book *book)
{
    const struct book_settings *settings = book->settings;
    int fd;
    if (settings->order == BOOK_BY_DIFFICULTY)
        book_shelf_sort(&book->shelf);
    press_start(&book->press, settings);
    if (!picture_files_open(&book->files, &fd))
        return book->files.code;
    if (!pages_begin_pdf(&book->press.pages, fd,
                         settings->title != NULL ? settings->title : "Sudoku"))
        book->files.code = EXIT_IO;
    else
        book->taker.error = book_print(&book->press, &book->shelf, book->taker.finder);
    int error = pages_finish(&book->press.pages);
    if (error == 0 && book->press.no_memory)
        error = ENOMEM;
    if (error == 0 && book->taker.error != 0)
        book->files.code = say_shelf_error(book->taker.error);
    (void)picture_files_close(&book->files, error);
    return book->files.code;
}

static const char greeting[] =
    "Type or paste puzzles, 81 cells on a line or nine rows each; 1-9 is a given, 0 or . an empty "
    "cell.\n"
    "Press Ctrl-D to end and make the book.\n";

static enum exit_code make_book(struct book *book)
{
    const struct settings *common = &book->settings->common;
    const struct puzzle_command puzzle_command = {
        .user = book,
        .greeting = greeting,
        .puzzle = take_puzzle,
        .variant = take_variant,
        .models = WITH_MODELS,
    };
    if (!make_tools(book))
        book->taker.error = ENOMEM;
    if (book->taker.error != 0)
        return say_shelf_error(book->taker.error);
    enum exit_code code = batch_run(common, &puzzle_command);
    code = graver(code, say_shelf_error(book->taker.error));
    if (signals_stopped() || code == EXIT_MEMORY || book->taker.error != 0)
        return code;
    if (book->shelf.count == 0) {
        message("there is no puzzle to print");
        return graver(code, EXIT_INPUT);
    }
    return graver(code, print_book(book));
}

static enum exit_code check_settings(const char *command, const struct book_settings *settings)
{
    const double least = 72; /* points */
    if (settings->paper.width - 2 * settings->margin - settings->gutter < least ||
        settings->paper.height - 2 * settings->margin < least)
        return message_usage(command,
                             "--margins and --gutter leave less than an inch of the paper");
    if ((settings->output == NULL || strcmp(settings->output, "-") == 0) && isatty(STDOUT_FILENO))
        return message_usage(command, "a terminal cannot show a PDF; use --output=book.pdf");
    return EXIT_ANSWERED;
}

static enum exit_code run_book(const struct command *command, int argc, char **argv)
{
    static struct book book;
    struct book_settings settings = {.theme = ENNEAD_THEME_PRINT,
                                     .marks = ENNEAD_PICTURE_MARKS_GIVEN};
    enum exit_code code;
    settings_init(&settings.common);
    (void)read_paper(&settings.paper, "A4");
    (void)read_margin(&settings.margin, "15mm");
    if (!command_parse(command, &settings.common, argc, argv, &code))
        return code;
    if (settings.per_page == 0)
        settings.per_page = settings.large ? 1 : 4;
    code = settings_complete(command->name, &settings.common);
    if (code == EXIT_ANSWERED)
        code = check_settings(command->name, &settings);
    if (code == EXIT_ANSWERED)
        code = rules_load(command->name, &settings.common);
    if (code != EXIT_ANSWERED)
        return code;
    settings.common.threads = 1;
    book.settings = &settings;
    code = picture_files_begin(&book.files, command->name, settings.output);
    if (code == EXIT_ANSWERED) {
        code = make_book(&book);
        code = graver(code, picture_files_finish(&book.files));
    }
    give_back_tools(&book);
    rules_unload(&settings.common);
    return code;
}

static const struct example examples[] = {
    {"ennead book puzzles.txt -o book.pdf", "print four puzzles per page, with solutions at the "
                                            "end"},
    {"ennead generate -n 100 | ennead book -o book.pdf", "print a book of new puzzles"},
    {"ennead book --order=difficulty --label=level,score --title='Sudoku' puzzles.txt -o book.pdf",
     "add a title page and sections from easy to extreme"},
    {"ennead book --paper=6x9 --margins=0.5in --gutter=0.25in -p 2 puzzles.txt -o book.pdf",
     "print for binding"},
    {"ennead book --large --hints=drawn --solutions=behind puzzles.txt -o book.pdf",
     "print large, with the key step of each puzzle"},
};

const struct command book_command = {
    .name = "book",
    .arguments = "[OPTION]... [FILE]...",
    .summary = "print puzzles as a book with solutions",
    .about =
        "Makes a PDF book of the puzzles in each FILE, or on standard input. Puzzles may have any "
        "size and any rules, which are printed in words under each. Left out, with a message, are "
        "puzzles without a unique solution (unless no solutions are printed), puzzles equal to an "
        "earlier one up to symmetry, and variants with the same text as an earlier one. The PDF "
        "contains its fonts. On one machine, the same input gives the same bytes.",
    .options = options,
    .examples = examples,
    .example_count = sizeof examples / sizeof examples[0],
    .answered = "every puzzle is in the book",
    .unanswered = "some puzzle was left out",
    .run = run_book,
};

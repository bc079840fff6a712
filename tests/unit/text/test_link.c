/* SPDX-License-Identifier: MIT */
/*
 * Links in lines of text: which site each is of, where it begins and ends, and what is in it.
 */
#define _GNU_SOURCE 1
#include "text/link.h"

#include "ennead.h"
#include "support/support.h"

#include <sys/mman.h>
#include <unistd.h>

static void links_are_found(void **state)
{
    (void)state;
    static const struct {
        const char *line;
        link_form kind;
        const char *link, *held; /* NULL: nothing */
    } lines[] = {
        {"https://f-puzzles.com/?load=N4Ig", LINK_FPUZZLES, "https://f-puzzles.com/?load=N4Ig",
         "N4Ig"},
        {"see \"https://f-puzzles.com/?load=N4 Ig\"!", LINK_FPUZZLES,
         "https://f-puzzles.com/?load=N4 Ig", "N4 Ig"},
        {"(https://sudokupad.app/fpuzzlesN4/Ig and on", LINK_FPUZZLES,
         "https://sudokupad.app/fpuzzlesN4/Ig and on", "N4/Ig and on"},
        {"https://sudokupad.app/fpuzN4?setting=1", LINK_FPUZZLES,
         "https://sudokupad.app/fpuzN4?setting=1", "N4?setting=1"},
        {"https://app.crackingthecryptic.com/sudoku/?puzzleid=scf5N", LINK_CLASSIC,
         "https://app.crackingthecryptic.com/sudoku/?puzzleid=scf5N", "5N"},
        {"https://sudokupad.app/sclN4", LINK_SUDOKUPAD, "https://sudokupad.app/sclN4", "N4"},
        {"https://sudokupad.app/ctcN4", LINK_SUDOKUPAD, "https://sudokupad.app/ctcN4", "N4"},
        {"https://sudokupad.app/abcde", LINK_UNKNOWN, "https://sudokupad.app/abcde", NULL},
        {"https://sigh.github.io/Interactive-Sudoku-Solver/?q=.X~R1C1~R1C2", LINK_ISS,
         "https://sigh.github.io/Interactive-Sudoku-Solver/?q=.X~R1C1~R1C2", ".X~R1C1~R1C2"},
        {"http://localhost/?q=.X", LINK_ISS, "http://localhost/?q=.X", ".X"},
        {"in https://www.sudokuwiki.org/sudoku.htm?bd=53 it is", LINK_SUDOKUWIKI,
         "https://www.sudokuwiki.org/sudoku.htm?bd=53", "53"},
        {"https://sudokuexchange.com/play/?s=53", LINK_SUDOKUEXCHANGE,
         "https://sudokuexchange.com/play/?s=53", "53"},
        {"HTTPS://F-PUZZLES.COM/?load=N4Ig", LINK_FPUZZLES, "HTTPS://F-PUZZLES.COM/?load=N4Ig",
         "N4Ig"},
        {"Http://SudokuPad.app/scf5N", LINK_CLASSIC, "Http://SudokuPad.app/scf5N", "5N"},
        {"f-puzzles.com/?load=N4Ig", LINK_FPUZZLES, "f-puzzles.com/?load=N4Ig", "N4Ig"},
        {"see www.sudokuwiki.org/sudoku.htm?bd=53 or", LINK_SUDOKUWIKI,
         "www.sudokuwiki.org/sudoku.htm?bd=53", "53"},
        {"(sudokupad.app/sclN4 Sudokupad.app/scf5N", LINK_SUDOKUPAD, "sudokupad.app/sclN4", "N4"},
        {"sigh.github.io/Interactive-Sudoku-Solver/?q=.X", LINK_ISS,
         "sigh.github.io/Interactive-Sudoku-Solver/?q=.X", ".X"},
        {"my-sudokupad.app/scf5N", LINK_UNKNOWN, NULL, NULL},
        {"sudokupad.app/abcde", LINK_UNKNOWN, NULL, NULL},
        {"sudokupad.app", LINK_UNKNOWN, NULL, NULL},
        {"#ennead=AbC", LINK_OWN, "#ennead=AbC", "AbC"},
        {"https://example.org/ennead.html#ennead=AbC, or", LINK_OWN,
         "https://example.org/ennead.html#ennead=AbC,", "AbC,"},
        {"https://example.org https://f-puzzles.com/?load=N4", LINK_FPUZZLES,
         "https://f-puzzles.com/?load=N4", "N4"},
        {"https://f-puzzles.com/?load=N4 https://f-puzzles.com/?load=N5", LINK_FPUZZLES,
         "https://f-puzzles.com/?load=N4", "N4"},
        {"https://f-puzzles.com/?load=N4https://f-puzzles.com/?load=N5", LINK_FPUZZLES,
         "https://f-puzzles.com/?load=N4", "N4"},
        {"https://example.orghttps://f-puzzles.com/?load=N4", LINK_FPUZZLES,
         "https://f-puzzles.com/?load=N4", "N4"},
        {"#ennead=AbC#ennead=dEf", LINK_OWN, "#ennead=AbC", "AbC"},
        {"see #ennead=AbC\n#ennead=dEf", LINK_OWN, "#ennead=AbC", "AbC"},
        {"see\n#ennead=dEf", LINK_UNKNOWN, NULL, NULL},
        {"https://example.org", LINK_UNKNOWN, "https://example.org", NULL},
        {"see https://example.org", LINK_UNKNOWN, NULL, NULL},
        {"no link", LINK_UNKNOWN, NULL, NULL},
        {"", LINK_UNKNOWN, NULL, NULL},
    };

    for (size_t i = 0; i < COUNT_OF(lines); i++) {
        const char *line = lines[i].line;
        link_place found;
        assert_int_equal(link_find(line, strlen(line), &found), lines[i].link != NULL);
        if (lines[i].link == NULL)
            continue;
        assert_int_equal(found.kind, lines[i].kind);
        assert_int_equal(found.end - found.begin, strlen(lines[i].link));
        assert_memory_equal(line + found.begin, lines[i].link, strlen(lines[i].link));
        if (lines[i].held == NULL)
            continue;
        assert_int_equal(found.end - found.at, strlen(lines[i].held));
        assert_memory_equal(line + found.at, lines[i].held, strlen(lines[i].held));
    }
}

/* What comes after the beginning of the third link is not looked at, or a file with many on one
 * line would take a time that grows with the square of their number. Here nothing can be read
 * there, but for some bytes to compare. */
static void what_comes_after_a_link_is_not_looked_at(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "https://f-puzzles.com/?load=N4 https://f-puzzles.com/?load=N5 http://",
        "#ennead=AbC#ennead=dEf#ennead=gHi",
        "https://a.org/?load=N4https://a.org/?load=N5https://",
        "https://sudokuexchange.com/play/?s=53 https://sudokuexchange.com/play/?s=53 ",
        "https://sudokuexchange.com/play/?s=53\n",
    };
    enum { COMPARED = 16 };
    const size_t page = (size_t)sysconf(_SC_PAGESIZE);
    char *const pages =
        mmap(NULL, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

    assert_true(pages != MAP_FAILED);
    assert_int_equal(mprotect(pages + page, page, PROT_NONE), 0);
    for (size_t i = 0; i < COUNT_OF(texts); i++) {
        const size_t length = strlen(texts[i]);
        char *const text = pages + page - length - COMPARED;
        link_place found;
        memcpy(text, texts[i], length);
        memset(text + length, 'x', COMPARED);
        assert_true(link_find(text, length + page, &found));
        assert_int_equal(ennead_variant_extent(text, length + page), found.end);
    }
    assert_int_equal(munmap(pages, 2 * page), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(links_are_found),
        cmocka_unit_test(what_comes_after_a_link_is_not_looked_at),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

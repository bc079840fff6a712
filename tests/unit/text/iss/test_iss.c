/* SPDX-License-Identifier: MIT */
/*
 * Strings of Interactive Sudoku Solver: what each type of item means, written in our own form, and
 * what is said of what is wrong.
 */
#include "support/variants.h"

static void items_are_rules(void **state)
{
    (void)state;
    static const struct {
        const char *item, *rules;
    } items[] = {
        {".AntiKnight", "anti-knight\n"},
        {".StrictKropki", "no-other-white-dots\nno-other-black-dots\n"},
        {".Diagonal~1.Diagonal~-1", "diagonal-up\ndiagonal-down\n"},
        {".Thermo~R1C1~r1c2\n", "thermo r1c1 r1c2\n"},
        {".Whisper~R1C1~R1C2.Whisper~3~R1C1~R1C2", "whisper 5 r1c1 r1c2\nwhisper 3 r1c1 r1c2\n"},
        {".Cage~7~R1C1~R1C2.Cage~~R1C1~R1C2.Cage~0~R1C1~R1C2",
         "cage 7 r1c1 r1c2\ncage r1c1 r1c2\ncage r1c1 r1c2\n"},
        {".Arrow~R1C1~R1C2~R1C3", "arrow r1c1 : r1c2 r1c3\n"},
        {".PillArrow~2~R1C2~R1C1~R1C3", "arrow r1c1 r1c2 : r1c3\n"},
        {".WhiteDot~R1C1~R1C2~R2C2~R4C4", "white-dot r1c1 r1c2\nwhite-dot r1c2 r2c2\n"},
        {".GreaterThan~R2C1~R1C1", "greater r2c1 r1c1\n"},
        {".GreaterThan~R1C1~R1C2~R1C1~R2C1", "greater r1c1 r1c2\ngreater r1c1 r2c1\n"
                                             "greater r1c1 r2c1\n"},
        {".EqualSum~R1C1~-~R1C2~R1C3", "equal-sum r1c1 : r1c2 r1c3\n"},
        {".SameValues~2~R1C1~R1C2~R2C1~R2C2", "same-values r1c1 r1c2 : r2c1 r2c2\n"},
        {".Quad~R1C1~1~4", "quadruple 1 4 r1c1 r1c2 r2c1 r2c2\n"},
        {".AntiTaxicab.GlobalEntropy.GlobalMod", "anti-taxicab\nglobal-entropy\nglobal-modular\n"},
        {".Sum~-3_=_2_-1_0_1~R1C1~R1C2~R2C1~R1C1", "sum -3 3 -1 0 r1c1 r1c2 r2c1\n"},
        {".SumLine~10~R1C1~R1C2.SumLine~R1C1~R1C2~LOOP",
         "sum-line 10 r1c1 r1c2\nsum-loop 10 r1c1 r1c2\n"},
        {".ContainAtLeast~1_3~R1C1~R1C2", "quadruple 1 3 r1c1 r1c2\n"},
        {".ContainExact~4_1_1~R1C1~R1C2", "count 2 1 r1c1 r1c2\ncount 1 4 r1c1 r1c2\n"},
        {".LookAndSay~2402~R1C1~R1C2", "count 2 4 r1c1 r1c2\ncount 0 2 r1c1 r1c2\n"},
        {".LookAndSay~0313~R1C1", "count 0 3 r1c1\ncount 1 3 r1c1\n"},
        {".Modular~1~R1C1~R1C2", ""},
        {".EqualityCage~R1C1~R1C2",
         "all-different r1c1 r1c2\n"
         "automaton r1c1 r1c2 \"start 0; accept 1; 0 2,4 0; 0 1,3 1; 1 2,4 1\"\n"
         "automaton r1c1 r1c2 \"start 0; accept 1; 0 1-2 0; 0 3-4 1; 1 1-2 1\"\n"},
        {".ValueIndexing~R1C1~R1C2~R2C2~R3C1", "or { and { given 1 r1c2; clone r1c1 : r2c2 }; and "
                                               "{ given 2 r1c2; clone r1c1 : r3c1 } }\n"},
        {".Cage~~R1C1~R1C2~R1C1", "all-different r1c1 r1c2\n"},
        {".Cage~2~R1C1~R1C1", "all-different r1c1\nsum 2 2 r1c1\n"},
        {".HiddenSkyscraper~R1~3~", "hidden-skyscraper 3 r1c1 r1c2 r1c3 r1c4\n"},
        {".Indexing~C~R1C1.Indexing~R~R1C2", "column-indexer r1c1\nrow-indexer r1c2\n"},
        {".XSum~C2~7~9", "x-sum 7 r1c2 r2c2 r3c2 r4c2\nx-sum 9 r4c2 r3c2 r2c2 r1c2\n"},
        {".Skyscraper~R1~~2", "skyscraper 2 r1c4 r1c3 r1c2 r1c1\n"},
        {".Sandwich~3~R2", "sandwich 3 r2c1 r2c2 r2c3 r2c4\n"},
        {".LittleKiller~5~R1C3.LittleKiller~6~R2C1.LittleKiller~7~R3C4.LittleKiller~8~R4C2",
         "little-killer 5 r1c3 r2c2 r3c1\nlittle-killer 6 r2c1 r3c2 r4c3\n"
         "little-killer 7 r3c4 r2c3 r1c2\nlittle-killer 8 r4c2 r3c3 r2c4\n"},
        {".Or.~R1C1_1_2.And.Thermo~R1C1~R1C2.AntiKing.End.End",
         "or { given 1 2 r1c1; and { thermo r1c1 r1c2; anti-king } }\n"},
        {".And.AntiKing.End.SearchPriority~3~R1C1", "anti-king\n"},
        {".Replicate~D.X~R1C1~R1C2.End", "x r1c1 r1c2\nx r1c2 r1c3\n"},
        {".Replicate~C~R2C2.Or.X~R2C2~R2C3.End.End", "or { x r2c3 r2c4 }\n"},
        {".Regex~WzEtNV0q~R1C1~R1C2~~R2C1~R2C2",
         "regex r1c1 r1c2 \"[1-5]*\"\nregex r2c1 r2c2 \"[1-5]*\"\n"},
        {".Regex~%5B12%5D~R1C1", "regex r1c1 \"[12]\"\n"},
        {".Pair~P__~_a%20name~R1C1~R1C2", "pairs r1c1 r1c2 \"1:1-4 2:3-4 3:1-4 4:1-4\"\n"},
        {".Binary~P--~~R1C1~R1C2", "pairs r1c1 r1c2 \"1:1-4 2:3-4 3:1-4 4:1-4\"\n"},
        {".PairX~C~_~R1C1~R1C2~R1C3",
         "pairs r1c1 r1c2 \"1:2\"\npairs r1c1 r1c3 \"1:2\"\npairs r1c2 r1c3 \"1:2\"\n"},
    };

    for (size_t i = 0; i < COUNT_OF(items); i++) {
        char text[512], written[1024];
        ennead_variant_report report;
        snprintf(text, sizeof text, ".Shape~4x4%s", items[i].item);
        ennead_description *d = read_variant(text, &report);
        ennead_variant_write(d, NULL, written, sizeof written);
        assert_string_equal(strstr(written, ". . . .\n. . . .\n. . . .\n. . . .\n") + 32,
                            items[i].rules);
        ennead_description_free(d);
    }
}

/* Two states, of which the first begins; 1 stays, 2 leads to the second, which accepts. The
 * bits: packed 01, one bit per state 0000, two values 0001, starts 1, accepts 1, start accepts
 * 0; state 0: values 11, targets 0 and 1; state 1: values 00. */
static void automata_are_unpacked(void **state)
{
    (void)state;
    ennead_variant_report report;
    char written[256];
    /* 01 0000 0001 1 1 0 11 0 1 00 -> 01000000 01110110 100..... */
    ennead_description *d = read_variant(".Shape~4x4.NFA~QHaA~_~R1C1~R1C2", &report);

    ennead_variant_write_rule(d, 0, written, sizeof written);
    assert_string_equal(written, "automaton r1c1 r1c2 \"start 0; accept 1; 0 1 0; 0 2 1\"");
    ennead_description_free(d);
    /* With one value more than the grid has, which stands between parts: form 01, one bit a
     * state 0000, five values 0100, 1, 1, 0; state 0: values 10001, targets 0 and 1; state 1:
     * 00010, 1. */
    d = read_variant(".Shape~4x4.NFA~QTRRQA~_~R1C1~R1C2~-~R2C1", &report);
    ennead_variant_write_rule(d, 0, written, sizeof written);
    assert_string_equal(written,
                        "automaton r1c1 r1c2 : r2c1 \"start 0; accept 1; 0 1 0; 0 / 1; 1 2 1\"");
    ennead_description_free(d);
    /* Parts may be without cells. */
    d = read_variant(".Shape~4x4.NFA~QTRRQA~_~-~R1C1~-~-~R2C1~-", &report);
    ennead_variant_write_rule(d, 0, written, sizeof written);
    assert_string_equal(written,
                        "automaton : r1c1 : : r2c1 : \"start 0; accept 1; 0 1 0; 0 / 1; 1 2 1\"");
    ennead_description_free(d);
}

/* What column 2 misses, and what row 1 does. */
static void missed_values_are_rules_of_houses(void **state)
{
    (void)state;
    ennead_variant_report report;
    char written[512];
    ennead_description *d =
        read_variant(".Shape~4x4~0-4.Doppelganger.~DGR2_4_1.GreaterThan~R1C1~R1C2.V~DGR1~DGR2."
                     "Whisper~3~DGC1~R2C3",
                     &report);

    assert_int_equal(d->constraint_count, 5);
    ennead_variant_write_rule(d, 1, written, sizeof written);
    assert_string_equal(written, "quadruple 2 3 r1c2 r2c2 r3c2 r4c2");
    ennead_variant_write_rule(d, 2, written, sizeof written);
    assert_string_equal(written, "greater r1c1 r1c2");
    ennead_variant_write_rule(d, 4, written, sizeof written);
    assert_string_equal(written, "or { and { quadruple 2 3 4 r1c1 r1c2 r1c3 r1c4; given 4 r2c3 }; "
                                 "and { quadruple 1 2 4 r1c1 r1c2 r1c3 r1c4; given 0 r2c3 }; "
                                 "and { quadruple 1 2 3 r1c1 r1c2 r1c3 r1c4; given 0 1 r2c3 } }");
    ennead_description_free(d);
}

static void the_head_makes_the_grid(void **state)
{
    (void)state;
    ennead_variant_report report;
    ennead_description *d = read_variant(".Shape~6x6~0-8.~R1C1_0~R2C2_3_4.RegionSize~9.NoBoxes."
                                         "Jigsaw~111222111222111222333444333444333444",
                                         &report);

    assert_int_equal(d->values, 9);
    assert_int_equal(d->first_value, 0);
    assert_int_equal(d->box_rows, 0);
    assert_int_equal(d->regions[3], 1);
    assert_int_equal(d->candidates[0], 1);
    assert_int_equal(d->candidates[7], 24);
    ennead_description_free(d);
    d = read_variant("https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Shape~4x4~5&x=3\n.",
                     &report);
    assert_int_equal(d->values, 5);
    assert_int_equal(d->box_rows, 2);
    ennead_description_free(d);
    /* beside boxes a jigsaw is rules; a piece of another size is none */
    d = read_variant(".Shape~4x4.Jigsaw~1111222233334444", &report);
    assert_int_equal(d->constraint_count, 4);
    ennead_description_free(d);
    d = read_variant(".Shape~4x4.NoBoxes.Jigsaw~1111222233333333", &report);
    assert_int_equal(d->regions[15], ENNEAD_NO_REGION);
    ennead_description_free(d);
}

static void what_is_wrong_is_said(void **state)
{
    (void)state;
    static const struct {
        const char *text, *message;
        ennead_variant_error error;
    } wrong[] = {
        {".LeapFrog~R1C1", "the rule 'LeapFrog' is not known", ENNEAD_VARIANT_ERROR_UNKNOWN_RULE},
        {".Thermo~VX1~R1C1", "there is no extra cell 'VX1'", ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Var~A~~2.Thermo~VA3~R1C1", "there is no extra cell 'VA3'",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Var~A~~2.Thermo~VA~R1C1", "there is no extra cell 'VA'", ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Thermo~CC1~R1C1", "there is no extra cell 'CC1'", ENNEAD_VARIANT_ERROR_MALFORMED},
        {".ChaosConstruction.~CC1_2", "the number of a region is not known",
         ENNEAD_VARIANT_ERROR_UNKNOWN_RULE},
        {".ChaosCount~R1C1", "there is no 'ChaosConstruction' for it",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".ChaosConstruction.ChaosCount", "'ChaosCount' here, expected a cell",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".ChaosConstruction.ChaosCount~CC1~0~CC2",
         "'CC1' here, expected another cell than one of the regions",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".ChaosConstruction.ChaosArrow~R1C1~2~CC2", "'2' here, expected 0 or 1",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".ChaosConstruction.Var~A~~1.ChaosCount~VA",
         "'ChaosCount' here, expected cells of the regions", ENNEAD_VARIANT_ERROR_MALFORMED},
        {".ChaosConstruction.Var~A~~1.ChaosCount~R1C1~~VA",
         "'VA' here, expected a cell of the regions", ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Var~A~~1.Windoku", "the rule 'Windoku' of a grid with cells beside it is not known",
         ENNEAD_VARIANT_ERROR_UNKNOWN_RULE},
        {".Var~A~~1.Indexing~R~R1C1",
         "the rule 'Indexing' of a grid with cells beside it is not known",
         ENNEAD_VARIANT_ERROR_UNKNOWN_RULE},
        {".Var~A~~02~.Thermo~VA1~VA2", "there is no extra cell 'VA2'",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Var~A~~2x03.Thermo~VA~VA2", "there is no extra cell 'VA2'",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Var~A~~-5.Thermo~VA~VA2", "there is no extra cell 'VA2'",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Var~A~~999999999", "a grid has 1 to 64 rows and columns",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Var~A~~999999999x999999999", "a grid has 1 to 64 rows and columns",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Shape~99999999x9~99999999.ChaosConstruction", "a grid has 1 to 64 rows and columns",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Var~A~~500", "a grid has 1 to 64 rows and columns", ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Shape~4x4.Var", "'Var' here, expected a name of capitals",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Shape~4x4.Var~A~~2x2.Replicate~_~VA1.Thermo~VA1~VA2.End",
         "the extra cell 'VA1' in a copy is not known", ENNEAD_VARIANT_ERROR_UNKNOWN_RULE},
        {".Shape~4x4.Var~A~~4.Replicate~_~VA1.Thermo~VA3~VA4.End",
         "'VA4' here, expected a cell of that group", ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Var~A~~9.Quad~VA1~1~2", "'VA1' here, expected the first of four cells",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Shape~4x4.Var~A~~1.Jigsaw~1111222233334444",
         "a jigsaw with boxes and the rule 'Var' is not known", ENNEAD_VARIANT_ERROR_UNKNOWN_RULE},
        {".Shape~9x9~~Round", "the grid type 'Round' is not known",
         ENNEAD_VARIANT_ERROR_UNKNOWN_RULE},
        {".Shape~4x4.DutchFlatmates",
         "'DutchFlatmates' here, expected a grid with the values 1 to 9 for it",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".ValueIndexing~R1C1~R1C2", "'ValueIndexing' here, expected three cells or more",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Cage~x~R1C1~R1C1", "'x' here, expected a number", ENNEAD_VARIANT_ERROR_MALFORMED},
        {".NFA~QTRRQA~_~-", "'NFA' here, expected a cell", ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Sum~3_=_1_-1~R1C1", "'1_-1' here, expected a factor for each cell",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Sum~3_=_1_x~R1C1~R1C2", "'1_x' here, expected a factor for each cell",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Sum~3_=_1~R1C1~R1C2", "'1' here, expected a factor for each cell",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Sum~3_1_1~R1C1~R1C2", "'3_1_1' here, expected a number", ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Sum~3_=~R1C1~R1C2", "'3_=' here, expected a number", ENNEAD_VARIANT_ERROR_MALFORMED},
        {".ContainExact~1_2_~R1C1~R1C2", "'2_' here, expected values with underlines between them",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Regex~MQ~_~R1C1~-~R1C2", "segments in the rule 'Regex' are not known",
         ENNEAD_VARIANT_ERROR_UNKNOWN_RULE},
        {".ContainAtLeast~1_x~R1C1", "'x' here, expected values with underlines between them",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".ContainExact~1_65~R1C1", "'65' here, expected values with underlines between them",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".LookAndSay~213~R1C1", "'213' here, expected pairs of a number and a value",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".LookAndSay~2x~R1C1", "'2x' here, expected pairs of a number and a value",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Thermo~R1C1~X", "'X' here, expected a cell such as R1C1",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Thermo~R1C1~R1Ca", "'R1Ca' here, expected a cell of the grid",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Thermo~R1C1", "thermo: it needs more cells", ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Shape~4x4.Shape~6x6", "a second 'Shape' says something else than the first",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".RegionSize~9.RegionSize~99", "a second 'RegionSize' says something else than the first",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Shape~9", "'Shape' here, expected a shape such as Shape~6x6",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Shape~9x9~a", "'a' here, expected how many values, or a range such as 0-8",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Shape~9x9~2-10", "'2-10' here, expected values from 0 or 1 on",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Shape~9x9~3", "there are 3 values, expected 9 to 64", ENNEAD_VARIANT_ERROR_MALFORMED},
        {".RegionSize~a", "'RegionSize' here, expected a size such as RegionSize~6",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Jigsaw~123", "the jigsaw has 3 cells, expected 81", ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Shape~4x4.Jigsaw~1112223334444444", "the jigsaw has regions of different sizes",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".~R1C1_10", "'10' here, expected a value of the grid", ENNEAD_VARIANT_ERROR_MALFORMED},
        {".~R1C1_1.End", "'End' here, expected an item: there is no group to end",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Or.AntiKing", "a group has no .End", ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Replicate~B.AntiKing", "'Replicate' here, expected an .End for it",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Replicate~!.AntiKing.End", "'!' here, expected cells in base64",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Shape~4x4.Replicate~AAAB.AntiKing.End", "'AAAB' here, expected cells of the grid",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Shape~4x4.Replicate~I.X~R1C1~R1C2.End", "'R1C2' here, expected a cell of the grid",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Diagonal~2", "'Diagonal' here, expected 1 or -1", ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Diagonal", "'Diagonal' here, expected a number", ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Diagonal~a", "'a' here, expected a number", ENNEAD_VARIANT_ERROR_MALFORMED},
        {".RellikCage~R1C1", "'R1C1' here, expected a number", ENNEAD_VARIANT_ERROR_MALFORMED},
        {".X~R1C1~R3C3", "'X' here, expected cells that are side by side",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".SameValues~2~R1C1~R1C2~R1C3", "'SameValues' here, expected as many cells in each set",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".SameValues~2", "'SameValues' here, expected as many cells in each set",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Quad", "'Quad' here, expected a cell", ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Quad~R9C1~1", "'R9C1' here, expected the first of four cells",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Indexing~X~R1C1", "'X' here, expected R or C", ENNEAD_VARIANT_ERROR_MALFORMED},
        {".XSum", "'XSum' here, expected a line of the grid such as R1 or C1",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".XSum~C10~3", "'C10' here, expected a line of the grid such as R1 or C1",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".XSum~C1~x", "'x' here, expected a number", ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Sandwich~3", "'Sandwich' here, expected a line of the grid such as R1 or C1",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".LittleKiller~3~R2C2", "'R2C2' here, expected a cell where a diagonal begins",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".LittleKiller~3", "'LittleKiller' here, expected a cell", ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Pair~!~_~R1C1~R1C2", "'!' here, expected a table in base64",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Regex~!~R1C1", "'!' here, expected base64", ENNEAD_VARIANT_ERROR_MALFORMED},
        {".Regex~AA~R1C1", "'AA' here, expected a regular expression",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {".NFA~AA~_~R1C1", "'AA' here, expected an automaton in base64",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {"..X~R1C1~R1C2 x", "'R1C2 x' here, expected a cell such as R1C1",
         ENNEAD_VARIANT_ERROR_MALFORMED},
        {"https://sigh.github.io/Interactive-Sudoku-Solver/", "a link without a puzzle",
         ENNEAD_VARIANT_ERROR_MALFORMED},
    };

    for (size_t i = 0; i < COUNT_OF(wrong); i++) {
        const ennead_variant_report report =
            assert_variant_refused(wrong[i].text, wrong[i].message);
        assert_int_equal(report.error, wrong[i].error);
    }
}

/* Copies of copies of copies end. */
static void copies_are_counted(void **state)
{
    (void)state;
    static const char bits[] = ".Replicate~_____________H";
    char text[1024] = "";

    for (int i = 0; i < 5; i++)
        strcat(text, bits);
    strcat(text, ".AntiKing.End.End.End.End.End");
    /* Moved twice a copy leaves the grid, but a rule without cells does not. */
    assert_variant_refused(text, "there are more than 1048576 rules");
    text[0] = '\0';
    for (int i = 0; i < 17; i++)
        strcat(text, ".And");
    assert_variant_refused(text, "groups are more than 16 deep");
}

static void killers_are_strings_too(void **state)
{
    (void)state;
    char arrows[128] = "3<", numbers[1024] = "3x3:d:k:769:769";
    ennead_variant_report report;
    ennead_description *d;

    for (int cell = 2; cell < 81; cell++) {
        strcat(arrows, "0");
        strcat(numbers, ":5");
    }
    d = read_variant(arrows, &report);
    assert_int_equal(report.form, ENNEAD_VARIANT_FORM_KILLER);
    assert_int_equal(d->constraint_count, 80);
    assert_int_equal(d->constraints[0].numbers[0], 3);
    assert_int_equal(d->constraints[0].cell_count, 2);
    ennead_description_free(d);
    d = read_variant(numbers, &report);
    assert_int_equal(d->constraint_count, 3);
    assert_int_equal(d->constraints[2].numbers[0], 3);
    assert_int_equal(d->constraints[2].cell_count, 2);
    ennead_description_free(d);
    arrows[0] = '<';
    assert_variant_refused(arrows, "the arrows from here lead to no sum");
    arrows[0] = '>';
    assert_variant_refused(arrows, "the arrows from here lead to no sum");
    assert_variant_refused("3x3:x:k:1", "a letter before :k: that is not known");
    assert_variant_refused("3x3::k:1", "cell 2 of 81 is no number");
    char many[200] = "3x3::k:";
    for (int i = 0; i < 82; i++)
        strcat(many, "0:");
    assert_variant_refused(many, "there is more after the 81 numbers");
    memcpy(strrchr(many, '0'), ": x", 4);
    assert_variant_refused(many, "there is more after the 81 numbers");
    memcpy(strrchr(many, 'x'), " :\r", 4);
    d = read_variant(many, &report);
    assert_int_equal(d->constraint_count, 0);
    ennead_description_free(d);
    assert_variant_refused("3x3::k:769:5:1025", "the sum 4 of a cage that has the sum 3 before");
}

static ennead_status read_small(const ennead_allocator *memory)
{
    static const char text[] =
        ".Shape~4x4.Or.Thermo~R1C1~R1C2.End.NFA~QHaA~_~R1C1~R1C2.Regex~WzEtNV0q~R1C1.Pair~P__~_~"
        "R1C1~R1C2";

    return try_variant(text, memory);
}

static void every_allocation_may_fail(void **state)
{
    (void)state;
    assert_survives_failing_allocations(read_small);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(items_are_rules),
        cmocka_unit_test(automata_are_unpacked),
        cmocka_unit_test(missed_values_are_rules_of_houses),
        cmocka_unit_test(the_head_makes_the_grid),
        cmocka_unit_test(what_is_wrong_is_said),
        cmocka_unit_test(copies_are_counted),
        cmocka_unit_test(killers_are_strings_too),
        cmocka_unit_test(every_allocation_may_fail),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

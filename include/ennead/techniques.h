/* SPDX-License-Identifier: MIT */
/*
 * The catalogue of techniques, sets of techniques, and the test cases that each technique must
 * pass.
 */
#ifndef ENNEAD_TECHNIQUES_H
#define ENNEAD_TECHNIQUES_H

#include "state.h"

#ifdef __cplusplus
extern "C" {
#endif

/* HoDoKu's levels of difficulty. */
typedef enum ennead_level {
    ENNEAD_LEVEL_EASY,
    ENNEAD_LEVEL_MEDIUM,
    ENNEAD_LEVEL_HARD,
    ENNEAD_LEVEL_UNFAIR,
    ENNEAD_LEVEL_EXTREME,
} ennead_level;

/* "easy", "medium", "hard", "unfair" or "extreme". A constant string, never NULL. */
ENNEAD_API const char *ennead_level_name(ennead_level level);

typedef enum ennead_family {
    ENNEAD_FAMILY_SINGLES,
    ENNEAD_FAMILY_INTERSECTIONS,
    ENNEAD_FAMILY_SUBSETS,
    ENNEAD_FAMILY_FISH,
    ENNEAD_FAMILY_FINNED_FISH,
    ENNEAD_FAMILY_SINGLE_DIGIT,
    ENNEAD_FAMILY_WINGS,
    ENNEAD_FAMILY_COLORING,
    ENNEAD_FAMILY_UNIQUENESS, /* steps of these are valid only if the puzzle has one solution */
    ENNEAD_FAMILY_CHAINS,
    ENNEAD_FAMILY_ALMOST_LOCKED_SETS,
    ENNEAD_FAMILY_COMPLEX_FISH, /* Franken, mutant and siamese fish */
    ENNEAD_FAMILY_EXOTIC,       /* patterns over many houses: SK-loops, exocets, tridagons */
    ENNEAD_FAMILY_LAST_RESORT,  /* forcing chains and nets, templates */
    ENNEAD_FAMILY_WHIPS,        /* the shortest whip or braid; only in sets that name them */
    ENNEAD_FAMILY_COUNT,
} ennead_family;

/* "singles", "intersections" and so on, as in lists of techniques. A constant string, never
 * NULL. */
ENNEAD_API const char *ennead_family_name(ennead_family family);

/* The techniques. Unlike all other enumerators they do not begin with their type, so that each can
 * be found by its name: ENNEAD_X_WING. They are tried in this order, which is that of HoDoKu,
 * followed by techniques that HoDoKu does not have. These have scores of our own and matter for the
 * human style; the strict order finds a chain first. Columns: value; name; abbreviation; codes in
 * HoDoKu's library of cases ("0709-2" is one variant of a code; "" if there is none); family;
 * rating on the scale of Sudoku Explainer 1.2.1 in tenths (0: it has no such technique; a step may
 * be rated higher than its technique); HoDoKu's score; HoDoKu's level. */
#define ENNEAD_TECHNIQUES(TECHNIQUE) \
    TECHNIQUE(ENNEAD_FULL_HOUSE, "Full House", "fh", "0000", ENNEAD_FAMILY_SINGLES, 10, 4, \
              ENNEAD_LEVEL_EASY) \
    TECHNIQUE(ENNEAD_NAKED_SINGLE, "Naked Single", "n1", "0003", ENNEAD_FAMILY_SINGLES, 23, 4, \
              ENNEAD_LEVEL_EASY) \
    TECHNIQUE(ENNEAD_HIDDEN_SINGLE, "Hidden Single", "h1", "0002", ENNEAD_FAMILY_SINGLES, 12, 14, \
              ENNEAD_LEVEL_EASY) \
    TECHNIQUE(ENNEAD_LOCKED_PAIR, "Locked Pair", "l2", "0110", ENNEAD_FAMILY_INTERSECTIONS, 0, 40, \
              ENNEAD_LEVEL_MEDIUM) \
    TECHNIQUE(ENNEAD_LOCKED_TRIPLE, "Locked Triple", "l3", "0111", ENNEAD_FAMILY_INTERSECTIONS, 0, \
              60, ENNEAD_LEVEL_MEDIUM) \
    TECHNIQUE(ENNEAD_POINTING, "Pointing", "lc1", "0100", ENNEAD_FAMILY_INTERSECTIONS, 26, 50, \
              ENNEAD_LEVEL_MEDIUM) \
    TECHNIQUE(ENNEAD_CLAIMING, "Claiming", "lc2", "0101", ENNEAD_FAMILY_INTERSECTIONS, 28, 50, \
              ENNEAD_LEVEL_MEDIUM) \
    TECHNIQUE(ENNEAD_NAKED_PAIR, "Naked Pair", "n2", "0200", ENNEAD_FAMILY_SUBSETS, 30, 60, \
              ENNEAD_LEVEL_MEDIUM) \
    TECHNIQUE(ENNEAD_NAKED_TRIPLE, "Naked Triple", "n3", "0201", ENNEAD_FAMILY_SUBSETS, 36, 80, \
              ENNEAD_LEVEL_MEDIUM) \
    TECHNIQUE(ENNEAD_HIDDEN_PAIR, "Hidden Pair", "h2", "0210", ENNEAD_FAMILY_SUBSETS, 34, 70, \
              ENNEAD_LEVEL_MEDIUM) \
    TECHNIQUE(ENNEAD_HIDDEN_TRIPLE, "Hidden Triple", "h3", "0211", ENNEAD_FAMILY_SUBSETS, 40, 100, \
              ENNEAD_LEVEL_MEDIUM) \
    TECHNIQUE(ENNEAD_NAKED_QUAD, "Naked Quad", "n4", "0202", ENNEAD_FAMILY_SUBSETS, 50, 120, \
              ENNEAD_LEVEL_HARD) \
    TECHNIQUE(ENNEAD_HIDDEN_QUAD, "Hidden Quad", "h4", "0212", ENNEAD_FAMILY_SUBSETS, 54, 150, \
              ENNEAD_LEVEL_HARD) \
    TECHNIQUE(ENNEAD_X_WING, "X-Wing", "bf2", "0300", ENNEAD_FAMILY_FISH, 32, 140, \
              ENNEAD_LEVEL_HARD) \
    TECHNIQUE(ENNEAD_SWORDFISH, "Swordfish", "bf3", "0301", ENNEAD_FAMILY_FISH, 38, 150, \
              ENNEAD_LEVEL_HARD) \
    TECHNIQUE(ENNEAD_JELLYFISH, "Jellyfish", "bf4", "0302", ENNEAD_FAMILY_FISH, 52, 160, \
              ENNEAD_LEVEL_HARD) \
    TECHNIQUE(ENNEAD_REMOTE_PAIR, "Remote Pair", "rp", "0703", ENNEAD_FAMILY_CHAINS, 0, 110, \
              ENNEAD_LEVEL_HARD) \
    TECHNIQUE(ENNEAD_BUG_1, "BUG + 1", "bug1", "0610", ENNEAD_FAMILY_UNIQUENESS, 56, 100, \
              ENNEAD_LEVEL_HARD) \
    TECHNIQUE(ENNEAD_SKYSCRAPER, "Skyscraper", "sk", "0400", ENNEAD_FAMILY_SINGLE_DIGIT, 0, 130, \
              ENNEAD_LEVEL_HARD) \
    TECHNIQUE(ENNEAD_TWO_STRING_KITE, "Two-String Kite", "2sk", "0401", \
              ENNEAD_FAMILY_SINGLE_DIGIT, 0, 150, ENNEAD_LEVEL_HARD) \
    TECHNIQUE(ENNEAD_DUAL_TWO_STRING_KITE, "Dual Two-String Kite", "d2sk", "0404", \
              ENNEAD_FAMILY_SINGLE_DIGIT, 0, 150, ENNEAD_LEVEL_HARD) \
    TECHNIQUE(ENNEAD_TURBOT_FISH, "Turbot Fish", "tf", "0403", ENNEAD_FAMILY_SINGLE_DIGIT, 0, 120, \
              ENNEAD_LEVEL_HARD) \
    TECHNIQUE(ENNEAD_EMPTY_RECTANGLE, "Empty Rectangle", "er", "0402", ENNEAD_FAMILY_SINGLE_DIGIT, \
              0, 120, ENNEAD_LEVEL_HARD) \
    TECHNIQUE(ENNEAD_DUAL_EMPTY_RECTANGLE, "Dual Empty Rectangle", "der", "0405", \
              ENNEAD_FAMILY_SINGLE_DIGIT, 0, 120, ENNEAD_LEVEL_HARD) \
    TECHNIQUE(ENNEAD_W_WING, "W-Wing", "w", "0803", ENNEAD_FAMILY_WINGS, 0, 150, \
              ENNEAD_LEVEL_HARD) \
    TECHNIQUE(ENNEAD_XY_WING, "XY-Wing", "xy", "0800", ENNEAD_FAMILY_WINGS, 42, 160, \
              ENNEAD_LEVEL_HARD) \
    TECHNIQUE(ENNEAD_XYZ_WING, "XYZ-Wing", "xyz", "0801", ENNEAD_FAMILY_WINGS, 44, 180, \
              ENNEAD_LEVEL_HARD) \
    TECHNIQUE(ENNEAD_UNIQUE_RECTANGLE_1, "Unique Rectangle Type 1", "u1", "0600", \
              ENNEAD_FAMILY_UNIQUENESS, 45, 100, ENNEAD_LEVEL_HARD) \
    TECHNIQUE(ENNEAD_UNIQUE_RECTANGLE_2, "Unique Rectangle Type 2", "u2", "0601", \
              ENNEAD_FAMILY_UNIQUENESS, 45, 100, ENNEAD_LEVEL_HARD) \
    TECHNIQUE(ENNEAD_UNIQUE_RECTANGLE_3, "Unique Rectangle Type 3", "u3", "0602", \
              ENNEAD_FAMILY_UNIQUENESS, 45, 100, ENNEAD_LEVEL_HARD) \
    TECHNIQUE(ENNEAD_UNIQUE_RECTANGLE_4, "Unique Rectangle Type 4", "u4", "0603", \
              ENNEAD_FAMILY_UNIQUENESS, 45, 100, ENNEAD_LEVEL_HARD) \
    TECHNIQUE(ENNEAD_UNIQUE_RECTANGLE_5, "Unique Rectangle Type 5", "u5", "0604", \
              ENNEAD_FAMILY_UNIQUENESS, 0, 100, ENNEAD_LEVEL_HARD) \
    TECHNIQUE(ENNEAD_UNIQUE_RECTANGLE_6, "Unique Rectangle Type 6", "u6", "0605", \
              ENNEAD_FAMILY_UNIQUENESS, 0, 100, ENNEAD_LEVEL_HARD) \
    TECHNIQUE(ENNEAD_HIDDEN_RECTANGLE, "Hidden Rectangle", "hr", "0606", ENNEAD_FAMILY_UNIQUENESS, \
              0, 100, ENNEAD_LEVEL_HARD) \
    TECHNIQUE(ENNEAD_AVOIDABLE_RECTANGLE_1, "Avoidable Rectangle Type 1", "ar1", "0607", \
              ENNEAD_FAMILY_UNIQUENESS, 0, 100, ENNEAD_LEVEL_HARD) \
    TECHNIQUE(ENNEAD_AVOIDABLE_RECTANGLE_2, "Avoidable Rectangle Type 2", "ar2", "0608", \
              ENNEAD_FAMILY_UNIQUENESS, 0, 100, ENNEAD_LEVEL_HARD) \
    TECHNIQUE(ENNEAD_FINNED_X_WING, "Finned X-Wing", "fbf2", "0310", ENNEAD_FAMILY_FINNED_FISH, 0, \
              130, ENNEAD_LEVEL_HARD) \
    TECHNIQUE(ENNEAD_SASHIMI_X_WING, "Sashimi X-Wing", "sbf2", "0320", ENNEAD_FAMILY_FINNED_FISH, \
              0, 150, ENNEAD_LEVEL_HARD) \
    TECHNIQUE(ENNEAD_FINNED_SWORDFISH, "Finned Swordfish", "fbf3", "0311", \
              ENNEAD_FAMILY_FINNED_FISH, 0, 200, ENNEAD_LEVEL_UNFAIR) \
    TECHNIQUE(ENNEAD_SASHIMI_SWORDFISH, "Sashimi Swordfish", "sbf3", "0321", \
              ENNEAD_FAMILY_FINNED_FISH, 0, 240, ENNEAD_LEVEL_UNFAIR) \
    TECHNIQUE(ENNEAD_FINNED_JELLYFISH, "Finned Jellyfish", "fbf4", "0312", \
              ENNEAD_FAMILY_FINNED_FISH, 0, 250, ENNEAD_LEVEL_UNFAIR) \
    TECHNIQUE(ENNEAD_SASHIMI_JELLYFISH, "Sashimi Jellyfish", "sbf4", "0322", \
              ENNEAD_FAMILY_FINNED_FISH, 0, 260, ENNEAD_LEVEL_UNFAIR) \
    TECHNIQUE(ENNEAD_SIAMESE_FISH, "Siamese Fish", "sf", "03101 03111 03121 03201 03211 03221", \
              ENNEAD_FAMILY_FINNED_FISH, 0, 260, ENNEAD_LEVEL_UNFAIR) \
    TECHNIQUE(ENNEAD_SUE_DE_COQ, "Sue de Coq", "sdc", "1101", ENNEAD_FAMILY_ALMOST_LOCKED_SETS, 0, \
              250, ENNEAD_LEVEL_UNFAIR) \
    TECHNIQUE(ENNEAD_SIMPLE_COLORS_TRAP, "Simple Colors Trap", "sc1", "0500", \
              ENNEAD_FAMILY_COLORING, 0, 150, ENNEAD_LEVEL_HARD) \
    TECHNIQUE(ENNEAD_SIMPLE_COLORS_WRAP, "Simple Colors Wrap", "sc2", "0501", \
              ENNEAD_FAMILY_COLORING, 0, 150, ENNEAD_LEVEL_HARD) \
    TECHNIQUE(ENNEAD_MULTI_COLORS_1, "Multi-Colors 1", "mc1", "0502", ENNEAD_FAMILY_COLORING, 0, \
              200, ENNEAD_LEVEL_HARD) \
    TECHNIQUE(ENNEAD_MULTI_COLORS_2, "Multi-Colors 2", "mc2", "0503", ENNEAD_FAMILY_COLORING, 0, \
              200, ENNEAD_LEVEL_HARD) \
    TECHNIQUE(ENNEAD_X_CHAIN, "X-Chain", "x", "0701", ENNEAD_FAMILY_CHAINS, 66, 260, \
              ENNEAD_LEVEL_UNFAIR) \
    TECHNIQUE(ENNEAD_XY_CHAIN, "XY-Chain", "xyc", "0702", ENNEAD_FAMILY_CHAINS, 70, 260, \
              ENNEAD_LEVEL_UNFAIR) \
    TECHNIQUE(ENNEAD_CONTINUOUS_NICE_LOOP, "Continuous Nice Loop", "cnl", "0706", \
              ENNEAD_FAMILY_CHAINS, 70, 280, ENNEAD_LEVEL_UNFAIR) \
    TECHNIQUE(ENNEAD_ALTERNATING_INFERENCE_CHAIN, "Alternating Inference Chain", "aic", "0708", \
              ENNEAD_FAMILY_CHAINS, 70, 280, ENNEAD_LEVEL_UNFAIR) \
    TECHNIQUE(ENNEAD_DISCONTINUOUS_NICE_LOOP, "Discontinuous Nice Loop", "dnl", "0707", \
              ENNEAD_FAMILY_CHAINS, 70, 280, ENNEAD_LEVEL_UNFAIR) \
    TECHNIQUE(ENNEAD_GROUPED_CONTINUOUS_LOOP, "Grouped Continuous Nice Loop", "gcnl", "0709", \
              ENNEAD_FAMILY_CHAINS, 0, 300, ENNEAD_LEVEL_UNFAIR) \
    TECHNIQUE(ENNEAD_GROUPED_CHAIN, "Grouped AIC", "gaic", "0711", ENNEAD_FAMILY_CHAINS, 0, 300, \
              ENNEAD_LEVEL_UNFAIR) \
    TECHNIQUE(ENNEAD_GROUPED_DISCONTINUOUS_LOOP, "Grouped Discontinuous Nice Loop", "gdnl", \
              "0710", ENNEAD_FAMILY_CHAINS, 0, 300, ENNEAD_LEVEL_UNFAIR) \
    TECHNIQUE(ENNEAD_ALS_XZ, "ALS-XZ", "axz", "0901", ENNEAD_FAMILY_ALMOST_LOCKED_SETS, 0, 300, \
              ENNEAD_LEVEL_UNFAIR) \
    TECHNIQUE(ENNEAD_ALS_XY_WING, "ALS-XY-Wing", "axy", "0902", ENNEAD_FAMILY_ALMOST_LOCKED_SETS, \
              0, 320, ENNEAD_LEVEL_UNFAIR) \
    TECHNIQUE(ENNEAD_ALS_CHAIN, "ALS Chain", "ach", "0903", ENNEAD_FAMILY_ALMOST_LOCKED_SETS, 0, \
              340, ENNEAD_LEVEL_UNFAIR) \
    TECHNIQUE(ENNEAD_DEATH_BLOSSOM, "Death Blossom", "db", "0904", \
              ENNEAD_FAMILY_ALMOST_LOCKED_SETS, 0, 360, ENNEAD_LEVEL_UNFAIR) \
    TECHNIQUE(ENNEAD_SET_CONTINUOUS_LOOP, "Continuous Nice Loop with ALS", "acnl", "0709-2", \
              ENNEAD_FAMILY_ALMOST_LOCKED_SETS, 0, 300, ENNEAD_LEVEL_UNFAIR) \
    TECHNIQUE(ENNEAD_SET_CHAIN, "AIC with ALS", "aaic", "0711-3 0711-4", \
              ENNEAD_FAMILY_ALMOST_LOCKED_SETS, 0, 300, ENNEAD_LEVEL_UNFAIR) \
    TECHNIQUE(ENNEAD_SET_DISCONTINUOUS_LOOP, "Discontinuous Nice Loop with ALS", "adnl", \
              "0710-3 0710-4", ENNEAD_FAMILY_ALMOST_LOCKED_SETS, 0, 300, ENNEAD_LEVEL_UNFAIR) \
    TECHNIQUE(ENNEAD_FRANKEN_X_WING, "Franken X-Wing", "ff2", "0330", ENNEAD_FAMILY_COMPLEX_FISH, \
              0, 300, ENNEAD_LEVEL_UNFAIR) \
    TECHNIQUE(ENNEAD_FRANKEN_SWORDFISH, "Franken Swordfish", "ff3", "0331", \
              ENNEAD_FAMILY_COMPLEX_FISH, 0, 350, ENNEAD_LEVEL_UNFAIR) \
    TECHNIQUE(ENNEAD_FRANKEN_JELLYFISH, "Franken Jellyfish", "ff4", "0332", \
              ENNEAD_FAMILY_COMPLEX_FISH, 0, 370, ENNEAD_LEVEL_UNFAIR) \
    TECHNIQUE(ENNEAD_FINNED_FRANKEN_X_WING, "Finned Franken X-Wing", "fff2", "0340", \
              ENNEAD_FAMILY_COMPLEX_FISH, 0, 390, ENNEAD_LEVEL_UNFAIR) \
    TECHNIQUE(ENNEAD_FINNED_FRANKEN_SWORDFISH, "Finned Franken Swordfish", "fff3", "0341", \
              ENNEAD_FAMILY_COMPLEX_FISH, 0, 410, ENNEAD_LEVEL_UNFAIR) \
    TECHNIQUE(ENNEAD_FINNED_FRANKEN_JELLYFISH, "Finned Franken Jellyfish", "fff4", "0342", \
              ENNEAD_FAMILY_COMPLEX_FISH, 0, 430, ENNEAD_LEVEL_UNFAIR) \
    TECHNIQUE(ENNEAD_MUTANT_X_WING, "Mutant X-Wing", "mf2", "0350", ENNEAD_FAMILY_COMPLEX_FISH, 0, \
              450, ENNEAD_LEVEL_EXTREME) \
    TECHNIQUE(ENNEAD_MUTANT_SWORDFISH, "Mutant Swordfish", "mf3", "0351", \
              ENNEAD_FAMILY_COMPLEX_FISH, 0, 450, ENNEAD_LEVEL_EXTREME) \
    TECHNIQUE(ENNEAD_MUTANT_JELLYFISH, "Mutant Jellyfish", "mf4", "0352", \
              ENNEAD_FAMILY_COMPLEX_FISH, 0, 450, ENNEAD_LEVEL_EXTREME) \
    TECHNIQUE(ENNEAD_FINNED_MUTANT_X_WING, "Finned Mutant X-Wing", "fmf2", "0360", \
              ENNEAD_FAMILY_COMPLEX_FISH, 0, 470, ENNEAD_LEVEL_EXTREME) \
    TECHNIQUE(ENNEAD_FINNED_MUTANT_SWORDFISH, "Finned Mutant Swordfish", "fmf3", "0361", \
              ENNEAD_FAMILY_COMPLEX_FISH, 0, 470, ENNEAD_LEVEL_EXTREME) \
    TECHNIQUE(ENNEAD_FINNED_MUTANT_JELLYFISH, "Finned Mutant Jellyfish", "fmf4", "0362", \
              ENNEAD_FAMILY_COMPLEX_FISH, 0, 470, ENNEAD_LEVEL_EXTREME) \
    TECHNIQUE(ENNEAD_SIAMESE_FRANKEN_FISH, "Siamese Franken Fish", "sff", "03401 03411 03421", \
              ENNEAD_FAMILY_COMPLEX_FISH, 0, 430, ENNEAD_LEVEL_UNFAIR) \
    TECHNIQUE(ENNEAD_SIAMESE_MUTANT_FISH, "Siamese Mutant Fish", "smf", "03601 03611 03621", \
              ENNEAD_FAMILY_COMPLEX_FISH, 0, 470, ENNEAD_LEVEL_EXTREME) \
    TECHNIQUE(ENNEAD_FORCING_CHAIN, "Forcing Chain", "fc", "1301 1302", ENNEAD_FAMILY_LAST_RESORT, \
              0, 500, ENNEAD_LEVEL_EXTREME) \
    TECHNIQUE(ENNEAD_FORCING_NET, "Forcing Net", "fn", "1303 1304", ENNEAD_FAMILY_LAST_RESORT, 0, \
              700, ENNEAD_LEVEL_EXTREME) \
    TECHNIQUE(ENNEAD_TEMPLATE_SET, "Template Set", "ts", "1201", ENNEAD_FAMILY_LAST_RESORT, 0, \
              10000, ENNEAD_LEVEL_EXTREME) \
    TECHNIQUE(ENNEAD_TEMPLATE_DELETE, "Template Delete", "td", "1202", ENNEAD_FAMILY_LAST_RESORT, \
              0, 10000, ENNEAD_LEVEL_EXTREME) \
    TECHNIQUE(ENNEAD_M_WING, "M-Wing", "mw", "", ENNEAD_FAMILY_WINGS, 0, 170, ENNEAD_LEVEL_HARD) \
    TECHNIQUE(ENNEAD_S_WING, "S-Wing", "sw", "", ENNEAD_FAMILY_WINGS, 0, 175, ENNEAD_LEVEL_HARD) \
    TECHNIQUE(ENNEAD_L_WING, "L-Wing", "lw", "", ENNEAD_FAMILY_WINGS, 0, 180, ENNEAD_LEVEL_HARD) \
    TECHNIQUE(ENNEAD_H_WING, "H-Wing", "hw", "", ENNEAD_FAMILY_WINGS, 0, 185, ENNEAD_LEVEL_HARD) \
    TECHNIQUE(ENNEAD_GROUPED_W_WING, "Grouped W-Wing", "gw", "", ENNEAD_FAMILY_WINGS, 0, 170, \
              ENNEAD_LEVEL_HARD) \
    TECHNIQUE(ENNEAD_MULTI_BRANCH_W_WING, "Multi-Branch W-Wing", "mbw", "", ENNEAD_FAMILY_WINGS, \
              0, 220, ENNEAD_LEVEL_UNFAIR) \
    TECHNIQUE(ENNEAD_BROKEN_WING, "Broken Wing", "bw", "", ENNEAD_FAMILY_SINGLE_DIGIT, 0, 250, \
              ENNEAD_LEVEL_UNFAIR) \
    TECHNIQUE(ENNEAD_BIVALUE_ODDAGON, "Bivalue Oddagon", "bo", "", ENNEAD_FAMILY_CHAINS, 0, 290, \
              ENNEAD_LEVEL_UNFAIR) \
    TECHNIQUE(ENNEAD_TRIPLE_FIREWORK, "Triple Firework", "fw3", "", \
              ENNEAD_FAMILY_ALMOST_LOCKED_SETS, 0, 280, ENNEAD_LEVEL_UNFAIR) \
    TECHNIQUE(ENNEAD_QUADRUPLE_FIREWORK, "Quadruple Firework", "fw4", "", \
              ENNEAD_FAMILY_ALMOST_LOCKED_SETS, 0, 320, ENNEAD_LEVEL_UNFAIR) \
    TECHNIQUE(ENNEAD_TRIDAGON, "Tridagon", "tri", "", ENNEAD_FAMILY_EXOTIC, 0, 400, \
              ENNEAD_LEVEL_EXTREME) \
    TECHNIQUE(ENNEAD_SK_LOOP, "SK-Loop", "skl", "", ENNEAD_FAMILY_EXOTIC, 0, 420, \
              ENNEAD_LEVEL_EXTREME) \
    TECHNIQUE(ENNEAD_MULTI_SECTOR, "Multi-Sector Locked Set", "msls", "", ENNEAD_FAMILY_EXOTIC, 0, \
              440, ENNEAD_LEVEL_EXTREME) \
    TECHNIQUE(ENNEAD_JUNIOR_EXOCET, "Junior Exocet", "je", "", ENNEAD_FAMILY_EXOTIC, 0, 460, \
              ENNEAD_LEVEL_EXTREME) \
    TECHNIQUE(ENNEAD_SENIOR_EXOCET, "Senior Exocet", "sen", "", ENNEAD_FAMILY_EXOTIC, 0, 480, \
              ENNEAD_LEVEL_EXTREME) \
    TECHNIQUE(ENNEAD_BIVALUE_CHAIN, "Bivalue-Chain", "bvc", "", ENNEAD_FAMILY_WHIPS, 0, 490, \
              ENNEAD_LEVEL_EXTREME) \
    TECHNIQUE(ENNEAD_Z_CHAIN, "Z-Chain", "zch", "", ENNEAD_FAMILY_WHIPS, 0, 494, \
              ENNEAD_LEVEL_EXTREME) \
    TECHNIQUE(ENNEAD_T_WHIP, "T-Whip", "twh", "", ENNEAD_FAMILY_WHIPS, 0, 498, \
              ENNEAD_LEVEL_EXTREME) \
    TECHNIQUE(ENNEAD_WHIP, "Whip", "wh", "", ENNEAD_FAMILY_WHIPS, 0, 500, ENNEAD_LEVEL_EXTREME) \
    TECHNIQUE(ENNEAD_G_WHIP, "G-Whip", "gwh", "", ENNEAD_FAMILY_WHIPS, 0, 600, \
              ENNEAD_LEVEL_EXTREME) \
    TECHNIQUE(ENNEAD_BRAID, "Braid", "br", "", ENNEAD_FAMILY_WHIPS, 0, 700, ENNEAD_LEVEL_EXTREME) \
    TECHNIQUE(ENNEAD_G_BRAID, "G-Braid", "gbr", "", ENNEAD_FAMILY_WHIPS, 0, 800, \
              ENNEAD_LEVEL_EXTREME)

typedef enum ennead_technique {
#define ENNEAD_TECHNIQUE_CODE(code, name, abbreviation, library, family, rating, score, level) code,
    ENNEAD_TECHNIQUES(ENNEAD_TECHNIQUE_CODE)
#undef ENNEAD_TECHNIQUE_CODE
        ENNEAD_TECHNIQUE_COUNT,
} ennead_technique;

/* A row of the catalogue. */
typedef struct ennead_technique_row {
    const char *name;
    const char *abbreviation;
    const char *code; /* in HoDoKu's library of cases: "0300"; several are separated by blanks; or
                         "" */
    ennead_family family;
    int rating; /* in tenths */
    int score;
    ennead_level level;
} ennead_technique_row;

/* The row of a technique. A constant; NULL for a number that is not in the enumeration, so a loop
 * that counts up from 0 lists the catalogue. */
ENNEAD_API const ennead_technique_row *ennead_technique_info(int technique);

/* Why a technique works on any board, in at most two sentences. A constant string; in English
 * for a language that is not in the enumeration; NULL if there is no technique of that number. */
ENNEAD_API const char *ennead_technique_why(int technique, ennead_language language);

/* A set of techniques: bit t % 64 of words[t / 64] for technique t. {0} is the empty set. */
typedef struct ennead_technique_set {
    uint64_t words[4];
} ennead_technique_set;

/* Whether a technique of the catalogue is in the set. */
static inline bool ennead_technique_set_has(const ennead_technique_set *set,
                                            ennead_technique technique)
{
    return (set->words[technique / 64] >> (technique % 64) & 1) != 0;
}

/* Another name that people use for one or more techniques, such as "Y-Wing"; *set gets the
 * techniques that it stands for. A constant string; NULL for an index past the last name, so a loop
 * that counts up from 0 lists all names. */
ENNEAD_API const char *ennead_technique_alias(int index, ennead_technique_set *set);

/* Adds to `set`, or takes from it, what a name of `length` bytes stands for: a technique
 * ("X-Wing"), its abbreviation ("bf2"), another name of ennead_technique_alias ("Y-Wing", "Unique
 * Rectangle"), a family ("subsets"), a level ("hard"), "all", "basic": what the deductive solver
 * below knows, "hodoku": what HoDoKu tries unless it is told otherwise, which is what its scores
 * and levels rest on, or "whips", "g-whips", "braids" or "g-braids": singles, locked candidates and
 * these, which is what ENNEAD_MEASURE_W, _GW, _B and _GB rest on; "bivalue-chains", "z-chains" and
 * "t-whips" in the same way. Levels and "all" leave out
 * ENNEAD_FAMILY_WHIPS. Subtracting "whips" leaves the singles in. Case, blanks, hyphens,
 * underscores, slashes and apostrophes do not matter. Returns ENNEAD_STATUS_BAD_ARGUMENT when
 * there is nothing of that name. */
ENNEAD_API ennead_status ennead_technique_set_add(ennead_technique_set *set, const char *name,
                                                  size_t length);
ENNEAD_API ennead_status ennead_technique_set_subtract(ennead_technique_set *set, const char *name,
                                                       size_t length);

/* The working memory of one thread that looks for steps, less than 1 MB. It keeps nothing between
 * calls, so one finder serves any number of states. A report function must not use the finder that
 * is reporting.
 *
 *     ennead_finder_new --> ennead_step_next, ennead_path, ennead_score_state, ...
 *                                          |
 *                                          v
 *                                 ennead_finder_free
 */
typedef struct ennead_finder ennead_finder;

/* Makes a finder. On ENNEAD_STATUS_OUT_OF_MEMORY *finder is NULL. Functions that are given a finder
 * do not allocate. */
ENNEAD_API ennead_status ennead_finder_new(const ennead_allocator *allocator,
                                           ennead_finder **finder);

/* Frees a finder; NULL is allowed. */
ENNEAD_API void ennead_finder_free(ennead_finder *finder);

/* A line of HoDoKu's regression library: a state, and the step that a technique must find in it.
 *
 *     :code[-variant]:digits:givens, + before a placed value:deleted:removed:placed:extra */
typedef struct ennead_case {
    char code[12]; /* the technique's, such as "0300", or its abbreviation; ended by NUL */
    char
        variant[4]; /* what follows the hyphen, such as "1"; "x": the technique must find nothing */
    uint16_t digits; /* the digits of the pattern */
    ennead_state state;
    ennead_cell_set removed[10]; /* [digit]: what the step must remove, exactly */
    ennead_cell_set placed[10];
} ennead_case;

/* Reads one line of `length` bytes, without its line end. ENNEAD_STATUS_END: a comment or an empty
 * line. ENNEAD_STATUS_BAD_ARGUMENT: not such a line; *column (which may be NULL) gets the column of
 * the error, from 1. */
ENNEAD_API ennead_status ennead_case_read(const char *line, size_t length,
                                          ennead_case *library_case, size_t *column);

/* The outcome of a case. */
typedef enum ennead_case_outcome {
    ENNEAD_CASE_OUTCOME_PASSED,
    ENNEAD_CASE_OUTCOME_MISSED,    /* the technique finds nothing */
    ENNEAD_CASE_OUTCOME_DIFFERENT, /* it finds steps, but none with exactly this effect */
    ENNEAD_CASE_OUTCOME_FORBIDDEN, /* it finds a step where it must not */
    ENNEAD_CASE_OUTCOME_UNKNOWN,   /* the catalogue has no technique of this code */
} ennead_case_outcome;

/* Runs a case: looks for steps of its technique in its state. *technique (which may be NULL) gets
 * the technique, or ENNEAD_TECHNIQUE_COUNT with ENNEAD_CASE_OUTCOME_UNKNOWN. */
ENNEAD_API ennead_case_outcome ennead_case_run(ennead_finder *finder,
                                               const ennead_case *library_case,
                                               ennead_technique *technique);

/* An example of a technique: a case that it passes, as a line for ennead_case_read. A constant
 * string; NULL if there is no technique of that number. */
ENNEAD_API const char *ennead_technique_example(int technique);

/* A phrase for an outcome, such as "passed". A constant string, never NULL. */
ENNEAD_API const char *ennead_case_outcome_name(ennead_case_outcome outcome);

#ifdef __cplusplus
}
#endif

#endif

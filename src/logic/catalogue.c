/* SPDX-License-Identifier: MIT */
/*
 * The catalogue of techniques, generated from the table in ennead.h: what is known of each
 * technique, and sets of techniques by name.
 */
#include "ennead.h"

#include <string.h>

const ennead_technique_row *ennead_technique_info(int technique)
{
    static const ennead_technique_row rows[] = {
#define TECHNIQUE_ROW(code, name, abbreviation, library, family, rating, score, level) \
    {name, abbreviation, library, family, rating, score, level},
        ENNEAD_TECHNIQUES(TECHNIQUE_ROW)
#undef TECHNIQUE_ROW
    };

    return technique >= 0 && technique < ENNEAD_TECHNIQUE_COUNT ? &rows[technique] : NULL;
}

static const char *const level_names[] = {"easy", "medium", "hard", "unfair", "extreme"};

static const char *const family_names[] = {
    "singles", "intersections", "subsets",          "fish",   "finned fish",        "single digit",
    "wings",   "coloring",      "uniqueness",       "chains", "almost locked sets", "complex fish",
    "exotic",  "last resort",   "whips and braids",
};

enum {
    LEVELS = sizeof level_names / sizeof level_names[0],
    FAMILIES = sizeof family_names / sizeof family_names[0]
};

const char *ennead_level_name(ennead_level level)
{
    return (unsigned)level < LEVELS ? level_names[level] : "unknown level";
}

const char *ennead_family_name(ennead_family family)
{
    return (unsigned)family < FAMILIES ? family_names[family] : "unknown family";
}

/* Prepares a character for comparing names: letters in lower case; 0 if it does not matter in
 * names. */
static char plain(char c)
{
    if (c >= 'A' && c <= 'Z')
        return (char)(c - 'A' + 'a');
    return c == ' ' || c == '-' || c == '_' || c == '/' || c == '\'' ? '\0' : c;
}

/* Whether a name of `length` bytes is `wanted`, without regard to what does not matter in names. */
static bool is_named(const char *name, size_t length, const char *wanted)
{
    size_t at = 0;

    for (;;) {
        while (at < length && plain(name[at]) == '\0')
            at++;
        while (*wanted != '\0' && plain(*wanted) == '\0')
            wanted++;
        if (at == length || *wanted == '\0')
            return at == length && *wanted == '\0';
        if (plain(name[at++]) != plain(*wanted++))
            return false;
    }
}

/* Names that people use beside those of the catalogue, and the first and last technique of each. */
static const struct {
    const char *name;
    ennead_technique first, last;
} aliases[] = {
    {"Last Digit", ENNEAD_FULL_HOUSE, ENNEAD_FULL_HOUSE},
    {"Sole Candidate", ENNEAD_NAKED_SINGLE, ENNEAD_NAKED_SINGLE},
    {"Unique Candidate", ENNEAD_HIDDEN_SINGLE, ENNEAD_HIDDEN_SINGLE},
    {"Locked Candidates", ENNEAD_POINTING, ENNEAD_CLAIMING},
    {"Pointing Pair", ENNEAD_POINTING, ENNEAD_POINTING},
    {"Pointing Triple", ENNEAD_POINTING, ENNEAD_POINTING},
    {"Box-Line Reduction", ENNEAD_CLAIMING, ENNEAD_CLAIMING},
    {"Naked Quadruple", ENNEAD_NAKED_QUAD, ENNEAD_NAKED_QUAD},
    {"Hidden Quadruple", ENNEAD_HIDDEN_QUAD, ENNEAD_HIDDEN_QUAD},
    {"BUG", ENNEAD_BUG_1, ENNEAD_BUG_1},
    {"Bivalue Universal Grave", ENNEAD_BUG_1, ENNEAD_BUG_1},
    {"Y-Wing", ENNEAD_XY_WING, ENNEAD_XY_WING},
    {"Unique Rectangle", ENNEAD_UNIQUE_RECTANGLE_1, ENNEAD_UNIQUE_RECTANGLE_6},
    {"UR", ENNEAD_UNIQUE_RECTANGLE_1, ENNEAD_UNIQUE_RECTANGLE_6},
    {"Avoidable Rectangle", ENNEAD_AVOIDABLE_RECTANGLE_1, ENNEAD_AVOIDABLE_RECTANGLE_2},
    {"Two-Sector Disjoint Subsets", ENNEAD_SUE_DE_COQ, ENNEAD_SUE_DE_COQ},
    {"Simple Coloring", ENNEAD_SIMPLE_COLORS_TRAP, ENNEAD_SIMPLE_COLORS_WRAP},
    {"Simple Colouring", ENNEAD_SIMPLE_COLORS_TRAP, ENNEAD_SIMPLE_COLORS_WRAP},
    {"Simple Colors", ENNEAD_SIMPLE_COLORS_TRAP, ENNEAD_SIMPLE_COLORS_WRAP},
    {"Multi-Coloring", ENNEAD_MULTI_COLORS_1, ENNEAD_MULTI_COLORS_2},
    {"Multi-Colors", ENNEAD_MULTI_COLORS_1, ENNEAD_MULTI_COLORS_2},
    {"Nice Loop", ENNEAD_CONTINUOUS_NICE_LOOP, ENNEAD_DISCONTINUOUS_NICE_LOOP},
    {"Templates", ENNEAD_TEMPLATE_SET, ENNEAD_TEMPLATE_DELETE},
    {"Pattern Overlay", ENNEAD_TEMPLATE_SET, ENNEAD_TEMPLATE_DELETE},
    {"Guardians", ENNEAD_BROKEN_WING, ENNEAD_BROKEN_WING},
    {"Firework", ENNEAD_TRIPLE_FIREWORK, ENNEAD_QUADRUPLE_FIREWORK},
    {"Thor's Hammer", ENNEAD_TRIDAGON, ENNEAD_TRIDAGON},
    {"Trivalue Oddagon", ENNEAD_TRIDAGON, ENNEAD_TRIDAGON},
    {"Domino Loop", ENNEAD_SK_LOOP, ENNEAD_SK_LOOP},
    {"Exocet", ENNEAD_JUNIOR_EXOCET, ENNEAD_SENIOR_EXOCET},
};

enum { ALIASES = sizeof aliases / sizeof aliases[0] };

static const ennead_technique basic[] = {
    ENNEAD_FULL_HOUSE,    ENNEAD_NAKED_SINGLE, ENNEAD_HIDDEN_SINGLE, ENNEAD_LOCKED_PAIR,
    ENNEAD_LOCKED_TRIPLE, ENNEAD_POINTING,     ENNEAD_CLAIMING,      ENNEAD_NAKED_PAIR,
    ENNEAD_NAKED_TRIPLE,  ENNEAD_HIDDEN_PAIR,  ENNEAD_HIDDEN_TRIPLE, ENNEAD_NAKED_QUAD,
    ENNEAD_HIDDEN_QUAD,
};

/* Techniques that HoDoKu knows but does not use by default. */
static const ennead_technique off_in_hodoku[] = {
    ENNEAD_DUAL_TWO_STRING_KITE,   ENNEAD_DUAL_EMPTY_RECTANGLE,    ENNEAD_SIAMESE_FISH,
    ENNEAD_DEATH_BLOSSOM,          ENNEAD_SET_CONTINUOUS_LOOP,     ENNEAD_SET_CHAIN,
    ENNEAD_SET_DISCONTINUOUS_LOOP, ENNEAD_FRANKEN_JELLYFISH,       ENNEAD_FINNED_FRANKEN_JELLYFISH,
    ENNEAD_MUTANT_X_WING,          ENNEAD_MUTANT_SWORDFISH,        ENNEAD_MUTANT_JELLYFISH,
    ENNEAD_FINNED_MUTANT_X_WING,   ENNEAD_FINNED_MUTANT_SWORDFISH, ENNEAD_FINNED_MUTANT_JELLYFISH,
    ENNEAD_SIAMESE_FRANKEN_FISH,   ENNEAD_SIAMESE_MUTANT_FISH,     ENNEAD_TEMPLATE_SET,
    ENNEAD_TEMPLATE_DELETE,
};

/* Singles and locked candidates, with which paths by whips begin. */
static const ennead_technique before_whips[] = {
    ENNEAD_FULL_HOUSE, ENNEAD_NAKED_SINGLE, ENNEAD_HIDDEN_SINGLE, ENNEAD_POINTING, ENNEAD_CLAIMING,
};

/* Names that add these and one technique; subtracted, they are that technique alone. */
static const struct {
    const char *name;
    ennead_technique last;
} whips[] = {
    {"bivalue-chains", ENNEAD_BIVALUE_CHAIN},
    {"z-chains", ENNEAD_Z_CHAIN},
    {"t-whips", ENNEAD_T_WHIP},
    {"whips", ENNEAD_WHIP},
    {"g-whips", ENNEAD_G_WHIP},
    {"braids", ENNEAD_BRAID},
    {"g-braids", ENNEAD_G_BRAID},
};

static void add_technique(ennead_technique_set *set, int technique)
{
    set->words[technique / 64] |= (uint64_t)1 << (technique % 64);
}

static void add_techniques(ennead_technique_set *set, const ennead_technique *list, size_t count)
{
    for (size_t i = 0; i < count; i++)
        add_technique(set, (int)list[i]);
}

/* Adds what HoDoKu uses by default: the techniques of its library of cases, without those. */
static void add_hodoku(ennead_technique_set *set)
{
    for (int technique = 0; technique < ENNEAD_TECHNIQUE_COUNT; technique++) {
        bool on = *ennead_technique_info(technique)->code != '\0';
        for (size_t i = 0; i < sizeof off_in_hodoku / sizeof off_in_hodoku[0]; i++)
            on = on && (int)off_in_hodoku[i] != technique;
        if (on)
            add_technique(set, technique);
    }
}

/* The techniques that a name stands for; the empty set if it is unknown. */
static ennead_technique_set set_named(const char *name, size_t length)
{
    ennead_technique_set set = {0};
    const bool all = is_named(name, length, "all");

    for (int technique = 0; technique < ENNEAD_TECHNIQUE_COUNT; technique++) {
        const ennead_technique_row *row = ennead_technique_info(technique);
        const bool leveled = all || is_named(name, length, ennead_level_name(row->level));
        if ((leveled && row->family != ENNEAD_FAMILY_WHIPS) || is_named(name, length, row->name) ||
            is_named(name, length, row->abbreviation) ||
            is_named(name, length, ennead_family_name(row->family)))
            add_technique(&set, technique);
    }
    for (int i = 0; i < ALIASES; i++)
        for (int technique = (int)aliases[i].first;
             is_named(name, length, aliases[i].name) && technique <= (int)aliases[i].last;
             technique++)
            add_technique(&set, technique);
    if (is_named(name, length, "basic"))
        add_techniques(&set, basic, sizeof basic / sizeof basic[0]);
    for (size_t i = 0; i < sizeof whips / sizeof whips[0]; i++)
        if (is_named(name, length, whips[i].name))
            add_technique(&set, (int)whips[i].last);
    if (is_named(name, length, "hodoku"))
        add_hodoku(&set);
    return set;
}

const char *ennead_technique_alias(int index, ennead_technique_set *set)
{
    if (index < 0 || index >= ALIASES)
        return NULL;
    *set = set_named(aliases[index].name, strlen(aliases[index].name));
    return aliases[index].name;
}

static bool is_empty(const ennead_technique_set *set)
{
    static const ennead_technique_set nothing = {0};
    return memcmp(set, &nothing, sizeof nothing) == 0;
}

enum { SET_WORDS = sizeof(ennead_technique_set) / sizeof(uint64_t) };

ennead_status ennead_technique_set_add(ennead_technique_set *set, const char *name, size_t length)
{
    const ennead_technique_set named = set_named(name, length);

    for (int word = 0; word < SET_WORDS; word++)
        set->words[word] |= named.words[word];
    for (size_t i = 0; i < sizeof whips / sizeof whips[0]; i++)
        if (is_named(name, length, whips[i].name))
            add_techniques(set, before_whips, sizeof before_whips / sizeof before_whips[0]);
    return is_empty(&named) ? ENNEAD_STATUS_BAD_ARGUMENT : ENNEAD_STATUS_OK;
}

ennead_status ennead_technique_set_subtract(ennead_technique_set *set, const char *name,
                                            size_t length)
{
    const ennead_technique_set named = set_named(name, length);

    for (int word = 0; word < SET_WORDS; word++)
        set->words[word] &= ~named.words[word];
    return is_empty(&named) ? ENNEAD_STATUS_BAD_ARGUMENT : ENNEAD_STATUS_OK;
}

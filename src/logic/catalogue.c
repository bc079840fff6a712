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
    "singles", "intersections", "subsets",    "fish",   "finned fish",        "single digit",
    "wings",   "coloring",      "uniqueness", "chains", "almost locked sets", "complex fish",
    "exotic",  "last resort",
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
    return c == ' ' || c == '-' || c == '_' ? '\0' : c;
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

static void add_technique(ennead_technique_set *set, int technique)
{
    set->words[technique / 64] |= (uint64_t)1 << (technique % 64);
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
        if (all || is_named(name, length, row->name) || is_named(name, length, row->abbreviation) ||
            is_named(name, length, ennead_family_name(row->family)) ||
            is_named(name, length, ennead_level_name(row->level)))
            add_technique(&set, technique);
    }
    if (is_named(name, length, "basic"))
        for (size_t i = 0; i < sizeof basic / sizeof basic[0]; i++)
            add_technique(&set, (int)basic[i]);
    if (is_named(name, length, "hodoku"))
        add_hodoku(&set);
    return set;
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

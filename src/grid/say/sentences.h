/* SPDX-License-Identifier: MIT */
/*
 * The names of all sentence templates, each with its slots in their order (see grid/say/say.h).
 */
#ifndef ENNEAD_GRID_SAY_SENTENCES_H
#define ENNEAD_GRID_SAY_SENTENCES_H

#include "ennead.h"

typedef enum sentence_id {
    /* What a step does. */
    SENTENCE_PLACED,     /* cells, digit */
    SENTENCE_ELIMINATED, /* digits, cells */
    SENTENCE_SO,
    SENTENCE_EITHER_WAY,
    SENTENCE_IN_ANY_CASE,

    /* Singles. */
    SENTENCE_FULL_HOUSE,   /* cell, house, digit */
    SENTENCE_NAKED_SINGLE, /* cell, digit */
    SENTENCE_SINGLE_SEES,
    SENTENCE_SINGLE_SEEN,   /* digit, cell */
    SENTENCE_SINGLE_LOST,   /* digits */
    SENTENCE_HIDDEN_SINGLE, /* house, digit, cell */
    SENTENCE_HIDDEN_SEES,   /* cells, digit, cells: which see it */
    SENTENCE_HIDDEN_LOST,   /* digit, cells */

    /* Locked candidates and subsets. */
    SENTENCE_LOCKED_CANDIDATES, /* house, digit, cells, house */
    SENTENCE_LOCKED_SUBSET,     /* cells, houses, digits */
    SENTENCE_NAKED_SUBSET,      /* house, cells, digits */
    SENTENCE_HIDDEN_SUBSET,     /* house, digits, cells */

    /* Fish. */
    SENTENCE_FISH,         /* base, digit, cover, cells */
    SENTENCE_COMPLEX_FISH, /* base, digit, cover, cells, eliminated cells */
    SENTENCE_FINNED_FISH,  /* base, digit, cover, fins, eliminated */
    SENTENCE_SIAMESE_FISH, /* base, digit, cover, fins, other fins, eliminated */

    /* One digit. */
    SENTENCE_TWO_LINKS,      /* digit, house, cell, cell, house, cell, cell */
    SENTENCE_SEES_BOTH,      /* cells */
    SENTENCE_SEES_ALL,       /* cells, cells */
    SENTENCE_RECTANGLE_BOX,  /* box, digit, cells */
    SENTENCE_RECTANGLE_LINK, /* house, digit, near, far */
    SENTENCE_RECTANGLE_FAR,  /* far, digit, eliminated */
    SENTENCE_RECTANGLE_NEAR, /* near, digit, cells it sees, box, the others, eliminated */
    SENTENCE_BROKEN_WING,    /* loop, digit, guardians, number */
    SENTENCE_GUARDIANS,      /* digit, cells */

    /* Wings. */
    SENTENCE_XY_WING,  /* pivot, its digits, digit, pincer, its digits, digit, pincer, its digits,
                         digit */
    SENTENCE_XYZ_WING, /* as XY_WING */
    SENTENCE_W_WING,   /* cells, digits, linked digit, house, cell, cell, digit */
    SENTENCE_BRANCHES, /* cells, digits, linked digit, house, digit, its places there */

    /* Coloring. */
    SENTENCE_COLORS,        /* digit, cells, cells */
    SENTENCE_MORE_COLORS,   /* digit, cells, cells */
    SENTENCE_SEES_COLORS,   /* cells */
    SENTENCE_COLOR_WRAP,    /* cell, cell, digit, cells */
    SENTENCE_COLORS_MEET,   /* cell, cell, digit, cells, cells */
    SENTENCE_COLOR_TRAPPED, /* cell, cell, cell, digit, cells */

    /* Uniqueness. */
    SENTENCE_SWAP,             /* cells, digits */
    SENTENCE_RECTANGLE_1,      /* cell, other corners, other candidates of the cell */
    SENTENCE_RECTANGLE_2,      /* cells, digit */
    SENTENCE_RECTANGLE_3,      /* open corners, their other digits, house, subset's cells, digits */
    SENTENCE_RECTANGLE_4,      /* house, digit, open corners, other digit */
    SENTENCE_RECTANGLE_6,      /* houses, digit, cells, other cells, other digit */
    SENTENCE_HIDDEN_RECTANGLE, /* houses, digit, cell, other digit, cells beside, cell opposite */
    SENTENCE_AVOIDABLE,        /* cells, digits */
    SENTENCE_AVOIDABLE_1,      /* cell, digit */
    SENTENCE_AVOIDABLE_2,      /* cells, digit */
    SENTENCE_BUG,              /* cell, digit */

    /* Chains. */
    SENTENCE_IS,        /* cell, digit */
    SENTENCE_IS_NOT,    /* cell, digit */
    SENTENCE_IS_IN,     /* cells, digit */
    SENTENCE_IS_NOT_IN, /* cells, digit */
    SENTENCE_SUPPOSE,
    SENTENCE_THEN,
    SENTENCE_AND_SO,
    SENTENCE_LAST_CANDIDATE,
    SENTENCE_LAST_PLACE,  /* house */
    SENTENCE_LAST_PLACES, /* house */
    SENTENCE_SET_LEFT,    /* cells, digits, digit */
    SENTENCE_CONTRADICTS,
    SENTENCE_OR,
    SENTENCE_CHAIN_ENDS,
    SENTENCE_CHAIN_ENDS_DIGIT, /* digit, cells */
    SENTENCE_LOOP_CLOSED,
    SENTENCE_END_HERE,    /* cell, digit, digit */
    SENTENCE_END_SEEN,    /* digit, cells, cells: which see it */
    SENTENCE_LOOP_CELL,   /* cell, digits */
    SENTENCE_LOOP_PLACES, /* digit, cells */
    SENTENCE_LOOP_SET,    /* cells, digit */
    SENTENCE_REMOTE_PAIR, /* cells in order, digits, first, last */

    /* Almost locked sets. */
    SENTENCE_LOCKED_PAIR,   /* cells, digits, cells, digits, digits */
    SENTENCE_BLOSSOM_STEM,  /* cell, digits */
    SENTENCE_BLOSSOM_PETAL, /* stem, digit, cells, digits, digit */
    SENTENCE_BLOSSOM_END,   /* digits */
    SENTENCE_SEES_PLACES,   /* cells, digit, cells */
    SENTENCE_SUE_CELLS,     /* cells, houses, cells, house, cells, house, digits */
    SENTENCE_SUE_ROOM,
    SENTENCE_SUE_ONCE,           /* digits, cells */
    SENTENCE_SUE_TWICE,          /* digits, house, house */
    SENTENCE_SUE_END,            /* number */
    SENTENCE_FIREWORK_PLACES,    /* digits */
    SENTENCE_FIREWORK_OTHERS,    /* digits */
    SENTENCE_FIREWORK_LINES,     /* row, column, pivot, wing, wing */
    SENTENCE_FIREWORK_TRIPLE,    /* digits, pivot, wing, wing */
    SENTENCE_FIREWORK_QUADRUPLE, /* pivot, pivot, wing, wing */

    /* Many houses. */
    SENTENCE_SECTORS,      /* cells, number */
    SENTENCE_SECTORS_ONE,  /* digit, house */
    SENTENCE_SECTORS_MANY, /* digit, houses */
    SENTENCE_SECTORS_END,
    SENTENCE_EXOCET_BASE,    /* cell, cell, digits */
    SENTENCE_EXOCET_JUNIOR,  /* houses, houses, cell, cell, target, target */
    SENTENCE_EXOCET_SENIOR,  /* cell, cell, target, target */
    SENTENCE_EXOCET_SAME,    /* target, target */
    SENTENCE_EXOCET_MIRRORS, /* target, cells, target, cells */
    SENTENCE_EXOCET_END,
    SENTENCE_TRIDAGON, /* digits, cells, boxes */
    SENTENCE_OR_ELSE,
    SENTENCE_ODDAGON,        /* loop, digits, number */
    SENTENCE_ODDAGON_CELL,   /* cells, digits */
    SENTENCE_ODDAGON_GUARDS, /* digit, cells */

    /* Forcing chains and templates. */
    SENTENCE_TEMPLATE_ALL,  /* digit, cells */
    SENTENCE_TEMPLATE_NONE, /* digit, cells */
    SENTENCE_FORCED_PLACE,  /* house */
    SENTENCE_FORCED_PLACES, /* house */
    SENTENCE_FORCED_CELL,
    SENTENCE_NO_CANDIDATE, /* cell */
    SENTENCE_NO_PLACE,     /* house, digit */
    SENTENCE_ENDS_WITHOUT, /* cell, digit */
    SENTENCE_ONE_OF_CELL,  /* cell */
    SENTENCE_ONE_OF_HOUSE, /* digit, houses */
    SENTENCE_MANY_SUPPOSITIONS,
    SENTENCE_LENGTH,         /* number */
    SENTENCE_SE_LOCKED,      /* house, digit, cells, house */
    SENTENCE_SE_HIDDEN_SET,  /* house, digits, cells */
    SENTENCE_SE_THEN_SINGLE, /* house, digit, cell */
    SENTENCE_SE_LINKS_BEGIN, /* digit, cells */
    SENTENCE_SE_LINK,        /* digit, house, cells */
    SENTENCE_SE_LINK_NEXT,   /* cells */
    SENTENCE_SE_LINKS_END,   /* digit, cells */
    SENTENCE_SE_LINKS_LOOP,  /* houses, digit */
    SENTENCE_SE_BENT,        /* cells, digits, cell, its digits */
    SENTENCE_SE_BENT_TWO,    /* cells */
    SENTENCE_SE_BENT_ONE,    /* digit, cells, digit */
    SENTENCE_SE_SOME_PLACE,  /* digit, cells */
    SENTENCE_SE_LOOP_3,      /* two cells, digits, house, cells */
    SENTENCE_SE_LOOP_4,      /* house, digit, two cells, digit, number of cells */
    SENTENCE_SE_BUG,         /* candidates */
    SENTENCE_SE_BUG_3,       /* house, digits, cells */
    SENTENCE_SE_BUG_4,       /* house, digit, cells */
    SENTENCE_SE_CANDIDATE,   /* digits, cells */
    SENTENCE_SE_ALIGNED,     /* cells, candidates */
    SENTENCE_SE_USED_UP,     /* cells with candidates */
    SENTENCE_SE_EXCLUDER,    /* cell, digits */
    SENTENCE_SE_LOOP_OF_CHAINS,
    SENTENCE_SE_LOOP_EITHER,           /* cell, digit, cell, digit */
    SENTENCE_SE_LEADS_TO_OPPOSITE,     /* cell, digit */
    SENTENCE_SE_LEADS_TO_OPPOSITE_NOT, /* cell, digit */
    SENTENCE_SE_CONTRADICTION,         /* cell, digit */
    SENTENCE_SE_CONTRADICTION_NOT,     /* cell, digit */
    SENTENCE_SE_REDUCTION,             /* cell, digit */
    SENTENCE_SE_BY_HOUSE,              /* digit, house */
    SENTENCE_SE_BY_CELL,               /* cell */
    SENTENCE_SE_IF,
    SENTENCE_SE_THEN,
    SENTENCE_SE_SUPPOSED,
    SENTENCE_SE_ONLY_CANDIDATE,
    SENTENCE_SE_ONLY_PLACE, /* house */
    SENTENCE_SE_CELL_TAKEN,
    SENTENCE_SE_HOUSE_TAKEN, /* house */
    SENTENCE_SE_BY_CHAIN,    /* number */
    SENTENCE_SE_BY_POINTING,
    SENTENCE_SE_BY_CLAIMING,
    SENTENCE_SE_BY_HIDDEN_PAIR,
    SENTENCE_SE_BY_NAKED_PAIR,
    SENTENCE_SE_BY_X_WING,
    SENTENCE_SE_BY,       /* number */
    SENTENCE_SE_AND_BY,   /* number */
    SENTENCE_SE_NOT_BOTH, /* number, number */
    SENTENCE_SE_CHAIN,    /* number, name, rating */

    /* Models: phrases. */
    SENTENCE_MODEL_ROW,    /* number */
    SENTENCE_MODEL_COLUMN, /* number */
    SENTENCE_MODEL_BOX,    /* number */
    SENTENCE_MODEL_REGION, /* number */
    SENTENCE_MODEL_GROUP,  /* cells */
    SENTENCE_MODEL_CELL,   /* cells */
    SENTENCE_MODEL_MANY_CELLS,
    SENTENCE_MODEL_ALL_CELLS,
    SENTENCE_MODEL_CANDIDATES_LEFT,
    /* Models: what follows from placed values, and from houses. */
    SENTENCE_MODEL_PLACED, /* cells */
    SENTENCE_MODEL_VALUE,  /* cell, value */
    SENTENCE_MODEL_NAKED,  /* house, cells, values */
    SENTENCE_MODEL_HIDDEN, /* house, values, cells */
    SENTENCE_MODEL_PLACES, /* house, value, places, cells: which see them */
    SENTENCE_MODEL_LOCKED, /* house, value, other house */
    /* Models: rules; of those without a note the cells of the rule, a
     * number, the first cell, and the other cells. */
    SENTENCE_MODEL_LINKED, /* cell, other cell, values of the first, of the second, rules */
    SENTENCE_MODEL_AND,
    SENTENCE_MODEL_OR,
    SENTENCE_MODEL_PAIR,       /* name, cell, other cell, values of the first, of the second */
    SENTENCE_MODEL_LINKED_ANY, /* as MODEL_LINKED, if the first can have any value */
    SENTENCE_MODEL_PAIR_ANY,   /* as MODEL_PAIR, if the first can have any value */
    SENTENCE_MODEL_PAIR_DIFFERENT,
    SENTENCE_MODEL_PAIR_KNIGHT,
    SENTENCE_MODEL_PAIR_KING,
    SENTENCE_MODEL_PAIR_DISTANCE,
    SENTENCE_MODEL_PAIR_STEP,
    SENTENCE_MODEL_PAIR_WHITE,
    SENTENCE_MODEL_PAIR_BLACK,
    SENTENCE_MODEL_PAIR_X,
    SENTENCE_MODEL_PAIR_V,
    SENTENCE_MODEL_PAIR_NO_BLACK,
    SENTENCE_MODEL_PAIR_NO_LETTER,
    SENTENCE_MODEL_PAIR_PALINDROME,
    SENTENCE_MODEL_PAIR_CLONES,
    SENTENCE_MODEL_PAIR_THERMO,
    SENTENCE_MODEL_PAIR_TABLE,
    SENTENCE_MODEL_PAIR_WHISPER,
    SENTENCE_MODEL_PAIR_THE_SLOW_THERMOMETER,
    SENTENCE_MODEL_PAIR_THE_SIGN_OF_INEQUALITY,
    SENTENCE_MODEL_PAIR_THE_MISSING_WHITE_DOT,
    SENTENCE_MODEL_ODD,            /* cell */
    SENTENCE_MODEL_EVEN,           /* cell */
    SENTENCE_MODEL_GIVEN,          /* cell, values */
    SENTENCE_MODEL_CAGE,           /* cells, number */
    SENTENCE_MODEL_SUM,            /* cells, number */
    SENTENCE_MODEL_HOLDS,          /* values */
    SENTENCE_MODEL_HOLDS_SOME,     /* values */
    SENTENCE_MODEL_CAGES_TOGETHER, /* cells */
    SENTENCE_MODEL_SUM_OF_PART,    /* cells, number */
    SENTENCE_MODEL_CLIQUE,         /* cells, rules */
    SENTENCE_MODEL_NEXT_TOTAL,     /* cells, number */
    SENTENCE_MODEL_LAST_TOTAL,     /* cells, number */
    SENTENCE_MODEL_NO_SHARED_CELL,
    SENTENCE_MODEL_FILL,      /* house */
    SENTENCE_MODEL_FILL_NEXT, /* house */
    SENTENCE_MODEL_FILL_LAST, /* house */
    SENTENCE_MODEL_FILLED,    /* how many houses, number */
    SENTENCE_MODEL_THUS,
    SENTENCE_MODEL_BY_HOUSE,      /* house */
    SENTENCE_MODEL_BY_TWO_HOUSES, /* house, house */
    SENTENCE_MODEL_BY_HOUSES,     /* house, house */
    SENTENCE_MODEL_NUMBER_EQUALS, /* cells, other cells */
    SENTENCE_MODEL_TOTAL,         /* cells, number */
    SENTENCE_MODEL_EQUAL,         /* cells, other cells */
    SENTENCE_MODEL_MORE,          /* cells, other cells, number */
    SENTENCE_MODEL_LESS,          /* cells, other cells, number */
    SENTENCE_MODEL_AND_AS,        /* cells */
    SENTENCE_MODEL_FACTORS,       /* cells, number */
    SENTENCE_MODEL_MATCH,         /* cells, text */
    SENTENCE_MODEL_AUTOMATON,     /* cells, text */
    SENTENCE_MODEL_PIECES,        /* cells, number */
    SENTENCE_MODEL_FISH,          /* value, rows, columns */
    SENTENCE_MODEL_SAME,          /* house, house, cells, cells */
    SENTENCE_MODEL_LEFT_ROWS,     /* rows, regions, cells, cells */
    SENTENCE_MODEL_LEFT_COLUMNS,  /* columns, regions, cells, cells */
    SENTENCE_MODEL_BETWEEN,
    SENTENCE_MODEL_LOCKOUT,
    SENTENCE_MODEL_RENBAN,
    SENTENCE_MODEL_ENTROPIC,       /* cells, values, values, values */
    SENTENCE_MODEL_MODULAR,        /* cells, number */
    SENTENCE_MODEL_SAME_VALUES,    /* cells, cells */
    SENTENCE_MODEL_AND_CELLS,      /* cells */
    SENTENCE_MODEL_EITHER,         /* rules */
    SENTENCE_MODEL_NUMBER_OF_RULE, /* number */
    SENTENCE_MODEL_CELLS_OF_RULE,  /* cells */
    SENTENCE_MODEL_INDEXER,        /* cell, value, cells */
    SENTENCE_MODEL_CIRCLES,
    SENTENCE_MODEL_COUNT, /* cells, value, number */
    SENTENCE_MODEL_MINIMUM,
    SENTENCE_MODEL_MAXIMUM,
    SENTENCE_MODEL_HIDDEN_SKYSCRAPER,
    SENTENCE_MODEL_SANDWICH,
    SENTENCE_MODEL_LUNCHBOX,
    SENTENCE_MODEL_SKYSCRAPER,
    SENTENCE_MODEL_X_SUM,
    SENTENCE_MODEL_NUMBERED_ROOM,
    SENTENCE_MODEL_FULL_RANK, /* cells, number, number */
    SENTENCE_MODEL_DIFFERENT_LINES,
    SENTENCE_MODEL_DISTINCT,
    SENTENCE_MODEL_UNKNOWN_REGIONS,
    SENTENCE_MODEL_COUNTED_REGIONS,
    SENTENCE_MODEL_ALIKE,
    SENTENCE_MODEL_ALIKE_OTHERS,
    SENTENCE_MODEL_RUN,
    SENTENCE_MODEL_RUN_OTHERS,
    SENTENCE_MODEL_CONNECTED, /* values */
    SENTENCE_MODEL_DOPPELGANGER,
    SENTENCE_MODEL_QUADRUPLE,  /* cells, values */
    SENTENCE_MODEL_TWO_BY_TWO, /* cells, values, values, values */
    SENTENCE_MODEL_RELLIK,
    /* Models: trials and contradictions. */
    SENTENCE_MODEL_SUPPOSE, /* cell, value */
    SENTENCE_MODEL_LINK,    /* cell, value */
    SENTENCE_MODEL_AND_SO_ON,
    SENTENCE_MODEL_BUT_THEN,
    SENTENCE_MODEL_NOT,           /* cell, value */
    SENTENCE_MODEL_CONFLICT,      /* cells, value */
    SENTENCE_MODEL_NO_CANDIDATE,  /* cell */
    SENTENCE_MODEL_NO_FILLING,    /* cells */
    SENTENCE_MODEL_NOT_CONNECTED, /* values */
    SENTENCE_MODEL_NO_DOPPELGANGER,
    SENTENCE_MODEL_TOO_FEW, /* house */

    /* Hints at steps of models. */
    SENTENCE_MODEL_HINT_LOOK, /* where */
    SENTENCE_MODEL_HINT_TRY,  /* cell */
    SENTENCE_MODEL_HINT_PLACED,
    SENTENCE_MODEL_HINT_RULE,
    SENTENCE_MODEL_HINT_TRIAL,
    SENTENCE_MODEL_HINT_CHANGED, /* cells */

    /* Hints. */
    SENTENCE_HINT_WHERE,     /* houses */
    SENTENCE_HINT_TECHNIQUE, /* name */
    SENTENCE_HINT_CELLS,     /* digits, cells */

    /* Moves of the deductive solver. */
    SENTENCE_MOVE_ENTERED,
    SENTENCE_MOVE_CELL,
    SENTENCE_MOVE_SEEN,   /* cell */
    SENTENCE_MOVE_PLACE,  /* house */
    SENTENCE_MOVE_LOCKED, /* house, house */
    SENTENCE_MOVE_SUBSET, /* house, cells, digits */

    /* Contradictions. */
    SENTENCE_TWICE,       /* cell, cell, house, digit */
    SENTENCE_RULED_OUT,   /* digit, cell */
    SENTENCE_EMPTY_CELL,  /* cell */
    SENTENCE_EMPTY_HOUSE, /* house, digit */

    /* How a state stands. */
    SENTENCE_STATE_RIGHT,
    SENTENCE_STATE_MISTAKE,
    SENTENCE_STATE_IMPOSSIBLE,
    SENTENCE_STATE_OPEN,
    SENTENCE_STATE_WRONG,               /* cells and digits */
    SENTENCE_STATE_ONE_WRONG,           /* cells and digits */
    SENTENCE_STATE_LOST,                /* cells */
    SENTENCE_STATE_MISPRINT,            /* cell and digit */
    SENTENCE_STATE_MISPRINTS,           /* cells and digits */
    SENTENCE_STATE_MISPRINT_OF,         /* number */
    SENTENCE_STATE_SEVERAL_MISPRINT,    /* cell and digit */
    SENTENCE_STATE_SEVERAL_MISPRINTS,   /* cells and digits */
    SENTENCE_STATE_SEVERAL_MISPRINT_OF, /* number */
    SENTENCE_VALUE,                     /* cell, digit */
    SENTENCE_COUNT,
} sentence_id;

#endif

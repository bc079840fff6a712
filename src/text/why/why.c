/* SPDX-License-Identifier: MIT */
/*
 * Why each technique works, in at most two sentences: what a person may say about it without
 * looking at the board.
 */
#include <stddef.h>

#include "ennead.h"
#include "text/why/why_german.h"

static const char fish_why[] =
    "Each of a few rows needs the digit, and all its places there lie in as many columns, "
    "so these columns get their digit from these rows. No other cell of the columns can "
    "hold it; the same holds with rows and columns exchanged.";

static const char finned_why[] =
    "If no fin is true, this is a fish, which rules the digit out in the rest of its "
    "cover; if a fin is true, every cell that sees it loses the digit. A cell that both "
    "rule out cannot hold the digit.";

static const char complex_why[] =
    "As in any fish, a few houses need the digit and all its places there lie in as many "
    "other houses, but boxes may stand with rows and columns. What would take one of these "
    "places too many cannot hold the digit.";

static const char siamese_why[] =
    "The same base makes two finned fish with different covers and fins. Each of them is "
    "true on its own, so what either rules out is eliminated.";

static const char open_chain_why[] =
    "If one end of the chain is false, then link by link the other end must be true, so at "
    "least one of the two is true. Whatever both ends rule out is false.";

static const char short_chain_why[] =
    "Three strong links joined by two weak ones: if the first end is false, the last must "
    "be true, so at least one of the two is true. Whatever both ends rule out is false.";

static const char several_pairs_why[] =
    "Cells with the same two candidates see all places that a house has for one of these "
    "digits, so they cannot all be that digit. At least one of them is the other digit, "
    "and a cell that sees all of them cannot be.";

static const char firework_why[] =
    "A digit whose places in a row and a column lie only in one box and in one cell more "
    "of each must be in one of these two cells or where the lines cross. As many such "
    "digits as cells fill the cells.";

static const char closed_loop_why[] =
    "In a continuous loop the candidates are true and false in turn, one way round or the "
    "other. So of every two that exclude each other one is true, and what both rule out is "
    "false.";

static const char broken_loop_why[] =
    "A chain that leads from a candidate to its own opposite shows that the candidate is "
    "not what we supposed. So it is eliminated, or it is placed.";

static const char set_chain_why[] =
    "A set of cells with one candidate more than cells that loses one of its digits must "
    "hold all the others: a strong link between any two of its digits. With such links, "
    "chains and loops work as with single cells.";

static const char rectangle_why[] =
    "If four cells in two rows, two columns and two boxes held only two digits, these "
    "could be swapped, and the puzzle would have two solutions. It has one, so one of the "
    "cells must hold another digit.";

static const char avoidable_why[] =
    "If four cells in two rows, two columns and two boxes, none of them given, held only "
    "two digits, these could be swapped, and the puzzle would have two solutions. It has "
    "one, so that must not happen.";

static const char template_why[] =
    "A digit is in nine cells, one in each row, column and box, and only some of these "
    "patterns fit the board. A cell that all of them use holds the digit, and one that "
    "none of them uses does not.";

static const char sectors_why[] =
    "A set of cells can hold each digit only as often as a few chosen houses allow, and "
    "all that together is just enough to fill the cells. So each of these houses has its "
    "digit in these cells, and nowhere else.";

static const char exocet_why[] =
    "Two base cells hold two of a few digits, and wherever such a digit is placed, it "
    "cannot be in the base without being in a target cell as well. So the targets hold the "
    "same two digits and nothing else.";

static const char *const whys[ENNEAD_TECHNIQUE_COUNT] = {
    [ENNEAD_FULL_HOUSE] =
        "A house needs all nine digits. When eight are placed, the last empty cell gets the "
        "ninth.",
    [ENNEAD_NAKED_SINGLE] =
        "The cell has only one candidate left, because every other digit is in a cell that it "
        "sees or was eliminated before. So it must be that digit.",
    [ENNEAD_HIDDEN_SINGLE] =
        "Every house needs each digit somewhere. Here only one cell of the house can still "
        "hold it.",
    [ENNEAD_LOCKED_PAIR] =
        "Two cells with the same two candidates need both digits. They share a line and a box, "
        "so no other cell of the line or the box can hold them.",
    [ENNEAD_LOCKED_TRIPLE] =
        "Three cells with three candidates in all need these three digits. They share a line "
        "and a box, so no other cell of the line or the box can hold them.",
    [ENNEAD_POINTING] =
        "The box needs the digit, and all its places there are in one line. So the line gets "
        "it in this box, and no other cell of the line can hold it.",
    [ENNEAD_CLAIMING] =
        "The line needs the digit, and all its places there are in one box. So the box gets it "
        "in this line, and no other cell of the box can hold it.",
    [ENNEAD_NAKED_PAIR] =
        "Two cells of a house with the same two candidates need both digits. No other cell of "
        "the house can hold them.",
    [ENNEAD_NAKED_TRIPLE] =
        "Three cells of a house with three candidates in all need these three digits. No other "
        "cell of the house can hold them.",
    [ENNEAD_HIDDEN_PAIR] =
        "Two digits have only two places in a house, so they take both cells. Nothing else can "
        "be there.",
    [ENNEAD_HIDDEN_TRIPLE] =
        "Three digits have only three places in a house, so they take all three cells. Nothing "
        "else can be there.",
    [ENNEAD_NAKED_QUAD] =
        "Four cells of a house with four candidates in all need these four digits. No other "
        "cell of the house can hold them.",
    [ENNEAD_HIDDEN_QUAD] =
        "Four digits have only four places in a house, so they take all four cells. Nothing "
        "else can be there.",
    [ENNEAD_X_WING] = fish_why,
    [ENNEAD_SWORDFISH] = fish_why,
    [ENNEAD_JELLYFISH] = fish_why,
    [ENNEAD_REMOTE_PAIR] =
        "In a chain of cells with the same two candidates, each seeing the next, the two "
        "digits alternate. Two cells an odd number of steps apart hold both digits, so a cell "
        "that sees both can hold neither.",
    [ENNEAD_BUG_1] =
        "If every empty cell had two candidates and every digit two places in each house, "
        "there would be no solution, or more than one. So the one cell with three candidates "
        "must hold the digit that prevents this.",
    [ENNEAD_SKYSCRAPER] =
        "In two parallel lines the digit has two places each, and two of the four are in one "
        "line across, so at most one of these is true. Then one of the other two is, and a "
        "cell that sees both cannot hold the digit.",
    [ENNEAD_TWO_STRING_KITE] =
        "A row and a column have two places each for the digit, and one of each is in the same "
        "box, so at most one of these is true. Then one of the far ends is, and a cell that "
        "sees both cannot hold the digit.",
    [ENNEAD_DUAL_TWO_STRING_KITE] =
        "The same two cells of a box join two rows with two columns, which makes two kites. "
        "Each of them rules out the cell that sees both of its ends.",
    [ENNEAD_TURBOT_FISH] =
        "Two houses have two places each for the digit, and one of each sees the other, so at "
        "most one of these is true. Then one of the far ends is, and a cell that sees both "
        "cannot hold the digit.",
    [ENNEAD_EMPTY_RECTANGLE] =
        "In the box the digit can only be in one row or one column. Of a line's two places for "
        "it, one rules out the cell at once, and the other sends the digit of the box into the "
        "line that rules it out.",
    [ENNEAD_DUAL_EMPTY_RECTANGLE] =
        "The same box makes two empty rectangles with two lines. Each of them rules out its "
        "own cell.",
    [ENNEAD_W_WING] =
        "Two cells with the same two candidates cannot both be one of these digits, because a "
        "house would then have no place for it. So one of them is the other digit, and a cell "
        "that sees both cannot be.",
    [ENNEAD_XY_WING] =
        "Whichever of its two candidates the pivot is, one of the two pincers must be the "
        "third digit. A cell that sees both pincers cannot hold it.",
    [ENNEAD_XYZ_WING] =
        "Whichever of its three candidates the pivot is, the pivot or one of the pincers is "
        "the digit that all three share. A cell that sees all three cannot hold it.",
    [ENNEAD_UNIQUE_RECTANGLE_1] = rectangle_why,
    [ENNEAD_UNIQUE_RECTANGLE_2] = rectangle_why,
    [ENNEAD_UNIQUE_RECTANGLE_3] = rectangle_why,
    [ENNEAD_UNIQUE_RECTANGLE_4] = rectangle_why,
    [ENNEAD_UNIQUE_RECTANGLE_5] = rectangle_why,
    [ENNEAD_UNIQUE_RECTANGLE_6] = rectangle_why,
    [ENNEAD_HIDDEN_RECTANGLE] = rectangle_why,
    [ENNEAD_AVOIDABLE_RECTANGLE_1] = avoidable_why,
    [ENNEAD_AVOIDABLE_RECTANGLE_2] = avoidable_why,
    [ENNEAD_FINNED_X_WING] = finned_why,
    [ENNEAD_SASHIMI_X_WING] = finned_why,
    [ENNEAD_FINNED_SWORDFISH] = finned_why,
    [ENNEAD_SASHIMI_SWORDFISH] = finned_why,
    [ENNEAD_FINNED_JELLYFISH] = finned_why,
    [ENNEAD_SASHIMI_JELLYFISH] = finned_why,
    [ENNEAD_SIAMESE_FISH] = siamese_why,
    [ENNEAD_SUE_DE_COQ] =
        "Cells of a line and a box can hold each of their digits only once, or twice where it "
        "can be in both, and that is just enough to fill them. So none of these digits can be "
        "missing there, and other cells that see all their places lose them.",
    [ENNEAD_SIMPLE_COLORS_TRAP] =
        "Where a digit has two places in a house, one is true, so along such pairs two groups "
        "of cells alternate: one group is all true, the other all false. A cell that sees both "
        "groups cannot hold the digit.",
    [ENNEAD_SIMPLE_COLORS_WRAP] =
        "Where a digit has two places in a house, one is true, so along such pairs two groups "
        "of cells alternate: one group is all true, the other all false. A group with two "
        "cells that see each other is the false one.",
    [ENNEAD_MULTI_COLORS_1] =
        "Where a group of one cluster sees a group of another, at most one of the two is true, "
        "so one of their opposites is. A cell that sees both opposites cannot hold the digit.",
    [ENNEAD_MULTI_COLORS_2] =
        "A group that sees both groups of another cluster sees a true one. So it is false.",
    [ENNEAD_X_CHAIN] = open_chain_why,
    [ENNEAD_XY_CHAIN] = open_chain_why,
    [ENNEAD_CONTINUOUS_NICE_LOOP] = closed_loop_why,
    [ENNEAD_ALTERNATING_INFERENCE_CHAIN] = open_chain_why,
    [ENNEAD_DISCONTINUOUS_NICE_LOOP] = broken_loop_why,
    [ENNEAD_GROUPED_CONTINUOUS_LOOP] = closed_loop_why,
    [ENNEAD_GROUPED_CHAIN] = open_chain_why,
    [ENNEAD_GROUPED_DISCONTINUOUS_LOOP] = broken_loop_why,
    [ENNEAD_ALS_XZ] =
        "Two sets of cells, each with one candidate more than cells, share a digit that can be "
        "in only one of them, so the other must hold all its other digits. A digit that both "
        "have is then in one of them, and a cell that sees all its places cannot hold it.",
    [ENNEAD_ALS_XY_WING] =
        "The set in the middle can lack only one digit, so it takes one of two from the set on "
        "its left or on its right. That set must hold all its others, and a digit that both "
        "have is ruled out where all its places are seen.",
    [ENNEAD_ALS_CHAIN] =
        "From set to set, a digit that one must hold is lost to the next, which then must hold "
        "its others. So the first or the last set holds the digit that both have, and a cell "
        "that sees all its places cannot.",
    [ENNEAD_DEATH_BLOSSOM] =
        "Whichever candidate the stem is, the set of that digit loses it and must hold all its "
        "others. The sets share a digit, and a cell that sees all its places in them cannot "
        "hold it.",
    [ENNEAD_SET_CONTINUOUS_LOOP] = set_chain_why,
    [ENNEAD_SET_CHAIN] = set_chain_why,
    [ENNEAD_SET_DISCONTINUOUS_LOOP] = set_chain_why,
    [ENNEAD_FRANKEN_X_WING] = complex_why,
    [ENNEAD_FRANKEN_SWORDFISH] = complex_why,
    [ENNEAD_FRANKEN_JELLYFISH] = complex_why,
    [ENNEAD_FINNED_FRANKEN_X_WING] = finned_why,
    [ENNEAD_FINNED_FRANKEN_SWORDFISH] = finned_why,
    [ENNEAD_FINNED_FRANKEN_JELLYFISH] = finned_why,
    [ENNEAD_MUTANT_X_WING] = complex_why,
    [ENNEAD_MUTANT_SWORDFISH] = complex_why,
    [ENNEAD_MUTANT_JELLYFISH] = complex_why,
    [ENNEAD_FINNED_MUTANT_X_WING] = finned_why,
    [ENNEAD_FINNED_MUTANT_SWORDFISH] = finned_why,
    [ENNEAD_FINNED_MUTANT_JELLYFISH] = finned_why,
    [ENNEAD_SIAMESE_FRANKEN_FISH] = siamese_why,
    [ENNEAD_SIAMESE_MUTANT_FISH] = siamese_why,
    [ENNEAD_FORCING_CHAIN] =
        "A supposition from which chains lead to something impossible is false; and what "
        "follows from each of several suppositions, one of which is true, is true. Every chain "
        "goes from link to link.",
    [ENNEAD_FORCING_NET] =
        "A supposition that leaves a cell without a candidate, or a house without a place for "
        "a digit, is false; and what follows from each of several suppositions, one of which "
        "is true, is true.",
    [ENNEAD_TEMPLATE_SET] = template_why,
    [ENNEAD_TEMPLATE_DELETE] = template_why,
    [ENNEAD_M_WING] = short_chain_why,
    [ENNEAD_S_WING] = short_chain_why,
    [ENNEAD_L_WING] = short_chain_why,
    [ENNEAD_H_WING] = short_chain_why,
    [ENNEAD_GROUPED_W_WING] = several_pairs_why,
    [ENNEAD_MULTI_BRANCH_W_WING] = several_pairs_why,
    [ENNEAD_BROKEN_WING] =
        "Round a loop of an odd length a digit cannot be there and not there in turn, so one "
        "of the loop's houses has it elsewhere. One of these guardians is true, and a cell "
        "that sees them all cannot hold the digit.",
    [ENNEAD_BIVALUE_ODDAGON] =
        "Two digits cannot alternate round a loop of an odd length, so one of its cells holds "
        "another digit. What leaves no room for any of these is false.",
    [ENNEAD_TRIPLE_FIREWORK] = firework_why,
    [ENNEAD_QUADRUPLE_FIREWORK] = firework_why,
    [ENNEAD_TRIDAGON] =
        "Three digits alone cannot fill the twelve cells: from box to box their order would "
        "come back reversed. So one of the other candidates there is true, and what rules out "
        "all of them is false.",
    [ENNEAD_SK_LOOP] = sectors_why,
    [ENNEAD_MULTI_SECTOR] = sectors_why,
    [ENNEAD_JUNIOR_EXOCET] = exocet_why,
    [ENNEAD_SENIOR_EXOCET] = exocet_why,
    [ENNEAD_BIVALUE_CHAIN] =
        "Along cells with two candidates and digits with two places each candidate is false or the "
        "next one true, so one of the two ends is true. A candidate that sees both ends is false.",
    [ENNEAD_Z_CHAIN] =
        "A chain of candidates of which one of the two ends is true, if what is eliminated is "
        "false: it may see other candidates of the cells and houses on the way. If it were true, "
        "the last cell or house would have nothing left, so it is false.",
    [ENNEAD_T_WHIP] =
        "A supposition that leaves a cell without a candidate, or a house without a place for a "
        "digit, is false. In a t-whip each digit follows from the one before it, and others before "
        "it may help; what is supposed does so only at the start and at the end.",
    [ENNEAD_WHIP] =
        "A supposition that leaves a cell without a candidate, or a house without a place for a "
        "digit, is false. In a whip each digit that follows rests on the one before it, and the "
        "shortest whip on the board comes first.",
    [ENNEAD_G_WHIP] =
        "In a whip each digit follows from the one before it, until a cell or a house has nothing "
        "left; so the supposition is false. In a g-whip it can also follow that a digit is in two "
        "or three cells that a line and a box share.",
    [ENNEAD_BRAID] =
        "A supposition that leaves a cell without a candidate, or a house without a place for a "
        "digit, is false. In a braid each digit that follows rests on any of those before it, and "
        "the shortest braid on the board comes first.",
    [ENNEAD_G_BRAID] =
        "In a braid each digit follows from those before it, until a cell or a house has nothing "
        "left; so the supposition is false. In a g-braid it can also follow that a digit is in "
        "two or three cells that a line and a box share.",
};

const char *ennead_technique_why(int technique, ennead_language language)
{
    if (technique < 0 || technique >= ENNEAD_TECHNIQUE_COUNT)
        return NULL;
    return language == ENNEAD_LANGUAGE_GERMAN ? why_in_german(technique) : whys[technique];
}

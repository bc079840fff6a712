/* SPDX-License-Identifier: MIT */
/*
 * Why each technique works, in two sentences at most: what a person may say of it without looking at
 * the board.
 */
#include <stddef.h>

#include "ennead.h"

static const char fish_why[] = "Each house of the base needs the digit once, and as many houses of "
                               "the cover hold all its places "
                               "there, so every house of the cover gets its digit from the base. "
                               "Then the digit can be nowhere "
                               "else in the cover.";

static const char finned_why[] = "Without its fins this would be a fish, which removes the digit "
                                 "from the rest of its cover; and if "
                                 "a fin is true, whatever sees it loses the digit. What sits in "
                                 "the cover and sees every fin goes "
                                 "either way.";

static const char complex_why[] = "A fish only counts: so many houses need the digit so many "
                                  "times, whether they are rows, columns "
                                  "or boxes, and so many other houses hold all its places there. "
                                  "So the digit can be nowhere else in "
                                  "the cover.";

static const char siamese_why[] = "The same base makes two finned fish with different covers and "
                                  "fins, and each of them is true on "
                                  "its own. So what both remove goes at once.";

static const char open_chain_why[] = "Link by link, if the first of the chain's ends is false, the "
                                     "last is true: one of the two must "
                                     "be. So whatever cannot stand beside either end is false.";

static const char short_chain_why[] = "Three pairs, in each of which one of two must be true, "
                                      "stand in a row so that from each to the "
                                      "next not both can be. So one of the two far ends is true, "
                                      "and what cannot stand beside either is "
                                      "false.";

static const char several_pairs_why[] =
    "Cells with the same two candidates see all places of one of these digits in a house, so they "
    "cannot all hold it. One of them holds the other digit, and what sees all of them does not.";

static const char firework_why[] =
    "A digit that leaves the box in neither the row nor the column must be where they cross, so "
    "each "
    "of the digits is in one of the cells. As many digits as there are cells fill them.";

static const char closed_loop_why[] =
    "In a loop of links the statements are true and false in turn, whichever way round. So one of "
    "the "
    "two ends of each link is true, and what both of them rule out goes.";

static const char broken_loop_why[] =
    "A chain that leads from a statement to its opposite shows that the statement is false. The "
    "candidate where the loop is broken is so decided.";

static const char set_chain_why[] =
    "An almost locked set that loses one of its digits must hold all the others, which makes a "
    "strong "
    "link between any two of its digits. With such links chains and loops say what they say with "
    "single cells.";

static const char rectangle_why[] =
    "Two digits in the corners of a rectangle over two boxes could be exchanged, which would make "
    "a "
    "second solution. The puzzle has one, so some corner must hold another digit.";

static const char avoidable_why[] =
    "Two digits in the corners of a rectangle over two boxes, none of them given, could be "
    "exchanged, "
    "which would make a second solution. The puzzle has one, so the rectangle must not come about.";

static const char template_why[] =
    "A digit fills nine cells, one in each row, column and box, and only some of these patterns "
    "fit "
    "the board. A cell that all of them use holds the digit, one that none uses does not.";

static const char sectors_why[] =
    "Of so many cells each needs a digit, and for all the digits together there are just as many "
    "houses that can give them one. So each of these houses has its digit in these cells, and "
    "nowhere else.";

static const char exocet_why[] =
    "Two cells hold two of a few digits, and whatever the digit, it cannot be there without being "
    "in one of two other cells as well. So these hold the same two digits and nothing else.";

static const char *const whys[ENNEAD_TECHNIQUE_COUNT] = {
    [ENNEAD_FULL_HOUSE] = "A house needs all nine digits, and eight are there. The empty cell gets "
                          "the ninth.",
    [ENNEAD_NAKED_SINGLE] =
        "The cell sees eight different digits, or has lost them otherwise. Only "
        "one is left for it.",
    [ENNEAD_HIDDEN_SINGLE] = "Every house needs the digit somewhere. Here only one cell of it can "
                             "still hold it.",
    [ENNEAD_LOCKED_PAIR] = "Two cells with the same two candidates hold these two digits between "
                           "them. They share a line and a box, so no other cell of either can.",
    [ENNEAD_LOCKED_TRIPLE] =
        "Three cells with three candidates in all hold these three digits "
        "between them. They share a line and a box, so no other cell of either "
        "can.",
    [ENNEAD_POINTING] =
        "The box must have the digit, and has it in this line wherever it is. So the "
        "line has none outside the box.",
    [ENNEAD_CLAIMING] =
        "The line must have the digit, and has it in this box wherever it is. So the "
        "box has none outside the line.",
    [ENNEAD_NAKED_PAIR] = "Two cells with the same two candidates hold these two digits between "
                          "them. No other cell of the house can.",
    [ENNEAD_NAKED_TRIPLE] =
        "Three cells with three candidates in all hold these three digits between "
        "them. No other cell of the house can.",
    [ENNEAD_HIDDEN_PAIR] =
        "Two digits have only two cells left in the house, and fill them. Nothing "
        "else fits in there.",
    [ENNEAD_HIDDEN_TRIPLE] = "Three digits have only three cells left in the house, and fill them. "
                             "Nothing else fits in there.",
    [ENNEAD_NAKED_QUAD] = "Four cells with four candidates in all hold these four digits between "
                          "them. No other cell of the house can.",
    [ENNEAD_HIDDEN_QUAD] = "Four digits have only four cells left in the house, and fill them. "
                           "Nothing else fits in there.",
    [ENNEAD_X_WING] = fish_why,
    [ENNEAD_SWORDFISH] = fish_why,
    [ENNEAD_JELLYFISH] = fish_why,
    [ENNEAD_REMOTE_PAIR] =
        "Cells with the same two candidates, each in sight of the next, hold them "
        "by turns. Two that are an odd number of steps apart hold both, so what "
        "sees the two holds neither.",
    [ENNEAD_BUG_1] =
        "If every empty cell had two candidates and every digit two places in each "
        "house, there would be no solution, or two. So the one cell that still differs "
        "must differ.",
    [ENNEAD_SKYSCRAPER] =
        "In two parallel lines the digit has two places each, and two of the four "
        "share a line across, so that only one of them is true. Then one of the "
        "other two is, and what sees both is not.",
    [ENNEAD_TWO_STRING_KITE] =
        "A row and a column have two places each for the digit, and one of each "
        "is in the same box, so that only one of them is true. Then one of the "
        "far ends is, and what sees both is not.",
    [ENNEAD_DUAL_TWO_STRING_KITE] =
        "The same two cells of a box join two rows with two columns, which "
        "makes two kites. Each of them removes what sees both of its "
        "ends.",
    [ENNEAD_TURBOT_FISH] =
        "Two houses have two places each for the digit, and one of each sees the "
        "other, so that only one of them is true. Then one of the far ends is, and "
        "what sees both is not.",
    [ENNEAD_EMPTY_RECTANGLE] =
        "In the box the digit is in one row or in one column. A line with two "
        "places for it either removes the cell itself or sends the digit in the "
        "box into the line that does.",
    [ENNEAD_DUAL_EMPTY_RECTANGLE] = "The same box makes an empty rectangle with two lines. Each of "
                                    "them removes its own cell.",
    [ENNEAD_W_WING] =
        "Two cells with the same two candidates cannot both hold the digit that a link "
        "between them needs for one of its ends. So one of them holds the other digit, "
        "and what sees both does not.",
    [ENNEAD_XY_WING] =
        "Whichever of its two digits the pivot takes, one of the pincers is left with "
        "the third digit. What sees both pincers cannot hold it.",
    [ENNEAD_XYZ_WING] =
        "One of the three cells holds the digit that they share, whichever the pivot "
        "takes. What sees all three cannot hold it.",
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
        "The cells can hold each of their digits once, or twice where two that do "
        "not see each other may have it, and that is just enough to fill them. So "
        "no digit can be spared for a cell that sees all its places here.",
    [ENNEAD_SIMPLE_COLORS_TRAP] =
        "Along strong links the digit is there and not there in turn, so it "
        "is in all cells of one color. What sees both colors sees it in any "
        "case.",
    [ENNEAD_SIMPLE_COLORS_WRAP] =
        "Along strong links the digit is there and not there in turn, so it "
        "is in all cells of one color. Two cells of one color that see each "
        "other show that it is the other.",
    [ENNEAD_MULTI_COLORS_1] =
        "Where a color of one cluster sees a color of another, one of the two is "
        "false, and so one of their opposites is true. What sees both opposites "
        "loses the digit.",
    [ENNEAD_MULTI_COLORS_2] =
        "A color that sees both colors of another cluster sees a true one. So "
        "it is false.",
    [ENNEAD_X_CHAIN] = open_chain_why,
    [ENNEAD_XY_CHAIN] = open_chain_why,
    [ENNEAD_CONTINUOUS_NICE_LOOP] = closed_loop_why,
    [ENNEAD_ALTERNATING_INFERENCE_CHAIN] = open_chain_why,
    [ENNEAD_DISCONTINUOUS_NICE_LOOP] = broken_loop_why,
    [ENNEAD_GROUPED_CONTINUOUS_LOOP] = closed_loop_why,
    [ENNEAD_GROUPED_CHAIN] = open_chain_why,
    [ENNEAD_GROUPED_DISCONTINUOUS_LOOP] = broken_loop_why,
    [ENNEAD_ALS_XZ] =
        "A set of cells with one digit too many holds all of them but one, and the "
        "restricted digit can be in one of the two sets only. So one of the sets holds "
        "all its others, and a digit of both leaves what sees it in both.",
    [ENNEAD_ALS_XY_WING] =
        "The set in the middle lacks one digit at most, so it takes one of two from "
        "the set to its left or to its right. That set holds all its others, and a "
        "digit of both leaves what sees it in both.",
    [ENNEAD_ALS_CHAIN] =
        "From set to set a digit that one must take is lost to the next, which then "
        "must hold its others. So the first or the last set holds their common "
        "digit, and what sees it in both loses it.",
    [ENNEAD_DEATH_BLOSSOM] =
        "Whichever digit the stem takes, the petal of that digit loses it and must "
        "hold all its others. The petals share a digit, so what sees it in all "
        "of them loses it.",
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
    [ENNEAD_FORCING_CHAIN] = "A supposition from which chains lead to something impossible is "
                             "false; and of several suppositions one of which is true, what "
                             "follows from each is true. Every chain goes from link to link.",
    [ENNEAD_FORCING_NET] = "A supposition that leaves a cell or a house with nothing is false; and "
                           "of several suppositions one of which is true, what follows from each "
                           "is true. Each digit follows from all that were placed before it.",
    [ENNEAD_TEMPLATE_SET] = template_why,
    [ENNEAD_TEMPLATE_DELETE] = template_why,
    [ENNEAD_M_WING] = short_chain_why,
    [ENNEAD_S_WING] = short_chain_why,
    [ENNEAD_L_WING] = short_chain_why,
    [ENNEAD_H_WING] = short_chain_why,
    [ENNEAD_GROUPED_W_WING] = several_pairs_why,
    [ENNEAD_MULTI_BRANCH_W_WING] = several_pairs_why,
    [ENNEAD_BROKEN_WING] = "Round a loop of an odd length the digit cannot be there and not there "
                           "in turn, so one of the "
                           "houses of the loop has it elsewhere. One of these guardians is true, "
                           "and what sees them all "
                           "is false.",
    [ENNEAD_BIVALUE_ODDAGON] = "Two digits cannot take turns round a loop of an odd length. So one "
                               "of its cells holds another "
                               "digit, and what leaves room for none of these goes.",
    [ENNEAD_TRIPLE_FIREWORK] = firework_why,
    [ENNEAD_QUADRUPLE_FIREWORK] = firework_why,
    [ENNEAD_TRIDAGON] =
        "Three digits alone cannot fill the twelve cells: along rows and columns their order is "
        "carried from box to box and comes back turned over. So one of the other candidates there "
        "is true, and what none of them allows is false.",
    [ENNEAD_SK_LOOP] = sectors_why,
    [ENNEAD_MULTI_SECTOR] = sectors_why,
    [ENNEAD_JUNIOR_EXOCET] = exocet_why,
    [ENNEAD_SENIOR_EXOCET] = exocet_why,
};

const char *ennead_technique_why(int technique)
{
    return technique >= 0 && technique < ENNEAD_TECHNIQUE_COUNT ? whys[technique] : NULL;
}

/* SPDX-License-Identifier: MIT */
/*
 * The sentences in English.
 */
#include "grid/say/english.h"

/* NOLINTBEGIN(bugprone-suspicious-missing-comma): few of the strings are in parts. */
static const char *const sentences[SENTENCE_COUNT] = {
    /* What a step does. */
    [SENTENCE_PLACED] = "{0} must be {1}",
    [SENTENCE_ELIMINATED] = "{0} {0?is|are} eliminated from {1}",
    [SENTENCE_SO] = "So ",
    [SENTENCE_EITHER_WAY] = "Either way, ",
    [SENTENCE_IN_ANY_CASE] = "In any case, ",
    /* Singles. */
    [SENTENCE_FULL_HOUSE] = "{0} is the last empty cell of {1}, and only {2} is missing there. ",
    [SENTENCE_NAKED_SINGLE] = "{0} can only be {1}",
    [SENTENCE_SINGLE_SEES] = " because it sees ",
    [SENTENCE_SINGLE_SEEN] = "{0} in {1}",
    [SENTENCE_SINGLE_LOST] = "{0} {0?was|were} eliminated before",
    [SENTENCE_HIDDEN_SINGLE] = "In {0} the {1} can only be in {2}",
    [SENTENCE_HIDDEN_SEES] = "{0} {0?sees|see} {1} in {2}",
    [SENTENCE_HIDDEN_LOST] = "{0} was eliminated from {1} before",
    /* Locked candidates and subsets. */
    [SENTENCE_LOCKED_CANDIDATES] =
        "In {0} the {1} can only be in {2/}, which {2?is|are both|are all} in {3}. One of them "
        "must be {1}, so no other cell of {3} can be: ",
    [SENTENCE_LOCKED_SUBSET] =
        "{0} are {0?|both|all} in {1}, and can only be {2/}. These {0#} cells need these {2#} "
        "digits, so no other cell of the two houses can have them: ",
    [SENTENCE_NAKED_SUBSET] =
        "In {0}, {1} can only be {2/}. These {1#} cells need these {2#} digits, so no other "
        "cell of {0} can have them: ",
    [SENTENCE_HIDDEN_SUBSET] =
        "In {0} the digits {1} can only be in {2/}. These {1#} digits need these {2#} cells, "
        "so the cells can hold nothing else: ",
    /* Fish. */
    [SENTENCE_FISH] =
        "In {0} the {1} can only be in {2} ({3}). Each of {0} needs its {1}, which makes {0#}, "
        "one for each of {2}. So no other cell of {2} can be {1}: ",
    [SENTENCE_COMPLEX_FISH] =
        "In {0} the {1} can only be in {2} ({3}). Each of {0} needs its {1}, which makes {0#}, "
        "and each of {2} has room for just one. If {4/} were {1}, there would be too little "
        "room left. So ",
    [SENTENCE_FINNED_FISH] =
        "If {3?|none of }{3} {3?is not|is} {1}, then in {0} the {1} can only be in {2}, so no "
        "other cell of {2} can be {1}. If {3/} is {1}, no cell that sees {3} can be {1}. Both "
        "rule out {4}, so ",
    [SENTENCE_SIAMESE_FISH] =
        "In {0} the {1} can only be in {2} or in fins. This makes two finned fish: one with "
        "{3?the fin|the fins} {3}, one with {4?the fin|the fins} {4}. Each rules out the other "
        "cells of its cover that see all its fins. Together they rule out {5}, so ",
    /* One digit. */
    [SENTENCE_TWO_LINKS] =
        "In {1} the {0} must be in {2} or {3}; in {4} it must be in {5} or {6}. {3} and {5} "
        "see each other, so at most one of them is {0}, and {2} or {6} must be {0}. ",
    [SENTENCE_SEES_BOTH] = "{0} {0?sees|see} both, so ",
    [SENTENCE_SEES_ALL] = "{0} {0?sees|see} {1?it|both of them|all of them}, so ",
    [SENTENCE_RECTANGLE_BOX] =
        "In {0}, {1} can only be in {2}, which are all in one row or one column. ",
    [SENTENCE_RECTANGLE_LINK] = "In {0} the {1} must be in {2} or {3}. ",
    [SENTENCE_RECTANGLE_FAR] = "If {0} is {1}, {2} sees it. ",
    [SENTENCE_RECTANGLE_NEAR] =
        "If {0} is {1}, {2} cannot be, so in {3} the {1} must be in {4/}, and {5} {5?sees|see} "
        "{4?it|both|all of them}. ",
    [SENTENCE_BROKEN_WING] =
        "Each cell of the loop {0} shares a house with the next. If these houses had no other "
        "places for {1}, every second cell of the loop would be {1}, which cannot work out "
        "with {2#} cells. ",
    [SENTENCE_GUARDIANS] = "So {0} must be in one of the other places there: {1/}. ",
    /* Wings. */
    [SENTENCE_XY_WING] =
        "{0} is {1/}. If it is {2}, {3} ({4/}) must be {8}. If it is {5}, {6} ({7/}) must be "
        "{8}. So {3} or {6} must be {8}. ",
    [SENTENCE_XYZ_WING] =
        "{0} is {1/}. If it is {2}, {3} ({4/}) must be {8}. If it is {5}, {6} ({7/}) must be "
        "{8}. Otherwise, {0} is {8} itself. ",
    [SENTENCE_W_WING] =
        "{0} can only be {1/}. If both were {2}, then in {3} the {2} could be neither in {4} "
        "nor in {5}, its only places there. So {0/} must be {6}. ",
    [SENTENCE_BRANCHES] =
        "{0} can only be {1/}. If all of them were {2}, no place for {2} would be left in {3}, "
        "because each of {5} sees one of them. So {0/} must be {4}. ",
    /* Coloring. */
    [SENTENCE_COLORS] =
        "Where a house has only two places for {0}, one of them must be {0}. From pair to pair "
        "this shows that either {1} {1?is|are both|are all} {0}, or {2} {2?is|are both|are "
        "all} {0}. ",
    [SENTENCE_MORE_COLORS] =
        "In the same way, either {1} {1?is|are both|are all} {0}, or {2} {2?is|are both|are "
        "all} {0}. ",
    [SENTENCE_SEES_COLORS] = "{0} {0?sees|see} a cell of each group, so ",
    [SENTENCE_COLOR_WRAP] =
        "{0} and {1} are in one group and see each other, so that group cannot be {2}: ",
    [SENTENCE_COLORS_MEET] =
        "{0} and {1} see each other, so they cannot both be {2}. Then {3} {3?is|are both|are "
        "all} {2}, or {4} {4?is|are both|are all} {2}. ",
    [SENTENCE_COLOR_TRAPPED] =
        "{0} sees {1}, and {5} sees {2}. One of {1} and {2} is {3}, so the group of {0} cannot "
        "be {3}: ",
    /* Uniqueness. */
    [SENTENCE_SWAP] =
        "If {0} held only {1}, the two digits could be swapped there, and the puzzle would "
        "have two solutions. ",
    [SENTENCE_RECTANGLE_1] = "{1} have no other candidates, so {0} must be {2/}: ",
    [SENTENCE_RECTANGLE_2] = "The only other candidate there is {1}, in {0}, so {0/} must be {1}. ",
    [SENTENCE_RECTANGLE_3] =
        "The only other candidates there are {1}, in {0}, so {0/} must be one of these. "
        "Together with {3} ({4/}), that cell takes all of {4} in {2}, so no other cell of {2} "
        "can have them: ",
    [SENTENCE_RECTANGLE_4] =
        "In {0}, {1} can only be in {2}, so one of them is {1}. If the other were {3}, the "
        "four cells would hold just these two digits. So ",
    [SENTENCE_RECTANGLE_6] =
        "In {0}, {1} can only be in these corners. If {2} were {1}, {3} would be {4}, and the "
        "four cells would hold just these two digits. So ",
    [SENTENCE_HIDDEN_RECTANGLE] =
        "In {0}, {1} can only be in these corners. If {2} were {3}, {4} would have to be {1} "
        "and {5} would be {3}: just these two digits. So ",
    [SENTENCE_AVOIDABLE] =
        "None of {0} is given. If they held only {1}, the two digits could be swapped there, "
        "and the puzzle would have two solutions. ",
    [SENTENCE_AVOIDABLE_1] = "Three of them are filled that way, so {0} cannot be {1}: ",
    [SENTENCE_AVOIDABLE_2] = "The only other candidate there is {1}, so {0/} must be {1}. ",
    [SENTENCE_BUG] =
        "Without {1} in {0}, every empty cell would have exactly two candidates, and every "
        "digit that a house lacks would have exactly two places there. Such a grid has no "
        "solution or more than one, and the puzzle has one. So {0} must be {1/}: ",
    /* Chains. */
    [SENTENCE_IS] = "{0} is {1}",
    [SENTENCE_IS_NOT] = "{0} is not {1}",
    [SENTENCE_IS_IN] = "{1} is in {0/}",
    [SENTENCE_IS_NOT_IN] = "{1} is not in {0/}",
    [SENTENCE_SUPPOSE] = "Suppose that ",
    [SENTENCE_THEN] = ". Then ",
    [SENTENCE_AND_SO] = ", so ",
    [SENTENCE_LAST_CANDIDATE] = " (the only other candidate)",
    [SENTENCE_LAST_PLACE] = " (the only other place in {0})",
    [SENTENCE_LAST_PLACES] = " (the only other places in {0})",
    [SENTENCE_SET_LEFT] = " ({0} have only {1}, and without {2} they need all the others)",
    [SENTENCE_CONTRADICTS] = ". That contradicts what we supposed, so ",
    [SENTENCE_OR] = ", or ",
    [SENTENCE_CHAIN_ENDS] = ". So ",
    [SENTENCE_CHAIN_ENDS_DIGIT] = ". So {0} must be in {1/}. ",
    [SENTENCE_LOOP_CLOSED] =
        ". That leads back to the start, so this is a loop: of any two candidates in it that "
        "exclude each other, one is true. ",
    [SENTENCE_END_HERE] = "If {0} is {1}, it is not {2}. ",
    [SENTENCE_END_SEEN] = "If {0} is in {1/}, {2} {2?sees|see} {1?it|both places|all places}. ",
    [SENTENCE_LOOP_CELL] = "{0} must be {1/}, so ",
    [SENTENCE_LOOP_PLACES] = "{0} must be in {1/}, so ",
    [SENTENCE_LOOP_SET] = "{0} must hold {1}, so ",
    [SENTENCE_REMOTE_PAIR] =
        "Each of {0} can only be {1/}, and each sees the next, so the two digits alternate. "
        "{2} and {3} are different: one is the one digit, one the other. ",
    /* Almost locked sets. */
    [SENTENCE_LOCKED_PAIR] =
        "{0} have only {1}, one digit more than cells; {2} have only {3}. Each of {4} can be "
        "in only one of the two sets, because its cells see each other. So each set lacks just "
        "one of {4}, and must hold all its other digits. ",
    [SENTENCE_BLOSSOM_STEM] = "{0} is {1/}. ",
    [SENTENCE_BLOSSOM_PETAL] = "If it is {1}, {2} ({3}) cannot hold {1} and must hold {4}. ",
    [SENTENCE_BLOSSOM_END] = "So in every case one of these cells is {0}. ",
    [SENTENCE_SEES_PLACES] = "{0} {0?sees|see} all places for {1} there ({2}). ",
    [SENTENCE_SUE_CELLS] =
        "{0} lie in both {1}. With {2} of {3} and {4} of {5}, they have only {6}. ",
    [SENTENCE_SUE_ROOM] = "Each digit fits only so often in these cells: ",
    [SENTENCE_SUE_ONCE] = "{0} once, in {1/}",
    [SENTENCE_SUE_TWICE] = "{0} twice, in {1} and in {2}",
    [SENTENCE_SUE_END] =
        ". That is just enough to fill these {0#} cells, so nothing can be missing. No other "
        "cell that sees all of these places can have the digit: ",
    [SENTENCE_FIREWORK_PLACES] = "{0} can be ",
    [SENTENCE_FIREWORK_OTHERS] = "; {0} can be ",
    [SENTENCE_FIREWORK_LINES] =
        "in {0} only in the box of {2} and in {3}, in {1} only in that box and in {4}",
    [SENTENCE_FIREWORK_TRIPLE] =
        ". A digit that is in neither {2} nor {3} must be in both lines in the box, which is "
        "{1}. So these three digits take these three cells: ",
    [SENTENCE_FIREWORK_QUADRUPLE] =
        ". A digit that is in neither {2} nor {3} must be where its lines cross, in {0} or "
        "{1}. So these four digits take these four cells: ",
    /* Many houses. */
    [SENTENCE_SECTORS] = "The {1} cells {0} can hold at most ",
    [SENTENCE_SECTORS_ONE] = "one {0} in {1}",
    [SENTENCE_SECTORS_MANY] = "one {0} in each of {1}",
    [SENTENCE_SECTORS_END] =
        ". That is just enough to fill them, so each of these houses has the digit in these "
        "cells, and no other cell of the house can hold it: ",
    [SENTENCE_EXOCET_BASE] = "{0} and {1} are two of {2}. ",
    [SENTENCE_EXOCET_JUNIOR] =
        "Each of these digits is in all of {0}, but outside {1} in at most two of them. So a "
        "digit of {2} or {3} must also be in {4} or {5}. ",
    [SENTENCE_EXOCET_SENIOR] =
        "However one of these digits is placed in the grid, if it is in {0} or {1}, it is also "
        "in {2} or {3}. ",
    [SENTENCE_EXOCET_SAME] = "So {0} and {1} hold the same two digits",
    [SENTENCE_EXOCET_MIRRORS] = "; the digit of {0} is also in {1/}, that of {2} in {3/}",
    [SENTENCE_EXOCET_END] = ". What does not fit is eliminated: ",
    [SENTENCE_TRIDAGON] =
        "With only {0}, the cells {1} of {2} could not be filled: from box to box around the "
        "square, the order of the three digits would come back reversed. So one of the other "
        "candidates there is true: ",
    [SENTENCE_OR_ELSE] = ", or ",
    [SENTENCE_ODDAGON] =
        "Each cell of the loop {0} sees the next. If they held only {1}, these two would "
        "alternate, which cannot work out with {2#} cells. ",
    [SENTENCE_ODDAGON_CELL] = "Only {0} has other candidates, so it cannot be {1/}: ",
    [SENTENCE_ODDAGON_GUARDS] = "The only other candidate there is {0}, so {0} must be in {1/}. ",
    /* Forcing chains and templates. */
    [SENTENCE_TEMPLATE_ALL] =
        "However the {0}s are placed in the whole grid, one of them is in {1}. So ",
    [SENTENCE_TEMPLATE_NONE] =
        "However the {0}s are placed in the whole grid, none of them is in {1}. So ",
    [SENTENCE_FORCED_PLACE] = " (the only place in {0})",
    [SENTENCE_FORCED_PLACES] = " (the only places in {0})",
    [SENTENCE_FORCED_CELL] = " (the only candidate left)",
    [SENTENCE_NO_CANDIDATE] = "But then {0} has no candidate left. ",
    [SENTENCE_NO_PLACE] = "But then {0} has no place left for {1}. ",
    [SENTENCE_ENDS_WITHOUT] = "So {0} is not {1}. ",
    [SENTENCE_ONE_OF_CELL] = "{0} must be one of its candidates. ",
    [SENTENCE_ONE_OF_HOUSE] = "{0} must be somewhere in {1}. ",
    [SENTENCE_MANY_SUPPOSITIONS] =
        "Each cell must be one of its candidates, and each digit must be somewhere in each "
        "house. Whichever candidate one tries there, the same follows, or its opposite leads "
        "to a contradiction. ",
    [SENTENCE_LENGTH] = "Length {0}. ",
    [SENTENCE_SE_LOCKED] =
        "In {0} the {1} can only be in {2/}, which {2?is|are both|are all} in {3}. One of them "
        "must be {1}, so no other cell of {3} can be {1}. ",
    [SENTENCE_SE_HIDDEN_SET] =
        "In {0} the digits {1} can only be in {2/}. These {1#} digits need these {2#} cells, "
        "so the cells can hold nothing else. ",
    [SENTENCE_SE_THEN_SINGLE] = "Then in {0} the {1} can only be in {2}, so ",
    [SENTENCE_SE_LINKS_BEGIN] = "If {0} is not in {1/}, ",
    [SENTENCE_SE_LINK] = "then in {1} it must be in {2/}",
    [SENTENCE_SE_LINK_NEXT] = ", so it is not in {0/}, and ",
    [SENTENCE_SE_LINKS_END] = ". So {0} must be in {1/}. ",
    [SENTENCE_SE_LINKS_LOOP] =
        ". This leads back to the start, so it is a loop. One way round or the other, each of {0} "
        "gets its {1} from the cells of the loop, and no other cell there can be {1}: ",
    [SENTENCE_SE_BENT] =
        "{0} have only {1}, one digit more than cells, so if they lack one of these digits, they "
        "hold all the others. {2} is {3/}. ",
    [SENTENCE_SE_BENT_TWO] =
        "It sees all places for both there ({0}), so they lack one of the two. ",
    [SENTENCE_SE_BENT_ONE] =
        "It sees all places for {0} there ({1}). If it is {0}, they lack {0} and must hold {2}; "
        "otherwise it is {2} itself. ",
    [SENTENCE_SE_SOME_PLACE] = "So {0} must be in {1/}. ",
    [SENTENCE_SE_LOOP_3] =
        "So {0/} must be something else. In {2}, {1} can only be there and in {3}. These {1#} "
        "digits need {3} and one of {0}, so {3} can hold nothing else: ",
    [SENTENCE_SE_LOOP_4] =
        "In {0}, {1} can only be in {2}, so one of them is {1}. If the other were {3}, the {4#} "
        "cells would hold just these two digits. So ",
    [SENTENCE_SE_BUG] =
        "Without {0}, every empty cell would have exactly two candidates, and every digit that a "
        "house lacks would have exactly two places there. Such a grid has no solution or more "
        "than one, and the puzzle has one. So one of these extra candidates is true. ",
    [SENTENCE_SE_BUG_3] =
        "Its cell and {2} take all of {1} in {0}, so no other cell of {0} can have them: ",
    [SENTENCE_SE_BUG_4] =
        "In {0} the {1} can only be in {2}, so one of them is {1}, and the other is an extra "
        "candidate: ",
    [SENTENCE_SE_CANDIDATE] = "{0} in {1}",
    [SENTENCE_SE_ALIGNED] =
        "There is no way to fill {0} with {1}: each puts a digit twice in a house",
    [SENTENCE_SE_EXCLUDER] = "{0} ({1/})",
    [SENTENCE_SE_USED_UP] = ", or uses up all candidates of {0}",
    [SENTENCE_SE_LOOP_OF_CHAINS] =
        "Each of these follows from the one before, and the first from the last, so they are "
        "all true or all false. ",
    [SENTENCE_SE_LOOP_EITHER] = "Either {0} is {1} or {2} is {3}, so ",
    [SENTENCE_SE_LEADS_TO_OPPOSITE] = "If {0} were {1}, it would follow that it is not",
    [SENTENCE_SE_LEADS_TO_OPPOSITE_NOT] = "If {0} were not {1}, it would follow that it is",
    [SENTENCE_SE_CONTRADICTION] = "If {0} were {1}, there would be a contradiction",
    [SENTENCE_SE_CONTRADICTION_NOT] = "If {0} were not {1}, there would be a contradiction",
    [SENTENCE_SE_REDUCTION] = "Whether {0} is {1} or not, the same follows:",
    [SENTENCE_SE_BY_HOUSE] = "Wherever {0} is in {1}, the same follows:",
    [SENTENCE_SE_BY_CELL] = "Whatever {0} is, the same follows:",
    [SENTENCE_SE_IF] = "If ",
    [SENTENCE_SE_THEN] = ", then ",
    [SENTENCE_SE_SUPPOSED] = ", supposed",
    [SENTENCE_SE_ONLY_CANDIDATE] = "its only candidate",
    [SENTENCE_SE_ONLY_PLACE] = "the only place in {0}",
    [SENTENCE_SE_CELL_TAKEN] = "the cell holds another digit",
    [SENTENCE_SE_HOUSE_TAKEN] = "{0} has it elsewhere",
    [SENTENCE_SE_BY_CHAIN] = "chain {0}",
    [SENTENCE_SE_BY_POINTING] = "pointing",
    [SENTENCE_SE_BY_CLAIMING] = "claiming",
    [SENTENCE_SE_BY_HIDDEN_PAIR] = "a hidden pair",
    [SENTENCE_SE_BY_NAKED_PAIR] = "a naked pair",
    [SENTENCE_SE_BY_X_WING] = "an X-Wing",
    [SENTENCE_SE_BY] = ", by ({0})",
    [SENTENCE_SE_AND_BY] = ", ({0})",
    [SENTENCE_SE_NOT_BOTH] = "({0}) and ({1}) cannot both be true.",
    [SENTENCE_SE_CHAIN] = "Chain {0}, {1} ({2}): ",
    /* Models: phrases. */
    [SENTENCE_MODEL_ROW] = "row {0}",
    [SENTENCE_MODEL_COLUMN] = "column {0}",
    [SENTENCE_MODEL_BOX] = "box {0}",
    [SENTENCE_MODEL_REGION] = "region {0}",
    [SENTENCE_MODEL_GROUP] = "the group of {0}",
    [SENTENCE_MODEL_CELL] = "{0}",
    [SENTENCE_MODEL_MANY_CELLS] = "many cells",
    [SENTENCE_MODEL_ALL_CELLS] = "all cells",
    [SENTENCE_MODEL_CANDIDATES_LEFT] = ". With the candidates that are left there, ",
    /* Models: what follows from placed values, and from houses. */
    [SENTENCE_MODEL_PLACED] =
        "The values placed leave {0?this cell|these cells} only one candidate{0?| each}: ",
    [SENTENCE_MODEL_VALUE] = "{0} must be {1}",
    [SENTENCE_MODEL_NAKED] =
        "In {0}, {1} {2?is|can only be} {2/}, so no other cell of {0} can be {2?that|one of "
        "these}: ",
    [SENTENCE_MODEL_HIDDEN] =
        "In {0}, {1} can only be in {2/}, so {2?this cell|these cells} can hold nothing else: ",
    [SENTENCE_MODEL_PLACES] =
        "In {0}, {1} can only be in {2/}, and {3} {3?sees|see} {2?it|both of them|all of them}: ",
    [SENTENCE_MODEL_LOCKED] =
        "In {0}, {1} can only be in cells that are in {2} too, so no other cell of {2} can be "
        "{1}: ",
    /* Models: rules. */
    [SENTENCE_MODEL_LINKED] = "{0} {2?is|can only be} {2/}, so by {4}, {1} cannot be {3/}: ",
    [SENTENCE_MODEL_AND] = " and ",
    [SENTENCE_MODEL_OR] = ", or ",
    [SENTENCE_MODEL_PAIR_DIFFERENT] = " and the all-different rule",
    [SENTENCE_MODEL_PAIR] =
        "{1} {3?is|can only be} {3/}, so by {0} between {1} and {2}, {2} cannot be {4/}: ",
    [SENTENCE_MODEL_LINKED_ANY] = "Whatever {0} is, by {4}, {1} cannot be {3/}: ",
    [SENTENCE_MODEL_PAIR_ANY] = "Whatever {1} is, by {0} between {1} and {2}, {2} cannot be {4/}: ",
    [SENTENCE_MODEL_PAIR_KNIGHT] = "a knight's move",
    [SENTENCE_MODEL_PAIR_KING] = "a king's move",
    [SENTENCE_MODEL_PAIR_DISTANCE] = "the distance",
    [SENTENCE_MODEL_PAIR_STEP] = "a step",
    [SENTENCE_MODEL_PAIR_WHITE] = "the white dot",
    [SENTENCE_MODEL_PAIR_BLACK] = "the black dot",
    [SENTENCE_MODEL_PAIR_X] = "the X",
    [SENTENCE_MODEL_PAIR_V] = "the V",
    [SENTENCE_MODEL_PAIR_NO_BLACK] = "the missing black dot",
    [SENTENCE_MODEL_PAIR_NO_LETTER] = "the missing X or V",
    [SENTENCE_MODEL_PAIR_PALINDROME] = "the palindrome",
    [SENTENCE_MODEL_PAIR_CLONES] = "the clones",
    [SENTENCE_MODEL_PAIR_THERMO] = "the thermometer",
    [SENTENCE_MODEL_PAIR_TABLE] = "the table",
    [SENTENCE_MODEL_PAIR_WHISPER] = "the whisper",
    [SENTENCE_MODEL_PAIR_THE_SLOW_THERMOMETER] = "the slow thermometer",
    [SENTENCE_MODEL_PAIR_THE_SIGN_OF_INEQUALITY] = "the sign of inequality",
    [SENTENCE_MODEL_PAIR_THE_MISSING_WHITE_DOT] = "the missing white dot",
    [SENTENCE_MODEL_ODD] = "{0} must be odd: ",
    [SENTENCE_MODEL_EVEN] = "{0} must be even: ",
    [SENTENCE_MODEL_GIVEN] = "The puzzle says that {0} is {1/}: ",
    [SENTENCE_MODEL_CAGE] = "The cage of {0} sums to {1}",
    [SENTENCE_MODEL_SUM] = "{0} {0?is|are different and sum to|are all different and sum to} {1}",
    [SENTENCE_MODEL_HOLDS] = ", so {0} must be there: ",
    [SENTENCE_MODEL_HOLDS_SOME] = ", so only some of {0} can be there: ",
    [SENTENCE_MODEL_CAGES_TOGETHER] = "{0} are all different",
    [SENTENCE_MODEL_SUM_OF_PART] = "; {0} {0?is|sum to} {1}",
    [SENTENCE_MODEL_CLIQUE] = "Each two of {0} are joined by {1}",
    [SENTENCE_MODEL_NEXT_TOTAL] = ", {0?|the sum of }{0} is {1}",
    [SENTENCE_MODEL_LAST_TOTAL] = ", and {0?|the sum of }{0} is {1}",
    [SENTENCE_MODEL_NO_SHARED_CELL] = ". No cell is in two of these sums",
    [SENTENCE_MODEL_FILL] = ", and together they fill {0}",
    [SENTENCE_MODEL_FILL_NEXT] = ", {0}",
    [SENTENCE_MODEL_FILL_LAST] = " and {0}",
    [SENTENCE_MODEL_FILLED] = ", {0?which sums|which each sum} to {1}",
    [SENTENCE_MODEL_THUS] = ". Therefore ",
    [SENTENCE_MODEL_BY_HOUSE] = "By the sums of {0} and the cages in it, ",
    [SENTENCE_MODEL_BY_TWO_HOUSES] = "By the sums of {0} and {1} and the cages in them, ",
    [SENTENCE_MODEL_BY_HOUSES] = "By the sums of {0} to {1} and the cages in them, ",
    [SENTENCE_MODEL_NUMBER_EQUALS] = "the number read in {0} equals {1?|the sum of }{1}",
    [SENTENCE_MODEL_TOTAL] = "{0?|the sum of }{0} is {1}",
    [SENTENCE_MODEL_EQUAL] = "{0?|the sum of }{0} equals {1?|the sum of }{1}",
    [SENTENCE_MODEL_MORE] = "{0?|the sum of }{0} is {2} more than {1?|that of }{1}",
    [SENTENCE_MODEL_LESS] = "{0?|the sum of }{0} is {2} less than {1?|that of }{1}",
    [SENTENCE_MODEL_AND_AS] = ", and {0?|the sum of }{0}",
    [SENTENCE_MODEL_FACTORS] = "The sum of {0}, each times its factor, is {1}",
    [SENTENCE_MODEL_MATCH] = "The line {0} must match \"{1}\"",
    [SENTENCE_MODEL_AUTOMATON] = "The line {0} must be accepted by the automaton \"{1}\"",
    [SENTENCE_MODEL_PIECES] = "The line {0} consists of pieces that each sum to {1}",
    [SENTENCE_MODEL_FISH] =
        "In {1?row|rows} {1}, {0} can only be in {2?column|columns} {2}. {1?The row|Each of these "
        "rows} needs one {0}, which makes one for {1?the column|each of these columns}, so no "
        "other cell there can be {0}: ",
    [SENTENCE_MODEL_SAME] =
        "{0} and {1} have the same values outside the cells that they share: those of {2} are "
        "those of {3}",
    [SENTENCE_MODEL_LEFT_ROWS] =
        "{0?Row|Rows} {0} and {1?region|regions} {1} hold each value equally often, so {2}, only "
        "in the {0?row|rows}, {2?holds|hold} the same values as {3}, only in the "
        "{1?region|regions}",
    [SENTENCE_MODEL_LEFT_COLUMNS] =
        "{0?Column|Columns} {0} and {1?region|regions} {1} hold each value equally often, so {2}, "
        "only in the {0?column|columns}, {2?holds|hold} the same values as {3}, only in the "
        "{1?region|regions}",
    [SENTENCE_MODEL_BETWEEN] = "On the line {0}, all values are between those of its two ends",
    [SENTENCE_MODEL_LOCKOUT] =
        "On the line {0}, no value is between those of its two ends, nor one of them",
    [SENTENCE_MODEL_RENBAN] = "The line {0} holds successive numbers in some order",
    [SENTENCE_MODEL_ENTROPIC] =
        "On the line {0}, any three neighbors have one of {1/}, one of {2/}, and one of {3/}",
    [SENTENCE_MODEL_MODULAR] =
        "On the line {0}, any {1#} neighbors have different remainders when divided by {1}",
    [SENTENCE_MODEL_SAME_VALUES] = "{0} {0?holds the same value|hold the same values} as {1}",
    [SENTENCE_MODEL_AND_CELLS] = ", and as {0}",
    [SENTENCE_MODEL_EITHER] = "At least one of these rules holds: {0}. Whichever it is, ",
    [SENTENCE_MODEL_NUMBER_OF_RULE] = " {0}",
    [SENTENCE_MODEL_CELLS_OF_RULE] = " ({0})",
    [SENTENCE_MODEL_INDEXER] =
        "{0} is an indexer: its value says at which place the {1} is among {2}",
    [SENTENCE_MODEL_CIRCLES] = "Each value in the circles {0} is in as many of them as it says",
    [SENTENCE_MODEL_COUNT] = "In {0}, just {2} {2?cell has|cells have} the value {1}",
    [SENTENCE_MODEL_MINIMUM] = "{2} is less than {3}, the cells around it",
    [SENTENCE_MODEL_MAXIMUM] = "{2} is greater than {3}, the cells around it",
    [SENTENCE_MODEL_HIDDEN_SKYSCRAPER] = "Along {0}, the first skyscraper that is hidden is {1}",
    [SENTENCE_MODEL_SANDWICH] =
        "In {0}, what is between the lowest and the highest value sums to {1}",
    [SENTENCE_MODEL_LUNCHBOX] =
        "On the line {0}, what is between its lowest and its highest value sums to {1}",
    [SENTENCE_MODEL_SKYSCRAPER] = "Along {0}, {1} {1?skyscraper|skyscrapers} can be seen",
    [SENTENCE_MODEL_X_SUM] = "{2} says how many of {0}, from the first on, sum to {1}",
    [SENTENCE_MODEL_NUMBERED_ROOM] = "{2} says at which place among {0} the {1} is",
    [SENTENCE_MODEL_FULL_RANK] =
        "Of the {2} numbers that rows and columns read as, from both ends, that of {0} is number "
        "{1} from the lowest",
    [SENTENCE_MODEL_DIFFERENT_LINES] =
        "No two rows or columns read the same, from whichever ends they are read",
    [SENTENCE_MODEL_DISTINCT] = "{2} says how many different values there are in {3}",
    [SENTENCE_MODEL_UNKNOWN_REGIONS] =
        "The cells of a region are connected by edges and all differ, all regions have the same "
        "number of cells, and they are numbered in the order of their first cells",
    [SENTENCE_MODEL_COUNTED_REGIONS] =
        "The cells of a region are connected by edges and all differ, all regions have the same "
        "number of cells, they are numbered in the order of their first cells, and other rules "
        "count their cells",
    [SENTENCE_MODEL_ALIKE] = "{2} says how many of {3} have the value of the first of these",
    [SENTENCE_MODEL_ALIKE_OTHERS] =
        "{2} says how many of {3}, besides the first of these, have its value",
    [SENTENCE_MODEL_RUN] = "{2} says how many of {3} have the value of the first of these, on each "
                           "line until another value comes",
    [SENTENCE_MODEL_RUN_OTHERS] = "{2} says how many of {3}, besides the first of these, have its "
                                  "value, on each line until another value comes",
    [SENTENCE_MODEL_CONNECTED] =
        "Of the cells of this rule, at least one holds {0/}, and all that do are connected by "
        "edges",
    [SENTENCE_MODEL_DOPPELGANGER] =
        "Each row, column and region has a 0 and misses one other value, no two of a kind the "
        "same, and those of a 0 different ones",
    [SENTENCE_MODEL_QUADRUPLE] = "The quadruple of {0} must hold {1}",
    [SENTENCE_MODEL_TWO_BY_TWO] =
        "The 2x2 square of {0} has one of {1/}, one of {2/}, and one of {3/}",
    [SENTENCE_MODEL_RELLIK] = "No values of the cage of {0} may sum to {1}",
    /* Models: trials and contradictions. */
    [SENTENCE_MODEL_SUPPOSE] = "Suppose that {0} is {1}. ",
    [SENTENCE_MODEL_LINK] = "Then {0} must be {1}, the only candidate left there. ",
    [SENTENCE_MODEL_AND_SO_ON] = "And so on, until ",
    [SENTENCE_MODEL_BUT_THEN] = "But then ",
    [SENTENCE_MODEL_NOT] = ". So {1} is eliminated from {0}.",
    [SENTENCE_MODEL_CONFLICT] = "{0} see each other and are both {1}",
    [SENTENCE_MODEL_NO_CANDIDATE] = "{0} has no candidate left",
    [SENTENCE_MODEL_NO_FILLING] = "no candidates left in {0} keep their rule",
    [SENTENCE_MODEL_NOT_CONNECTED] =
        "no candidates left keep the rule that the cells with {0/} are connected",
    [SENTENCE_MODEL_NO_DOPPELGANGER] =
        "no candidates left keep the rule that each house misses one other value",
    [SENTENCE_MODEL_TOO_FEW] = "the values left for {0} are too few for its cells",
    /* Hints at steps of models. */
    [SENTENCE_MODEL_HINT_LOOK] = "Look at {0}.",
    [SENTENCE_MODEL_HINT_TRY] =
        "No rule alone leads further: suppose a candidate of {0}, and see what follows.",
    [SENTENCE_MODEL_HINT_PLACED] = "The values placed leave a cell only one candidate.",
    [SENTENCE_MODEL_HINT_RULE] = "One house or rule alone is the reason.",
    [SENTENCE_MODEL_HINT_TRIAL] = "It is a trial: a candidate that leads to a contradiction.",
    [SENTENCE_MODEL_HINT_CHANGED] = "Candidates are eliminated from {0}.",
    /* Hints. */
    [SENTENCE_HINT_WHERE] = "Look at {0}.",
    [SENTENCE_HINT_TECHNIQUE] = "The technique is {0}.",
    [SENTENCE_HINT_CELLS] = "Look at {0} in {1}.",
    /* Moves of the deductive solver. */
    [SENTENCE_MOVE_ENTERED] = "as entered",
    [SENTENCE_MOVE_CELL] = "every other digit is eliminated from the cell",
    [SENTENCE_MOVE_SEEN] = "{0} has it",
    [SENTENCE_MOVE_PLACE] = "the only place for it in {0}",
    [SENTENCE_MOVE_LOCKED] = "in {0} it can only be in {1}",
    [SENTENCE_MOVE_SUBSET] = "in {0}, {1} can only be {2/}",
    /* Contradictions. */
    [SENTENCE_TWICE] = "{0} and {1} of {2} are both {3}",
    [SENTENCE_RULED_OUT] = "{0} was eliminated from {1}",
    [SENTENCE_EMPTY_CELL] = "{0} has no candidate left",
    [SENTENCE_EMPTY_HOUSE] = "{0} has no place left for {1}",
    /* How a state stands. */
    [SENTENCE_STATE_RIGHT] = "No mistake so far: this leads to the one solution.",
    [SENTENCE_STATE_MISTAKE] = "There is a mistake.",
    [SENTENCE_STATE_IMPOSSIBLE] = "There is a mistake: this leads to no solution.",
    [SENTENCE_STATE_OPEN] = "No mistake can be seen, but this leads to more than one solution.",
    [SENTENCE_STATE_WRONG] = " Wrong: {0}.",
    [SENTENCE_STATE_ONE_WRONG] = " One of these is wrong: {0}.",
    [SENTENCE_STATE_LOST] = " The right digit was eliminated from {0}.",
    [SENTENCE_STATE_MISPRINT] = " Without {0} there is one solution.",
    [SENTENCE_STATE_MISPRINTS] = " Without one of these there is one solution: {0}.",
    [SENTENCE_STATE_MISPRINT_OF] = " Without one of {0} givens there is one solution.",
    [SENTENCE_STATE_SEVERAL_MISPRINT] = " Without {0} there are several solutions.",
    [SENTENCE_STATE_SEVERAL_MISPRINTS] = " Without one of these there are several solutions: {0}.",
    [SENTENCE_STATE_SEVERAL_MISPRINT_OF] =
        " Without one of {0} givens there are several solutions.",
    [SENTENCE_VALUE] = "{0} ({1})",
};
/* NOLINTEND(bugprone-suspicious-missing-comma) */

const char *english_sentence(sentence_id name)
{
    return sentences[name];
}

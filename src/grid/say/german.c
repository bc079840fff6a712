/* SPDX-License-Identifier: MIT */
/*
 * The sentences in German, as far as they are translated.
 */
#include "grid/say/german.h"

/* NOLINTBEGIN(bugprone-suspicious-missing-comma): few of the strings are in parts. */
static const char *const sentences[SENTENCE_COUNT] = {
    /* What a step does. */
    [SENTENCE_PLACED] = "{0} {0?muss|m\303\274ssen} {1} sein",
    [SENTENCE_ELIMINATED] = "{0} {0?f\303\244llt|fallen} in {1} weg",
    [SENTENCE_SO] = "Also: ",
    [SENTENCE_EITHER_WAY] = "In jedem Fall: ",
    [SENTENCE_IN_ANY_CASE] = "In jedem Fall: ",
    /* Singles. */
    [SENTENCE_FULL_HOUSE] = "{0} ist das letzte freie Feld von {1}, und dort fehlt nur noch {2}. ",
    [SENTENCE_NAKED_SINGLE] = "{0} kann nur {1} sein",
    [SENTENCE_SINGLE_SEES] = ", denn es sieht ",
    [SENTENCE_SINGLE_SEEN] = "{0} in {1}",
    [SENTENCE_SINGLE_LOST] = "{0} {0?fiel|fielen} schon vorher weg",
    [SENTENCE_HIDDEN_SINGLE] = "In {0} kann {1} nur in {2} stehen",
    [SENTENCE_HIDDEN_SEES] = "{0} {0?sieht|sehen} {1} in {2}",
    [SENTENCE_HIDDEN_LOST] = "{0} fiel in {1} schon vorher weg",
    /* Locked candidates and subsets. */
    [SENTENCE_LOCKED_CANDIDATES] =
        "In {0} kann {1} nur in {2/} stehen, und {2?das liegt|beide liegen|alle liegen} in "
        "{3}. Eines davon muss {1} sein, also kein anderes Feld von {3}: ",
    [SENTENCE_LOCKED_SUBSET] =
        "{0} liegen in {1} und k\303\266nnen nur {2/} sein. Diese {0#} Felder brauchen diese "
        "{2#} Ziffern, also kann sie kein anderes Feld der beiden H\303\244user haben: ",
    [SENTENCE_NAKED_SUBSET] =
        "In {0} k\303\266nnen {1} nur {2/} sein. Diese {1#} Felder brauchen diese {2#} "
        "Ziffern, also kann sie kein anderes Feld von {0} haben: ",
    [SENTENCE_HIDDEN_SUBSET] =
        "In {0} k\303\266nnen {1} nur in {2/} stehen. Diese {1#} Ziffern brauchen diese {2#} "
        "Felder, also kann dort nichts anderes stehen: ",
    /* Fish. */
    [SENTENCE_FISH] =
        "In {0} kann die {1} nur in {2} stehen ({3}). Jede von {0} braucht eine {1}, also "
        "bekommt auch jede von {2} ihre {1} dort. Kein anderes Feld von {2} kann {1} sein: ",
    /* One digit. */
    [SENTENCE_TWO_LINKS] =
        "In {1} muss {0} in {2} oder {3} stehen, in {4} in {5} oder {6}. {3} und {5} sehen "
        "einander, also ist h\303\266chstens eines davon {0}, und {2} oder {6} muss {0} sein. ",
    [SENTENCE_SEES_BOTH] = "{0} {0?sieht|sehen} beide: ",
    [SENTENCE_SEES_ALL] = "{0} {0?sieht|sehen} {1?es|beide|alle}: ",
    [SENTENCE_RECTANGLE_BOX] =
        "In {0} kann {1} nur in {2} stehen, alle in einer Zeile oder einer Spalte. ",
    [SENTENCE_RECTANGLE_LINK] = "In {0} muss {1} in {2} oder {3} stehen. ",
    [SENTENCE_RECTANGLE_FAR] = "Ist {0} die {1}, so sieht {2} sie. ",
    [SENTENCE_RECTANGLE_NEAR] =
        "Ist {0} die {1}, so kann {2} es nicht sein, also steht {1} in {3} in {4/}, und {5} "
        "sieht {4?es|sie|sie}. ",
    /* Wings. */
    [SENTENCE_XY_WING] =
        "{0} ist {1/}. Ist es {2}, so muss {3} ({4/}) {8} sein. Ist es {5}, so muss {6} ({7/}) "
        "{8} sein. Also muss {3} oder {6} {8} sein. ",
    [SENTENCE_XYZ_WING] =
        "{0} ist {1/}. Ist es {2}, so muss {3} ({4/}) {8} sein. Ist es {5}, so muss {6} ({7/}) "
        "{8} sein. Sonst ist {0} selbst {8}. ",
    [SENTENCE_W_WING] =
        "{0} k\303\266nnen nur {1/} sein. W\303\244ren beide {2}, so k\303\266nnte {2} in {3} "
        "weder in {4} noch in {5} stehen, den einzigen Pl\303\244tzen dort. Also muss {0/} {6} "
        "sein. ",
    /* Coloring. */
    /* Uniqueness. */
    [SENTENCE_SWAP] =
        "St\303\274nden in {0} nur {1}, so k\303\266nnte man die beiden Ziffern dort tauschen, "
        "und das R\303\244tsel h\303\244tte zwei L\303\266sungen. ",
    [SENTENCE_RECTANGLE_1] =
        "{1} haben keine anderen Kandidaten, also muss {0} etwas anderes sein: ",
    [SENTENCE_RECTANGLE_2] =
        "Der einzige andere Kandidat dort ist {1}, in {0}; also muss {0/} {1} sein. ",
    /* Chains. */
    [SENTENCE_IS] = "{0} ist {1}",
    [SENTENCE_IS_NOT] = "{0} ist nicht {1}",
    [SENTENCE_IS_IN] = "{1} steht in {0/}",
    [SENTENCE_IS_NOT_IN] = "{1} steht nicht in {0/}",
    /* Almost locked sets. */
    /* Many houses. */
    /* Forcing chains and templates. */
    /* Hints at steps of models. */
    [SENTENCE_MODEL_HINT_LOOK] = "Sieh dir {0} an.",
    [SENTENCE_MODEL_HINT_TRY] =
        "Keine Regel allein hilft weiter: nimm einen Kandidaten von {0} an und sieh, was folgt.",
    [SENTENCE_MODEL_HINT_PLACED] = "Die gesetzten Werte lassen einem Feld nur einen Kandidaten.",
    [SENTENCE_MODEL_HINT_RULE] = "Eine Einheit oder Regel allein ist der Grund.",
    [SENTENCE_MODEL_HINT_TRIAL] =
        "Es ist ein Versuch: ein Kandidat, der zu einem Widerspruch f\303\274hrt.",
    [SENTENCE_MODEL_HINT_CHANGED] = "Kandidaten fallen in {0} weg.",
    /* Hints. */
    [SENTENCE_HINT_WHERE] = "Sieh dir {0} an.",
    [SENTENCE_HINT_TECHNIQUE] = "Die Technik hei\303\237t {0}.",
    [SENTENCE_HINT_CELLS] = "Achte auf {0} in {1}.",
    /* Moves of the deductive solver. */
    [SENTENCE_MOVE_ENTERED] = "eingegeben",
    [SENTENCE_MOVE_CELL] = "alle anderen Ziffern sind dort weggefallen",
    [SENTENCE_MOVE_SEEN] = "{0} hat sie",
    [SENTENCE_MOVE_PLACE] = "der einzige Platz daf\303\274r in {0}",
    [SENTENCE_MOVE_LOCKED] = "in {0} kann sie nur in {1} stehen",
    [SENTENCE_MOVE_SUBSET] = "in {0} {1?kann|k\303\266nnen} {1} nur {2/} sein",
    /* Contradictions. */
    [SENTENCE_TWICE] = "{0} und {1} von {2} sind beide {3}",
    [SENTENCE_RULED_OUT] = "{0} ist in {1} schon weggefallen",
    [SENTENCE_EMPTY_CELL] = "{0} hat keinen Kandidaten mehr",
    [SENTENCE_EMPTY_HOUSE] = "{0} hat keinen Platz mehr f\303\274r {1}",
    /* How a state stands. */
    [SENTENCE_STATE_RIGHT] = "Bisher kein Fehler: so kommt man zur einzigen L\303\266sung.",
    [SENTENCE_STATE_MISTAKE] = "Hier ist ein Fehler.",
    [SENTENCE_STATE_IMPOSSIBLE] = "Hier ist ein Fehler: so kommt man zu keiner L\303\266sung.",
    [SENTENCE_STATE_OPEN] = "Kein Fehler zu sehen, aber so gibt es mehr als eine L\303\266sung.",
    [SENTENCE_STATE_WRONG] = " Falsch: {0}.",
    [SENTENCE_STATE_ONE_WRONG] = " Eines davon ist falsch: {0}.",
    [SENTENCE_STATE_LOST] = " Die richtige Ziffer ist in {0} weggefallen.",
    [SENTENCE_STATE_MISPRINT] = " Ohne {0} gibt es eine L\303\266sung.",
    [SENTENCE_STATE_MISPRINTS] = " Ohne eines davon gibt es eine L\303\266sung: {0}.",
    [SENTENCE_STATE_MISPRINT_OF] = " Ohne eine von {0} Vorgaben gibt es eine L\303\266sung.",
    [SENTENCE_STATE_SEVERAL_MISPRINT] = " Ohne {0} gibt es mehrere L\303\266sungen.",
    [SENTENCE_STATE_SEVERAL_MISPRINTS] = " Ohne eines davon gibt es mehrere L\303\266sungen: {0}.",
    [SENTENCE_STATE_SEVERAL_MISPRINT_OF] =
        " Ohne eine von {0} Vorgaben gibt es mehrere L\303\266sungen.",
    [SENTENCE_VALUE] = "{0} ({1})",
};
/* NOLINTEND(bugprone-suspicious-missing-comma) */

const char *german_sentence(sentence_id name)
{
    return sentences[name];
}

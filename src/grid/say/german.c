/* SPDX-License-Identifier: MIT */
/*
 * The sentences in German.
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
        "In {0} kann {1} nur in {2/} stehen, und {2?das liegt|beide liegen|alle liegen} in {3}. "
        "Eines davon muss {1} sein, also kein anderes Feld von {3}: ",
    [SENTENCE_LOCKED_SUBSET] =
        "{0} liegen in {1} und k\303\266nnen nur {2/} sein. Diese {0#} Felder brauchen diese "
        "{2#} Ziffern, also kann sie kein anderes Feld der beiden H\303\244user haben: ",
    [SENTENCE_NAKED_SUBSET] =
        "In {0} k\303\266nnen {1} nur {2/} sein. Diese {1#} Felder brauchen diese {2#} Ziffern, "
        "also kann sie kein anderes Feld von {0} haben: ",
    [SENTENCE_HIDDEN_SUBSET] =
        "In {0} k\303\266nnen {1} nur in {2/} stehen. Diese {1#} Ziffern brauchen diese {2#} "
        "Felder, also kann dort nichts anderes stehen: ",
    /* Fish. */
    [SENTENCE_FISH] =
        "In {0} kann die {1} nur in {2} stehen ({3}). Jede von {0} braucht eine {1}, also "
        "bekommt auch jede von {2} ihre {1} dort. Kein anderes Feld von {2} kann {1} sein: ",
    [SENTENCE_COMPLEX_FISH] =
        "In {0} kann die {1} nur in {2} stehen ({3}). Jede von {0} braucht eine {1}, das sind "
        "{0#}, und jede von {2} hat nur f\303\274r eine Platz. W\303\244re {4/} die {1}, so "
        "reichte der Platz nicht. Also: ",
    [SENTENCE_FINNED_FISH] =
        "Ist {3?|keines von }{3} {3?nicht die|die} {1}, so kann die {1} in {0} nur in {2} "
        "stehen, also kann kein anderes Feld von {2} {1} sein. Ist {3/} die {1}, so kann kein "
        "Feld, das {3} sieht, {1} sein. Beides schlie\303\237t {4} aus: ",
    [SENTENCE_SIAMESE_FISH] =
        "In {0} kann die {1} nur in {2} oder in Flossen stehen. Das sind zwei Fische mit "
        "Flossen: einer mit {3?der Flosse|den Flossen} {3}, einer mit {4?der Flosse|den Flossen} "
        "{4}. Jeder schlie\303\237t die anderen Felder seiner Abdeckung aus, die alle seine "
        "Flossen sehen. Zusammen schlie\303\237en sie {5} aus: ",
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
        "Ist {0} die {1}, so {2?kann|k\303\266nnen} {2} es nicht sein, also steht {1} in {3} in "
        "{4/}, und {5} {5?sieht|sehen} {4?es|beide|alle}. ",
    [SENTENCE_BROKEN_WING] =
        "Jedes Feld der Schleife {0} liegt mit dem n\303\244chsten in einem Haus. H\303\244tten "
        "diese H\303\244user keine anderen Pl\303\244tze f\303\274r {1}, so w\303\244re jedes "
        "zweite Feld der Schleife {1}, und das geht mit {2#} Feldern nicht auf. ",
    [SENTENCE_GUARDIANS] = "Also muss {0} an einem der anderen Pl\303\244tze dort stehen: {1/}. ",
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
    [SENTENCE_BRANCHES] =
        "{0} k\303\266nnen nur {1/} sein. W\303\244ren alle {2}, so bliebe in {3} kein Platz "
        "f\303\274r {2}, denn jedes von {5} sieht eines davon. Also muss {0/} {4} sein. ",
    /* Coloring. */
    [SENTENCE_COLORS] =
        "Wo ein Haus nur zwei Pl\303\244tze f\303\274r {0} hat, muss einer davon {0} sein. Von "
        "Paar zu Paar folgt: {0} steht entweder {1?|\303\274berall }in {1}, oder "
        "{2?|\303\274berall }in {2}. ",
    [SENTENCE_MORE_COLORS] =
        "Ebenso steht {0} entweder {1?|\303\274berall }in {1}, oder {2?|\303\274berall }in {2}. ",
    [SENTENCE_SEES_COLORS] = "{0} {0?sieht|sehen} ein Feld jeder Gruppe: ",
    [SENTENCE_COLOR_WRAP] =
        "{0} und {1} sind in einer Gruppe und sehen einander, also kann diese Gruppe nicht {2} "
        "sein: ",
    [SENTENCE_COLORS_MEET] =
        "{0} und {1} sehen einander, k\303\266nnen also nicht beide {2} sein. Also steht {2} "
        "{3?|\303\274berall }in {3}, oder {4?|\303\274berall }in {4}. ",
    [SENTENCE_COLOR_TRAPPED] =
        "{0} sieht {1}, und {5} sieht {2}. Eines von {1} und {2} ist {3}, also kann die Gruppe "
        "von {0} nicht {3} sein: ",
    /* Uniqueness. */
    [SENTENCE_SWAP] =
        "St\303\274nden in {0} nur {1}, so k\303\266nnte man die beiden Ziffern dort tauschen, "
        "und das R\303\244tsel h\303\244tte zwei L\303\266sungen. ",
    [SENTENCE_RECTANGLE_1] = "{1} haben keine anderen Kandidaten, also muss {0} {2/} sein: ",
    [SENTENCE_RECTANGLE_2] =
        "Der einzige andere Kandidat dort ist {1}, in {0}; also muss {0/} {1} sein. ",
    [SENTENCE_RECTANGLE_3] =
        "Die einzigen anderen Kandidaten dort sind {1}, in {0}; also muss {0/} einer davon sein. "
        "Zusammen mit {3} ({4/}) braucht dieses Feld alle von {4} in {2}, also kann sie kein "
        "anderes Feld von {2} haben: ",
    [SENTENCE_RECTANGLE_4] =
        "In {0} kann {1} nur in {2} stehen, also ist eines davon {1}. W\303\244re das andere "
        "{3}, so st\303\274nden in den vier Feldern nur diese beiden Ziffern. Also: ",
    [SENTENCE_RECTANGLE_6] =
        "In {0} kann {1} nur in diesen Ecken stehen. {2?W\303\244re|W\303\244ren} {2} {1}, so "
        "{3?w\303\244re|w\303\244ren} {3} {4}, und in den vier Feldern st\303\274nden nur diese "
        "beiden Ziffern. Also: ",
    [SENTENCE_HIDDEN_RECTANGLE] =
        "In {0} kann {1} nur in diesen Ecken stehen. W\303\244re {2} {3}, so m\303\274ssten {4} "
        "{1} sein und {5} w\303\244re {3}: nur diese beiden Ziffern. Also: ",
    [SENTENCE_AVOIDABLE] =
        "Keines von {0} ist vorgegeben. St\303\274nden dort nur {1}, so k\303\266nnte man die "
        "beiden Ziffern tauschen, und das R\303\244tsel h\303\244tte zwei L\303\266sungen. ",
    [SENTENCE_AVOIDABLE_1] = "Drei davon sind so gef\303\274llt, also kann {0} nicht {1} sein: ",
    [SENTENCE_AVOIDABLE_2] = "Der einzige andere Kandidat dort ist {1}, also muss {0/} {1} sein. ",
    [SENTENCE_BUG] =
        "Ohne {1} in {0} h\303\244tte jedes leere Feld genau zwei Kandidaten, und jede Ziffer, "
        "die einem Haus fehlt, dort genau zwei Pl\303\244tze. Ein solches Gitter hat keine "
        "L\303\266sung oder mehrere, das R\303\244tsel aber eine. Also muss {0} {1/} sein: ",
    /* Chains. */
    [SENTENCE_IS] = "{0} ist {1}",
    [SENTENCE_IS_NOT] = "{0} ist nicht {1}",
    [SENTENCE_IS_IN] = "{1} steht in {0/}",
    [SENTENCE_IS_NOT_IN] = "{1} steht nicht in {0/}",
    [SENTENCE_SUPPOSE] = "Angenommen: ",
    [SENTENCE_THEN] = ". Dann folgt: ",
    [SENTENCE_AND_SO] = ", also ",
    [SENTENCE_LAST_CANDIDATE] = " (der einzige andere Kandidat)",
    [SENTENCE_LAST_PLACE] = " (der einzige andere Platz in {0})",
    [SENTENCE_LAST_PLACES] = " (die einzigen anderen Pl\303\244tze in {0})",
    [SENTENCE_SET_LEFT] = " ({0} haben nur {1}, und ohne {2} brauchen sie alle anderen)",
    [SENTENCE_CONTRADICTS] = ". Das widerspricht der Annahme, also: ",
    [SENTENCE_OR] = ", oder ",
    [SENTENCE_CHAIN_ENDS] = ". Also: ",
    [SENTENCE_CHAIN_ENDS_DIGIT] = ". Also muss {0} in {1/} stehen. ",
    [SENTENCE_LOOP_CLOSED] =
        ". Das f\303\274hrt zum Anfang zur\303\274ck, ist also eine Schleife: von zwei "
        "Kandidaten darin, die einander ausschlie\303\237en, gilt einer. ",
    [SENTENCE_END_HERE] = "Ist {0} {1}, so ist es nicht {2}. ",
    [SENTENCE_END_SEEN] =
        "Steht {0} in {1/}, so {2?sieht|sehen} {2} {1?es|beide Pl\303\244tze|alle "
        "Pl\303\244tze}. ",
    [SENTENCE_LOOP_CELL] = "{0} muss {1/} sein, also: ",
    [SENTENCE_LOOP_PLACES] = "{0} muss in {1/} stehen, also: ",
    [SENTENCE_LOOP_SET] = "In {0} muss {1} stehen, also: ",
    [SENTENCE_REMOTE_PAIR] =
        "Jedes von {0} kann nur {1/} sein, und jedes sieht das n\303\244chste, also wechseln die "
        "beiden Ziffern ab. {2} und {3} sind verschieden: eines ist die eine, eines die andere "
        "Ziffer. ",
    /* Almost locked sets. */
    [SENTENCE_LOCKED_PAIR] =
        "{0} haben nur {1}, eine Ziffer mehr als Felder; {2} haben nur {3}. Jede von {4} kann "
        "nur in einer der beiden Mengen stehen, weil ihre Felder einander sehen. Also fehlt "
        "jeder Menge genau eine von {4}, und sie enth\303\244lt alle ihre anderen Ziffern. ",
    [SENTENCE_BLOSSOM_STEM] = "{0} ist {1/}. ",
    [SENTENCE_BLOSSOM_PETAL] =
        "Ist es {1}, so kann in {2} ({3}) {1} nicht stehen, also steht dort {4}. ",
    [SENTENCE_BLOSSOM_END] = "Also steht in jedem Fall {0} in einem dieser Felder. ",
    [SENTENCE_SEES_PLACES] = "{0} {0?sieht|sehen} alle Pl\303\244tze f\303\274r {1} dort ({2}). ",
    [SENTENCE_SUE_CELLS] =
        "{0} liegen in {1} zugleich. Mit {2} von {3} und {4} von {5} haben sie nur {6}. ",
    [SENTENCE_SUE_ROOM] = "Jede Ziffer passt nur so oft in diese Felder: ",
    [SENTENCE_SUE_ONCE] = "{0} einmal, in {1/}",
    [SENTENCE_SUE_TWICE] = "{0} zweimal, in {1} und in {2}",
    [SENTENCE_SUE_END] =
        ". Das reicht gerade, um diese {0#} Felder zu f\303\274llen, also fehlt keine. Kein "
        "anderes Feld, das alle diese Pl\303\244tze sieht, kann die Ziffer haben: ",
    [SENTENCE_FIREWORK_PLACES] = "{0} {0?kann|k\303\266nnen} ",
    [SENTENCE_FIREWORK_OTHERS] = "; {0} {0?kann|k\303\266nnen} ",
    [SENTENCE_FIREWORK_LINES] =
        "in {0} nur im Block von {2} und in {3} stehen, in {1} nur in diesem Block und in {4}",
    [SENTENCE_FIREWORK_TRIPLE] =
        ". Eine Ziffer, die weder in {2} noch in {3} steht, muss in beiden Linien im Block "
        "stehen, also in {1}. Diese drei Ziffern brauchen also diese drei Felder: ",
    [SENTENCE_FIREWORK_QUADRUPLE] =
        ". Eine Ziffer, die weder in {2} noch in {3} steht, muss stehen, wo ihre Linien sich "
        "kreuzen, in {0} oder {1}. Diese vier Ziffern brauchen also diese vier Felder: ",
    /* Many houses. */
    [SENTENCE_SECTORS] = "Die {1} Felder {0} fassen h\303\266chstens ",
    [SENTENCE_SECTORS_ONE] = "eine {0} in {1}",
    [SENTENCE_SECTORS_MANY] = "je eine {0} in {1}",
    [SENTENCE_SECTORS_END] =
        ". Das reicht gerade, um sie zu f\303\274llen, also hat jedes dieser H\303\244user die "
        "Ziffer in diesen Feldern, und kein anderes Feld des Hauses kann sie haben: ",
    [SENTENCE_EXOCET_BASE] = "{0} und {1} sind zwei von {2}. ",
    [SENTENCE_EXOCET_JUNIOR] =
        "Jede dieser Ziffern steht in allen von {0}, aber au\303\237erhalb von {1} in "
        "h\303\266chstens zweien davon. Eine Ziffer von {2} oder {3} muss also auch in {4} oder "
        "{5} stehen. ",
    [SENTENCE_EXOCET_SENIOR] =
        "Wie man eine dieser Ziffern auch ins Gitter setzt: steht sie in {0} oder {1}, so steht "
        "sie auch in {2} oder {3}. ",
    [SENTENCE_EXOCET_SAME] = "Also haben {0} und {1} dieselben beiden Ziffern",
    [SENTENCE_EXOCET_MIRRORS] = "; die Ziffer von {0} steht auch in {1/}, die von {2} in {3/}",
    [SENTENCE_EXOCET_END] = ". Was dazu nicht passt, f\303\244llt weg: ",
    [SENTENCE_TRIDAGON] =
        "Nur mit {0} lie\303\237en sich die Felder {1} von {2} nicht f\303\274llen: von Block zu "
        "Block rings um das Quadrat k\303\244me die Reihenfolge der drei Ziffern verkehrt "
        "zur\303\274ck. Also gilt einer der anderen Kandidaten dort: ",
    [SENTENCE_OR_ELSE] = ", oder ",
    [SENTENCE_ODDAGON] =
        "Jedes Feld der Schleife {0} sieht das n\303\244chste. St\303\274nden dort nur {1}, so "
        "wechselten diese beiden ab, und das geht mit {2#} Feldern nicht auf. ",
    [SENTENCE_ODDAGON_CELL] = "Nur {0} hat andere Kandidaten, kann also nicht {1/} sein: ",
    [SENTENCE_ODDAGON_GUARDS] =
        "Der einzige andere Kandidat dort ist {0}, also muss {0} in {1/} stehen. ",
    /* Forcing chains and templates. */
    [SENTENCE_TEMPLATE_ALL] =
        "Wie man die Ziffer {0} auch im ganzen Gitter setzt, sie steht immer in {1}. Also: ",
    [SENTENCE_TEMPLATE_NONE] =
        "Wie man die Ziffer {0} auch im ganzen Gitter setzt, sie steht nie in {1}. Also: ",
    [SENTENCE_FORCED_PLACE] = " (der einzige Platz in {0})",
    [SENTENCE_FORCED_PLACES] = " (die einzigen Pl\303\244tze in {0})",
    [SENTENCE_FORCED_CELL] = " (der einzige Kandidat dort)",
    [SENTENCE_NO_CANDIDATE] = "Dann aber hat {0} keinen Kandidaten mehr. ",
    [SENTENCE_NO_PLACE] = "Dann aber hat {0} keinen Platz mehr f\303\274r {1}. ",
    [SENTENCE_ENDS_WITHOUT] = "Also ist {0} nicht {1}. ",
    [SENTENCE_ONE_OF_CELL] = "{0} muss einer seiner Kandidaten sein. ",
    [SENTENCE_ONE_OF_HOUSE] = "{0} muss irgendwo in {1} stehen. ",
    [SENTENCE_MANY_SUPPOSITIONS] =
        "Jedes Feld muss einer seiner Kandidaten sein, und jede Ziffer muss in jedem Haus "
        "irgendwo stehen. Welchen Kandidaten man dort auch annimmt, dasselbe folgt, oder das "
        "Gegenteil f\303\274hrt zu einem Widerspruch. ",
    [SENTENCE_LENGTH] = "L\303\244nge {0}. ",
    [SENTENCE_SE_LOCKED] =
        "In {0} kann {1} nur in {2/} stehen, und {2?das liegt|beide liegen|alle liegen} in {3}. "
        "Eines davon muss {1} sein, also kann kein anderes Feld von {3} {1} sein. ",
    [SENTENCE_SE_HIDDEN_SET] =
        "In {0} k\303\266nnen {1} nur in {2/} stehen. Diese {1#} Ziffern brauchen diese {2#} "
        "Felder, also kann dort nichts anderes stehen. ",
    [SENTENCE_SE_THEN_SINGLE] = "Dann kann {1} in {0} nur in {2} stehen, also: ",
    [SENTENCE_SE_LINKS_BEGIN] = "Steht {0} nicht in {1/}, ",
    [SENTENCE_SE_LINK] = "so in {1} in {2/}",
    [SENTENCE_SE_LINK_NEXT] = ", also nicht in {0/}, ",
    [SENTENCE_SE_LINKS_END] = ". Also muss {0} in {1/} stehen. ",
    [SENTENCE_SE_LINKS_LOOP] =
        ". Das f\303\274hrt zum Anfang zur\303\274ck, ist also eine Schleife. So herum oder "
        "anders herum bekommt jedes von {0} seine {1} aus den Feldern der Schleife, und kein "
        "anderes Feld dort kann {1} sein: ",
    [SENTENCE_SE_BENT] =
        "{0} haben nur {1}, eine Ziffer mehr als Felder; fehlt ihnen eine davon, so haben sie "
        "alle anderen. {2} ist {3/}. ",
    [SENTENCE_SE_BENT_TWO] =
        "Es sieht alle Pl\303\244tze f\303\274r beide dort ({0}), also fehlt ihnen eine der "
        "beiden. ",
    [SENTENCE_SE_BENT_ONE] =
        "Es sieht alle Pl\303\244tze f\303\274r {0} dort ({1}). Ist es {0}, so fehlt ihnen {0}, "
        "und dort steht {2}; sonst ist es selbst {2}. ",
    [SENTENCE_SE_SOME_PLACE] = "Also muss {0} in {1/} stehen. ",
    [SENTENCE_SE_LOOP_3] =
        "Also muss {0/} etwas anderes sein. In {2} k\303\266nnen {1} nur dort und in {3} stehen. "
        "Diese {1#} Ziffern brauchen {3} und eines von {0}, also kann in {3} nichts anderes "
        "stehen: ",
    [SENTENCE_SE_LOOP_4] =
        "In {0} kann {1} nur in {2} stehen, also ist eines davon {1}. W\303\244re das andere "
        "{3}, so st\303\274nden in den {4#} Feldern nur diese beiden Ziffern. Also: ",
    [SENTENCE_SE_BUG] =
        "Ohne {0} h\303\244tte jedes leere Feld genau zwei Kandidaten, und jede Ziffer, die "
        "einem Haus fehlt, dort genau zwei Pl\303\244tze. Ein solches Gitter hat keine "
        "L\303\266sung oder mehrere, das R\303\244tsel aber eine. Also gilt einer dieser "
        "\303\274berz\303\244hligen Kandidaten. ",
    [SENTENCE_SE_BUG_3] =
        "Sein Feld und {2} brauchen alle von {1} in {0}, also kann sie kein anderes Feld von {0} "
        "haben: ",
    [SENTENCE_SE_BUG_4] =
        "In {0} kann {1} nur in {2} stehen, also ist eines davon {1}, und das andere ein "
        "\303\274berz\303\244hliger Kandidat: ",
    [SENTENCE_SE_CANDIDATE] = "{0} in {1}",
    [SENTENCE_SE_ALIGNED] =
        "Man kann {0} nicht mit {1} f\303\274llen: jedes Mal st\303\274nde eine Ziffer doppelt "
        "in einem Haus",
    [SENTENCE_SE_EXCLUDER] = "{0} ({1/})",
    [SENTENCE_SE_USED_UP] = ", oder es w\303\244ren alle Kandidaten von {0} verbraucht",
    [SENTENCE_SE_LOOP_OF_CHAINS] =
        "Jedes davon folgt aus dem vorigen, und das erste aus dem letzten, also gelten alle oder "
        "keines. ",
    [SENTENCE_SE_LOOP_EITHER] = "Entweder ist {0} {1}, oder {2} ist {3}, also: ",
    [SENTENCE_SE_LEADS_TO_OPPOSITE] = "W\303\244re {0} {1}, so folgte, dass es das nicht ist",
    [SENTENCE_SE_LEADS_TO_OPPOSITE_NOT] = "W\303\244re {0} nicht {1}, so folgte, dass es das ist",
    [SENTENCE_SE_CONTRADICTION] = "W\303\244re {0} {1}, so g\303\244be es einen Widerspruch",
    [SENTENCE_SE_CONTRADICTION_NOT] =
        "W\303\244re {0} nicht {1}, so g\303\244be es einen Widerspruch",
    [SENTENCE_SE_REDUCTION] = "Ob {0} {1} ist oder nicht, dasselbe folgt:",
    [SENTENCE_SE_BY_HOUSE] = "Wo {0} in {1} auch steht, dasselbe folgt:",
    [SENTENCE_SE_BY_CELL] = "Was {0} auch ist, dasselbe folgt:",
    [SENTENCE_SE_IF] = "Angenommen: ",
    [SENTENCE_SE_THEN] = "; dann folgt: ",
    [SENTENCE_SE_SUPPOSED] = ", angenommen",
    [SENTENCE_SE_ONLY_CANDIDATE] = "sein einziger Kandidat",
    [SENTENCE_SE_ONLY_PLACE] = "der einzige Platz in {0}",
    [SENTENCE_SE_CELL_TAKEN] = "dort steht eine andere Ziffer",
    [SENTENCE_SE_HOUSE_TAKEN] = "{0} hat sie anderswo",
    [SENTENCE_SE_BY_CHAIN] = "Kette {0}",
    [SENTENCE_SE_BY_POINTING] = "gebunden im Block",
    [SENTENCE_SE_BY_CLAIMING] = "gebunden in der Linie",
    [SENTENCE_SE_BY_HIDDEN_PAIR] = "ein verstecktes Paar",
    [SENTENCE_SE_BY_NAKED_PAIR] = "ein nacktes Paar",
    [SENTENCE_SE_BY_X_WING] = "ein X-Wing",
    [SENTENCE_SE_BY] = ", wegen ({0})",
    [SENTENCE_SE_AND_BY] = ", ({0})",
    [SENTENCE_SE_NOT_BOTH] = "({0}) und ({1}) k\303\266nnen nicht beide gelten.",
    [SENTENCE_SE_CHAIN] = "Kette {0}, {1} ({2}): ",
    /* Models: phrases. */
    [SENTENCE_MODEL_ROW] = "Zeile {0}",
    [SENTENCE_MODEL_COLUMN] = "Spalte {0}",
    [SENTENCE_MODEL_BOX] = "Block {0}",
    [SENTENCE_MODEL_REGION] = "Region {0}",
    [SENTENCE_MODEL_GROUP] = "der Gruppe {0}",
    [SENTENCE_MODEL_CELL] = "{0}",
    [SENTENCE_MODEL_MANY_CELLS] = "vielen Feldern",
    [SENTENCE_MODEL_ALL_CELLS] = "allen Feldern",
    [SENTENCE_MODEL_CANDIDATES_LEFT] = ". Mit den Kandidaten, die dort \303\274brig sind, folgt: ",
    /* Models: what follows from placed values, and from houses. */
    [SENTENCE_MODEL_PLACED] =
        "Die gesetzten Werte lassen {0?diesem Feld|diesen Feldern je} nur einen Kandidaten: ",
    [SENTENCE_MODEL_VALUE] = "{0} muss {1} sein",
    [SENTENCE_MODEL_NAKED] =
        "In {0} {1?kann|k\303\266nnen} {1} nur {2/} sein, also kein anderes Feld von {0} "
        "{2?das|eines davon}: ",
    [SENTENCE_MODEL_HIDDEN] =
        "In {0} {1?kann|k\303\266nnen} {1} nur in {2/} stehen, also {2?in diesem Feld|in diesen "
        "Feldern} nichts anderes: ",
    [SENTENCE_MODEL_PLACES] =
        "In {0} kann {1} nur in {2/} stehen, und {3} {3?sieht|sehen} {2?es|beide|alle}: ",
    [SENTENCE_MODEL_LOCKED] =
        "In {0} kann {1} nur in Feldern stehen, die auch in {2} liegen, also kann kein anderes "
        "Feld von {2} {1} sein: ",
    /* Models: rules. */
    [SENTENCE_MODEL_LINKED] =
        "{0} {2?ist|kann nur} {2/}{2?| sein}; wegen {4} kann {1} nicht {3/} sein: ",
    [SENTENCE_MODEL_AND] = " und ",
    [SENTENCE_MODEL_OR] = ", oder ",
    [SENTENCE_MODEL_PAIR_DIFFERENT] = " und ihrer Verschiedenheit",
    [SENTENCE_MODEL_PAIR] =
        "{1} {3?ist|kann nur} {3/}{3?| sein}; wegen {0} zwischen {1} und {2} kann {2} nicht {4/} "
        "sein: ",
    [SENTENCE_MODEL_LINKED_ANY] = "Was {0} auch ist, wegen {4} kann {1} nicht {3/} sein: ",
    [SENTENCE_MODEL_PAIR_ANY] =
        "Was {1} auch ist, wegen {0} zwischen {1} und {2} kann {2} nicht {4/} sein: ",
    [SENTENCE_MODEL_PAIR_KNIGHT] = "eines Springerzugs",
    [SENTENCE_MODEL_PAIR_KING] = "eines K\303\266nigszugs",
    [SENTENCE_MODEL_PAIR_DISTANCE] = "des Abstands",
    [SENTENCE_MODEL_PAIR_STEP] = "eines Schritts",
    [SENTENCE_MODEL_PAIR_WHITE] = "des wei\303\237en Punkts",
    [SENTENCE_MODEL_PAIR_BLACK] = "des schwarzen Punkts",
    [SENTENCE_MODEL_PAIR_X] = "des X",
    [SENTENCE_MODEL_PAIR_V] = "des V",
    [SENTENCE_MODEL_PAIR_NO_BLACK] = "des fehlenden schwarzen Punkts",
    [SENTENCE_MODEL_PAIR_NO_LETTER] = "des fehlenden X oder V",
    [SENTENCE_MODEL_PAIR_PALINDROME] = "des Palindroms",
    [SENTENCE_MODEL_PAIR_CLONES] = "der Klone",
    [SENTENCE_MODEL_PAIR_THERMO] = "des Thermometers",
    [SENTENCE_MODEL_PAIR_TABLE] = "der Tabelle",
    [SENTENCE_MODEL_PAIR_WHISPER] = "der Fl\303\274sterlinie",
    [SENTENCE_MODEL_PAIR_THE_SLOW_THERMOMETER] = "des langsamen Thermometers",
    [SENTENCE_MODEL_PAIR_THE_SIGN_OF_INEQUALITY] = "des Ungleichheitszeichens",
    [SENTENCE_MODEL_PAIR_THE_MISSING_WHITE_DOT] = "des fehlenden wei\303\237en Punkts",
    [SENTENCE_MODEL_ODD] = "{0} muss ungerade sein: ",
    [SENTENCE_MODEL_EVEN] = "{0} muss gerade sein: ",
    [SENTENCE_MODEL_GIVEN] = "Das R\303\244tsel sagt, dass {0} {1/} ist: ",
    [SENTENCE_MODEL_CAGE] = "Der K\303\244fig {0} hat die Summe {1}",
    [SENTENCE_MODEL_SUM] =
        "{0} {0?ist|sind verschieden und haben die Summe|sind alle verschieden und haben die "
        "Summe} {1}",
    [SENTENCE_MODEL_HOLDS] = ", also {0?muss|m\303\274ssen} {0} dort stehen: ",
    [SENTENCE_MODEL_HOLDS_SOME] = ", also k\303\266nnen dort nur einige von {0} stehen: ",
    [SENTENCE_MODEL_CAGES_TOGETHER] = "{0} sind alle verschieden",
    [SENTENCE_MODEL_SUM_OF_PART] = "; {0} {0?ist|haben die Summe} {1}",
    [SENTENCE_MODEL_CLIQUE] = "Je zwei von {0} sind verbunden, wegen {1}",
    [SENTENCE_MODEL_NEXT_TOTAL] = ", {0?|die Summe von }{0} ist {1}",
    [SENTENCE_MODEL_LAST_TOTAL] = ", und {0?|die Summe von }{0} ist {1}",
    [SENTENCE_MODEL_NO_SHARED_CELL] = ". Kein Feld ist in zweien dieser Summen",
    [SENTENCE_MODEL_FILL] = ", und zusammen f\303\274llen sie {0}",
    [SENTENCE_MODEL_FILL_NEXT] = ", {0}",
    [SENTENCE_MODEL_FILL_LAST] = " und {0}",
    [SENTENCE_MODEL_FILLED] = ", {0?mit der Summe|mit der Summe von je} {1}",
    [SENTENCE_MODEL_THUS] = ". Also: ",
    [SENTENCE_MODEL_BY_HOUSE] = "Nach den Summen von {0} und den K\303\244figen darin: ",
    [SENTENCE_MODEL_BY_TWO_HOUSES] =
        "Nach den Summen von {0} und {1} und den K\303\244figen darin: ",
    [SENTENCE_MODEL_BY_HOUSES] = "Nach den Summen von {0} bis {1} und den K\303\244figen darin: ",
    [SENTENCE_MODEL_NUMBER_EQUALS] = "die Zahl in {0} ist {1?|die Summe von }{1}",
    [SENTENCE_MODEL_TOTAL] = "{0?|die Summe von }{0} ist {1}",
    [SENTENCE_MODEL_EQUAL] = "{0?|die Summe von }{0} ist gleich {1?|der Summe von }{1}",
    [SENTENCE_MODEL_MORE] =
        "{0?|die Summe von }{0} ist um {2} gr\303\266\303\237er als {1?|die von }{1}",
    [SENTENCE_MODEL_LESS] = "{0?|die Summe von }{0} ist um {2} kleiner als {1?|die von }{1}",
    [SENTENCE_MODEL_AND_AS] = ", und {0?|der Summe von }{0}",
    [SENTENCE_MODEL_FACTORS] = "Die Summe von {0}, jeweils mal ihrem Faktor, ist {1}",
    [SENTENCE_MODEL_MATCH] = "Die Linie {0} muss zu \342\200\236{1}\342\200\234 passen",
    [SENTENCE_MODEL_AUTOMATON] =
        "Die Linie {0} muss zum Automaten \342\200\236{1}\342\200\234 passen",
    [SENTENCE_MODEL_PIECES] = "Die Linie {0} besteht aus St\303\274cken mit der Summe {1}",
    [SENTENCE_MODEL_FISH] =
        "In {1?Zeile|den Zeilen} {1} kann {0} nur in {2?Spalte|den Spalten} {2} stehen. {1?Die "
        "Zeile|Jede dieser Zeilen} braucht eine {0}, also bekommt {1?die Spalte|jede dieser "
        "Spalten} ihre {0} dort, und kein anderes Feld dort kann {0} sein: ",
    [SENTENCE_MODEL_SAME] =
        "{0} und {1} haben au\303\237erhalb ihrer gemeinsamen Felder dieselben Werte: {2} "
        "dieselben wie {3}",
    [SENTENCE_MODEL_LEFT_ROWS] =
        "{0?Zeile|Die Zeilen} {0} und {1?Region|die Regionen} {1} haben jeden Wert gleich oft, "
        "also {2?hat|haben} {2}, nur in {0?der Zeile|den Zeilen}, dieselben Werte wie {3}, nur in "
        "{1?der Region|den Regionen}",
    [SENTENCE_MODEL_LEFT_COLUMNS] =
        "{0?Spalte|Die Spalten} {0} und {1?Region|die Regionen} {1} haben jeden Wert gleich oft, "
        "also {2?hat|haben} {2}, nur in {0?der Spalte|den Spalten}, dieselben Werte wie {3}, nur "
        "in {1?der Region|den Regionen}",
    [SENTENCE_MODEL_BETWEEN] =
        "Auf der Linie {0} liegen alle Werte zwischen denen der beiden Enden",
    [SENTENCE_MODEL_LOCKOUT] =
        "Auf der Linie {0} liegt kein Wert zwischen denen der beiden Enden, und keiner ist einer "
        "davon",
    [SENTENCE_MODEL_RENBAN] =
        "Auf der Linie {0} stehen aufeinanderfolgende Zahlen in beliebiger Reihenfolge",
    [SENTENCE_MODEL_ENTROPIC] =
        "Auf der Linie {0} haben je drei Nachbarn eine von {1/}, eine von {2/} und eine von {3/}",
    [SENTENCE_MODEL_MODULAR] =
        "Auf der Linie {0} haben je {1#} Nachbarn verschiedene Reste bei Teilung durch {1}",
    [SENTENCE_MODEL_SAME_VALUES] = "{0} {0?hat denselben Wert|haben dieselben Werte} wie {1}",
    [SENTENCE_MODEL_AND_CELLS] = ", und wie {0}",
    [SENTENCE_MODEL_EITHER] = "Mindestens eine dieser Regeln gilt: {0}. Welche es auch ist: ",
    [SENTENCE_MODEL_NUMBER_OF_RULE] = " {0}",
    [SENTENCE_MODEL_CELLS_OF_RULE] = " ({0})",
    [SENTENCE_MODEL_INDEXER] =
        "{0} ist ein Zeiger: sein Wert sagt, an welcher Stelle die {1} unter {2} steht",
    [SENTENCE_MODEL_CIRCLES] =
        "Jeder Wert in den Kreisen {0} steht in so vielen davon, wie er sagt",
    [SENTENCE_MODEL_COUNT] = "In {0} {2?hat|haben} genau {2} {2?Feld|Felder} den Wert {1}",
    [SENTENCE_MODEL_MINIMUM] = "{2} ist kleiner als {3}, die Felder ringsum",
    [SENTENCE_MODEL_MAXIMUM] = "{2} ist gr\303\266\303\237er als {3}, die Felder ringsum",
    [SENTENCE_MODEL_HIDDEN_SKYSCRAPER] = "Entlang {0} ist der erste verdeckte Wolkenkratzer {1}",
    [SENTENCE_MODEL_SANDWICH] =
        "In {0} ist die Summe zwischen dem kleinsten und dem gr\303\266\303\237ten Wert {1}",
    [SENTENCE_MODEL_LUNCHBOX] =
        "Auf der Linie {0} ist die Summe zwischen ihrem kleinsten und ihrem "
        "gr\303\266\303\237ten Wert {1}",
    [SENTENCE_MODEL_SKYSCRAPER] =
        "Entlang {0} {1?ist|sind} {1} {1?Wolkenkratzer|Wolkenkratzer} zu sehen",
    [SENTENCE_MODEL_X_SUM] = "{2} sagt, wie viele von {0}, vom ersten an, die Summe {1} haben",
    [SENTENCE_MODEL_NUMBERED_ROOM] = "{2} sagt, an welcher Stelle unter {0} die {1} steht",
    [SENTENCE_MODEL_FULL_RANK] =
        "Von den {2} Zahlen, die Zeilen und Spalten von beiden Enden her ergeben, ist die von {0} "
        "an Stelle {1}, von der kleinsten an",
    [SENTENCE_MODEL_DIFFERENT_LINES] =
        "Keine zwei Zeilen oder Spalten ergeben dieselbe Zahl, von welchem Ende auch immer",
    [SENTENCE_MODEL_DISTINCT] = "{2} sagt, wie viele verschiedene Werte in {3} stehen",
    [SENTENCE_MODEL_UNKNOWN_REGIONS] =
        "Die Felder einer Region h\303\244ngen \303\274ber ihre Seiten zusammen und sind alle "
        "verschieden, alle Regionen haben gleich viele Felder, und sie sind in der Reihenfolge "
        "ihrer ersten Felder nummeriert",
    [SENTENCE_MODEL_COUNTED_REGIONS] =
        "Die Felder einer Region h\303\244ngen \303\274ber ihre Seiten zusammen und sind alle "
        "verschieden, alle Regionen haben gleich viele Felder, sie sind in der Reihenfolge ihrer "
        "ersten Felder nummeriert, und andere Regeln z\303\244hlen ihre Felder",
    [SENTENCE_MODEL_ALIKE] = "{2} sagt, wie viele von {3} den Wert des ersten davon haben",
    [SENTENCE_MODEL_ALIKE_OTHERS] =
        "{2} sagt, wie viele von {3} au\303\237er dem ersten davon dessen Wert haben",
    [SENTENCE_MODEL_RUN] = "{2} sagt, wie viele von {3} den Wert des ersten davon haben, auf jeder "
                           "Linie bis zu einem anderen Wert",
    [SENTENCE_MODEL_RUN_OTHERS] =
        "{2} sagt, wie viele von {3} au\303\237er dem ersten davon dessen Wert haben, auf jeder "
        "Linie bis zu einem anderen Wert",
    [SENTENCE_MODEL_CONNECTED] =
        "Von den Feldern dieser Regel hat mindestens eines {0/}, und alle, die das haben, "
        "h\303\244ngen \303\274ber ihre Seiten zusammen",
    [SENTENCE_MODEL_DOPPELGANGER] =
        "Jede Zeile, jede Spalte und jede Region hat eine 0, und ihr fehlt ein anderer Wert: "
        "keinen zweien einer Art derselbe, und denen einer 0 verschiedene",
    [SENTENCE_MODEL_QUADRUPLE] = "In den vier Feldern {0} {1?muss|m\303\274ssen} {1} stehen",
    [SENTENCE_MODEL_TWO_BY_TWO] =
        "Im 2x2-Quadrat {0} stehen eine von {1/}, eine von {2/} und eine von {3/}",
    [SENTENCE_MODEL_RELLIK] = "Keine Werte des K\303\244figs {0} haben die Summe {1}",
    /* Models: trials and contradictions. */
    [SENTENCE_MODEL_SUPPOSE] = "Angenommen, {0} ist {1}. ",
    [SENTENCE_MODEL_LINK] = "Dann muss {0} {1} sein, der einzige Kandidat dort. ",
    [SENTENCE_MODEL_AND_SO_ON] = "Und so weiter, bis: ",
    [SENTENCE_MODEL_BUT_THEN] = "Aber dann: ",
    [SENTENCE_MODEL_NOT] = ". Also f\303\244llt {1} in {0} weg.",
    [SENTENCE_MODEL_CONFLICT] = "{0} sehen einander und sind beide {1}",
    [SENTENCE_MODEL_NO_CANDIDATE] = "{0} hat keinen Kandidaten mehr",
    [SENTENCE_MODEL_NO_FILLING] = "keine Kandidaten in {0} erf\303\274llen mehr ihre Regel",
    [SENTENCE_MODEL_NOT_CONNECTED] =
        "keine Kandidaten erf\303\274llen mehr die Regel, dass die Felder mit {0/} verbunden sind",
    [SENTENCE_MODEL_NO_DOPPELGANGER] =
        "keine Kandidaten erf\303\274llen mehr die Regel, dass jedem Haus ein anderer Wert fehlt",
    [SENTENCE_MODEL_TOO_FEW] = "die Werte f\303\274r {0} reichen nicht f\303\274r alle Felder",
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

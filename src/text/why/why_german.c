/* SPDX-License-Identifier: MIT */
/*
 * Why each technique works, in German.
 */
#include "text/why/why_german.h"

static const char fish_why[] =
    "Jede von einigen Zeilen braucht die Ziffer, und alle ihre Pl\303\244tze dort liegen in "
    "ebenso vielen Spalten, also bekommen diese Spalten ihre Ziffer aus diesen Zeilen. Kein "
    "anderes Feld der Spalten kann sie haben; ebenso mit Zeilen und Spalten vertauscht.";

static const char finned_why[] =
    "Gilt keine Flosse, so ist es ein Fisch, der die Ziffer im Rest seiner Abdeckung "
    "ausschlie\303\237t; gilt eine Flosse, so f\303\244llt die Ziffer in jedem Feld weg, das "
    "sie sieht. Ein Feld, das beides ausschlie\303\237t, kann die Ziffer nicht haben.";

static const char complex_why[] =
    "Wie bei jedem Fisch brauchen einige H\303\244user die Ziffer, und alle ihre "
    "Pl\303\244tze dort liegen in ebenso vielen anderen H\303\244usern; doch neben Zeilen "
    "und Spalten d\303\274rfen Bl\303\266cke stehen. Was einen dieser Pl\303\244tze zu viel "
    "n\303\244hme, kann die Ziffer nicht haben.";

static const char siamese_why[] =
    "Dieselbe Basis bildet zwei Fische mit verschiedenen Abdeckungen und Flossen. Jeder gilt "
    "f\303\274r sich, also f\303\244llt weg, was einer von beiden ausschlie\303\237t.";

static const char open_chain_why[] =
    "Gilt das eine Ende der Kette nicht, so muss Glied f\303\274r Glied das andere gelten, "
    "also gilt mindestens eines. Was beide Enden ausschlie\303\237en, gilt nicht.";

static const char short_chain_why[] =
    "Drei starke Verbindungen mit zwei schwachen dazwischen: gilt das erste Ende nicht, so "
    "muss das letzte gelten, also gilt mindestens eines. Was beide Enden "
    "ausschlie\303\237en, gilt nicht.";

static const char several_pairs_why[] =
    "Felder mit denselben zwei Kandidaten sehen alle Pl\303\244tze, die ein Haus f\303\274r "
    "eine dieser Ziffern hat, k\303\266nnen also nicht alle diese Ziffer sein. Mindestens "
    "eines ist die andere Ziffer, und ein Feld, das alle sieht, kann sie nicht sein.";

static const char firework_why[] =
    "Liegen die Pl\303\244tze einer Ziffer in einer Zeile und einer Spalte nur in einem "
    "Block und in je einem Feld dazu, so steht sie in einem dieser beiden Felder oder wo die "
    "Linien sich kreuzen. So viele solche Ziffern wie Felder f\303\274llen die Felder.";

static const char closed_loop_why[] =
    "In einer geschlossenen Schleife gelten die Kandidaten abwechselnd, so herum oder anders "
    "herum. Von je zweien, die einander ausschlie\303\237en, gilt also einer, und was beide "
    "ausschlie\303\237en, gilt nicht.";

static const char broken_loop_why[] =
    "Eine Kette, die von einem Kandidaten zu seinem eigenen Gegenteil f\303\274hrt, zeigt, "
    "dass die Annahme falsch ist. Also f\303\244llt er weg, oder er wird gesetzt.";

static const char set_chain_why[] =
    "Felder mit einem Kandidaten mehr als Feldern, denen eine ihrer Ziffern fehlt, "
    "m\303\274ssen alle anderen haben: eine starke Verbindung zwischen je zweien ihrer "
    "Ziffern. Damit gehen Ketten und Schleifen wie mit einzelnen Feldern.";

static const char rectangle_why[] =
    "St\303\274nden in vier Feldern in zwei Zeilen, zwei Spalten und zwei Bl\303\266cken nur "
    "zwei Ziffern, so k\303\266nnte man sie tauschen, und das R\303\244tsel h\303\244tte "
    "zwei L\303\266sungen. Es hat eine, also muss in einem der Felder eine andere Ziffer "
    "stehen.";

static const char avoidable_why[] =
    "St\303\274nden in vier Feldern in zwei Zeilen, zwei Spalten und zwei Bl\303\266cken, "
    "keines davon vorgegeben, nur zwei Ziffern, so k\303\266nnte man sie tauschen, und das "
    "R\303\244tsel h\303\244tte zwei L\303\266sungen. Es hat eine, also darf das nicht sein.";

static const char template_why[] =
    "Eine Ziffer steht in neun Feldern, einem in jeder Zeile, jeder Spalte und jedem Block, "
    "und nur einige dieser Muster passen. Ein Feld, das alle nutzen, hat die Ziffer, und "
    "eines, das keines nutzt, hat sie nicht.";

static const char sectors_why[] =
    "Einige Felder fassen jede Ziffer nur so oft, wie einige gew\303\244hlte H\303\244user "
    "erlauben, und zusammen reicht das gerade, um sie zu f\303\274llen. Also hat jedes "
    "dieser H\303\244user seine Ziffer in diesen Feldern und nirgends sonst.";

static const char exocet_why[] =
    "In zwei Basisfeldern stehen zwei von wenigen Ziffern, und wo man eine solche Ziffer "
    "auch setzt, sie kann nicht in der Basis stehen, ohne auch in einem Zielfeld zu stehen. "
    "Also haben die Zielfelder dieselben beiden Ziffern und nichts anderes.";

/* NOLINTBEGIN(bugprone-suspicious-missing-comma): the strings are in parts. */
static const char *const whys[ENNEAD_TECHNIQUE_COUNT] = {
    [ENNEAD_FULL_HOUSE] =
        "Ein Haus braucht alle neun Ziffern. Stehen acht, so bekommt das letzte leere Feld die "
        "neunte.",
    [ENNEAD_NAKED_SINGLE] =
        "Das Feld hat nur noch einen Kandidaten, weil jede andere Ziffer in einem Feld steht, "
        "das es sieht, oder schon vorher wegfiel. Also muss es diese Ziffer sein.",
    [ENNEAD_HIDDEN_SINGLE] =
        "Jedes Haus braucht jede Ziffer irgendwo. Hier kann nur noch ein Feld des Hauses sie "
        "haben.",
    [ENNEAD_LOCKED_PAIR] =
        "Zwei Felder mit denselben zwei Kandidaten brauchen beide Ziffern. Sie liegen in einer "
        "Linie und einem Block, also kann sie kein anderes Feld der Linie oder des Blocks "
        "haben.",
    [ENNEAD_LOCKED_TRIPLE] =
        "Drei Felder mit zusammen drei Kandidaten brauchen diese drei Ziffern. Sie liegen in "
        "einer Linie und einem Block, also kann sie kein anderes Feld der Linie oder des "
        "Blocks haben.",
    [ENNEAD_POINTING] =
        "Der Block braucht die Ziffer, und alle ihre Pl\303\244tze dort liegen in einer Linie. "
        "Also bekommt die Linie sie in diesem Block, und kein anderes Feld der Linie kann sie "
        "haben.",
    [ENNEAD_CLAIMING] =
        "Die Linie braucht die Ziffer, und alle ihre Pl\303\244tze dort liegen in einem Block. "
        "Also bekommt der Block sie in dieser Linie, und kein anderes Feld des Blocks kann sie "
        "haben.",
    [ENNEAD_NAKED_PAIR] =
        "Zwei Felder eines Hauses mit denselben zwei Kandidaten brauchen beide Ziffern. Kein "
        "anderes Feld des Hauses kann sie haben.",
    [ENNEAD_NAKED_TRIPLE] =
        "Drei Felder eines Hauses mit zusammen drei Kandidaten brauchen diese drei Ziffern. "
        "Kein anderes Feld des Hauses kann sie haben.",
    [ENNEAD_HIDDEN_PAIR] =
        "Zwei Ziffern haben in einem Haus nur zwei Pl\303\244tze, brauchen also beide Felder. "
        "Nichts anderes kann dort stehen.",
    [ENNEAD_HIDDEN_TRIPLE] =
        "Drei Ziffern haben in einem Haus nur drei Pl\303\244tze, brauchen also alle drei "
        "Felder. Nichts anderes kann dort stehen.",
    [ENNEAD_NAKED_QUAD] =
        "Vier Felder eines Hauses mit zusammen vier Kandidaten brauchen diese vier Ziffern. "
        "Kein anderes Feld des Hauses kann sie haben.",
    [ENNEAD_HIDDEN_QUAD] =
        "Vier Ziffern haben in einem Haus nur vier Pl\303\244tze, brauchen also alle vier "
        "Felder. Nichts anderes kann dort stehen.",
    [ENNEAD_X_WING] = fish_why,
    [ENNEAD_SWORDFISH] = fish_why,
    [ENNEAD_JELLYFISH] = fish_why,
    [ENNEAD_REMOTE_PAIR] =
        "In einer Kette von Feldern mit denselben zwei Kandidaten, von denen jedes das "
        "n\303\244chste sieht, wechseln die beiden Ziffern ab. Zwei Felder mit ungeradem "
        "Abstand haben beide Ziffern, also kann ein Feld, das beide sieht, keine davon haben.",
    [ENNEAD_BUG_1] =
        "H\303\244tte jedes leere Feld zwei Kandidaten und jede Ziffer zwei Pl\303\244tze in "
        "jedem Haus, so g\303\244be es keine L\303\266sung oder mehrere. Also muss das eine "
        "Feld mit drei Kandidaten die Ziffer haben, die das verhindert.",
    [ENNEAD_SKYSCRAPER] =
        "In zwei parallelen Linien hat die Ziffer je zwei Pl\303\244tze, und zwei der vier "
        "liegen in einer Querlinie, also gilt davon h\303\266chstens einer. Dann gilt einer "
        "der beiden anderen, und ein Feld, das beide sieht, kann die Ziffer nicht haben.",
    [ENNEAD_TWO_STRING_KITE] =
        "Eine Zeile und eine Spalte haben je zwei Pl\303\244tze f\303\274r die Ziffer, und je "
        "einer davon liegt im selben Block, also gilt davon h\303\266chstens einer. Dann gilt "
        "eines der fernen Enden, und ein Feld, das beide sieht, kann die Ziffer nicht haben.",
    [ENNEAD_DUAL_TWO_STRING_KITE] =
        "Dieselben zwei Felder eines Blocks verbinden zwei Zeilen mit zwei Spalten, das sind "
        "zwei Drachen. Jeder schlie\303\237t das Feld aus, das seine beiden Enden sieht.",
    [ENNEAD_TURBOT_FISH] =
        "Zwei H\303\244user haben je zwei Pl\303\244tze f\303\274r die Ziffer, und je einer "
        "sieht einen des anderen, also gilt davon h\303\266chstens einer. Dann gilt eines der "
        "fernen Enden, und ein Feld, das beide sieht, kann die Ziffer nicht haben.",
    [ENNEAD_EMPTY_RECTANGLE] =
        "Im Block kann die Ziffer nur in einer Zeile oder einer Spalte stehen. Von den zwei "
        "Pl\303\244tzen einer Linie schlie\303\237t der eine das Feld sofort aus, und der "
        "andere schickt die Ziffer des Blocks in die Linie, die es ausschlie\303\237t.",
    [ENNEAD_DUAL_EMPTY_RECTANGLE] =
        "Derselbe Block bildet mit zwei Linien zwei leere Rechtecke. Jedes schlie\303\237t "
        "sein eigenes Feld aus.",
    [ENNEAD_W_WING] =
        "Zwei Felder mit denselben zwei Kandidaten k\303\266nnen nicht beide die eine Ziffer "
        "sein, weil sonst ein Haus keinen Platz f\303\274r sie h\303\244tte. Also ist eines "
        "die andere Ziffer, und ein Feld, das beide sieht, kann sie nicht sein.",
    [ENNEAD_XY_WING] =
        "Welcher seiner zwei Kandidaten das mittlere Feld auch ist, eines der beiden anderen "
        "muss die dritte Ziffer sein. Ein Feld, das diese beiden sieht, kann sie nicht haben.",
    [ENNEAD_XYZ_WING] =
        "Welcher seiner drei Kandidaten das mittlere Feld auch ist, es selbst oder eines der "
        "beiden anderen ist die Ziffer, die alle drei gemeinsam haben. Ein Feld, das alle drei "
        "sieht, kann sie nicht haben.",
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
        "Felder einer Linie und eines Blocks fassen jede ihrer Ziffern nur einmal, oder "
        "zweimal, wo sie in beiden stehen kann, und das reicht gerade, um sie zu "
        "f\303\274llen. Also fehlt dort keine dieser Ziffern, und in anderen Feldern, die alle "
        "ihre Pl\303\244tze sehen, fallen sie weg.",
    [ENNEAD_SIMPLE_COLORS_TRAP] =
        "Wo eine Ziffer zwei Pl\303\244tze in einem Haus hat, gilt einer, also wechseln "
        "entlang solcher Paare zwei Gruppen von Feldern ab: die eine gilt ganz, die andere gar "
        "nicht. Ein Feld, das beide Gruppen sieht, kann die Ziffer nicht haben.",
    [ENNEAD_SIMPLE_COLORS_WRAP] =
        "Wo eine Ziffer zwei Pl\303\244tze in einem Haus hat, gilt einer, also wechseln "
        "entlang solcher Paare zwei Gruppen von Feldern ab: die eine gilt ganz, die andere gar "
        "nicht. Eine Gruppe mit zwei Feldern, die einander sehen, gilt nicht.",
    [ENNEAD_MULTI_COLORS_1] =
        "Wo eine Gruppe eine Gruppe eines anderen Paars sieht, gilt h\303\266chstens eine der "
        "beiden, also gilt eine ihrer Gegengruppen. Ein Feld, das beide Gegengruppen sieht, "
        "kann die Ziffer nicht haben.",
    [ENNEAD_MULTI_COLORS_2] =
        "Eine Gruppe, die beide Gruppen eines anderen Paars sieht, sieht eine, die gilt. Also "
        "gilt sie nicht.",
    [ENNEAD_X_CHAIN] = open_chain_why,
    [ENNEAD_XY_CHAIN] = open_chain_why,
    [ENNEAD_CONTINUOUS_NICE_LOOP] = closed_loop_why,
    [ENNEAD_ALTERNATING_INFERENCE_CHAIN] = open_chain_why,
    [ENNEAD_DISCONTINUOUS_NICE_LOOP] = broken_loop_why,
    [ENNEAD_GROUPED_CONTINUOUS_LOOP] = closed_loop_why,
    [ENNEAD_GROUPED_CHAIN] = open_chain_why,
    [ENNEAD_GROUPED_DISCONTINUOUS_LOOP] = broken_loop_why,
    [ENNEAD_ALS_XZ] =
        "Zwei Mengen von Feldern mit je einem Kandidaten mehr als Feldern haben eine Ziffer, "
        "die nur in einer stehen kann, also muss die andere alle ihre anderen Ziffern haben. "
        "Eine Ziffer beider steht dann in einer davon, und ein Feld, das alle ihre "
        "Pl\303\244tze sieht, kann sie nicht haben.",
    [ENNEAD_ALS_XY_WING] =
        "Der mittleren Menge kann nur eine Ziffer fehlen, also nimmt sie der linken oder der "
        "rechten eine weg. Diese muss alle ihre anderen haben, und eine Ziffer beider "
        "f\303\244llt weg, wo alle ihre Pl\303\244tze gesehen werden.",
    [ENNEAD_ALS_CHAIN] =
        "Von Menge zu Menge fehlt eine Ziffer, die die eine haben muss, der n\303\244chsten, "
        "die dann ihre anderen haben muss. Also hat die erste oder die letzte Menge die Ziffer "
        "beider, und ein Feld, das alle ihre Pl\303\244tze sieht, kann sie nicht haben.",
    [ENNEAD_DEATH_BLOSSOM] =
        "Welcher Kandidat der Stiel auch ist, der Menge dieser Ziffer fehlt sie, und sie muss "
        "alle anderen haben. Die Mengen haben eine Ziffer gemeinsam, und ein Feld, das alle "
        "ihre Pl\303\244tze darin sieht, kann sie nicht haben.",
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
        "Eine Annahme, von der Ketten zu etwas Unm\303\266glichem f\303\274hren, ist falsch; "
        "und was aus jeder von mehreren Annahmen folgt, von denen eine gilt, das gilt. Jede "
        "Kette geht von Glied zu Glied.",
    [ENNEAD_FORCING_NET] =
        "Eine Annahme, die einem Feld keinen Kandidaten l\303\244sst oder einem Haus keinen "
        "Platz f\303\274r eine Ziffer, ist falsch; und was aus jeder von mehreren Annahmen "
        "folgt, von denen eine gilt, das gilt.",
    [ENNEAD_TEMPLATE_SET] = template_why,
    [ENNEAD_TEMPLATE_DELETE] = template_why,
    [ENNEAD_M_WING] = short_chain_why,
    [ENNEAD_S_WING] = short_chain_why,
    [ENNEAD_L_WING] = short_chain_why,
    [ENNEAD_H_WING] = short_chain_why,
    [ENNEAD_GROUPED_W_WING] = several_pairs_why,
    [ENNEAD_MULTI_BRANCH_W_WING] = several_pairs_why,
    [ENNEAD_BROKEN_WING] =
        "Rings um eine Schleife ungerader L\303\244nge kann eine Ziffer nicht abwechselnd "
        "stehen und nicht stehen, also hat eines der H\303\244user sie anderswo. Einer dieser "
        "W\303\244chter gilt, und ein Feld, das alle sieht, kann die Ziffer nicht haben.",
    [ENNEAD_BIVALUE_ODDAGON] =
        "Zwei Ziffern k\303\266nnen rings um eine Schleife ungerader L\303\244nge nicht "
        "abwechseln, also steht in einem ihrer Felder eine andere. Was f\303\274r keine davon "
        "Platz l\303\244sst, gilt nicht.",
    [ENNEAD_TRIPLE_FIREWORK] = firework_why,
    [ENNEAD_QUADRUPLE_FIREWORK] = firework_why,
    [ENNEAD_TRIDAGON] =
        "Drei Ziffern allein k\303\266nnen die zw\303\266lf Felder nicht f\303\274llen: von "
        "Block zu Block k\303\244me ihre Reihenfolge verkehrt zur\303\274ck. Also gilt einer "
        "der anderen Kandidaten dort, und was alle davon ausschlie\303\237t, gilt nicht.",
    [ENNEAD_SK_LOOP] = sectors_why,
    [ENNEAD_MULTI_SECTOR] = sectors_why,
    [ENNEAD_JUNIOR_EXOCET] = exocet_why,
    [ENNEAD_SENIOR_EXOCET] = exocet_why,
    [ENNEAD_BIVALUE_CHAIN] =
        "L\303\244ngs Feldern mit zwei Kandidaten und Ziffern mit zwei Pl\303\244tzen gilt jeder "
        "Kandidat nicht, oder der n\303\244chste gilt; also gilt eines der beiden Enden. Ein "
        "Kandidat, der beide Enden sieht, gilt nicht.",
    [ENNEAD_Z_CHAIN] =
        "Eine Kette, von deren zwei Enden eines gilt, falls das, was wegf\303\244llt, nicht gilt: "
        "es darf unterwegs weitere Kandidaten der Felder und H\303\244user sehen. Gilt es, so "
        "h\303\244tte das letzte Feld oder Haus nichts mehr; also gilt es nicht.",
    [ENNEAD_T_WHIP] =
        "Eine Annahme, nach der ein Feld keinen Kandidaten oder ein Haus keinen Platz f\303\274r "
        "eine Ziffer mehr hat, ist falsch. Bei einem T-Whip folgt jede Ziffer aus der vorigen, und "
        "fr\303\274here helfen mit; die Annahme selbst hilft nur am Anfang und am Ende.",
    [ENNEAD_WHIP] =
        "Eine Annahme, nach der ein Feld keinen Kandidaten oder ein Haus keinen Platz f\303\274r "
        "eine Ziffer mehr hat, ist falsch. Bei einem Whip folgt jede Ziffer aus der vorigen, und "
        "der k\303\274rzeste Whip des Gitters kommt zuerst.",
    [ENNEAD_G_WHIP] =
        "Im Whip folgt jede Ziffer aus der vorigen, bis ein Feld oder ein Haus nichts mehr hat; "
        "also ist die Annahme falsch. Im G-Whip kann auch folgen, dass eine Ziffer in zwei oder "
        "drei Feldern steht, die eine Linie und ein Block gemeinsam haben.",
    [ENNEAD_BRAID] =
        "Eine Annahme, nach der ein Feld keinen Kandidaten oder ein Haus keinen Platz f\303\274r "
        "eine Ziffer mehr hat, ist falsch. Bei einem Braid folgt jede Ziffer aus irgendeiner der "
        "vorigen, und der k\303\274rzeste Braid des Gitters kommt zuerst.",
    [ENNEAD_G_BRAID] =
        "Im Braid folgt jede Ziffer aus denen davor, bis ein Feld oder ein Haus nichts mehr hat; "
        "also ist die Annahme falsch. Im G-Braid kann auch folgen, dass eine Ziffer in zwei oder "
        "drei Feldern steht, die eine Linie und ein Block gemeinsam haben.",
};
/* NOLINTEND(bugprone-suspicious-missing-comma) */

const char *why_in_german(int technique)
{
    return whys[technique];
}

/* SPDX-License-Identifier: MIT */
/*
 * The texts of a session in other languages: a row per English template. Names of commands and
 * their arguments are the same in all languages, because games are saved with them.
 */
#include "session/game/translation.h"

#include <string.h>

static const translation translations[] = {
    /* Positions. */
    {"Solved!\n", "Gelöst!\n"},
    {"%n cell to go.\n", "Noch %n Feld offen.\n"},
    {"%n cells to go.\n", "Noch %n Felder offen.\n"},
    {"Stuck with %n cell to go: ", "Kein Schritt mehr, noch %n Feld offen: "},
    {"Stuck with %n cells to go: ", "Kein Schritt mehr, noch %n Felder offen: "},
    {"the basic deductions do not lead further. Tell me more ('set', 'clear'), or ask ('hint', "
     "'step').\n",
     "Die einfachen Techniken führen nicht weiter. Gib mehr ein ('set', 'clear') oder frage "
     "('hint', 'step').\n"},
    {"no rule alone leads further. Tell me more ('set', 'clear'), or ask ('hint', 'step').\n",
     "Keine Regel führt allein weiter. Gib mehr ein ('set', 'clear') oder frage ('hint', "
     "'step').\n"},
    {"the techniques do not lead further. Tell me more ('set', 'clear').\n",
     "Die Techniken führen nicht weiter. Gib mehr ein ('set', 'clear').\n"},
    {"no trial leads further. Tell me more ('set', 'clear').\n",
     "Kein Versuch führt weiter. Gib mehr ein ('set', 'clear').\n"},
    {"Contradiction: %t. 'undo' takes the last move back, 'check' says what is wrong.\n",
     "Widerspruch: %t. 'undo' nimmt den letzten Zug zurück, 'check' sagt, was falsch ist.\n"},
    /* Games, boards and rules. */
    {"ennead %t. 'board' to type in a puzzle, 'load FILE' to read one, 'help' for more.\n",
     "ennead %t. 'board' zum Eingeben eines Rätsels, 'load DATEI' zum Lesen, 'help' für mehr.\n"},
    {"row 1: ", "Zeile 1: "},
    {"row 2: ", "Zeile 2: "},
    {"row 3: ", "Zeile 3: "},
    {"row 4: ", "Zeile 4: "},
    {"row 5: ", "Zeile 5: "},
    {"row 6: ", "Zeile 6: "},
    {"row 7: ", "Zeile 7: "},
    {"row 8: ", "Zeile 8: "},
    {"row 9: ", "Zeile 9: "},
    {"rule: ", "Regel: "},
    {"Line %n of the saved game is no move that can be made; nothing is loaded.",
     "Zeile %n des gespeicherten Spiels ist kein möglicher Zug; nichts wurde geladen."},
    {"and so on\n", "und so weiter\n"},
    {" and ", " und "},
    {"That is no row: up to nine characters, 1-9, and a blank or . for an unknown cell; or "
     "'cancel'. Again.\n",
     "Das ist keine Zeile: bis zu neun Zeichen, 1-9 und ein Leerzeichen oder . für ein leeres "
     "Feld; oder 'cancel'. Noch einmal.\n"},
    {"There is no puzzle in it.", "Darin ist kein Rätsel."},
    {"Line %n, column %n: %t.", "Zeile %n, Spalte %n: %t."},
    {"There is no puzzle with rules in it: 'variant' or another form for them comes first.",
     "Darin ist kein Rätsel mit Regeln: Am Anfang steht 'variant' oder eine andere Form dafür."},
    {"That is longer than 64 MB.", "Das ist länger als 64 MB."},
    {"Say the name of a file, too.", "Nenne auch den Namen einer Datei."},
    {"That is no name of a file.", "Das ist kein Name einer Datei."},
    /* Steps. */
    {"  %n step by single rules\n", "  %n Schritt mit einzelnen Regeln\n"},
    {"  %n steps by single rules\n", "  %n Schritte mit einzelnen Regeln\n"},
    {"The rules do not lead further; the rest is found by search.\n",
     "Die Regeln führen nicht weiter; der Rest wird durch Suche gefunden.\n"},
    {"The techniques do not lead further; the rest is found by search.\n",
     "Die Techniken führen nicht weiter; der Rest wird durch Suche gefunden.\n"},
    {"There is more than one solution, so this is as far as it goes.\n",
     "Es gibt mehr als eine Lösung, also geht es nur so weit.\n"},
    {"To find all solutions takes too long, so this is as far as it goes.\n",
     "Alle Lösungen zu finden dauert zu lange, also geht es nur so weit.\n"},
    {"Nothing is deduced from now on.\n", "Von jetzt an wird nichts von selbst gefolgert.\n"},
    {"Say 'auto on', 'auto off' or 'auto all'; it is %t.",
     "Sage 'auto on', 'auto off' oder 'auto all'; jetzt ist es %t."},
    {"There is nothing to take back.", "Es gibt nichts zurückzunehmen."},
    {"There is nothing to redo.", "Es gibt nichts zu wiederholen."},
    {"Taken back: ", "Zurückgenommen: "},
    {"Done again: ", "Wiederholt: "},
    {"It is solved.", "Es ist gelöst."},
    {"No rule and no single trial finds a step here",
     "Hier findet keine Regel und kein einzelner Versuch einen Schritt"},
    {"No rule finds a step here, and there are too many values to try each",
     "Hier findet keine Regel einen Schritt, und es gibt zu viele Werte, um jeden zu versuchen"},
    {"No technique finds a step here", "Hier findet keine Technik einen Schritt"},
    {"; the puzzle has more than one solution.", "; das Rätsel hat mehr als eine Lösung."},
    /* Findings. */
    {"There is a mistake.", "Es gibt einen Fehler."},
    {"There is a mistake. Wrong: ", "Es gibt einen Fehler. Falsch: "},
    {" The right digit was eliminated from ", " Die richtige Ziffer wurde gestrichen in "},
    {"There is a mistake: this leads to no solution.",
     "Es gibt einen Fehler: Das führt zu keiner Lösung."},
    {"There is a mistake: this leads to no solution. Wrong: ",
     "Es gibt einen Fehler: Das führt zu keiner Lösung. Falsch: "},
    {"There is a mistake: this leads to no solution. One of these is wrong: ",
     "Es gibt einen Fehler: Das führt zu keiner Lösung. Eines davon ist falsch: "},
    {"The puzzle itself has no solution.", "Das Rätsel selbst hat keine Lösung."},
    {"No mistake so far: this leads to the one solution.",
     "Bisher kein Fehler: Das führt zur einzigen Lösung."},
    {"No mistake can be seen, but this leads to more than one solution.",
     "Kein Fehler zu sehen, aber das führt zu mehr als einer Lösung."},
    {"No mistake can be seen; to find all solutions takes too long.",
     "Kein Fehler zu sehen; alle Lösungen zu finden dauert zu lange."},
    /* Changes. */
    {"%n is no candidate of ", "%n ist kein Kandidat von "},
    {" any more.", " mehr."},
    {" is given: %n.", " ist vorgegeben: %n."},
    {" holds %n already; 'undo' takes moves back.", " enthält schon %n; 'undo' nimmt Züge zurück."},
    {" cannot be %n: %c is.", " kann nicht %n sein: %c ist es."},
    {" cannot be %n: that was ruled out.", " kann nicht %n sein: Das wurde ausgeschlossen."},
    {" is empty.", " ist leer."},
    {" must be %n.", " muss %n sein."},
    {"A position is 0 to %n, not %n.", "Eine Position ist 0 bis %n, nicht %n."},
    {"A row is 1 to %n, not %n.", "Eine Zeile ist 1 bis %n, nicht %n."},
    {"A column is 1 to %n, not %n.", "Eine Spalte ist 1 bis %n, nicht %n."},
    {"Say '%t V ROW COL', such as '%t 7 4 2', '%t 7 r4c2', or '%t V p POS'.",
     "Sage '%t V ZEILE SPALTE', etwa '%t 7 4 2', '%t 7 r4c2', oder '%t V p POS'."},
    {"A digit is %n to %n, not %n.", "Eine Ziffer ist %n bis %n, nicht %n."},
    {"' is not like r4c2=7, r4c2<>7 or r4c2=. (to erase).",
     "' ist nicht wie r4c2=7, r4c2<>7 oder r4c2=. (zum Löschen)."},
    {"' is no cell of this puzzle.", "' ist kein Feld dieses Rätsels."},
    {"Say a number and cells, such as 'center 7 r4c2 r4c5'.",
     "Sage eine Zahl und Felder, etwa 'center 7 r4c2 r4c5'."},
    {"Say cells, such as 'wipe r4c2 r4c5'.", "Sage Felder, etwa 'wipe r4c2 r4c5'."},
    {"A color is %n to %n.", "Eine Farbe ist %n bis %n."},
    {"A digit is %n to %n.", "Eine Ziffer ist %n bis %n."},
    {"Say '%t', or '%t 3' for three moves.", "Sage '%t', oder '%t 3' für drei Züge."},
    {"There is no mistake to take back.", "Es gibt keinen Fehler zurückzunehmen."},
    {"%n move taken back.\n", "%n Zug zurückgenommen.\n"},
    {"%n moves taken back.\n", "%n Züge zurückgenommen.\n"},
    {"There is no move yet to give a name to.",
     "Es gibt noch keinen Zug, der benannt werden kann."},
    {"Say a name of up to %n letters, no number.",
     "Sage einen Namen mit bis zu %n Buchstaben, keine Zahl."},
    {"%n move, ", "%n Zug, "},
    {"%n moves, ", "%n Züge, "},
    {"There are no moves yet.", "Es gibt noch keine Züge."},
    {"Say the number or name of a position; 'tree' lists them.",
     "Sage die Nummer oder den Namen einer Stellung; 'tree' zählt sie auf."},
    /* Commands. */
    {"There is no command '", "Es gibt keinen Befehl '"},
    {"; did you mean '%t'", "; meinst du '%t'"},
    {" or '%t'", " oder '%t'"},
    {"? 'help' lists them.", "? 'help' zählt sie auf."},
    {"; 'help' lists them.", "; 'help' zählt sie auf."},
    {"'%t' takes no arguments.", "Hinter '%t' steht nichts mehr."},
    {"Cells are named r1c1 to r9c9; r4c2=7 sets and r4c2<>7 clears, too, several on a line.\n"
     "On boards, a digit with ' is not given.\n"
     "Puzzles with variant rules, and of other sizes, are played by the same commands.\n",
     "Felder heißen r1c1 bis r9c9; auch r4c2=7 setzt und r4c2<>7 streicht, mehrere in einer "
     "Zeile.\n"
     "Eine Ziffer mit ' ist nicht vorgegeben.\n"
     "Rätsel mit weiteren Regeln und in anderen Größen spielt man mit denselben Befehlen.\n"},
    {"type in a board, nine rows; or 'board' and a puzzle in one line",
     "ein Rätsel eingeben, neun Zeilen; oder 'board' und ein Rätsel in einer Zeile"},
    {"type in a puzzle with variant rules, line by line; 'end' ends it",
     "ein Rätsel mit weiteren Regeln eingeben, Zeile für Zeile; 'end' beendet es"},
    {"a new puzzle: easy, medium, hard, unfair or extreme",
     "ein neues Rätsel: easy, medium, hard, unfair oder extreme"},
    {"Say 'new', or 'new' and easy, medium, hard, unfair or extreme.",
     "Sage 'new', oder 'new' und easy, medium, hard, unfair oder extreme."},
    {"which steps hints tell: human, strict or hodoku",
     "welche Schritte Hinweise zeigen: human, strict oder hodoku"},
    {"Say 'style human', 'style strict' or 'style hodoku'; it is %t.",
     "Sage 'style human', 'style strict' oder 'style hodoku'; jetzt ist es %t."},
    {"The puzzle has more than one solution.\n", "Das Rätsel hat mehr als eine Lösung.\n"},
    {"The puzzle has no solution.\n", "Das Rätsel hat keine Lösung.\n"},
    {"put digit V into a cell; or V p POS, 0 to 80",
     "Ziffer V in ein Feld setzen; oder V p POS, 0 bis 80"},
    {"say that V is not in a cell; or V p POS", "V in einem Feld streichen; oder V p POS"},
    {"a hint; ask again and it says more; or 'hint why'",
     "ein Hinweis; jedes weitere Mal mehr; oder 'hint why'"},
    {"Say 'hint', or 'hint where', 'technique', 'why', 'cells' or 'move'.",
     "Sage 'hint' oder 'hint where', 'technique', 'why', 'cells' oder 'move'."},
    {"do the next step, with the reason", "den nächsten Schritt tun, mit Begründung"},
    {"go on to the solution", "bis zur Lösung weitergehen"},
    {"deduce the basics after each command; nothing; everything",
     "nach jedem Befehl Einfaches folgern; nichts; alles"},
    {"the board, and its rules", "das Rätsel und seine Regeln"},
    {"the board with its pencil marks", "das Rätsel mit seinen Kandidaten"},
    {"the candidates that are in some solution", "die Kandidaten, die in einer Lösung stehen"},
    {"To find all solutions takes too long: these may be in a solution.\n",
     "Alle Lösungen zu finden dauert zu lange: Diese stehen vielleicht in einer Lösung.\n"},
    {"There is no solution.\n", "Es gibt keine Lösung.\n"},
    {"Each candidate is in a solution.\n", "Jeder Kandidat steht in einer Lösung.\n"},
    {"%n candidate is in no solution and is left out here.\n",
     "%n Kandidat steht in keiner Lösung und fehlt hier.\n"},
    {"%n candidates are in no solution and are left out here.\n",
     "%n Kandidaten stehen in keiner Lösung und fehlen hier.\n"},
    {"is there a mistake?", "gibt es einen Fehler?"},
    {"note V in the center of cells, or remove the note",
     "V in der Mitte von Feldern notieren oder die Notiz löschen"},
    {"the same in their corners", "dasselbe in ihren Ecken"},
    {"color cells, 1 to 9; 0 removes the color", "Felder färben, 1 bis 9; 0 löscht die Farbe"},
    {"remove all notes from cells", "alle Notizen in Feldern löschen"},
    {"take the last move back, or N moves", "den letzten Zug zurücknehmen, oder N Züge"},
    {"take back moves until there is no mistake", "Züge zurücknehmen, bis kein Fehler mehr da ist"},
    {"give the position a name", "der Stellung einen Namen geben"},
    {"list the branches of the game, and positions with names",
     "die Zweige des Spiels und benannte Stellungen aufzählen"},
    {"go to one of these positions", "zu einer dieser Stellungen gehen"},
    {"do it again", "ihn wiederholen"},
    {"write the game to a file", "das Spiel in eine Datei schreiben"},
    {"go on with a saved game, or begin with a puzzle",
     "ein gespeichertes Spiel fortsetzen oder ein Rätsel beginnen"},
    {"this", "diese Hilfe"},
    {"leave", "aufhören"},
    {"leave, too", "auch aufhören"},
};

const translation *translation_at(size_t index)
{
    return index < sizeof translations / sizeof translations[0] ? &translations[index] : NULL;
}

const char *translated(ennead_language language, const char *english)
{
    const translation *row;

    if (language != ENNEAD_LANGUAGE_GERMAN)
        return english;
    for (size_t i = 0; (row = translation_at(i)) != NULL; i++)
        if (strcmp(row->english, english) == 0)
            return row->german;
    return english;
}

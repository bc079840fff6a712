/* SPDX-License-Identifier: MIT */
/*
 * The board's own words in other languages: a row per English text. Names of keys and commands are
 * the same in all languages.
 */
#include "cli/board/face_words.h"

#include <string.h>

struct word_pair {
    const char *english, *german;
};

static const struct word_pair table[] = {
    {"mode", "Modus"},
    {"digits", "Ziffern"},
    {"corner marks", "Notizen in den Ecken"},
    {"center marks", "Notizen in der Mitte"},
    {"colors", "Farben"},
    {"empty", "leer"},
    {"filter", "Filter"},
    {"selecting", "Auswahl"},
    {"given", "vorgegeben"},
    {"center", "Mitte"},
    {"corner", "Ecken"},
    {"color", "Farbe"},
    {"candidates", "Kandidaten"},
    {"to place", "noch zu setzen"},
    {"Out of memory.", "Zu wenig Speicher."},
    {"The window is too small: 40 columns and 12 rows.",
     "Das Fenster ist zu klein: 40 Spalten und 12 Zeilen."},
    {"This digit is given.", "Diese Ziffer ist vorgegeben."},
    {"There is no such digit in this puzzle.", "Diese Ziffer gibt es in diesem Rätsel nicht."},
    {"A second digit, or Enter.", "Eine zweite Ziffer, oder Enter."},
    {"There is nothing to erase here.", "Hier ist nichts zu löschen."},
    {"Which digit?", "Welche Ziffer?"},
    {"There is a mistake; 'b' goes back to the last right position.",
     "Es gibt einen Fehler; 'b' geht zur letzten richtigen Stellung zurück."},
    {"No technique finds a step here.", "Hier findet keine Technik einen Schritt."},
    {"The game is not saved: w saves it, q leaves.",
     "Das Spiel ist nicht gespeichert: w speichert es, q hört auf."},
    {"The game cannot be kept for --resume:", "Das Spiel lässt sich nicht für --resume bewahren:"},
    {"There is such a file. Replace it? (y/n)", "Diese Datei gibt es schon. Ersetzen? (j/n)"},
    {"It is not saved.", "Es ist nicht gespeichert."},
    {"the next theme: other colors", "das nächste Thema: andere Farben"},
    /* Files and new puzzles, also by lines. */
    {"saved", "gespeichert"},
    {"cannot open", "lässt sich nicht öffnen"},
    {"cannot read", "lässt sich nicht lesen"},
    {"cannot write", "lässt sich nicht schreiben"},
    {"out of memory", "zu wenig Speicher"},
    {"there is no folder for it", "es gibt keinen Ordner dafür"},
    {"There is no game to resume.", "Es gibt kein Spiel zum Fortsetzen."},
    {"No puzzle of this level was found in time; try again.",
     "Kein Rätsel dieser Stufe in der Zeit gefunden; versuche es noch einmal."},
    {"That line is too long.", "Diese Zeile ist zu lang."},
    {"The game is not saved. Leave it? (y/n) ",
     "Das Spiel ist nicht gespeichert. Verlassen? (j/n) "},
    {"There is such a file. Replace it? (y/n) ", "Diese Datei gibt es schon. Ersetzen? (j/n) "},
    {"another puzzle", "ein anderes Rätsel"},
    /* The menu. */
    {"1  a new puzzle: easy", "1  ein neues Rätsel: leicht"},
    {"2  medium", "2  mittel"},
    {"3  hard", "3  schwer"},
    {"4  unfair", "4  unfair (sehr schwer)"},
    {"5  extreme", "5  extrem"},
    {"i  type in a puzzle, row by row", "i  ein Rätsel eingeben, Zeile für Zeile"},
    {"v  type in a puzzle with rules", "v  ein Rätsel mit Regeln eingeben"},
    {"r  resume the last game", "r  das letzte Spiel fortsetzen"},
    {"o  open a file", "o  eine Datei öffnen"},
    {"q  leave", "q  aufhören"},
    /* The last line. */
    {"Enter: carry out  Esc: cancel", "Enter: ausführen  Esc: abbrechen"},
    {"up down: choose  Enter: do it  Esc: close", "auf ab: wählen  Enter: tun  Esc: schließen"},
    {"n: more  Enter: do it  Esc: forget it  u: undo  ?: help  q: quit",
     "n: mehr  Enter: tun  Esc: vergessen  u: zurück  ?: Hilfe  q: Ende"},
    {"?: help  n: hint  zxcv: mode  u: undo  e: check  a: steps  p: path  :  q: quit",
     "?: Hilfe  n: Hinweis  zxcv: Modus  u: zurück  e: prüfen  a: Schritte  p: Weg  :  q: Ende"},
    /* Help. */
    {"move; with Shift, select", "bewegen; mit Umschalt auswählen"},
    {"to the ends of the row", "an die Enden der Zeile"},
    {"begin and end a selection", "eine Auswahl beginnen und beenden"},
    {"move; drag to select", "bewegen; ziehen wählt aus"},
    {"enter, as the mode says; again: erase", "eintragen, je nach Modus; noch einmal: löschen"},
    {"erase the digit, then the marks", "die Ziffer löschen, dann die Notizen"},
    {"digits, corner marks, center marks, colors",
     "Ziffern, Notizen in den Ecken, in der Mitte, Farben"},
    {"the next of these modes", "der nächste dieser Modi"},
    {"all candidates, or one's own marks", "alle Kandidaten oder die eigenen Notizen"},
    {"show where a digit can be", "zeigen, wo eine Ziffer stehen kann"},
    {"undo", "zurücknehmen"},
    {"redo", "wiederholen"},
    {"back to the last right position", "zur letzten richtigen Stellung zurück"},
    {"branches of the game and save points", "Zweige des Spiels und Sicherungspunkte"},
    {"name a save point", "einen Sicherungspunkt benennen"},
    {"go to a branch or save point", "zu einem Zweig oder Sicherungspunkt gehen"},
    {"hint; again: more of it", "Hinweis; noch einmal: mehr davon"},
    {"make the step of the hint", "den Schritt des Hinweises tun"},
    {"all steps that are possible now", "alle Schritte, die jetzt möglich sind"},
    {"the path to the solution", "der Weg zur Lösung"},
    {"is there a mistake? again: where", "gibt es einen Fehler? noch einmal: wo"},
    {"save the game", "das Spiel speichern"},
    {"load a game or a puzzle", "ein Spiel oder Rätsel laden"},
    {"a command; :help lists them", "ein Befehl; :help zählt sie auf"},
    {"board or text, in a small window", "Rätsel oder Text, in einem kleinen Fenster"},
    {"scroll the text", "im Text blättern"},
    {"forget selection, hint and filter", "Auswahl, Hinweis und Filter vergessen"},
    {"this help", "diese Hilfe"},
    {"leave", "aufhören"},
};

bool face_words_row(int index, const char **english, const char **german)
{
    if (index < 0 || index >= (int)(sizeof table / sizeof table[0]))
        return false;
    *english = table[index].english;
    *german = table[index].german;
    return true;
}

const char *board_words(ennead_language language, const char *english)
{
    const char *found, *german;
    if (language != ENNEAD_LANGUAGE_GERMAN)
        return english;
    for (int i = 0; face_words_row(i, &found, &german); i++)
        if (strcmp(found, english) == 0)
            return german;
    return english;
}

const char *face_words(const struct face *face, const char *english)
{
    return board_words(face->settings.wording.language, english);
}

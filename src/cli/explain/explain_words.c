/* SPDX-License-Identifier: MIT */
#include "cli/explain/explain_words.h"

#include <string.h>

static const struct said_pair {
    const char *english, *german;
} table[] = {
    /* How a hint or a path ended. */
    {"It is solved.", "Es ist gelöst."},
    {"The time limit came first.", "Die Zeit war vorher um."},
    {"No technique finds a step here", "Hier findet keine Technik einen Schritt"},
    {"No rule finds a step here, and there are too many values to try each",
     "Hier findet keine Regel einen Schritt, und jeden Wert zu probieren sind es zu viele"},
    {"No rule and no single trial finds a step here",
     "Hier findet weder eine Regel noch ein einzelner Versuch einen Schritt"},
    {"; the puzzle has more than one solution", "; das Rätsel hat mehrere Lösungen"},
    {"There is no solution: ", "Es gibt keine Lösung: "},
    {"No solution: ", "Keine Lösung: "},
    {"Stuck: there are too many values to try each.",
     "Festgefahren: jeden Wert zu probieren sind es zu viele."},
    {"Stuck: no single trial fails.", "Festgefahren: kein einzelner Versuch scheitert."},
    {"The puzzle has more than one solution; the scale does not apply to it.",
     "Das Rätsel hat mehrere Lösungen; die Skala gilt dafür nicht."},
    {" The puzzle has more than one solution.", " Das Rätsel hat mehrere Lösungen."},
    {": the techniques lead no further.", ": die Techniken führen nicht weiter."},
    {"; the hardest is ", "; der schwerste ist "},
    {", and HoDoKu's score ", ", HoDoKus Punktzahl "},
    {", and the ratings are ", ", und die Bewertungen sind "},
    /* With a number between them. */
    {"Solved in ", "Gelöst in "},
    {" step", " Schritt"},
    {" steps", " Schritten"},
    {"Stuck after ", "Festgefahren nach "},
    {"The time limit came after ", "Die Zeit war um nach "},
    {" step.", " Schritt."},
    {" steps.", " Schritten."},
    {" step can be made now.", " Schritt ist jetzt möglich."},
    {" steps can be made now.", " Schritte sind jetzt möglich."},
    {" single", " Single"},
    {" singles", " Singles"},
};

const char *explain_words(const struct explanation *e, const char *english)
{
    if (e->settings->by.common.wording.language != ENNEAD_LANGUAGE_GERMAN)
        return english;
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++)
        if (strcmp(table[i].english, english) == 0)
            return table[i].german;
    return english;
}

void explain_add_count(struct text *text, const struct explanation *e, int count,
                       const char *const words[3])
{
    text_format(text, "%s%d%s", explain_words(e, words[0]), count,
                explain_words(e, words[count == 1 ? 1 : 2]));
}

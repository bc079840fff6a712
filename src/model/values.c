/* SPDX-License-Identifier: MIT */
#include "model/values.h"

#include "grid/characters.h"

enum { MOST_DIGITS = 5 };

void skip_blanks(const char **at)
{
    while (is_blank(**at))
        ++*at;
}

int read_number(const char **at)
{
    int number = 0, digits = 0;

    for (; is_digit(**at) && digits < MOST_DIGITS; ++*at, digits++)
        number = 10 * number + (**at - '0');
    return digits == 0 ? -1 : number;
}

domain value_of_number(const ennead_model *m, int number)
{
    const int value = number - m->first_value;

    return value >= 0 && value < m->values ? value_bit(value) : 0;
}

domain read_values(const ennead_model *m, const char **at)
{
    domain found = 0;

    for (;; ++*at) {
        const int first = read_number(at);
        int last = first;
        if (first >= 0 && **at == '-') {
            ++*at;
            last = read_number(at);
        }
        if (value_of_number(m, first) == 0 || value_of_number(m, last) == 0 || last < first)
            return 0;
        for (int number = first; number <= last; number++)
            found |= value_of_number(m, number);
        if (**at != ',')
            return found;
    }
}

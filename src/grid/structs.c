/* SPDX-License-Identifier: MIT */
/*
 * The sizes and names of the public structs, from the table in ennead/structs.h.
 */
#include "ennead.h"

size_t ennead_struct_size(ennead_struct which)
{
    static const size_t sizes[] = {
#define STRUCT_SIZE(code, type) sizeof(type),
        ENNEAD_STRUCTS(STRUCT_SIZE)
#undef STRUCT_SIZE
    };

    return (size_t)which < sizeof sizes / sizeof *sizes ? sizes[which] : 0;
}

const char *ennead_struct_name(ennead_struct which)
{
    static const char *const names[] = {
#define STRUCT_NAME(code, type) #type,
        ENNEAD_STRUCTS(STRUCT_NAME)
#undef STRUCT_NAME
    };

    return (size_t)which < sizeof names / sizeof *names ? names[which] : NULL;
}

/* SPDX-License-Identifier: MIT */
/*
 * Runs a fuzz target on every file of the folders named on the command line: what the tests do with
 * the corpus, with any compiler. Exit 1 when a file or folder cannot be read or there is none.
 */
#define _POSIX_C_SOURCE 200809L

#include "fuzz.h"

#include <dirent.h>
#include <errno.h>
#include <string.h>

enum { LARGEST_FILE = 1 << 20 };

static int complain(const char *name)
{
    fprintf(stderr, "%s: %s\n", name, strerror(errno));
    return 1;
}

static int replay_file(const char *name)
{
    static uint8_t bytes[LARGEST_FILE];
    FILE *file = fopen(name, "rb");

    if (file == NULL)
        return complain(name);
    const size_t size = fread(bytes, 1, sizeof bytes, file);
    const int failed = ferror(file) ? complain(name) : 0;
    fclose(file);
    if (failed)
        return failed;

    /* Of exactly the size, so that a sanitizer sees a byte read too many. */
    uint8_t *exact = malloc(size > 0 ? size : 1);
    if (exact == NULL)
        return complain(name);
    memcpy(exact, bytes, size);
    fprintf(stderr, "%s\n", name);
    LLVMFuzzerTestOneInput(exact, size);
    free(exact);
    return 0;
}

static int replay_folder(const char *name, unsigned *files)
{
    DIR *folder = opendir(name);
    int failed = 0;

    if (folder == NULL)
        return complain(name);
    for (struct dirent *entry = readdir(folder); entry != NULL; entry = readdir(folder)) {
        char path[4096];

        if (entry->d_name[0] == '.')
            continue;
        snprintf(path, sizeof path, "%s/%s", name, entry->d_name);
        failed |= replay_file(path);
        ++*files;
    }
    closedir(folder);
    return failed;
}

int main(int count, char **arguments)
{
    unsigned files = 0;
    int failed = 0;

    for (int i = 1; i < count; i++)
        failed |= replay_folder(arguments[i], &files);
    printf("%u inputs replayed\n", files);
    return failed || files == 0;
}

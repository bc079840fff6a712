/* SPDX-License-Identifier: MIT */
/*
 * An unpacker is first asked for what it still has inside, and fed only if that is nothing. So
 * what has arrived through a slow pipe is returned before it waits for more. A part that is cut
 * off or damaged is distinguished from a good end; what came before it has been returned by then.
 * Parts of both kinds may follow one another.
 */
#include "cli/files/unpack.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>
#include <zstd.h>
#include <zstd_errors.h>

/* A window of 2^25 bytes keeps the whole program below 50 MB; zstd makes larger ones only when
 * asked to (--ultra -22 on big files, --long=26 and above). */
enum { ZSTD_LARGEST_WINDOW_LOG = 25, GZIP_WINDOW_BITS = 15, GZIP_WRAPPER = 16 };

struct file_unpacker {
    enum packed packed; /* of the current part */
    bool inside;        /* between the first and the last byte of a packed part */
    bool gzip_is_on;    /* `gzip` has been set up */
    z_stream gzip;
    ZSTD_DStream *zstd; /* NULL until it is needed */
};

static const unsigned char gzip_magic[] = {0x1f, 0x8b};
static const unsigned char zstd_magic[] = {0x28, 0xb5, 0x2f, 0xfd};

static enum packed compare(const char *bytes, size_t length, const unsigned char *magic,
                           size_t magic_length, enum packed packed)
{
    size_t known = length < magic_length ? length : magic_length;
    if (memcmp(bytes, magic, known) != 0)
        return PACKED_NOT;
    return known == magic_length ? packed : PACKED_PERHAPS;
}

/* A zstd frame without data begins with one of 16 magic numbers (RFC 8878, 3.1.2). */
static enum packed compare_skippable(const char *bytes, size_t length)
{
    static const unsigned char magic[] = {0x50, 0x2a, 0x4d, 0x18};
    char start[sizeof magic];
    const size_t known = length < sizeof start ? length : sizeof start;

    memcpy(start, bytes, known);
    if (known > 0)
        start[0] = (char)(start[0] & 0xf0);
    return compare(start, known, magic, sizeof magic, PACKED_ZSTD);
}

enum packed unpack_recognize(const char *bytes, size_t length)
{
    const enum packed gzip = compare(bytes, length, gzip_magic, sizeof gzip_magic, PACKED_GZIP);
    const enum packed zstd = compare(bytes, length, zstd_magic, sizeof zstd_magic, PACKED_ZSTD);

    if (gzip != PACKED_NOT)
        return gzip;
    return zstd != PACKED_NOT ? zstd : compare_skippable(bytes, length);
}

/* Prepares the unpacker for a part of this kind. Returns false if memory runs out. */
static bool begin_part(struct file_unpacker *unpacker, enum packed packed)
{
    unpacker->packed = packed;
    unpacker->inside = true;
    if (packed == PACKED_GZIP && unpacker->gzip_is_on)
        return inflateReset(&unpacker->gzip) == Z_OK;
    if (packed == PACKED_GZIP) {
        unpacker->gzip_is_on =
            inflateInit2(&unpacker->gzip, GZIP_WINDOW_BITS + GZIP_WRAPPER) == Z_OK;
        return unpacker->gzip_is_on;
    }
    if (unpacker->zstd != NULL)
        return true;
    unpacker->zstd = ZSTD_createDStream();
    return unpacker->zstd != NULL &&
           !ZSTD_isError(ZSTD_DCtx_setParameter(unpacker->zstd, ZSTD_d_windowLogMax,
                                                ZSTD_LARGEST_WINDOW_LOG));
}

struct file_unpacker *unpack_new(enum packed packed)
{
    struct file_unpacker *unpacker = calloc(1, sizeof *unpacker);

    if (unpacker != NULL && !begin_part(unpacker, packed)) {
        unpack_free(unpacker);
        return NULL;
    }
    return unpacker;
}

void unpack_free(struct file_unpacker *unpacker)
{
    if (unpacker == NULL)
        return;
    if (unpacker->gzip_is_on)
        inflateEnd(&unpacker->gzip);
    ZSTD_freeDStream(unpacker->zstd);
    free(unpacker);
}

static enum unpack_status fail(struct unpack_input *input, const char *trouble)
{
    input->trouble = trouble;
    return UNPACK_FAILED;
}

static size_t waiting(const struct unpack_input *input)
{
    return input->filled - input->at;
}

/* Between two parts: checks what comes next. Returns UNPACK_DATA if a part begins. */
static enum unpack_status next_part(struct file_unpacker *unpacker, struct unpack_input *input)
{
    /* gzip itself pads with zeros on tapes, and accepts them between and after parts. */
    if (unpacker->packed == PACKED_GZIP)
        while (waiting(input) > 0 && input->bytes[input->at] == '\0')
            input->at++;
    if (waiting(input) == 0)
        return input->ended ? UNPACK_END : UNPACK_NEEDS_INPUT;
    enum packed packed = unpack_recognize(input->bytes + input->at, waiting(input));
    if (packed == PACKED_PERHAPS && !input->ended)
        return UNPACK_NEEDS_INPUT;
    /* If it is neither kind, the previous part's unpacker reports the error. */
    if (packed != PACKED_GZIP && packed != PACKED_ZSTD)
        packed = unpacker->packed;
    return begin_part(unpacker, packed) ? UNPACK_DATA : UNPACK_NO_MEMORY;
}

/* Passes `input`'s bytes to zlib. Returns UNPACK_NEEDS_INPUT if it needs more. */
static enum unpack_status inflate_some(struct file_unpacker *unpacker, struct unpack_input *input,
                                       char *to, size_t room, size_t *got)
{
    z_stream *gzip = &unpacker->gzip;
    gzip->next_in = (Bytef *)input->bytes + input->at;
    gzip->avail_in = (uInt)waiting(input);
    gzip->next_out = (Bytef *)to;
    gzip->avail_out = (uInt)room;
    int outcome = inflate(gzip, Z_NO_FLUSH);
    input->at = input->filled - gzip->avail_in;
    *got = room - gzip->avail_out;

    if (outcome == Z_STREAM_END)
        unpacker->inside = false;
    if (*got > 0)
        return UNPACK_DATA;
    if (outcome == Z_STREAM_END || outcome == Z_OK)
        return UNPACK_NEEDS_INPUT;
    if (outcome == Z_MEM_ERROR)
        return UNPACK_NO_MEMORY;
    if (outcome != Z_BUF_ERROR)
        return fail(input, "the gzip data is damaged");
    return input->ended ? fail(input, "the gzip data is cut off") : UNPACK_NEEDS_INPUT;
}

static enum unpack_status fail_zstd(struct unpack_input *input, size_t outcome)
{
    switch (ZSTD_getErrorCode(outcome)) {
    case ZSTD_error_memory_allocation:
        return UNPACK_NO_MEMORY;
    case ZSTD_error_frameParameter_windowTooLarge:
        return fail(input,
                    "the zstd data needs more than 32 MB for its window: unpack it with zstd");
    default:
        return fail(input, "the zstd data is damaged");
    }
}

static enum unpack_status unzstd_some(struct file_unpacker *unpacker, struct unpack_input *input,
                                      char *to, size_t room, size_t *got)
{
    ZSTD_inBuffer in = {.src = input->bytes + input->at, .size = waiting(input)};
    ZSTD_outBuffer out = {.dst = to, .size = room};
    size_t outcome = ZSTD_decompressStream(unpacker->zstd, &out, &in);
    if (ZSTD_isError(outcome))
        return fail_zstd(input, outcome);
    input->at += in.pos;
    *got = out.pos;
    unpacker->inside = outcome != 0;
    if (*got > 0)
        return UNPACK_DATA;
    if (unpacker->inside && input->ended && waiting(input) == 0)
        return fail(input, "the zstd data is cut off");
    return UNPACK_NEEDS_INPUT;
}

enum unpack_status unpack_read(struct file_unpacker *unpacker, struct unpack_input *input, char *to,
                               size_t room, size_t *got)
{
    for (;;) {
        enum unpack_status status = unpacker->inside ? UNPACK_DATA : next_part(unpacker, input);
        if (status != UNPACK_DATA)
            return status;
        status = unpacker->packed == PACKED_GZIP ? inflate_some(unpacker, input, to, room, got)
                                                 : unzstd_some(unpacker, input, to, room, got);
        if (status != UNPACK_NEEDS_INPUT || (waiting(input) == 0 && !input->ended))
            return status;
    }
}

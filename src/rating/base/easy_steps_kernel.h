/* SPDX-License-Identifier: MIT */
/*
 * Hidden singles and locked candidates. A vector (a group) holds the bands of DIGITS_AT_ONCE
 * digits, and every operation is done for all of them. Digit 0 is one of them; its bands are 0.
 */
#if DIGITS_AT_ONCE > 1
#include <immintrin.h>
#endif

#define INLINE static inline __attribute__((always_inline))

typedef uint32_t digit_group
    __attribute__((vector_size(16 * DIGITS_AT_ONCE), aligned(16), may_alias));

#if DIGITS_AT_ONCE == 4
enum { FIRST_GROUP = 0, GROUPS = 3 };
#define SHUFFLED(set, a, b, c, d) \
    __builtin_shufflevector(set, set, a, b, c, d, 4 + (a), 4 + (b), 4 + (c), 4 + (d), 8 + (a), \
                            8 + (b), 8 + (c), 8 + (d), 12 + (a), 12 + (b), 12 + (c), 12 + (d))
#define FOR_ALL(set) \
    __builtin_shufflevector(set, set, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3)
#elif DIGITS_AT_ONCE == 2
enum { FIRST_GROUP = 0, GROUPS = 5 };
#define SHUFFLED(set, a, b, c, d) \
    __builtin_shufflevector(set, set, a, b, c, d, 4 + (a), 4 + (b), 4 + (c), 4 + (d))
#define FOR_ALL(set) __builtin_shufflevector(set, set, 0, 1, 2, 3, 0, 1, 2, 3)
#else
enum { FIRST_GROUP = 1, GROUPS = 10 };
#define SHUFFLED(set, a, b, c, d) __builtin_shufflevector(set, set, a, b, c, d)
#define FOR_ALL(set) (set)
#endif

INLINE digit_group load(const bands of[10], int at)
{
#if DIGITS_AT_ONCE == 4
    if (at == GROUPS - 1)
        return (digit_group)_mm512_zextsi256_si512(_mm256_loadu_si256((const __m256i *)&of[8]));
#endif
    return *(const digit_group *)&of[DIGITS_AT_ONCE * at];
}

INLINE void store(bands of[10], int at, digit_group set)
{
#if DIGITS_AT_ONCE == 4
    if (at == GROUPS - 1) {
        _mm256_storeu_si256((__m256i *)&of[8], _mm512_castsi512_si256((__m512i)set));
        return;
    }
#endif
    *(digit_group *)&of[DIGITS_AT_ONCE * at] = set;
}

INLINE digit_group everywhere(uint32_t word)
{
    return FOR_ALL(all_bands(word));
}

/* Joins the digits of a group. */
INLINE bands joined(digit_group set)
{
#if DIGITS_AT_ONCE == 4
    const __m256i half = _mm256_or_si256(_mm512_castsi512_si256((__m512i)set),
                                         _mm512_extracti64x4_epi64((__m512i)set, 1));
    return (bands)_mm_or_si128(_mm256_castsi256_si128(half), _mm256_extracti128_si256(half, 1));
#elif DIGITS_AT_ONCE == 2
    return (bands)_mm_or_si128(_mm256_castsi256_si128((__m256i)set),
                               _mm256_extracti128_si256((__m256i)set, 1));
#else
    return set;
#endif
}

/* What two digits of a digit_group have. */
INLINE bands in_two(digit_group set)
{
#if DIGITS_AT_ONCE == 4
    const __m256i low = _mm512_castsi512_si256((__m512i)set),
                  high = _mm512_extracti64x4_epi64((__m512i)set, 1),
                  both = _mm256_or_si256(low, high), same = _mm256_and_si256(low, high);
    return (bands)_mm_or_si128(
        _mm_and_si128(_mm256_castsi256_si128(both), _mm256_extracti128_si256(both, 1)),
        _mm_or_si128(_mm256_castsi256_si128(same), _mm256_extracti128_si256(same, 1)));
#elif DIGITS_AT_ONCE == 2
    return (bands)_mm_and_si128(_mm256_castsi256_si128((__m256i)set),
                                _mm256_extracti128_si256((__m256i)set, 1));
#else
    (void)set;
    return all_bands(0);
#endif
}

/* The places that are the only one in their box, or in their row or column. */
typedef struct onlys {
    digit_group in_box[GROUPS], in_line[GROUPS];
    digit_group any_in_box;
    bool gap; /* a house or a cell has none */
} onlys;

#if DIGITS_AT_ONCE > 1

/* Counts up to two: at least one, at least two. */
typedef struct place_sums {
    digit_group one, two;
} place_sums;

INLINE place_sums three(digit_group a, digit_group b, digit_group c)
{
    return (place_sums){a | b | c, (a & b) | ((a | b) & c)};
}

INLINE place_sums three_sums(place_sums a, place_sums b, place_sums c)
{
    place_sums sum = three(a.one, b.one, c.one);
    sum.two |= a.two | b.two | c.two;
    return sum;
}

INLINE place_sums moved_sums(place_sums a, int bits)
{
    return (place_sums){a.one >> bits, a.two >> bits};
}

/* How many places there are in each house: in the first cell of each row and box, and in the first
 * row of each column. */
typedef struct in_houses {
    place_sums rows, boxes, columns;
} in_houses;

INLINE in_houses count_places(digit_group set)
{
    const place_sums triads = three(set, set >> 1, set >> 2),
                     parts = three(set, set >> 9, set >> 18);
    const place_sums after = {SHUFFLED(parts.one, 1, 2, 0, 3), SHUFFLED(parts.two, 1, 2, 0, 3)},
                     last = {SHUFFLED(parts.one, 2, 0, 1, 3), SHUFFLED(parts.two, 2, 0, 1, 3)};
    in_houses found = {.rows = three_sums(triads, moved_sums(triads, 3), moved_sums(triads, 6)),
                       .boxes = three_sums(triads, moved_sums(triads, 9), moved_sums(triads, 18)),
                       .columns = three_sums(parts, after, last)};

    found.rows.one &= everywhere(BAND_ROWS);
    found.boxes.one &= everywhere(BAND_ROW & BAND_TRIADS);
    found.columns.one &= everywhere(BAND_ROW);
    return found;
}

/* All cells of rows, boxes, columns. */
INLINE digit_group cells_of_rows(digit_group first)
{
    return (first << 9) - first;
}

INLINE digit_group cells_of_boxes(digit_group first)
{
    const digit_group row = (first << 3) - first;
    return row | row << 9 | row << 18;
}

INLINE digit_group cells_of_columns(digit_group first)
{
    return first | first << 9 | first << 18;
}

/* A board in vectors, which stay in registers from round to round where there are enough. */
typedef struct work_board {
    digit_group of[GROUPS];
    bands empty;
} work_board;

INLINE work_board *take_board(const se_board *b, work_board *room)
{
    for (int at = 0; at < GROUPS; at++)
        room->of[at] = load(b->of, at);
    room->empty = b->empty;
    return room;
}

INLINE void give_board(const work_board *w, se_board *b)
{
    for (int at = 0; at < GROUPS; at++)
        store(b->of, at, w->of[at]);
    b->empty = w->empty;
}

INLINE void find_onlys(const work_board *w, onlys *found)
{
    digit_group missing = everywhere(0), any = missing;

    found->any_in_box = missing;
    for (int at = FIRST_GROUP; at < GROUPS; at++) {
        const digit_group set = w->of[at];
        const in_houses count = count_places(set);
        digit_group none = (count.rows.one ^ everywhere(BAND_ROWS)) |
                           (count.boxes.one ^ everywhere(BAND_ROW & BAND_TRIADS)) |
                           (count.columns.one ^ everywhere(BAND_ROW));

        found->in_box[at] = set & cells_of_boxes(count.boxes.one & ~count.boxes.two);
        found->in_line[at] = set & (cells_of_rows(count.rows.one & ~count.rows.two) |
                                    cells_of_columns(count.columns.one & ~count.columns.two));
        found->any_in_box |= found->in_box[at];
        any |= set;
#if DIGITS_AT_ONCE == 4
        if (at == 0)
            none = (digit_group)_mm512_maskz_mov_epi32(0xfff0, (__m512i)none);
        else if (at == GROUPS - 1)
            none = (digit_group)_mm512_maskz_mov_epi32(0x00ff, (__m512i)none);
#elif DIGITS_AT_ONCE == 2
        if (at == 0)
            none = (digit_group)_mm256_blend_epi32((__m256i)none, _mm256_setzero_si256(), 0x0f);
#endif
        missing |= none;
    }
    found->gap = any_band(joined(missing) | (joined(any) ^ all_bands(BAND_BITS)));
}

/* The houses of placed digits: the first cell of each row and box, and the first row of each
 * column; and whether two of the same digit are in one of them. */
typedef struct placed_houses {
    digit_group rows, boxes, columns;
    digit_group twice;
} placed_houses;

INLINE placed_houses houses_of(digit_group placed)
{
    const digit_group row = everywhere(BAND_ROW), box = everywhere(BAND_ROW & BAND_TRIADS);
    const digit_group triads = placed | placed >> 1 | placed >> 2;
    const place_sums boxes = three(triads, triads >> 9, triads >> 18),
                     parts = three(placed, placed >> 9, placed >> 18),
                     columns = three(parts.one, SHUFFLED(parts.one, 1, 2, 0, 3),
                                     SHUFFLED(parts.one, 2, 0, 1, 3));
    const digit_group rows = (triads | triads >> 3 | triads >> 6) & everywhere(BAND_ROWS);

    /* Without one cell of each row, the others of the row are left. */
    return (placed_houses){.rows = rows,
                           .boxes = boxes.one & box,
                           .columns = columns.one & row,
                           .twice = (placed & (placed - rows)) | (boxes.two & box) |
                                    ((parts.two | columns.two) & row)};
}

/* Places digits. */
INLINE void place(work_board *w, const digit_group placed[GROUPS], bands filled)
{
    const digit_group others = FOR_ALL(filled);
    digit_group twice = everywhere(0);

    for (int at = FIRST_GROUP; at < GROUPS; at++)
        twice |= houses_of(placed[at]).twice;
    if (any_band(joined(twice))) {
        se_board b;
        bands places[10];
        give_board(w, &b);
        for (int at = 0; at < GROUPS; at++)
            store(places, at, placed[at]);
        se_board_place(&b, places);
        (void)take_board(&b, w);
        return;
    }
    for (int at = FIRST_GROUP; at < GROUPS; at++) {
        const placed_houses houses = houses_of(placed[at]);
        const digit_group seen = cells_of_rows(houses.rows) | cells_of_boxes(houses.boxes) |
                                 cells_of_columns(houses.columns);
        w->of[at] = (w->of[at] & ~(seen | others)) | placed[at];
    }
    w->empty &= ~filled;
}

#else

typedef se_board work_board;

INLINE work_board *take_board(se_board *b, work_board *room)
{
    (void)room;
    return b;
}

INLINE void give_board(const work_board *w, se_board *b)
{
    (void)w;
    (void)b;
}

static void find_onlys(const work_board *b, onlys *found)
{
    found->gap = se_board_gap(b);
    found->any_in_box = all_bands(0);
    FOR_ALL_DIGITS(digit) {
        if (!se_only_places(b->of[digit], &found->in_box[digit], &found->in_line[digit]))
            found->gap = true;
        found->any_in_box |= found->in_box[digit];
    }
}

INLINE void place(work_board *b, const digit_group placed[GROUPS], bands filled)
{
    (void)filled;
    se_board_place(b, placed);
}

#endif

INLINE se_round place_once(work_board *w, int er, int most)
{
    const bands alone = er < SE_IN_LINE ? se_alone(w->empty) : all_bands(0);
    bands in_box = w->empty, in_line = w->empty;
    digit_group chosen[GROUPS], all = everywhere(0), twice = all;
    se_round round = {.rating = SE_IN_LINE};
    onlys found;

    find_onlys(w, &found);
    if (found.gap) {
        round.end = SE_ROUND_CONTRADICTION;
        return round;
    }
    if (er < SE_IN_BOX && any_band(alone)) {
        in_box = in_line = alone;
        round.rating = SE_LAST_CELL;
    } else if (er < SE_IN_LINE && any_band((joined(found.any_in_box) & w->empty) | alone)) {
        in_line = alone;
        round.rating = SE_IN_BOX;
    }
    for (int at = FIRST_GROUP; at < GROUPS; at++) {
        chosen[at] = (found.in_box[at] & FOR_ALL(in_box)) | (found.in_line[at] & FOR_ALL(in_line));
        twice |= all & chosen[at];
        all |= chosen[at];
    }
    const bands filled = joined(all);
    if (any_band(joined(twice) | in_two(all))) {
        round.end = SE_ROUND_CONTRADICTION;
        return round;
    }
    round.end = !any_band(filled)                  ? SE_ROUND_NOTHING
                : most != 0 && round.rating > most ? SE_ROUND_ABOVE
                                                   : SE_ROUND_PLACED;
    if (round.end != SE_ROUND_PLACED)
        return round;
    round.count = cell_count(cells_of_bands(filled));
    place(w, chosen, filled);
    return round;
}

/* Once something is placed, a round that would raise the rating is left to the next call. */
static se_round place_singles(se_board *b, int er, int most)
{
    se_round all = {.rating = SE_IN_LINE};
    work_board room, *w = take_board(b, &room);

    do {
        const se_round round = place_once(w, er, all.count != 0 ? er : most);
        all.end = round.end == SE_ROUND_ABOVE && all.count != 0 ? SE_ROUND_PLACED : round.end;
        if (round.end != SE_ROUND_PLACED)
            break;
        all.rating = round.rating;
        all.count += round.count;
    } while (all.rating <= er);
    give_board(w, b);
    return all;
}

/* What the two other parts of the same kind have: the columns of a box, its rows, the boxes of a
 * band, those of a stack. */
typedef struct other_two {
    digit_group next, last;
} other_two;

INLINE other_two other_columns(digit_group set)
{
    return (other_two){(set >> 1 & everywhere(0333)) | (set << 2 & everywhere(0444)),
                       (set >> 2 & everywhere(0111)) | (set << 1 & everywhere(0666))};
}

INLINE other_two other_rows(digit_group set)
{
    const digit_group triads = everywhere(BAND_TRIADS);
    return (other_two){(set >> 9 | set << 18) & triads, (set >> 18 | set << 9) & triads};
}

INLINE other_two other_boxes(digit_group set)
{
    return (other_two){(set >> 3 & everywhere(0011011011)) | (set << 6 & everywhere(0100100100)),
                       (set >> 6 & everywhere(0001001001)) | (set << 3 & everywhere(0110110110))};
}

INLINE other_two other_bands(digit_group set)
{
    return (other_two){SHUFFLED(set, 1, 2, 0, 3), SHUFFLED(set, 2, 0, 1, 3)};
}

INLINE digit_group either(other_two two)
{
    return two.next | two.last;
}

#if DIGITS_AT_ONCE > 1
/* Where one place is left in both together. */
INLINE digit_group one_in_both(other_two one, other_two two)
{
    return (one.next ^ one.last) & ~(two.next | two.last);
}
#endif

static const se_locks *find_locks(const se_board *b, se_locks *locks, se_locks *direct)
{
#if DIGITS_AT_ONCE > 1
    digit_group any = everywhere(0);
#else
    (void)direct;
#endif
    for (int at = FIRST_GROUP; at < GROUPS; at++) {
        const digit_group open = load(b->of, at) & FOR_ALL(b->empty);
        const digit_group triads = (open | open >> 1 | open >> 2) & everywhere(BAND_TRIADS);
        const digit_group threes = (open | open >> 9 | open >> 18) & everywhere(BAND_ROW);
        const other_two rows = other_rows(triads), boxes = other_boxes(triads),
                        columns = other_columns(threes), of_stack = other_bands(threes);
        const digit_group pointing_columns = threes & ~either(columns) & either(of_stack),
                          pointing_rows = triads & ~either(rows) & either(boxes),
                          claiming_columns = threes & ~either(of_stack) & either(columns),
                          claiming_rows = triads & ~either(boxes) & either(rows);

        store(locks->pointing_columns, at, pointing_columns);
        store(locks->pointing_rows, at, pointing_rows);
        store(locks->claiming_columns, at, claiming_columns);
        store(locks->claiming_rows, at, claiming_rows);
#if DIGITS_AT_ONCE > 1
        const digit_group triads_of_two =
                              three(open, open >> 1, open >> 2).two & everywhere(BAND_TRIADS),
                          threes_of_two =
                              three(open, open >> 9, open >> 18).two & everywhere(BAND_ROW);
        const digit_group column_left = threes & one_in_both(columns, other_columns(threes_of_two)),
                          band_left = threes & one_in_both(of_stack, other_bands(threes_of_two)),
                          row_left = triads & one_in_both(rows, other_rows(triads_of_two)),
                          box_left = triads & one_in_both(boxes, other_boxes(triads_of_two));
        const digit_group direct_of[4] = {pointing_columns & either(other_bands(column_left)),
                                          pointing_rows & either(other_boxes(row_left)),
                                          claiming_columns & either(other_columns(band_left)),
                                          claiming_rows & either(other_rows(box_left))};

        store(direct->pointing_columns, at, direct_of[0]);
        store(direct->pointing_rows, at, direct_of[1]);
        store(direct->claiming_columns, at, direct_of[2]);
        store(direct->claiming_rows, at, direct_of[3]);
        any |= direct_of[0] | direct_of[1] | direct_of[2] | direct_of[3];
#endif
    }
#if DIGITS_AT_ONCE > 1
    return any_band(joined(any)) ? direct : NULL;
#else
    return locks;
#endif
}

/* ------------------------------------------------------------------------------------ positions */

#if DIGITS_AT_ONCE > 1

/* Exchanges rows and columns of 8 x 8 bits. */
INLINE uint64_t transposed(uint64_t bits)
{
    uint64_t moved = (bits ^ bits >> 7) & 0x00aa00aa00aa00aa;

    bits ^= moved ^ moved << 7;
    moved = (bits ^ bits >> 14) & 0x0000cccc0000cccc;
    bits ^= moved ^ moved << 14;
    moved = (bits ^ bits >> 28) & 0x00000000f0f0f0f0;
    return bits ^ moved ^ moved << 28;
}

/* Eight rows, and eight boxes, and then the last ones. */
static void fill_places(positions places[HOUSES], bands set)
{
    const __m256i words = _mm256_permutevar8x32_epi32(_mm256_castsi128_si256((__m128i)set),
                                                      _mm256_setr_epi32(0, 0, 0, 1, 1, 1, 2, 2)),
                  nine = _mm256_set1_epi32(BAND_ROW), box = _mm256_set1_epi32(0007007007);
    const __m256i rows = _mm256_and_si256(
        _mm256_srlv_epi32(words, _mm256_setr_epi32(0, 9, 18, 0, 9, 18, 0, 9)), nine);
    __m256i boxes =
        _mm256_and_si256(_mm256_srlv_epi32(words, _mm256_setr_epi32(0, 3, 6, 0, 3, 6, 0, 3)), box);
    boxes = _mm256_and_si256(_mm256_or_si256(_mm256_or_si256(boxes, _mm256_srli_epi32(boxes, 6)),
                                             _mm256_srli_epi32(boxes, 12)),
                             nine);
    const __m256i both = _mm256_permute4x64_epi64(_mm256_packus_epi32(rows, boxes), 0xd8);
    const __m128i eight = _mm256_castsi256_si128(both);
    const uint32_t last = set[2] >> 18, last_box = set[2] >> 6;
    const __m128i low = _mm_and_si128(eight, _mm_set1_epi16(0xff)),
                  bit = _mm_setr_epi16(1, 2, 4, 8, 16, 32, 64, 128);
    const uint64_t columns = transposed((uint64_t)_mm_cvtsi128_si64(_mm_packus_epi16(low, low)));
    const __m128i in_last =
        _mm_and_si128(_mm_cmpeq_epi16(_mm_and_si128(_mm_set1_epi16((short)last), bit), bit),
                      _mm_set1_epi16(0x100));
    const __m128i ninth = _mm_packs_epi16(_mm_slli_epi16(eight, 7), _mm_setzero_si128());

    _mm_storeu_si128((__m128i *)places, eight);
    places[8] = (positions)last;
    _mm_storeu_si128(
        (__m128i *)&places[FIRST_COLUMN],
        _mm_or_si128(_mm_cvtepu8_epi16(_mm_cvtsi64_si128((long long)columns)), in_last));
    places[FIRST_COLUMN + 8] = (positions)((uint32_t)_mm_movemask_epi8(ninth) | (last & 0x100));
    _mm_storeu_si128((__m128i *)&places[FIRST_BOX], _mm256_extracti128_si256(both, 1));
    places[FIRST_BOX + 8] =
        (positions)((last_box & 7) | (last_box >> 6 & 0070) | (last_box >> 12 & 0700));
}

#if DIGITS_AT_ONCE == 4

static void fill_cells(digits of[ENNEAD_CELLS], const se_board *b)
{
    bands open[10];

    FOR_ALL_DIGITS(digit)
        open[digit] = open_places(b, digit);
    for (int band = 0; band < 3; band++) {
        __m512i all = _mm512_setzero_si512();

        FOR_ALL_DIGITS(digit)
            all = _mm512_mask_add_epi16(all, open[digit][band], all,
                                        _mm512_set1_epi16((short)digit_set(digit)));
        _mm512_mask_storeu_epi16(&of[27 * band], BAND_BITS, all);
    }
}

#else

/* The first 16 cells of each band, and the last 16. */
static void fill_cells(digits of[ENNEAD_CELLS], const se_board *b)
{
    const __m256i bits =
        _mm256_setr_epi16(1, 1 << 1, 1 << 2, 1 << 3, 1 << 4, 1 << 5, 1 << 6, 1 << 7, 1 << 8, 1 << 9,
                          1 << 10, 1 << 11, 1 << 12, 1 << 13, 1 << 14, INT16_MIN);
    bands open[10];

    FOR_ALL_DIGITS(digit)
        open[digit] = open_places(b, digit);
    for (int band = 0; band < 3; band++)
        for (int first = 0; first <= 11; first += 11) {
            __m256i all = _mm256_setzero_si256();

            FOR_ALL_DIGITS(digit) {
                const __m256i word = _mm256_set1_epi16((short)(open[digit][band] >> first)),
                              has = _mm256_cmpeq_epi16(_mm256_and_si256(word, bits), bits),
                              set = _mm256_set1_epi16((short)digit_set(digit));
                all = _mm256_or_si256(all, _mm256_and_si256(has, set));
            }
            _mm256_storeu_si256((__m256i *)&of[27 * band + first], all);
        }
}

#endif

/* ---------------------------------------------------------------------------------- hidden sets */

/* The positions of a digit in some houses, and some of these houses. */
typedef uint16_t hidden_part
    __attribute__((vector_size(16 * DIGITS_AT_ONCE), aligned(2), may_alias));
#if DIGITS_AT_ONCE == 4
typedef __mmask32 house_mask;
#else
typedef int16_t house_mask __attribute__((vector_size(16 * DIGITS_AT_ONCE)));
#endif

enum { HOUSES_AT_ONCE = 8 * DIGITS_AT_ONCE };

INLINE hidden_part load_part(const positions *places, int first)
{
#if DIGITS_AT_ONCE == 4
    (void)first;
    return (hidden_part)_mm512_maskz_loadu_epi16((1u << HOUSES) - 1, places);
#else
    return *(const hidden_part *)&places[first];
#endif
}

INLINE house_mask equal(hidden_part sets, hidden_part others)
{
#if DIGITS_AT_ONCE == 4
    return _mm512_cmpeq_epi16_mask((__m512i)sets, (__m512i)others);
#else
    return sets == others;
#endif
}

INLINE house_mask without_any(hidden_part sets)
{
#if DIGITS_AT_ONCE == 4
    return _mm512_testn_epi16_mask((__m512i)sets, (__m512i)sets);
#else
    return sets == 0;
#endif
}

/* The sets of these houses, and a number for the others. */
INLINE hidden_part sets_or_number(house_mask those, hidden_part sets, int number)
{
#if DIGITS_AT_ONCE == 4
    return (hidden_part)_mm512_mask_mov_epi16(_mm512_set1_epi16((short)number), those,
                                              (__m512i)sets);
#else
    return (sets & (hidden_part)those) |
           (((hidden_part){0} + (uint16_t)number) & (hidden_part)~those);
#endif
}

INLINE uint32_t bits_of(house_mask found)
{
#if DIGITS_AT_ONCE == 4
    return found;
#else
    const __m256i bytes = _mm256_packs_epi16((__m256i)found, _mm256_setzero_si256());
    return (uint32_t)_mm256_movemask_epi8(_mm256_permute4x64_epi64(bytes, 0xd8));
#endif
}

INLINE hidden_part without_lowest(hidden_part sets)
{
    return sets & (sets - 1);
}

INLINE uint32_t hidden_pairs(const positions places[10][HOUSES], int first)
{
    hidden_part sets[10];
    house_mask found = {0};

    FOR_ALL_DIGITS(digit) {
        const hidden_part set = load_part(places[digit], first), less = without_lowest(set);
        const house_mask pairs = without_any(without_lowest(less)) & ~without_any(less);
        sets[digit] = sets_or_number(pairs, set, digit << 9);
    }
    for (int high = 2; high <= 9; high++)
        for (int low = 1; low < high; low++)
            found |= equal(sets[low], sets[high]);
    return bits_of(found);
}

INLINE uint32_t hidden_triplets(const positions places[10][HOUSES], int first)
{
    hidden_part sets[10];
    house_mask found = {0};

    FOR_ALL_DIGITS(digit) {
        const hidden_part set = load_part(places[digit], first);
        sets[digit] = sets_or_number(~without_any(without_lowest(set)), set, BAND_ROW);
    }
    for (int high = 3; high <= 9; high++)
        for (int middle = 2; middle < high; middle++) {
            const hidden_part two = sets[high] | sets[middle];
            for (int low = 1; low < middle; low++)
                found |=
                    without_any(without_lowest(without_lowest(without_lowest(two | sets[low]))));
        }
    return bits_of(found);
}

static uint32_t houses_with_hidden(const positions places[10][HOUSES], int size)
{
    uint32_t found = 0;

    for (int next = 0; next < HOUSES; next += HOUSES_AT_ONCE) {
        const int last = HOUSES - HOUSES_AT_ONCE, first = last > 0 && next > last ? last : next;
        found |= (size == 2 ? hidden_pairs(places, first) : hidden_triplets(places, first))
                 << first;
    }
    return found;
}

#else

#define fill_places se_fill_places_plainly
#define fill_cells NULL

/* It would take as long as to look at the houses. */
static uint32_t houses_with_hidden(const positions places[10][HOUSES], int size)
{
    (void)places;
    (void)size;
    return UINT32_MAX;
}

#endif

const easy_steps_edition EASY_STEPS_EDITION = {
    place_singles, find_locks, houses_with_hidden, {fill_places, fill_cells}};

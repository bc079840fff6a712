/* SPDX-License-Identifier: MIT */
/*
 * `ennead generate`: puzzles with one solution. A slot is a range of numbers, which one call of
 * the library makes together. A puzzle that was given up gets a message instead.
 */
#include <inttypes.h>
#include <stdatomic.h>
#include <string.h>

#include "cli/base/progress.h"
#include "cli/base/signals.h"
#include "cli/create/creators.h"
#include "cli/create/generate_variant.h"
#include "cli/create/made_puzzle.h"
#include "cli/options/arguments.h"
#include "cli/options/techniques_option.h"
#include "cli/output/output.h"
#include "cli/record/records_run.h"

/* Enough items to keep the batch engine busy, but not so many that finished puzzles wait long for
 * the rare ones beside them. */
enum {
    COMMON_IN_A_SLOT = 16384,
    RARE_IN_A_SLOT = 4096,
    PATTERNS_IN_A_SLOT = 256,
    /* Requests that may be rare: slots get larger as long as each is made within QUICK seconds. */
    SYMMETRIC_AT_FIRST = 8192, /* every clue needed */
    SYMMETRIC_IN_A_SLOT = 32768,
    DIFFICULT_AT_FIRST = 1024, /* with a difficulty */
    DIFFICULT_IN_A_SLOT = 8192,
    HARD_AT_FIRST = 16, /* with a rating of HARD or more, or a gem */
    HARD_IN_A_SLOT = 256,
    HARD = 85,
};

static const double QUICK = 6;

struct generate_run {
    const struct generate *generate;
    ennead_finder *finders[MOST_THREADS]; /* if a level or techniques were requested */
    struct numbers numbers;
    size_t most_items;
    atomic_size_t items;      /* current number of items in a slot */
    struct creators creators; /* for arrays of ennead_created_puzzle */
};

static bool fill_slot(void *user, struct slot *slot)
{
    struct generate_run *run = user;
    return numbers_fill(&run->numbers, slot, atomic_load(&run->items));
}

/* Called after a slot of `items` items. The puzzles made do not depend on the size of slots. */
static void enlarge_slots(struct generate_run *run, size_t items)
{
    if (items == atomic_load(&run->items) && items < run->most_items)
        atomic_store(&run->items, 4 * items < run->most_items ? 4 * items : run->most_items);
}

static ennead_status work(void *user, struct slot *slot)
{
    struct generate_run *run = user;
    ennead_created_puzzle *created = run->creators.made[slot->thread];
    ennead_request request = run->generate->request;
    request.seed = run->generate->numbered.common.solving.seed;
    request.stop = signals_stop();
    request.time_limit = numbers_time_left(&run->numbers);
    const double begun = progress_clock();
    const ennead_status status = ennead_generate(run->creators.of[slot->thread], &request,
                                                 slot->first_puzzle, slot->puzzle_count, created);
    if (progress_clock() - begun < QUICK)
        enlarge_slots(run, slot->puzzle_count);
    uint64_t tried = 0;
    for (size_t i = 0; status == ENNEAD_STATUS_OK && i < slot->puzzle_count; i++)
        tried += created[i].attempts;
    progress_add_tried(tried);
    return status;
}

/* The option for a part of a request. */
static const char *option_of(const struct generate *generate, ennead_request_wish wish)
{
    const bool needs = !technique_set_is_empty(&generate->needed);
    switch (wish) {
    case ENNEAD_REQUEST_WISH_CLUES:
        return "clues";
    case ENNEAD_REQUEST_WISH_BEYOND:
        return needs ? "requires" : "not-solved-by";
    case ENNEAD_REQUEST_WISH_ONLY:
        return needs ? "requires" : "solved-by";
    case ENNEAD_REQUEST_WISH_LEVEL:
        return "level";
    case ENNEAD_REQUEST_WISH_RATING:
        return "rating";
    case ENNEAD_REQUEST_WISH_GEM:
        return generate->diamond ? "diamond" : "pearl";
    case ENNEAD_REQUEST_WISH_PATTERN:
    case ENNEAD_REQUEST_WISH_MINIMAL:
    case ENNEAD_REQUEST_WISH_NONE:
        break;
    }
    return NULL;
}

/* Adds a description of the nearest puzzle. */
static void add_nearest(struct text *text, const ennead_created_puzzle *created)
{
    if (created->missed == ENNEAD_REQUEST_WISH_PATTERN)
        text_format(text, "the best digits for the pattern have %s%" PRIu64 " solutions",
                    created->solutions >= 128 ? "at least " : "", created->solutions);
    else if (created->rating > 0)
        text_format(text, "the nearest was rated %d.%d", created->rating / 10,
                    created->rating % 10);
    else if (created->nearest > 0 && created->needless > 0)
        text_format(text, "the nearest had %d clues, %d of them needless", created->nearest,
                    created->needless);
    else if (created->nearest > 0)
        text_format(text, "the nearest had %d clues", created->nearest);
    else
        text_string(text, "none was near");
}

/* Adds which part of the request was never met, and what to try. */
static void add_advice(struct text *text, const struct generate *generate,
                       const ennead_created_puzzle *created)
{
    const char *option = option_of(generate, created->missed);
    const char *limit =
        created->outcome == ENNEAD_CREATION_OUTCOME_GAVE_UP ? "effort" : "time-limit";
    if (created->missed == ENNEAD_REQUEST_WISH_PATTERN)
        text_format(text, "; add cells to the pattern, or raise --%s\n", limit);
    else if (option != NULL)
        text_format(text, "; --%s was never met: loosen it, or raise --%s\n", option, limit);
    else if (created->missed == ENNEAD_REQUEST_WISH_MINIMAL)
        text_format(text, "; --redundant allows these, or raise --%s\n", limit);
    else
        text_format(text, "; raise --%s\n", limit);
}

/* Reports a puzzle that was not made: how near the attempts came. */
static void report_not_made(struct slot *slot, const struct generate *generate,
                            const struct item *item, const ennead_created_puzzle *created)
{
    struct text *text = &slot->messages;
    if (generate->numbered.common.quiet)
        return;
    text_format(text, "ennead: puzzle %" PRIu64 " was %s after %" PRIu64 " calls of the solver: ",
                item->line,
                created->outcome == ENNEAD_CREATION_OUTCOME_GAVE_UP ? "given up" : "not finished",
                created->questions);
    add_nearest(text, created);
    add_advice(text, generate, created);
}

static const enum field fields[] = {
    FIELD_OF_PUZZLE, FIELD_OF_VERDICT, FIELD_OF_COUNT,    FIELD_OF_SOLUTION,  FIELD_OF_CLUES,
    FIELD_OF_ER,     FIELD_OF_SCORE,   FIELD_OF_LEVEL,    FIELD_OF_COUNTS,    FIELD_OF_TECHNIQUE,
    FIELD_OF_NUMBER, FIELD_OF_SEED,    FIELD_OF_FORM,     FIELD_OF_RULES,     FIELD_OF_TE,
    FIELD_OF_B,      FIELD_OF_BXB,     FIELD_OF_BXBB,     FIELD_OF_W,         FIELD_OF_GW,
    FIELD_OF_GB,     FIELD_OF_SW,      FIELD_OF_BACKDOOR, FIELD_OF_BACKDOORS, FIELD_OF_ELIMINATIONS,
};

enum { IN_TABLES = 12 };

static bool asks_for_rating(const ennead_request *request)
{
    return request->least_rating > 0 || request->most_rating > 0 ||
           request->rating_kind != ENNEAD_RATING_KIND_ANY;
}

/* Whether a level or techniques of HoDoKu were requested. */
static bool asks_for_path(const struct generate *generate)
{
    return generate->request.levels != 0 || !technique_set_is_empty(&generate->request.only) ||
           !technique_set_is_empty(&generate->request.beyond);
}

static const char *technique_name(int technique)
{
    const ennead_technique_row *row = ennead_technique_info(technique);
    return row != NULL ? row->name : NULL;
}

static bool techniques_named(const char *name, size_t length, struct where_set *set)
{
    ennead_technique_set named = {0};
    if (ennead_technique_set_add(&named, name, length) != ENNEAD_STATUS_OK)
        return false;
    *set = (struct where_set){{0}};
    for (int i = 0; i < ENNEAD_TECHNIQUE_COUNT; i++)
        if (ennead_technique_set_has(&named, (ennead_technique)i))
            set->words[i / 64] |= (uint64_t)1 << (i % 64);
    return true;
}

static struct records records_of(const struct generate *generate)
{
    const field_set of_plain_puzzles = FIELD_BIT(TE) | FIELD_BIT(B) | FIELD_BIT(BXB) |
                                       FIELD_BIT(BXBB) | FIELD_BIT(W) | FIELD_BIT(GW) |
                                       FIELD_BIT(GB) | FIELD_BIT(SW) | FIELD_BIT(BACKDOOR) |
                                       FIELD_BIT(BACKDOORS) | FIELD_BIT(ELIMINATIONS);
    return (struct records){
        .settings = &generate->numbered.common,
        FIELDS_OF(fields),
        .table_count = IN_TABLES,
        .origin = RECORDS_MADE,
        .never =
            (generate->by_model ? of_plain_puzzles : 0) |
            (asks_for_rating(&generate->request) ? 0 : FIELD_BIT(ER)) |
            (asks_for_path(generate) ? 0
                                     : FIELD_BIT(SCORE) | FIELD_BIT(LEVEL) | FIELD_BIT(TECHNIQUE)),
        .cells = FIELD_OF_PUZZLE,
        .technique = technique_name,
        .techniques_named = asks_for_path(generate) ? techniques_named : NULL,
    };
}

/* Sets what is known of a puzzle's path with the requested techniques. */
static void set_path(struct record *record, const struct generate *generate, ennead_finder *finder,
                     const ennead_created_puzzle *created, ennead_score *score)
{
    ennead_technique_set all = {0};
    ennead_state state;
    ennead_puzzle puzzle;
    (void)ennead_technique_set_add(&all, "all", strlen("all"));
    (void)ennead_puzzle_from_givens(created->puzzle, &puzzle);
    (void)ennead_state_from_puzzle(&puzzle, &state);
    ennead_score_state(finder, &state, &all, ENNEAD_LEVEL_EXTREME, score);
    record_set_number(record, FIELD_OF_LEVEL, (uint64_t)score->level);
    if (!technique_set_is_empty(&generate->request.only))
        ennead_score_state(finder, &state, &generate->request.only, ENNEAD_LEVEL_EXTREME, score);
    if (score->end == ENNEAD_PATH_END_SOLVED)
        record_set_number(record, FIELD_OF_SCORE, (uint64_t)score->score);
    if (score->steps == 0)
        return;
    record_set_technique(record, (int)score->hardest, technique_name((int)score->hardest));
    const struct record_techniques techniques = {technique_name, score->counts,
                                                 ENNEAD_TECHNIQUE_COUNT};
    record_set_counts(record, &techniques);
}

_Static_assert(FIELD_OF_TE + ENNEAD_MEASURE_SW == FIELD_OF_SW, "fields as the measures");

/* Sets the measures that --where asks for. Returns whether it was not stopped. */
static bool set_measures(struct record *record, const struct where *where,
                         const ennead_state *state)
{
    ennead_known_measures known = {0};
    ennead_rater_options limits;
    ennead_rater_options_init(&limits);
    limits.stop = signals_stop();
    limits.known = &known;
    for (int i = 0; i < ENNEAD_MEASURE_COUNT; i++) {
        const enum field field = (enum field)(FIELD_OF_TE + i);
        ennead_measured measured;
        if (!where_uses(where, field))
            continue;
        (void)ennead_measure_state(state, (ennead_measure)i, &limits, &measured);
        if (measured.end == ENNEAD_RATING_END_STOP)
            return false;
        if (measured.end == ENNEAD_RATING_END_SOLVED) {
            record_set_number(record, field, (uint64_t)measured.value);
            known.solved |= 1u << i;
            known.values[i] = (uint8_t)measured.value;
        } else {
            known.stuck |= 1u << i;
        }
    }
    return true;
}

static uint64_t count_eliminations(const ennead_backdoors *found)
{
    uint64_t count = 0;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        count += (uint64_t)__builtin_popcount(found->eliminations[cell]);
    return count;
}

/* Sets the measures and the backdoors that --where asks for. Returns why that was not possible, or
 * NOT_CUT. */
static enum cut set_asked(struct record *record, const struct where *where,
                          const ennead_created_puzzle *created)
{
    ennead_backdoor_options options;
    ennead_backdoors found;
    ennead_puzzle puzzle;
    ennead_state state;
    (void)ennead_puzzle_from_givens(created->puzzle, &puzzle);
    (void)ennead_state_from_puzzle(&puzzle, &state);
    if (!set_measures(record, where, &state))
        return CUT_BY_STOP;
    const bool doors =
        where_uses(where, FIELD_OF_BACKDOOR) || where_uses(where, FIELD_OF_BACKDOORS);
    if (!doors && !where_uses(where, FIELD_OF_ELIMINATIONS))
        return NOT_CUT;
    ennead_backdoor_options_init(&options);
    options.stop = signals_stop();
    if (ennead_find_backdoors(&state, created->solution, &options, NULL, &found) !=
        ENNEAD_STATUS_OK)
        return CUT_BY_MEMORY;
    if (found.end == ENNEAD_SEARCH_END_STOP)
        return CUT_BY_STOP;
    if (doors) {
        record_set_number(record, FIELD_OF_BACKDOOR, (uint64_t)found.least);
        record_set_number(record, FIELD_OF_BACKDOORS, found.count);
    }
    if (where_uses(where, FIELD_OF_ELIMINATIONS))
        record_set_number(record, FIELD_OF_ELIMINATIONS, count_eliminations(&found));
    return NOT_CUT;
}

static void write_created(struct generate_run *run, struct slot *slot, const struct item *item,
                          const ennead_created_puzzle *created)
{
    const struct settings *settings = &run->generate->numbered.common;
    struct record record;
    ennead_score score;
    record_begin_made(&record, settings, item->line);
    if (asks_for_rating(&run->generate->request) && created->rating > 0)
        record_set_number(&record, FIELD_OF_ER, (uint64_t)created->rating);
    if (run->finders[slot->thread] != NULL)
        set_path(&record, run->generate, run->finders[slot->thread], created, &score);
    if (settings->condition != NULL)
        slot->cut = set_asked(&record, &settings->records->where, created);
    if (slot->cut != NOT_CUT)
        return;
    const struct made_puzzle made = {
        .puzzle = created->puzzle, .solution = created->solution, .record = &record};
    made_puzzle_write(slot, settings, item, &made);
}

static bool is_stopped(const ennead_created_puzzle *created)
{
    return created->outcome == ENNEAD_CREATION_OUTCOME_STOPPED;
}

/* Whether all puzzles of a slot before number `index` were finished or given up. Most of those that
 * were not lie together, so this looks from behind. */
static bool is_first_stopped(const ennead_created_puzzle *made, size_t index)
{
    for (size_t i = index; i > 0; i--)
        if (is_stopped(&made[i - 1]))
            return false;
    return true;
}

/* If time is up, only the first missing puzzle of a slot is described; the others are counted. */
static void report_others(struct slot *slot, const struct generate *generate,
                          const ennead_created_puzzle *made, size_t index)
{
    size_t others = 0;
    for (size_t i = index + 1; i < slot->item_count; i++)
        others += is_stopped(&made[i]);
    if (others > 0 && !generate->numbered.common.quiet)
        text_format(&slot->messages,
                    "ennead: %zu more, up to puzzle %" PRIu64 ", %s not finished\n", others,
                    slot->items[slot->item_count - 1].line, others > 1 ? "were" : "was");
}

static void write_puzzle(void *user, struct slot *slot, const struct item *item, size_t index)
{
    struct generate_run *run = user;
    const ennead_created_puzzle *made = run->creators.made[slot->thread];
    const ennead_created_puzzle *created = &made[index];
    slot->totals.counters.nodes += created->questions;
    slot->totals.counters.guesses += created->attempts;
    if (created->outcome == ENNEAD_CREATION_OUTCOME_CREATED) {
        write_created(run, slot, item, created);
        slot->totals.verdicts[ENNEAD_VERDICT_UNIQUE] += slot->cut == NOT_CUT;
        return;
    }
    if (created->outcome == ENNEAD_CREATION_OUTCOME_STOPPED && signals_stopped()) {
        slot->cut = CUT_BY_STOP;
        return;
    }
    slot->totals.verdicts[ENNEAD_VERDICT_LIMIT]++;
    slot->totals.code = EXIT_UNANSWERED;
    if (created->outcome == ENNEAD_CREATION_OUTCOME_GAVE_UP) {
        report_not_made(slot, run->generate, item, created);
    } else if (is_first_stopped(made, index)) {
        report_not_made(slot, run->generate, item, created);
        report_others(slot, run->generate, made, index);
    }
}

static void write_stats(void *user, struct text *text, const struct totals *totals, double seconds)
{
    const struct generate_run *run = user;
    const uint64_t made = totals->verdicts[ENNEAD_VERDICT_UNIQUE], tried = totals->counters.guesses;
    text_format(text, "puzzles %" PRIu64 "\n", made);
    text_format(text, "missing %" PRIu64 "\n", totals->verdicts[ENNEAD_VERDICT_LIMIT]);
    text_format(text, "tried %" PRIu64 "\n", tried);
    text_format(text, "yield %.6f\n", tried > 0 ? (double)made / (double)tried : 0);
    text_format(text, "questions %" PRIu64 "\n", totals->counters.nodes);
    text_format(text, "seed %" PRIu64 "\n", run->generate->numbered.common.solving.seed);
    text_format(text, "seconds %.6f\n", seconds);
    text_format(text, "cpu_seconds %.6f\n", progress_cpu_seconds());
}

/* ------------------------------------------------------------------------------------- the run */

static bool is_hard(const ennead_request *request)
{
    return request->least_rating >= HARD || request->rating_kind != ENNEAD_RATING_KIND_ANY;
}

/* The number of items of the first slot, and of the largest. */
struct slot_items {
    size_t first, most;
};

static struct slot_items wanted_items(const struct generate *generate)
{
    const ennead_request *request = &generate->request;
    if (is_hard(request))
        return (struct slot_items){HARD_AT_FIRST, HARD_IN_A_SLOT};
    if (request->pattern != NULL)
        return (struct slot_items){PATTERNS_IN_A_SLOT, PATTERNS_IN_A_SLOT};
    if (generate_asks_difficulty(request))
        return (struct slot_items){DIFFICULT_AT_FIRST, DIFFICULT_IN_A_SLOT};
    if (request->symmetry != ENNEAD_SYMMETRY_NONE && request->surplus == ENNEAD_SURPLUS_NONE)
        return (struct slot_items){SYMMETRIC_AT_FIRST, SYMMETRIC_IN_A_SLOT};
    /* Puzzles of 24 to 26 clues are made by the thousands per second. */
    const bool common = request->least_clues - request->extra_clues <= 24 &&
                        request->most_clues - request->extra_clues >= 26;
    const size_t items = common ? COMMON_IN_A_SLOT : RARE_IN_A_SLOT;
    return (struct slot_items){items, items};
}

static bool begin_thread(void *user, size_t thread)
{
    struct generate_run *run = user;
    const struct settings *common = &run->generate->numbered.common;
    /* Only records tell of the path. */
    const bool told = common->condition != NULL || (common->record_form != RECORDS_AS_LINE &&
                                                    common->record_form != RECORDS_AS_OTHERS);
    if (told && asks_for_path(run->generate) &&
        ennead_finder_new(NULL, &run->finders[thread]) != ENNEAD_STATUS_OK)
        return false;
    return creators_begin(&run->creators, thread);
}

static void end_thread(void *user, size_t thread)
{
    struct generate_run *run = user;
    creators_end(&run->creators, thread);
    ennead_finder_free(run->finders[thread]);
}

static enum exit_code generate(const struct command *command, struct generate *generate)
{
    struct settings *common = &generate->numbered.common;
    const struct numbers *numbers = &generate->numbered.numbers;
    const struct slot_items wanted = wanted_items(generate);
    struct generate_run run = {.generate = generate, .numbers = *numbers};
    run.most_items = numbers_items(numbers, wanted.most, settings_hands(common));
    run.items = numbers_items(numbers, wanted.first, settings_hands(common));
    run.creators.bytes = run.most_items * sizeof(ennead_created_puzzle);
    numbers_begin(&run.numbers, common);
    const struct puzzle_command puzzle_command = {
        .user = &run,
        .items = run.most_items,
        .thread_begin = begin_thread,
        .thread_end = end_thread,
        .begin = records_begin,
        .fill = fill_slot,
        .total = numbers->count,
        .work = work,
        .puzzle = write_puzzle,
        .stats = write_stats,
        .ranks = RANKS_WORK,
    };
    const enum exit_code code = records_run(command, common, EXIT_ANSWERED, &puzzle_command);
    return graver(code, numbers_code(&run.numbers, common, "puzzle"));
}

static enum exit_code run_generate(const struct command *command, int argc, char **argv)
{
    struct generate settings;
    struct records records;
    enum exit_code code;
    generate_init(&settings);
    if (!command_parse(command, &settings.numbered.common, argc, argv, &code))
        return code;
    code = generate_complete(&settings);
    if (code != EXIT_ANSWERED)
        return code;
    records = records_of(&settings);
    settings.numbered.common.records = &records;
    return settings.by_model ? generate_variants(command, &settings) : generate(command, &settings);
}

static const struct example examples[] = {
    {"ennead generate", "make a minimal puzzle"},
    {"ennead generate -n 1000 --seed=1 --symmetry=half-turn --redundant --clues=26-30 > easy.txt",
     "make a thousand symmetric puzzles, the same each time"},
    {"ennead generate -n 10 --clues=19-20 --format=json", "search for puzzles with few clues"},
    {"ennead generate --pattern=heart.txt", "put clues where a drawing has an x"},
    {"ennead generate --size=6 --format=grid", "six by six, with boxes of 2x3"},
    {"ennead generate --rules=rules.txt --seed=1", "make a puzzle with the rules of a file; see "
                                                   "docs/variants.md"},
    {"ennead generate -n 0 --time-limit=60 --stats > minute.txt", "make puzzles for a minute"},
};

const struct command generate_command = {
    .name = "generate",
    .arguments = "[OPTION]...",
    .summary = "make puzzles",
    .about =
        "Makes random puzzles with exactly one solution. They are minimal (no clue can be removed) "
        "unless options allow redundant clues. Within a major version, puzzle I of a seed depends "
        "only on I, the seed and the options.\n"
        "\n"
        "For rare puzzles (few or many clues, minimal symmetric ones, sparse patterns) the search "
        "removes clues from the nearest puzzle found and adds others. Impossible requests are "
        "refused. A puzzle that is not found within --effort is given up, with a message that says "
        "how near the search came. Ctrl-C keeps what was made. docs/generating.md says how to get "
        "what, and what it costs.",
    .options = generate_options,
    .examples = examples,
    .example_count = sizeof examples / sizeof examples[0],
    .answered = "all puzzles were made",
    .unanswered = "some puzzles were given up, or --time-limit came first",
    .run = run_generate,
};

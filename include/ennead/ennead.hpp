/* SPDX-License-Identifier: MIT */
/*
 * The library for C++17: a thin layer over ennead.h, in this header alone. Objects free themselves
 * and can be moved, errors are exceptions, steps and solutions are ranges.
 *
 *     #include <ennead/ennead.hpp>
 *     #include <iostream>
 *
 *     int main()
 *     {
 *         const ennead::puzzle puzzle("53..7....6..195....98....6.8...6...34"
 *                                     "..8.3..17...2...6.6....28....419..5....8..79");
 *         for (const ennead::cells &solution : ennead::solutions(puzzle))
 *             std::cout << ennead::line(solution) << '\n';
 *         for (const ennead::found_step &found : ennead::steps(puzzle))
 *             std::cout << found.words() << '\n';
 *     }
 *
 * What the headers of C say of ranges, threads and results holds here too. Structs of C are used as
 * they are; `get()` is the object of C, for everything that has no function here. A function throws
 * std::bad_alloc for ENNEAD_STATUS_OUT_OF_MEMORY and ennead::error for
 * ENNEAD_STATUS_BAD_ARGUMENT.
 */
#ifndef ENNEAD_HPP
#define ENNEAD_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <new>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "../ennead.h"

namespace ennead
{

/* What is wrong with an argument; of a text also where, from 1 (0: the text as a whole), columns in
 * bytes. */
class error : public std::invalid_argument
{
  public:
    explicit error(const std::string &message, std::uint64_t line = 0, std::uint64_t column = 0)
        : std::invalid_argument(message), line_(line), column_(column)
    {
    }

    std::uint64_t line() const noexcept
    {
        return line_;
    }
    std::uint64_t column() const noexcept
    {
        return column_;
    }

  private:
    std::uint64_t line_, column_;
};

/* Throws what a status stands for, unless it is ENNEAD_STATUS_OK or ENNEAD_STATUS_END. Returns
 * whether it is ENNEAD_STATUS_OK. */
inline bool check(ennead_status status, const char *message = nullptr)
{
    if (status == ENNEAD_STATUS_OUT_OF_MEMORY)
        throw std::bad_alloc();
    if (status == ENNEAD_STATUS_BAD_ARGUMENT)
        throw error(message != nullptr && *message != '\0' ? message : ennead_status_text(status));
    return status == ENNEAD_STATUS_OK;
}

/* Elements in someone else's memory: a pointer and a length. */
template <class T> class view
{
    /* Well-formed for a container of elements that are T, or as T in memory. */
    template <class Container,
              class Element = std::remove_pointer_t<decltype(std::declval<Container &>().data())>,
              class = decltype(std::declval<Container &>().size())>
    using if_elements = std::enable_if_t<std::is_convertible<Element *, T *>::value &&
                                         sizeof(Element) == sizeof(T)>;

  public:
    view() = default;
    view(T *data, std::size_t size) noexcept : data_(data), size_(size)
    {
    }
    /* All elements of a vector, an array or another view. Of one that is const or temporary they
     * can only be read; a temporary must outlive the view, as it does in a call. */
    template <class Container, class = if_elements<Container>>
    view(Container &container) noexcept : data_(container.data()), size_(container.size())
    {
    }
    template <class Container, class = if_elements<const Container>>
    view(const Container &container) noexcept : data_(container.data()), size_(container.size())
    {
    }

    T *data() const noexcept
    {
        return data_;
    }
    std::size_t size() const noexcept
    {
        return size_;
    }
    bool empty() const noexcept
    {
        return size_ == 0;
    }
    T *begin() const noexcept
    {
        return data_;
    }
    T *end() const noexcept
    {
        return data_ + size_;
    }
    T &operator[](std::size_t index) const noexcept
    {
        return data_[index];
    }

  private:
    T *data_ = nullptr;
    std::size_t size_ = 0;
};

/* An object of the library, freed by `release`. One that was moved has nothing left: it may only be
 * assigned to or go. */
template <class T, void (*release)(T *)> class object
{
  public:
    T *get() const noexcept
    {
        return held_.get();
    }

  protected:
    /* `make` stores a new object where its argument points, and returns a status. */
    template <class Make> explicit object(Make make, const char *message = nullptr)
    {
        T *made = nullptr;
        check(make(&made), message);
        held_.reset(made);
    }
    /* With the memory of the system. */
    explicit object(ennead_status (*make)(const ennead_allocator *, T **))
        : object([make](T **made) { return make(nullptr, made); })
    {
    }

  private:
    struct deleter {
        void operator()(T *of) const noexcept
        {
            release(of);
        }
    };
    std::unique_ptr<T, deleter> held_;
};

/* Whether a copy of an element stays as it is when its range goes on. */
template <class T> struct is_lasting : std::true_type {
};

/* A range whose elements come one by one from `next()`, which returns a pointer to the next element
 * or nullptr. It can be gone through once; an element is valid until the next one, and iterators
 * until the range is moved. */
template <class Source, class T> class input_range
{
  public:
    class iterator
    {
      public:
        using iterator_category = std::input_iterator_tag;
        using value_type = T;
        using difference_type = std::ptrdiff_t;
        using pointer = const T *;
        using reference = const T &;

        explicit iterator(Source *source = nullptr) : source_(source)
        {
            ++*this;
        }
        reference operator*() const noexcept
        {
            return *element_;
        }
        pointer operator->() const noexcept
        {
            return element_;
        }
        iterator &operator++()
        {
            element_ = source_ != nullptr ? source_->next() : nullptr;
            if (element_ == nullptr)
                source_ = nullptr;
            return *this;
        }
        /* A copy of the element, for `*it++`. */
        class held
        {
          public:
            explicit held(const T &element) : element_(element)
            {
            }
            const T &operator*() const noexcept
            {
                return element_;
            }

          private:
            T element_;
        };
        held operator++(int)
        {
            static_assert(is_lasting<T>::value, "the next element overwrites this one: use ++it");
            held before(*element_);
            ++*this;
            return before;
        }
        bool operator==(const iterator &other) const noexcept
        {
            return source_ == other.source_;
        }
        bool operator!=(const iterator &other) const noexcept
        {
            return source_ != other.source_;
        }

      private:
        Source *source_;
        const T *element_ = nullptr;
    };

    iterator begin()
    {
        return iterator(static_cast<Source *>(this));
    }
    iterator end()
    {
        return iterator();
    }
};

/* Calls a function that writes at most `room` bytes with a NUL and returns the length that it needs,
 * such as ennead_write_words. */
template <class Write> std::string written(Write write)
{
    std::string text(write(nullptr, std::size_t{0}), '\0');
    write(&text[0], text.size() + 1);
    return text;
}

/* --------------------------------------------------------------------------- puzzles and cells */

/* 81 numbers, row by row; 0 is an empty cell. */
using cells = std::array<std::uint8_t, ENNEAD_CELLS>;
static_assert(sizeof(cells) == ENNEAD_CELLS, "as the library has them");

/* Cells as a line of 81 characters, '.' for 0. */
inline std::string line(const cells &of)
{
    char text[ENNEAD_LINE_SIZE];
    ennead_write_line(of.data(), text);
    return text;
}

/* A 9x9 puzzle: givens and candidates. */
class puzzle : public ennead_puzzle
{
  public:
    /* Of a text that begins with 81 cells. Throws error. */
    explicit puzzle(std::string_view text) : ennead_puzzle()
    {
        check(ennead_puzzle_from_line(std::string(text).c_str(), this), "expected 81 cells");
    }
    /* Of 81 givens. Throws error if one is above 9. */
    explicit puzzle(const cells &numbers) : ennead_puzzle()
    {
        check(ennead_puzzle_from_givens(numbers.data(), this), "a given is above 9");
    }
    puzzle(const ennead_puzzle &of) : ennead_puzzle(of)
    {
    }
};

/* A struct with its defaults. */
template <class T, void (*init)(T *)> T defaults()
{
    T made;
    init(&made);
    return made;
}

inline ennead_solve_options solve_options()
{
    return defaults<ennead_solve_options, ennead_solve_options_init>();
}

/* What a search found; `solution` is the first solution, if there is any. */
struct solved : ennead_solve_result {
    std::optional<cells> solution;
};

/* Solves a puzzle. Allocates nothing. Throws error if an option is out of range. */
inline solved solve(const puzzle &of, const ennead_solve_options &options = solve_options())
{
    solved result{};
    cells found{};
    check(ennead_solve(&of, &options, reinterpret_cast<std::uint8_t(*)[ENNEAD_CELLS]>(&found), 1,
                       &result));
    if (result.solutions > 0)
        result.solution = found;
    return result;
}

/* The solutions of a puzzle, one by one: a range of cells. By default all of them. The stop flag of
 * the options must outlive it. */
class solutions : public input_range<solutions, cells>,
                  public object<ennead_iterator, ennead_iterator_free>
{
  public:
    explicit solutions(const puzzle &of) : solutions(of, all())
    {
    }
    solutions(const puzzle &of, const ennead_solve_options &options)
        : object([&](ennead_iterator **made) {
              return ennead_iterator_new(&of, &options, nullptr, made);
          })
    {
    }

    /* The next solution, or nullptr. */
    const cells *next()
    {
        return check(ennead_iterator_next(get(), found_.data())) ? &found_ : nullptr;
    }
    /* What is known so far. */
    ennead_solve_result result() const
    {
        ennead_solve_result known;
        ennead_iterator_get_result(get(), &known);
        return known;
    }

  private:
    static ennead_solve_options all()
    {
        ennead_solve_options options = solve_options();
        options.solutions = 0;
        return options;
    }
    cells found_{};
};

/* Solves many puzzles; the working memory of one thread. */
class solver : public object<ennead_solver, ennead_solver_free>
{
  public:
    solver() : object(ennead_solver_new)
    {
    }

    /* Solves puzzles; `solutions` has room for one each, or is empty. */
    std::vector<ennead_solve_result> solve(view<const ennead_puzzle> puzzles,
                                           view<cells> solutions = {},
                                           const ennead_solve_options &options = solve_options())
    {
        if (!solutions.empty() && solutions.size() != puzzles.size())
            throw error("there is not room for one solution each");
        std::vector<ennead_solve_result> results(puzzles.size());
        ennead_puzzle_batch batch{};
        batch.puzzles = puzzles.data();
        batch.count = puzzles.size();
        batch.solutions = reinterpret_cast<std::uint8_t(*)[ENNEAD_CELLS]>(solutions.data());
        batch.capacity = solutions.empty() ? 0 : 1;
        batch.results = results.data();
        check(ennead_solve_batch(get(), &batch, &options));
        return results;
    }

    /* Solves lines of 81 cells, `stride` bytes apart, in place: the first solution of each replaces
     * it. */
    std::vector<ennead_solve_answer>
    solve_lines(view<char> text, std::size_t stride = ENNEAD_LINE_SIZE,
                const ennead_solve_options &options = solve_options())
    {
        if (stride < ENNEAD_CELLS)
            throw error("lines are at least 81 bytes apart");
        std::vector<ennead_solve_answer> answers(
            text.size() < ENNEAD_CELLS ? 0 : (text.size() - ENNEAD_CELLS) / stride + 1);
        ennead_puzzle_lines lines{};
        lines.puzzles = lines.solutions = text.data();
        lines.puzzle_stride = lines.solution_stride = stride;
        lines.count = answers.size();
        lines.capacity = 1;
        lines.answers = answers.data();
        check(ennead_solve_lines(get(), &lines, &options));
        return answers;
    }
};

/* ----------------------------------------------------------------------------- steps and hints */

/* The middle of a game. */
class state : public ennead_state
{
  public:
    explicit state(const puzzle &of) : ennead_state()
    {
        check(ennead_state_from_puzzle(&of, this));
    }
    state(const ennead_state &of) : ennead_state(of)
    {
    }

    /* Throws error for a cell outside 0 to 80, a digit outside 1 to 9, and a given. */
    void place(int cell, int digit)
    {
        check(ennead_state_place(this, cell, digit));
    }
    void remove(int cell, int digit)
    {
        check(ennead_state_remove(this, cell, digit));
    }
    bool is_solved() const
    {
        return ennead_state_is_solved(this);
    }
};

/* A set of techniques: names, abbreviations, families or levels, such as "all" or "singles". Throws
 * error if there is none of that name. */
inline ennead_technique_set techniques(std::string_view name = "all")
{
    ennead_technique_set set{};
    check(ennead_technique_set_add(&set, name.data(), name.size()), "there is no such technique");
    return set;
}

/* A step, and the state in which it was found. */
struct found_step {
    const ennead_state *before;
    const ennead_step *step;

    const char *technique() const
    {
        return ennead_technique_info(static_cast<int>(step->technique))->name;
    }
    /* Why it follows and what it does. */
    std::string words(const ennead_wording *wording = nullptr) const
    {
        return written([&](char *text, std::size_t room) {
            return ennead_write_words(before, step, wording, text, room);
        });
    }
    /* One stage of a hint at it. */
    std::string hint(ennead_hint stage, const ennead_wording *wording = nullptr) const
    {
        return written([&](char *text, std::size_t room) {
            return ennead_write_hint(before, step, stage, wording, text, room);
        });
    }
};

/* It points to the state and the step of its range. */
template <> struct is_lasting<found_step> : std::false_type {
};

/* Looks for steps; the working memory of one thread. */
class finder : public object<ennead_finder, ennead_finder_free>
{
  public:
    finder() : object(ennead_finder_new)
    {
    }
};

/* The steps of a path, each before it is made: a range of found_step. */
class steps : public input_range<steps, found_step>
{
  public:
    explicit steps(const state &from, ennead_style style = ENNEAD_STYLE_STRICT,
                   const ennead_technique_set &set = techniques())
        : state_(from), set_(set), style_(style), step_(std::make_unique<ennead_step>())
    {
    }
    explicit steps(const puzzle &of) : steps(state(of))
    {
    }

    /* The next step, or nullptr. */
    const found_step *next()
    {
        if (made_)
            ennead_state_apply(&state_, step_.get());
        made_ = check(ennead_step_choose(finder_.get(), &state_, &set_, style_, step_.get()));
        found_ = {&state_, step_.get()};
        return made_ ? &found_ : nullptr;
    }
    /* The state that has been reached. */
    const state &reached() const noexcept
    {
        return state_;
    }

  private:
    finder finder_;
    state state_;
    ennead_technique_set set_;
    ennead_style style_;
    std::unique_ptr<ennead_step> step_;
    found_step found_{};
    bool made_ = false;
};

/* Rates puzzles; the working memory of one thread. */
class rater : public object<ennead_rater, ennead_rater_free>
{
  public:
    explicit rater(const ennead_rater_options *options = nullptr)
        : object([&](ennead_rater **made) { return ennead_rater_new(options, nullptr, made); })
    {
    }

    /* The puzzle must have exactly one solution. */
    ennead_rating rate(const puzzle &of)
    {
        ennead_rating rating;
        check(ennead_rate(get(), &of, &rating));
        return rating;
    }
};

/* ---------------------------------------------------------------------------- making, symmetry */

inline ennead_request request()
{
    return defaults<ennead_request, ennead_request_init>();
}

/* Makes grids and puzzles; the working memory of one thread. */
class creator : public object<ennead_creator, ennead_creator_free>
{
  public:
    creator() : object(ennead_creator_new)
    {
    }

    /* Puzzles number `first` to `first` + `count` - 1. Throws error with the reason when no puzzle
     * can be as requested. */
    std::vector<ennead_created_puzzle> generate(const ennead_request &wanted, std::uint64_t first,
                                                std::size_t count)
    {
        std::vector<ennead_created_puzzle> created(count);
        const ennead_request_conflict conflict = ennead_request_find_conflict(&wanted);
        if (conflict != ENNEAD_REQUEST_CONFLICT_NONE)
            throw error(ennead_request_conflict_text(conflict));
        check(ennead_generate(get(), &wanted, first, count, created.data()));
        return created;
    }
    /* Random solution grids. */
    std::vector<cells> fill(std::uint64_t seed, std::uint64_t first, std::size_t count)
    {
        std::vector<cells> grids(count);
        ennead_fill(get(), seed, first, count,
                    reinterpret_cast<std::uint8_t(*)[ENNEAD_CELLS]>(grids.data()));
        return grids;
    }
};

/* The canonical form of a grid or puzzle. Throws error if a cell is above 9. */
inline cells canonical(const cells &of)
{
    cells form{};
    check(ennead_canonical(of.data(), form.data(), nullptr, nullptr), "a cell is above 9");
    return form;
}

/* ------------------------------------------------------------------------------------ variants */

/* A puzzle with variant rules, or of another size. */
class description : public object<ennead_description, ennead_description_free>
{
  public:
    /* Reads any form that ennead_variant_read does. Throws error with the place. */
    explicit description(std::string_view text) : description(text, report_of{})
    {
    }

    /* One number for each cell as text. */
    std::string values(view<const std::uint8_t> numbers) const
    {
        std::string text(3 * numbers.size() + 1, '\0');
        text.resize(ennead_write_values(numbers.data(), numbers.size(), notation_, &text[0]));
        return text;
    }
    std::size_t size() const noexcept
    {
        return static_cast<std::size_t>(get()->rows) * static_cast<std::size_t>(get()->columns);
    }
    /* The puzzle in the form of this project. */
    std::string text() const
    {
        return written([&](char *to, std::size_t room) {
            return ennead_variant_write(get(), title_.empty() ? nullptr : title_.c_str(), to, room);
        });
    }
    const std::string &title() const noexcept
    {
        return title_;
    }

  private:
    struct report_of {
        ennead_variant_report report{};
    };

    description(std::string_view text, report_of &&of)
        : object([&](ennead_description **made) {
              const ennead_status status =
                  ennead_variant_read(text.data(), text.size(), nullptr, made, &of.report);
              if (status == ENNEAD_STATUS_BAD_ARGUMENT)
                  throw error(of.report.message, of.report.line, of.report.column);
              return status;
          }),
          title_(of.report.title), notation_(of.report.notation)
    {
    }
    std::string title_;
    ennead_notation notation_;
};

/* Options with their defaults, but for all solutions. */
inline ennead_model_options model_options()
{
    ennead_model_options options;
    ennead_model_options_init(&options);
    options.solutions = 0;
    return options;
}

/* Solves a description: a range of its solutions, one number for each cell. The stop flag of the
 * options must outlive it. */
class model : public input_range<model, std::vector<std::uint8_t>>,
              public object<ennead_model, ennead_model_free>
{
  public:
    explicit model(const description &of, const ennead_model_options &options = model_options())
        : object([&](ennead_model **made) {
              char message[ENNEAD_MESSAGE_SIZE] = "";
              const ennead_status status =
                  ennead_model_new(of.get(), &options, nullptr, message, made);
              check(status, message);
              return status;
          }),
          solution_(of.size())
    {
    }

    /* The next solution, or nullptr. */
    const std::vector<std::uint8_t> *next()
    {
        return check(ennead_model_next(get(), solution_.data())) ? &solution_ : nullptr;
    }
    ennead_model_result result() const
    {
        ennead_model_result known;
        ennead_model_get_result(get(), &known);
        return known;
    }

  private:
    std::vector<std::uint8_t> solution_;
};

/* --------------------------------------------------------------------------- games and pictures */

/* A game that is played by lines. A reply is valid until the next line. */
class session : public object<ennead_session, ennead_session_free>
{
  public:
    session() : object(ennead_session_new)
    {
    }

    ennead_reply line(std::string_view text)
    {
        ennead_reply reply;
        check(ennead_session_line(get(), text.data(), text.size(), &reply));
        return reply;
    }
    ennead_reply load(std::string_view text)
    {
        ennead_reply reply;
        check(ennead_session_load(get(), text.data(), text.size(), &reply));
        return reply;
    }
    ennead_position position() const
    {
        ennead_position now;
        ennead_session_get_position(get(), &now);
        return now;
    }
};

inline ennead_picture picture()
{
    return defaults<ennead_picture, ennead_picture_init>();
}

/* A picture as shapes, and as SVG. */
class scene : public object<ennead_scene, ennead_scene_free>
{
  public:
    scene() : object(ennead_scene_new)
    {
    }

    void draw(const ennead_picture &of)
    {
        check(ennead_scene_draw(get(), &of));
    }
    /* Valid until the next picture. */
    view<const ennead_shape> shapes() const
    {
        std::size_t count = 0;
        const ennead_shape *first = ennead_scene_get_shapes(get(), &count);
        return {first, count};
    }
    std::string svg(const ennead_svg_options *options = nullptr) const
    {
        return written([&](char *text, std::size_t room) {
            std::size_t length = 0;
            check(ennead_scene_write_svg(get(), options, text, room, &length));
            return length;
        });
    }
};

} // namespace ennead

#endif

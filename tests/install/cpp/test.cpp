// SPDX-License-Identifier: MIT
// ennead.hpp: every class and range, in TAP.
#include <ennead/ennead.hpp>

#include <algorithm>
#include <iostream>
#include <iterator>
#include <type_traits>

namespace
{

int cases, failed;

void is(bool right, const char *name)
{
    cases++;
    failed += !right;
    std::cout << (right ? "ok " : "not ok ") << cases << " - " << name << '\n';
}

template <class Work> std::string refusal(Work work)
{
    try {
        work();
    } catch (const ennead::error &wrong) {
        return wrong.what();
    }
    return "";
}

const char easy[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const char solved[] =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

void solving()
{
    const ennead::puzzle puzzle{easy};
    is(ennead::line(ennead::solve(puzzle).solution.value()) == solved, "solve");
    is(ennead::solve(puzzle).verdict == ENNEAD_VERDICT_UNIQUE, "the verdict");
    const ennead::puzzle none{std::string("5") + std::string(easy).replace(8, 1, "5").substr(1)};
    is(!ennead::solve(none).solution, "no solution");
    int count = 0;
    ennead::puzzle several{std::string(solved).replace(0, 27, 27, '.')};
    ennead::solutions range(several);
    for (const ennead::cells &solution : range)
        count += ennead::line(solution).substr(27) == std::string(solved).substr(27);
    is(count > 1 && static_cast<std::uint64_t>(count) == range.result().solutions,
       "a range of solutions");
    ennead::solutions again(several);
    is(std::distance(again.begin(), again.end()) == count, "its iterators");
    ennead::solutions once(puzzle);
    auto at = once.begin();
    is(ennead::line(*at++) == solved && at == once.end(), "*at++");
    is(refusal([] { ennead::puzzle("12"); }) == "expected 81 cells", "a line that is too short");
    is(refusal([] { ennead::puzzle(ennead::cells{{10}}); }) == "a given is above 9", "a given");
}

struct numbered : ennead::puzzle {
    using puzzle::puzzle;
    int number = 7;
};

using puzzle_view = ennead::view<const ennead_puzzle>;
static_assert(std::is_convertible<std::vector<ennead::puzzle>, puzzle_view>::value, "same memory");
static_assert(!std::is_convertible<std::vector<numbered> &, puzzle_view>::value, "another size");
static_assert(!std::is_convertible<int &, puzzle_view>::value, "no container");
static_assert(!std::is_convertible<const std::string &, ennead::view<char>>::value, "const");
static_assert(!std::is_convertible<std::string, ennead::view<char>>::value, "temporary");

void many()
{
    ennead::solver solver;
    const std::vector<ennead_puzzle> puzzles(70, ennead::puzzle(easy));
    std::vector<ennead::cells> solutions(puzzles.size());
    const auto results = solver.solve(puzzles, solutions);
    is(results.size() == 70 && ennead::line(solutions[69]) == solved, "a batch");
    is(solver.solve(puzzles)[3].verdict == ENNEAD_VERDICT_UNIQUE, "a batch without solutions");
    is(solver.solve(std::vector<ennead_puzzle>(3, ennead::puzzle(easy))).size() == 3,
       "a batch that is temporary");
    solutions.pop_back();
    is(!refusal([&] { solver.solve(puzzles, solutions); }).empty(), "too little room");
    std::string text;
    for (int i = 0; i < 3; i++)
        text += std::string(easy) + "\n";
    text.pop_back();
    is(solver.solve_lines(text).size() == 3 && text.substr(2 * 82) == solved, "lines in place");
    is(!refusal([&] { solver.solve_lines(text, 80); }).empty(), "lines too close");
    std::string part(easy, 80), line(easy);
    is(solver.solve_lines(part).empty() && solver.solve_lines({}).empty() &&
           solver.solve_lines(line, SIZE_MAX).size() == 1 && line == solved,
       "no line, and one");
    is(solver.solve({}).empty(), "a batch of nothing");
    ennead::solver moved = std::move(solver);
    is(moved.get() != nullptr && solver.get() == nullptr, "objects are moved");
    static_assert(!std::is_copy_constructible<ennead::solver>::value, "and never copied");
}

void steps()
{
    ennead::steps path{ennead::puzzle(easy)};
    std::size_t count = 0;
    std::string first;
    for (const ennead::found_step &found : path) {
        if (count++ == 0)
            first = std::string(found.technique()) + ": " + found.words();
    }
    is(count == 51 && path.reached().is_solved(), "a range of steps");
    is(first.rfind("Naked Single: r5c5 can only be 5", 0) == 0, "a step in words");
    ennead::state state{ennead::puzzle(easy)};
    ennead::steps human(state, ENNEAD_STYLE_HUMAN, ennead::techniques("all"));
    is(human.begin()->hint(ENNEAD_HINT_WHERE) == "Look at box 2.", "a hint");
    state.place(5, 8);
    is(state.values[5] == 8, "a digit placed");
    is(!refusal([&] { state.place(0, 1); }).empty(), "a given stays");
    is(!refusal([&] { state.remove(81, 1); }).empty(), "a cell outside");
    is(!refusal([] { ennead::techniques("magic"); }).empty(), "no such technique");
    static_assert(!ennead::is_lasting<ennead::found_step>::value, "*it++ would be the next step");
    ennead::steps moved = std::move(human);
    is(moved.next()->words() != "" && moved.next() != nullptr, "a path is moved");
    is(!refusal([] { ennead::techniques({}); }).empty(), "a technique without a name");
    is(ennead::rater().rate(ennead::puzzle(easy)).er == 12, "a rating");
}

void making()
{
    ennead::creator creator;
    ennead_request request = ennead::request();
    request.seed = 5;
    const auto made = creator.generate(request, 0, 3);
    is(made.size() == 3 && made[2].outcome == ENNEAD_CREATION_OUTCOME_CREATED, "puzzles");
    request.most_clues = 5;
    is(refusal([&] { creator.generate(request, 0, 1); }).rfind("no puzzle of 16", 0) == 0,
       "a request that cannot be met");
    const auto grids = creator.fill(1, 0, 2);
    is(grids.size() == 2 && grids[0] != grids[1], "grids");
    is(ennead::canonical(ennead::canonical(grids[0])) == ennead::canonical(grids[0]),
       "a canonical form");
    is(!refusal([] { ennead::canonical(ennead::cells{{11}}); }).empty(), "a cell above 9");
}

void variants()
{
    const ennead::description killer("variant Four\nsize 4\ncage 3 r1c1 r1c2\ncage 7 r4c3 r4c4\n"
                                     "cage 4 r2c2 r2c3\n");
    ennead::model model(killer);
    std::vector<std::string> found;
    for (const std::vector<std::uint8_t> &solution : model)
        found.push_back(killer.values(solution));
    is(found.size() == 4 && found[0].size() == 16, "solutions of a variant");
    is(model.result().search.solutions == 4, "how many there are");
    is(killer.title() == "Four" && ennead::description(killer.text()).size() == 16, "its text");
    try {
        ennead::description("variant x\nsize 4\ncage 3 r9c9\n");
        is(false, "a rule that is wrong");
    } catch (const ennead::error &wrong) {
        is(wrong.line() == 3 && wrong.column() > 0, "a rule that is wrong");
    }
    is(ennead::description(std::string_view{}).size() == 81, "no text: no givens, no rules");
    const ennead::description bad("variant x\nsize 4\nregex r1c1 r1c2 \"[\"\n");
    is(!refusal([&] { ennead::model{bad}; }).empty(), "a rule that no model has");
}

void games()
{
    ennead::session session;
    is(!session.line("auto off").refused && !session.load(easy).refused, "a game");
    is(session.line({}).length == 0 && session.load({}).refused, "lines of nothing");
    session.line("set 8 1 6");
    is(session.position().state.values[5] == 8, "its position");
    ennead::scene scene;
    ennead_picture picture = ennead::picture();
    is(!refusal([&] { scene.draw(picture); }).empty(), "a picture of nothing");
    const ennead_state state = session.position().state;
    picture.state = &state;
    scene.draw(picture);
    const auto shapes = scene.shapes();
    is(std::count_if(shapes.begin(), shapes.end(),
                     [](const ennead_shape &shape) { return shape.role == ENNEAD_ROLE_GIVEN; }) ==
           30,
       "its shapes");
    is(scene.svg().rfind("<svg", 0) == 0, "SVG");
}

} // namespace

int main()
{
    solving();
    many();
    steps();
    making();
    variants();
    games();
    std::cout << "1.." << cases << '\n';
    return failed != 0;
}

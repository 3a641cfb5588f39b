// What the inner pass takes at best: every allowed guess is graded against every candidate, and the
// groups are counted, in C++. `npm run bench` builds and runs it where there is a compiler.
//
// It reads numbers from standard input: letters, words, candidates, then the letter codes of all words,
// the numbers of the candidates, and their weights. It prints a line for each way: its name, the
// nanoseconds for each pair of guess and candidate, and a sum that other programs have to agree with.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <functional>
#include <map>
#include <vector>

using std::vector;

namespace {

constexpr int LENGTH = 5;
constexpr int REPLIES = 243;
constexpr int RUNS = 11;
constexpr double PACK = 1 << 28;

int words, candidates;
vector<uint8_t> letters;
vector<int> candidate;
vector<double> weight;

const uint8_t *word(int number) { return &letters[number * LENGTH]; }

/** The reply to a guess, letter by letter. */
int grade(const uint8_t *guess, const uint8_t *answer) {
  int spent = 0;
  for (int i = 0; i < LENGTH; i++)
    if (guess[i] == answer[i]) spent |= 1 << i;
  int reply = 0;
  for (int i = 0; i < LENGTH; i++) {
    int digit = 0;
    if (guess[i] == answer[i]) {
      digit = 2;
    } else {
      for (int j = 0; j < LENGTH; j++) {
        if (answer[j] != guess[i] || (spent >> j & 1)) continue;
        spent |= 1 << j;
        digit = 1;
        break;
      }
    }
    reply = reply * 3 + digit;
  }
  return reply;
}

/** What a letter of the guess at some positions adds to the reply when the answer has it at `places`. */
int addend(int positions, int places) {
  int spare = places & ~positions, sum = 0;
  for (int i = 0; i < LENGTH; i++) {
    sum *= 3;
    if (!(positions >> i & 1)) continue;
    if (places >> i & 1) {
      sum += 2;
    } else if (spare) {
      sum += 1;
      spare &= spare - 1;
    }
  }
  return sum;
}

/** For each letter with a set of positions one byte a candidate: what it adds to the reply. */
struct Shares {
  size_t width; // bytes to a row, whole vectors
  vector<uint8_t> rows;
  vector<uint32_t> rowOf; // by word and share: where the row begins

  Shares() : width((candidates + 31) / 32 * 32), rows(width, 0), rowOf(words * LENGTH, 0) {
    std::map<int, uint32_t> known;
    for (int guess = 0; guess < words; guess++) {
      int seen = 0;
      for (int i = 0, next = 0; i < LENGTH; i++) {
        if (seen >> i & 1) continue;
        int positions = 0;
        for (int j = i; j < LENGTH; j++)
          if (word(guess)[j] == word(guess)[i]) positions |= 1 << j;
        seen |= positions;
        const int key = word(guess)[i] << LENGTH | positions;
        if (!known.count(key)) known[key] = build(word(guess)[i], positions);
        rowOf[guess * LENGTH + next++] = known[key];
      }
    }
  }

  uint32_t build(uint8_t letter, int positions) {
    const uint32_t at = rows.size();
    rows.resize(at + width, 0);
    for (int n = 0; n < candidates; n++) {
      int places = 0;
      for (int j = 0; j < LENGTH; j++)
        if (word(candidate[n])[j] == letter) places |= 1 << j;
      rows[at + n] = addend(positions, places);
    }
    return at;
  }

  /** The replies to a guess. */
  void add(int guess, uint8_t *__restrict sum) const {
    const uint32_t *at = &rowOf[guess * LENGTH];
    const uint8_t *a = &rows[at[0]], *b = &rows[at[1]], *c = &rows[at[2]], *d = &rows[at[3]], *e = &rows[at[4]];
    for (size_t n = 0; n < width; n++) sum[n] = a[n] + b[n] + c[n] + d[n] + e[n];
  }
};

/** How many groups there are; several histograms at once wait less for one another. */
int countGroups(const uint8_t *reply) {
  static uint16_t histogram[8][256];
  memset(histogram, 0, sizeof histogram);
  int n = 0;
  for (; n + 8 <= candidates; n += 8) {
    uint64_t eight;
    memcpy(&eight, reply + n, 8);
    for (int lane = 0; lane < 8; lane++) histogram[lane][eight >> 8 * lane & 255]++;
  }
  for (; n < candidates; n++) histogram[0][reply[n]]++;
  int groups = 0;
  for (int r = 0; r < REPLIES; r++) {
    int size = 0;
    for (int lane = 0; lane < 8; lane++) size += histogram[lane][r];
    groups += size > 0;
  }
  return groups;
}

/** The sum over the groups of weight times bits: each packed into one number as the product does it. */
double sumOfBits(const uint8_t *reply, const vector<double> &packed) {
  static double histogram[4][256];
  memset(histogram, 0, sizeof histogram);
  int n = 0;
  for (; n + 4 <= candidates; n += 4) {
    for (int lane = 0; lane < 4; lane++) histogram[lane][reply[n + lane]] += packed[n + lane];
  }
  for (; n < candidates; n++) histogram[0][reply[n]] += packed[n];
  double sum = 0;
  for (int r = 0; r < REPLIES; r++) {
    const double group = histogram[0][r] + histogram[1][r] + histogram[2][r] + histogram[3][r];
    if (group == 0) continue;
    const double total = std::floor(group / PACK);
    sum += total * std::log2(total) - (group - total * PACK);
  }
  return sum;
}

/** The best of several runs over `count` guesses: others on the machine only ever slow it down. */
void report(const char *name, int count, const std::function<double()> &run) {
  double best = INFINITY, sum = 0;
  for (int n = 0; n < RUNS; n++) {
    const auto start = std::chrono::steady_clock::now();
    sum = run();
    const std::chrono::duration<double, std::nano> taken = std::chrono::steady_clock::now() - start;
    best = std::min(best, taken.count() / count / candidates);
  }
  printf("%s\t%.4f\t%.0f\n", name, best, sum);
}

} // namespace

int main() {
  if (scanf("%d %d", &words, &candidates) != 2) return 1;
  letters.resize(words * LENGTH);
  candidate.resize(candidates);
  weight.resize(candidates);
  for (auto &letter : letters)
    if (scanf("%hhu", &letter) != 1) return 1;
  for (auto &number : candidate)
    if (scanf("%d", &number) != 1) return 1;
  for (auto &one : weight)
    if (scanf("%lf", &one) != 1) return 1;

  vector<double> packed;
  for (double one : weight) packed.push_back(one * PACK + std::round(one * std::log2(one)));
  vector<uint8_t> reply((candidates + 31) / 32 * 32);

  report("share tables, groups counted", words, [&] {
    const Shares shares;
    double sum = 0;
    for (int guess = 0; guess < words; guess++) {
      shares.add(guess, reply.data());
      sum += countGroups(reply.data());
    }
    return sum;
  });
  report("share tables, groups weighed", words, [&] {
    const Shares shares;
    double sum = 0;
    for (int guess = 0; guess < words; guess++) {
      shares.add(guess, reply.data());
      sum += sumOfBits(reply.data(), packed);
    }
    return sum;
  });
  const int some = words / 4;
  report("letter by letter", some, [&] {
    double sum = 0;
    for (int guess = 0; guess < some; guess++) {
      for (int n = 0; n < candidates; n++) reply[n] = grade(word(guess), word(candidate[n]));
      sum += countGroups(reply.data());
    }
    return sum;
  });
}

/**
 * How guesses split a set of candidates by the feedback they get. A guess's feedbacks are the sum of a
 * row of numbers for each of its shares (see shares.ts); rows are built for the guesses that are asked
 * for, and left out where they are the same for all candidates.
 */
import { Bounds } from './bounds.ts';
import type { Dictionary } from './dictionary.ts';
import { fastLog2 } from './log2.ts';
import { type Shares, sharesOf } from './shares.ts';

/** A number for each candidate, equal within a group. */
export type Groups = Uint8Array | Uint16Array | Uint32Array;

/** Tables of what a group costs go by its entropy, in so many steps a bit. */
export const STEPS_PER_BIT = 64;

/**
 * A group is counted in one number: its weight times PACK, plus its sum of weight times log2 of weight,
 * from which its entropy follows. Both are exact for the weights of the prior, powers of two up to 512
 * for any number of words that a list has.
 */
const PACK = 2 ** 28;

/** From this many candidates on, going over all feedbacks is cheaper than noting those that occur. */
const MANY = 200;

export class Splitter {
  readonly bounds: Bounds;
  private readonly shares: Shares;
  private readonly length: number;
  private candidates: Int32Array = new Int32Array(0);
  /** Candidates to a 32-bit word of a row. */
  private readonly lanes: number;
  /** Words to a row. */
  private width = 0;
  /** By share: where its row begins in the arena. At 0 there is a row of zeros. */
  private readonly rowAt: Int32Array;
  private arena = new Int32Array(1 << 14);
  private cells: Groups;
  private sum = new Int32Array(256);
  private groups: Groups;
  private packed = new Float64Array(1024);
  /** Where in a row a run of words begins whose candidates weigh the same as those of the word before. */
  private runs = new Int32Array(257);
  private runCount = 0;
  private readonly histogram: Float64Array;
  private readonly touched: Int32Array;
  /** Whether all candidates weigh the same: then they are only counted. */
  private isEven = false;
  private readonly tally = new Int32Array(512);
  private byCount = new Float64Array(1024);
  private byCountOf: Float64Array | null = null;

  /** @param allowed 1 for each word that may be guessed */
  constructor(dictionary: Dictionary, allowed: Uint8Array) {
    const { length } = dictionary;
    this.length = length;
    this.bounds = new Bounds(dictionary, allowed);
    this.shares = sharesOf(dictionary);
    this.lanes = length <= 5 ? 4 : length <= 10 ? 2 : 1;
    this.rowAt = new Int32Array(this.shares.count);
    this.cells = this.view(this.arena.buffer);
    this.groups = this.view(this.sum.buffer);
    this.histogram = new Float64Array(Math.max(1024, 3 ** length));
    this.touched = new Int32Array(3 ** length);
  }

  private view(buffer: ArrayBufferLike): Groups {
    if (this.lanes === 4) return new Uint8Array(buffer);
    return this.lanes === 2 ? new Uint16Array(buffer) : new Uint32Array(buffer);
  }

  /** Takes in candidates with their weights (whole numbers); what was loaded before is forgotten. */
  load(candidates: Int32Array, weights: Float64Array): void {
    this.bounds.load(candidates, weights);
    this.candidates = candidates;
    this.width = Math.ceil(candidates.length / this.lanes);
    const cells = this.width * this.lanes;
    if (this.packed.length < cells) this.packed = new Float64Array(2 * cells);
    for (let n = 0; n < candidates.length; n++) {
      const weight = weights[n]!;
      this.packed[n] = weight * PACK + Math.round(weight * Math.log2(weight));
    }
    this.packed.fill(0, candidates.length, cells);
    if (this.length !== 5 || candidates.length < MANY) return;
    this.isEven = weights.every((weight) => weight === weights[0]);
    this.byCountOf = null;
    if (this.byCount.length <= candidates.length) this.byCount = new Float64Array(2 * candidates.length);
    if (!this.isEven) this.findRuns();
  }

  /** Candidates come likeliest first, so there are as good as always few runs. */
  private findRuns(): void {
    const { packed, width } = this;
    if (this.runs.length <= width) this.runs = new Int32Array(2 * width);
    let found = 0;
    for (let n = 0; n < width; n++) {
      let m = 4 * n;
      while (n > 0 && m < 4 * n + 4 && packed[m] === packed[m - 4]) m++;
      if (n === 0 || m < 4 * n + 4) this.runs[found++] = n;
    }
    this.runs[found] = width;
    this.runCount = found;
  }

  /** Builds the rows of these guesses, for {@link split} and {@link estimate}. */
  prepare(guesses: ArrayLike<number>): void {
    const { rowAt, width, length, candidates, lanes } = this;
    const { entropy } = this.bounds;
    const { ofWord, end, addends, addendAt, count } = this.shares;
    let next = width;
    rowAt.fill(0);
    for (let n = 0; n < guesses.length; n++) {
      for (let i = guesses[n]! * length, last = i + length; i < last; i++) {
        const share = ofWord[i]!;
        if (rowAt[share] !== 0 || entropy[share] === 0) continue;
        rowAt[share] = next;
        next += width;
      }
    }
    if (this.arena.length < next) {
      this.arena = new Int32Array(next + (next >> 1));
      this.cells = this.view(this.arena.buffer);
    } else {
      this.arena.fill(0, 0, next);
    }
    if (this.sum.length < width) {
      this.sum = new Int32Array(2 * width);
      this.groups = this.view(this.sum.buffer);
    }

    /** For each share the shares of its letter that have rows. */
    const wanted: number[][] = [[]];
    for (let begin = 1; begin < count; begin = end[begin]!) {
      const rows: number[] = [];
      for (let share = begin; share < end[begin]!; share++) if (rowAt[share] !== 0) rows.push(share);
      for (let share = begin; share < end[begin]!; share++) wanted.push(rows);
    }
    const { cells } = this;
    for (let n = 0; n < candidates.length; n++) {
      for (let i = candidates[n]! * length, last = i + length; i < last; i++) {
        const share = ofWord[i]!;
        const rows = wanted[share]!;
        for (let k = 0; k < rows.length; k++) {
          cells[rowAt[rows[k]!]! * lanes + n] = addends[addendAt[rows[k]!]! + share]!;
        }
      }
    }
  }

  /**
   * The groups that a prepared guess makes. (The numbers are its feedbacks less what is the same for
   * all candidates.) The array is the same one at every call.
   */
  split(guess: number): Groups {
    const { rowAt, sum, width, arena, length } = this;
    const { ofWord } = this.shares;
    const at = guess * length;
    const row = (i: number) => rowAt[ofWord[at + i]!]!;
    if (length === 5) {
      addFive(arena, sum, row(0), row(1), row(2), row(3), row(4), width);
    } else {
      sum.fill(0, 0, width);
      for (let i = 0; i < length; i++) if (row(i) !== 0) addRow(arena, sum, row(i), width);
    }
    return this.groups;
  }

  /** By how many candidates a group has: its cost, where all weigh the same. */
  private costsByCount(costs: Float64Array): Float64Array {
    if (this.byCountOf !== costs) {
      this.byCountOf = costs;
      for (let n = 1; n <= this.candidates.length; n++) this.byCount[n] = costOf(n * this.packed[0]!, costs);
    }
    return this.byCount;
  }

  /** The sum over the groups of a prepared guess of weight times `costs[entropy in steps]`. */
  estimate(guess: number, costs: Float64Array): number {
    const { histogram, packed, candidates, touched, rowAt, arena, runs, runCount } = this;
    if (this.length !== 5 || candidates.length < MANY) {
      return sumOfGroups(this.split(guess), candidates.length, histogram, packed, touched, costs);
    }
    const { ofWord } = this.shares;
    const at = guess * 5;
    const row = (i: number) => rowAt[ofWord[at + i]!]!;
    if (this.isEven) {
      const { tally } = this;
      tallyFive(arena, tally, row(0), row(1), row(2), row(3), row(4), this.width);
      // The last word of the rows may have more cells than there are candidates.
      for (let n = candidates.length; n < 4 * this.width; n++) tally[256 * (n & 1)]!--;
      return sumOfTally(tally, this.costsByCount(costs));
    }
    countFive(arena, histogram, packed, row(0), row(1), row(2), row(3), row(4), runs, runCount);
    return sumOfAll(histogram, costs);
  }
}

// The inner loops are functions of their own, on their own arguments: that is what engines make fast.

function addFive(
  rows: Int32Array,
  sum: Int32Array,
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  width: number,
): void {
  for (let n = 0; n < width; n++) {
    sum[n] = rows[a + n]! + rows[b + n]! + rows[c + n]! + rows[d + n]! + rows[e + n]!;
  }
}

function addRow(rows: Int32Array, sum: Int32Array, row: number, width: number): void {
  for (let n = 0; n < width; n++) sum[n]! += rows[row + n]!;
}

/**
 * Adds five rows and counts the groups as it goes, in a part of the histogram for each lane, to wait
 * less for one count before the next. Within a run the weights stay in registers.
 */
function countFive(
  rows: Int32Array,
  histogram: Float64Array,
  packed: Float64Array,
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  runs: Int32Array,
  runCount: number,
): void {
  let n = 0;
  for (let run = 0; run < runCount; run++) {
    const end = runs[run + 1]!;
    const first = packed[4 * n]!;
    const second = packed[4 * n + 1]!;
    const third = packed[4 * n + 2]!;
    const fourth = packed[4 * n + 3]!;
    for (; n < end; n++) {
      const sum = (rows[a + n]! + rows[b + n]! + rows[c + n]! + rows[d + n]! + rows[e + n]!) | 0;
      histogram[sum & 255]! += first;
      histogram[256 | ((sum >>> 8) & 255)]! += second;
      histogram[512 | ((sum >>> 16) & 255)]! += third;
      histogram[768 | (sum >>> 24)]! += fourth;
    }
  }
}

/** As {@link countFive}, where all weigh the same. */
function tallyFive(
  rows: Int32Array,
  tally: Int32Array,
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  width: number,
): void {
  for (let n = 0; n < width; n++) {
    const sum = (rows[a + n]! + rows[b + n]! + rows[c + n]! + rows[d + n]! + rows[e + n]!) | 0;
    tally[sum & 255]!++;
    tally[256 | ((sum >>> 8) & 255)]!++;
    tally[(sum >>> 16) & 255]!++;
    tally[256 | (sum >>> 24)]!++;
  }
}

function sumOfTally(tally: Int32Array, byCount: Float64Array): number {
  // Two sums at a time, so that one need not wait for the other.
  let even = byCount[tally[242]! + tally[498]!]!;
  let odd = 0;
  for (let n = 0; n < 242; n += 2) {
    even += byCount[tally[n]! + tally[256 + n]!]!;
    odd += byCount[tally[n + 1]! + tally[257 + n]!]!;
  }
  tally.fill(0);
  return even + odd;
}

/** Truncation to 32 bits is many times as fast as Math.floor and Math.round, and here the same. */
function costOf(group: number, costs: Float64Array): number {
  const weight = (group * (1 / PACK)) | 0;
  const bits = fastLog2(weight) - (group - weight * PACK) / weight;
  return weight * costs[(bits * STEPS_PER_BIT + 0.5) | 0]!;
}

function sumOfAll(histogram: Float64Array, costs: Float64Array): number {
  let cost = 0;
  for (let n = 0; n < 243; n++) {
    const group = histogram[n]! + histogram[256 | n]! + histogram[512 | n]! + histogram[768 | n]!;
    if (group === 0) continue;
    cost += costOf(group, costs);
    histogram[n] = histogram[256 | n] = histogram[512 | n] = histogram[768 | n] = 0;
  }
  return cost;
}

function sumOfGroups(
  groups: Groups,
  count: number,
  histogram: Float64Array,
  packed: Float64Array,
  touched: Int32Array,
  costs: Float64Array,
): number {
  let found = 0;
  for (let n = 0; n < count; n++) {
    const group = groups[n]!;
    const before = histogram[group]!;
    if (before === 0) touched[found++] = group;
    histogram[group] = before + packed[n]!;
  }
  let cost = 0;
  for (let k = 0; k < found; k++) {
    cost += costOf(histogram[touched[k]!]!, costs);
    histogram[touched[k]!] = 0;
  }
  return cost;
}

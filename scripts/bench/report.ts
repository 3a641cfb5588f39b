/** The figures as sentences. */
import type { Answering } from './answers.ts';
import type { Border } from './border.ts';
import type { EmptyBoard } from './empty.ts';
import type { Injection } from './injection.ts';
import type { JournalTimes } from './journal.ts';
import type { JointAnswering } from './joint.ts';
import type { Loading } from './load.ts';
import type { Pass } from './pass.ts';
import type { Times } from './percentiles.ts';
import type { PopupTimes } from './popup.ts';
import type { Reviewing } from './reviews.ts';
import type { Weighing } from './weighing.ts';

/** All that is measured; times in milliseconds, by lexicon. */
export interface Figures {
  /** By lexicon and length. */
  readonly load: Readonly<Record<string, Loading>>;
  /** By lexicon and length, with Wordle’s first 506 answers past, or every fourth word of another list. */
  readonly empty: Readonly<Record<string, EmptyBoard>>;
  readonly answers: Readonly<Record<string, Answering>>;
  /** By number of boards. */
  readonly joint: Readonly<Record<string, JointAnswering>>;
  /** By lexicon and number of boards. */
  readonly weighing: Readonly<Record<string, Weighing>>;
  readonly reviews: Readonly<Record<string, Reviewing>>;
  readonly pass: Readonly<Record<string, Pass>>;
  /** By browser; nothing where there is none. */
  readonly popup: Readonly<Record<string, PopupTimes>>;
  /** By browser; nothing where there is none. */
  readonly injection: Readonly<Record<string, Injection>>;
  /** By browser; nothing where there is none. */
  readonly journal: Readonly<Record<string, JournalTimes>>;
  /** By browser; null where there is none. */
  readonly browsers: Readonly<Record<string, Readonly<Record<string, Border>> | null>>;
}

const times = ({ median, p99 }: Times): string => `median ${median} ms, 99th percentile ${p99} ms`;

/** The figures, a line each. */
export function describeFigures(figures: Figures): string {
  const { load, empty, answers, joint, weighing, reviews, pass, popup, injection, journal, browsers } =
    figures;
  const lines = ['Loading a word list, from its files to ready to solve, in a fresh process:'];
  for (const [list, { median, p90, ratio }] of Object.entries(load)) {
    lines.push(
      `  ${list}: median ${median} ms, 90th percentile ${p90} ms, ${ratio} times as long as only splitting the text into words`,
    );
  }
  lines.push(
    'From an empty board to a suggestion, with Wordle’s first 506 answers or every fourth word of another list past:',
  );
  for (const [list, { first, next, changed }] of Object.entries(empty)) {
    lines.push(
      `  ${list}: median ${first} ms in a fresh process, ${next} ms from then on, ${changed} ms after one more answer`,
    );
  }
  for (const [lexicon, it] of Object.entries(answers)) {
    lines.push(
      `From hints to suggestions, ${lexicon}, ${it.states} states, ${it.afterOneGuess} of them after one guess:`,
      `  the first: ${times(it.first)}`,
      `  looked ahead, the first ${it.lookedAhead} states: ${times(it.ahead)}`,
      `  memory at most: ${it.memory} MB`,
    );
  }
  for (const [boards, it] of Object.entries(joint)) {
    lines.push(
      `From the hints of ${boards} boards to the first suggestion, en, ${it.games} games:`,
      `  ${times(it.first)}, ${it.ratios.median} and ${it.ratios.p99} times the reference`,
      `  the reference, one of the boards alone: ${times(it.alone)}`,
      `  the longest step: ${it.longest} ms`,
    );
  }
  for (const [game, it] of Object.entries(weighing)) {
    lines.push(
      `What the player’s own word is worth, ${game}, ${it.games} games:`,
      `  with the best word known: ${times(it.known)}`,
      `  where that has to be looked for: ${times(it.sought)}, ${it.ratios.median} and ${it.ratios.p99} times the reference`,
      `  the reference, the first suggestion: ${times(it.reference)}`,
    );
  }
  for (const [lexicon, it] of Object.entries(reviews)) {
    lines.push(
      `The review of a game of six rows, ${lexicon}, ${it.games} games:`,
      `  ${times(it.whole)}, ${it.ratios.median} and ${it.ratios.p99} times the reference`,
      `  the reference, one suggestion looked ahead: ${times(it.reference)}`,
    );
  }
  for (const [lexicon, it] of Object.entries(pass)) {
    lines.push(`Every guess against every candidate, ${lexicon}, ${it.guesses} × ${it.candidates}:`);
    for (const [way, nanoseconds] of Object.entries(it.nanosecondsPerPair)) {
      const ratio = it.ratios ? `, ${it.ratios[way]!} times the reference` : '';
      lines.push(`  ${way}: ${nanoseconds} ns a pair${ratio}`);
    }
  }
  for (const [browser, it] of Object.entries(popup)) {
    lines.push(
      `From opening the popup to its first paint in ${browser}, ${it.times} times:`,
      `  ${times(it.warm)}, ${it.ratios.warm} times as long as a plain text takes`,
      `  with a killed worker: ${times(it.killed)}, ${it.ratios.killed} times as long`,
      `  a plain text in its place: ${times(it.reference)}`,
    );
  }
  lines.push(...describeInjection(injection), ...describeJournal(journal));
  for (const [browser, all] of Object.entries(browsers)) {
    for (const [lexicon, it] of Object.entries(all ?? {})) {
      lines.push(
        `From message to answer in ${browser}, ${lexicon}, ${it.states} states:`,
        `  the first: ${times(it.first)}`,
        `  looked ahead: ${times(it.ahead)}`,
        `  a word weighed, while that goes on: ${times(it.weighed)}`,
        `  the first from a killed worker, ${it.killed.states} states: ${times(it.killed.first)}`,
      );
    }
  }
  return lines.join('\n');
}

/** What the content script takes, four lines for each browser. */
export function describeInjection(injection: Figures['injection']): string[] {
  return Object.entries(injection).flatMap(([browser, it]) => [
    `The content script on a game’s page in ${browser}, ${it.loads} loads:`,
    `  its first run: ${times(it.evaluation)}, ${it.ratios.evaluation} times the reference`,
    `  from the page, once it is read, to the worker’s record of it: ${times(it.report)}, ${it.ratios.report} times the reference`,
    `  until Knack is shown on the page: ${times(it.shown)}, ${it.ratios.shown} times the reference`,
    `  the reference, a bare message to the worker and back: ${times(it.reference)}`,
  ]);
}

/** What the journal takes to open, four lines for each browser. */
export function describeJournal(journal: Figures['journal']): string[] {
  return Object.entries(journal).flatMap(([browser, it]) => [
    `From opening the journal with ${it.games} games in ${browser}, ${it.times} times:`,
    `  to its first paint: ${times(it.first)}, ${it.ratios.first} times as long as a plain text takes`,
    `  to all statistics: ${times(it.statistics)}, ${it.ratios.statistics} times as long`,
    `  a plain text in its place: ${times(it.reference)}`,
  ]);
}

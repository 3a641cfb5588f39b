/**
 * How long answers take through the extension's own messages, in real browsers: a page of the extension
 * asks, the worker answers.
 */
import type extensionApi from 'webextension-polyfill';
import type { Browser, Page } from '../../e2e/browsers/browser.ts';
import { LEXICON_NAMES, type Lexicon } from '../../src/lexicons/lexicons.ts';
import type { ManualRecord } from '../../src/protocol/records.ts';
import type { RequestOf } from '../../src/protocol/requests.ts';
import { type Times, timesOf } from './percentiles.ts';
import type { State } from './states.ts';

/** In the functions that run inside the extension. */
declare const chrome: typeof extensionApi;

/** So many states are asked before a worker counts as warm. */
const WARM_UP = 10;

/** Of one lexicon, from the message. */
export interface Border {
  readonly states: number;
  /** To the first answer, with the worker running and the dictionary loaded. */
  readonly first: Times;
  /** To the answer that was looked ahead for. */
  readonly ahead: Times;
  /** To what a word is worth, asked as soon as the first answer is there: the worker may still look ahead. */
  readonly weighed: Times;
  readonly killed: {
    readonly states: number;
    /** To the first answer, from a killed worker: its start and the loading included. */
    readonly first: Times;
  };
}

/**
 * Measures the built extension in a browser.
 * @param killed how many of the states a killed worker is asked
 */
export async function measureBorder(
  browser: Browser,
  states: Readonly<Record<Lexicon, readonly State[]>>,
  killed: number,
): Promise<Record<string, Border>> {
  const page = await browser.openExtensionPage('options.html');
  const measured: Record<string, Border> = {};
  for (const lexicon of LEXICON_NAMES) {
    measured[lexicon] = await measureLexicon(browser, page, lexicon, states[lexicon], killed);
  }
  await page.close();
  return measured;
}

async function measureLexicon(
  browser: Browser,
  page: Page,
  lexicon: Lexicon,
  states: readonly State[],
  killed: number,
): Promise<Border> {
  const ask = (hints: State) => page.evaluate(askWorker, { lexicon, hints });
  const fromKilled: number[] = [];
  for (const hints of states.slice(0, killed)) {
    await browser.stopBackground();
    fromKilled.push((await ask(hints)).first);
  }
  for (const hints of states.slice(0, WARM_UP)) await ask(hints);
  const warm = [];
  for (const hints of states) warm.push(await ask(hints));
  return {
    states: states.length,
    first: timesOf(warm.map(({ first }) => first)),
    ahead: timesOf(warm.map(({ ahead }) => ahead)),
    weighed: timesOf(warm.map(({ weighed }) => weighed)),
    killed: { states: fromKilled.length, first: timesOf(fromKilled) },
  };
}

/** Runs in a page of the extension: asks the worker, and notes when answers have come, in milliseconds. */
async function askWorker(question: {
  lexicon: Lexicon;
  hints: State;
}): Promise<{ first: number; ahead: number; weighed: number }> {
  const start = performance.now();
  let first = 0;
  let weighing = null as Promise<number> | null;
  const weigh = async (): Promise<number> => {
    const since = performance.now();
    // The word of the first row is in every list.
    const word = question.hints[0]!.split(' ')[0]!;
    const asked: RequestOf<'weighOf'> = { type: 'weighOf', of: 'manual', word };
    await chrome.runtime.sendMessage(asked);
    return performance.now() - since;
  };
  // The first answer is told in the session store, where the popup reads it.
  const note = (changes: Record<string, { newValue?: unknown }>) => {
    const manual = changes['manual']?.newValue as ManualRecord | undefined;
    if (first === 0 && manual?.advice && manual.boards.join() === question.hints.join()) {
      first = performance.now() - start;
      weighing = weigh();
    }
  };
  chrome.storage.session.onChanged.addListener(note);
  const request: RequestOf<'solve'> = {
    type: 'solve',
    manual: 'manual',
    lexicon: question.lexicon,
    boards: [[...question.hints]],
  };
  await chrome.runtime.sendMessage(request);
  const ahead = performance.now() - start;
  chrome.storage.session.onChanged.removeListener(note);
  return { first: first === 0 ? ahead : first, ahead, weighed: await (weighing ?? weigh()) };
}

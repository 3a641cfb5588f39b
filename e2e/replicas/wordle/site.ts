import { readFileSync } from 'node:fs';
import { paceOf } from '../pace.ts';
import type { ReplicaOptions } from '../replica.ts';
import type { Reply, Site } from '../site.ts';

export interface WordleSiteOptions extends Omit<ReplicaOptions, 'answer'> {
  /** Answers in lower case by the address they are played at: `/games/wordle`, `/games/wordle/2026-03-04`, `/games/create/wordle/abc123`. */
  answers: Readonly<Record<string, string>>;
  /** Accepted guesses of any length, lower case. A length with no word here takes any letters. */
  words: readonly string[];
  /** The day played at `/games/wordle`, as `YYYY-MM-DD`; the real date unless given. */
  today?: string;
  /** The suffix of all class names, new for each site unless given. */
  build?: string;
}

const HTML = 'text/html; charset=utf-8';
const DAY_PATH = /^\/games\/wordle\/(\d{4}-\d{2}-\d{2})$/;
const CUSTOM_PATH = /^\/games\/create\/wordle\/([\w-]+)$/;
const LAUNCH = Date.parse('2021-06-19');
const MS_PER_DAY = 86_400_000;

/** A replica of the New York Times' Wordle, with its archive, its custom puzzles and one sister game. */
export function wordleSite(options: WordleSiteOptions): Site {
  const today = options.today ?? new Date().toISOString().slice(0, 10);
  const build = options.build ?? Math.random().toString(36).slice(2, 7);
  const replies = new Map<string, Reply>();
  const days: string[] = [];

  const read = (file: string) => hashClasses(readFileSync(new URL(file, import.meta.url), 'utf8'), build);

  for (const [path, solution] of Object.entries(options.answers)) {
    const custom = CUSTOM_PATH.exec(path)?.[1];
    const day = DAY_PATH.exec(path)?.[1];
    if (day) days.push(day);
    if (custom) replies.set(`/svc/wordle/v2/create/${custom}.json`, json({ id: custom, solution }));
    else replies.set(`/svc/wordle/v2/${day ?? today}.json`, json(daily(day ?? today, solution)));
  }

  const pageData = {
    today,
    days: days.sort().reverse(),
    hardMode: options.hardMode ?? false,
    consent: options.consent ?? false,
    boardDelay: options.boardDelay ?? 0,
    replyDelay: options.replyDelay ?? 0,
    pace: options.pace ?? 1,
    silent: options.silent ?? false,
    planted: options.planted ?? null,
  };
  const page: Reply = {
    type: HTML,
    body: read('page.html').replace('PAGE_DATA', () => JSON.stringify(pageData)),
  };
  const pages = [
    '/games/wordle',
    '/games/wordle/index.html',
    '/games/wordle/archive',
    ...Object.keys(options.answers),
  ];
  for (const path of pages) replies.set(path, page);

  replies.set('/games/connections', { type: HTML, body: read('connections.html') });
  replies.set('/games-assets/v2/wordle.js', {
    type: 'text/javascript; charset=utf-8',
    body: read('game.js'),
  });
  replies.set('/games-assets/v2/wordle.css', {
    type: 'text/css; charset=utf-8',
    body: read('game.css') + paceOf(options),
  });
  replies.set('/games-assets/v2/words.json', json(options.words));

  return {
    hosts: ['www.nytimes.com'],
    reply: ({ pathname }) => replies.get(pathname.replace(/\/$/, '')) ?? null,
  };
}

function daily(day: string, solution: string) {
  const number = (Date.parse(day) - LAUNCH) / MS_PER_DAY;
  return { id: number, solution, print_date: day, days_since_launch: number };
}

function json(value: unknown): Reply {
  return { type: 'application/json', body: JSON.stringify(value) };
}

/** Does what the game's build does to its CSS modules: readers may rely on the prefix of a class, never on its end. */
function hashClasses(source: string, build: string): string {
  return source.replace(/\b[A-Z]\w+-module_\w+/g, (name) => `${name}__${build}`);
}

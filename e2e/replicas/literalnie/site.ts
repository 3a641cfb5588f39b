import { readFileSync } from 'node:fs';
import { paceOf } from '../pace.ts';
import type { ReplicaOptions } from '../replica.ts';
import type { Reply, Site } from '../site.ts';

export interface LiteralnieSiteOptions extends ReplicaOptions {
  /** The class of a letter in its right place; the game's own unless given. */
  correctClass?: string;
}

const HTML = 'text/html; charset=utf-8';
/** The class, and not the variable `--dobrze-key`. */
const CORRECT_CLASS = /(?<!-)\bdobrze\b(?!-)/g;
const LAUNCH = Date.parse('2022-01-08');
const MS_PER_DAY = 86_400_000;
const ATTEMPTS = 6;

/** A replica of Literalnie, with its sister game. Its server alone knows the answer until the game is over. */
export function literalnieSite(options: LiteralnieSiteOptions): Site {
  const words = new Set([options.answer, ...options.words]);
  const read = (file: string) =>
    readFileSync(new URL(file, import.meta.url), 'utf8').replace(
      CORRECT_CLASS,
      options.correctClass ?? 'dobrze',
    );

  const page: Reply = {
    type: HTML,
    body: read('page.html').replace('PAGE_DATA', () => JSON.stringify(pageData(options))),
  };
  const files = new Map<string, Reply>([
    ['/', page],
    ['/bombowo', page],
    [
      '/_next/static/chunks/pages/index.js',
      { type: 'text/javascript; charset=utf-8', body: read('game.js') },
    ],
    [
      '/_next/static/css/index.css',
      { type: 'text/css; charset=utf-8', body: read('game.css') + paceOf(options) },
    ],
  ]);

  const check = (word: string, attempt: number): Reply => {
    if (!words.has(word)) return json({ known: false });
    const over = word === options.answer || attempt === ATTEMPTS;
    return json({
      known: true,
      grades: grade(word, options.answer),
      ...(over && { answer: options.answer }),
    });
  };

  return {
    hosts: ['literalnie.fun', 'www.literalnie.fun'],
    reply({ pathname, searchParams }) {
      if (pathname !== '/api/sprawdz') return files.get(pathname) ?? null;
      return check(searchParams.get('slowo') ?? '', Number(searchParams.get('proba')));
    },
  };
}

/** What Next.js leaves in the page for its script; `slowo` is the planted answer, never the true one. */
function pageData(options: ReplicaOptions) {
  const { hardMode, consent, boardDelay, replyDelay, pace = 1, silent, planted } = options;
  const day = Math.floor((Date.now() - LAUNCH) / MS_PER_DAY);
  return {
    props: { pageProps: { day, hardMode, consent, boardDelay, replyDelay, pace, silent, slowo: planted } },
    page: '/',
    buildId: 'literalnie',
  };
}

/** 2 for the right place, 1 for elsewhere, 0 for nowhere; a repeated letter counts from left to right. */
function grade(guess: string, answer: string): number[] {
  const left: (string | null)[] = [...answer];
  const grades = [...guess].map((letter, i) => {
    if (letter !== answer[i]) return 0;
    left[i] = null;
    return 2;
  });
  return grades.map((first, i) => {
    const place = left.indexOf(guess[i]!);
    if (first === 2 || place < 0) return first;
    left[place] = null;
    return 1;
  });
}

function json(value: unknown): Reply {
  return { type: 'application/json', body: JSON.stringify(value) };
}

/** Wortel, the German Wordle, at its three addresses: two generations of one code base, both still in use. */
import type { Site } from './site.ts';

const HOSTS = [
  'wordle.uber.space',
  '6mal5.com',
  'www.6mal5.com',
  'wordle-spielen.de',
  'www.wordle-spielen.de',
];
/** Another game on the same site. */
const SISTER = /^\/wortify\b/;

export const wortel: Site = {
  id: 'wortel',
  kind: 'known',
  name: 'Wortel',
  lexicon: 'de-written-out',
  matches: HOSTS.map((host) => `https://${host}/*`),
  hasBoard: ({ pathname }) => !SISTER.test(pathname),
  scopes: ['#root .pb-6', '#root', 'body'],
  tiles: ['.w-14.h-14.border-solid', '.w-14.border-2'],
  widths: [5],
  feedback: {
    // The older generation has only classes for colours; the newer one has words as well.
    classes: {
      absent: 'absent',
      present: 'present',
      correct: 'correct',
      'bg-slate-400': 'absent',
      'bg-yellow-500': 'present',
      'bg-green-500': 'correct',
      'bg-cyan-500': 'present',
      'bg-orange-500': 'correct',
    },
  },
  highContrast: '.bg-cyan-500, .bg-orange-500',
  refusedRow: '.jiggle',
  storedHardMode: {
    keys: /^gameMode$/,
    isHard: ([mode]) => (mode === undefined ? null : mode === 'hard'),
  },
};

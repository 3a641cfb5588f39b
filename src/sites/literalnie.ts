/** Literalnie, in Polish: its letters ą ć ę ł ń ó ś ź ż have keys of their own. */
import type { Site } from './site.ts';
import { hardModeSwitch } from '../page/hard-mode.ts';

/** Another game on the same site. */
const SISTER = /^\/bombowo\b/;

export const literalnie: Site = {
  id: 'literalnie',
  name: 'Literalnie',
  lexicon: 'pl',
  home: 'https://literalnie.fun/',
  matches: ['https://*.literalnie.fun/*'],
  hasBoard: ({ pathname }) => !SISTER.test(pathname),
  board: {
    scopes: ['.planszawrap', '.inputcontainer', '#__next', 'body'],
    tiles: ['.letter'],
    widths: [5],
  },
  // Only the first of these has been seen.
  states: {
    attributes: [],
    classes: { dobrze: 'correct', sredni: 'present', srednio: 'present', zle: 'absent', bad: 'absent' },
  },
  legend: { '--dobrze-key': 'correct', '--sredni-key': 'present', '--tile-bad': 'absent' },
  keys: {
    all: '.klawiatura .key',
    enter: '.klawiatura > :nth-child(4) > .key:first-child',
    delete: '.klawiatura > :nth-child(4) > .key:last-child',
  },
  highContrast: 'html[data-theme$="true"]',
  isHard: hardModeSwitch,
};

/** Literalnie, in Polish: its letters ą ć ę ł ń ó ś ź ż have keys of their own. */
import type { Site } from './site.ts';

/** Another game on the same site. */
const SISTER = /^\/bombowo\b/;

export const literalnie: Site = {
  id: 'literalnie',
  kind: 'known',
  name: 'Literalnie',
  lexicon: 'pl',
  matches: ['https://*.literalnie.fun/*'],
  hasBoard: ({ pathname }) => !SISTER.test(pathname),
  scopes: ['.planszawrap', '.inputcontainer', '#__next', 'body'],
  tiles: ['.letter'],
  widths: [5],
  // Only the first of these has been seen.
  feedback: {
    classes: { dobrze: 'correct', sredni: 'present', srednio: 'present', zle: 'absent', bad: 'absent' },
  },
  legend: { '--dobrze-key': 'correct', '--sredni-key': 'present', '--tile-bad': 'absent' },
  keys: {
    all: '.klawiatura .key',
    enter: '.klawiatura > :nth-child(4) > .key:first-child',
    delete: '.klawiatura > :nth-child(4) > .key:last-child',
  },
  highContrast: 'html[data-theme$="true"]',
};

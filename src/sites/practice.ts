/** Knack's own game, on a page of the extension. The board itself says everything about the game. */
import type { Site } from './site.ts';

/** What is true of it on any page. Its id is also the key of what its page keeps, in each store. */
export const PRACTICE = { id: 'practice', kind: 'practice', name: 'Knack' } as const;

const BOARDS = '.boards[data-puzzle]';

export function practiceOn(document: Document): Site {
  const said = () => document.querySelector<HTMLElement>(BOARDS)?.dataset;
  return {
    ...PRACTICE,
    get lexicon() {
      return (said()?.['lexicon'] ?? 'en') as Site['lexicon'];
    },
    // No site: the page starts this game itself.
    matches: [],
    // Until a word has been drawn there is nothing to play.
    hasBoard: () => said() !== undefined,
    scopes: [BOARDS],
    board: '.board',
    tiles: ['.tile'],
    widths: [4, 5, 6, 7, 8],
    feedback: { attributes: ['data-state'] },
    keys: { all: '.keys button', enter: '[data-key="Enter"]', delete: '[data-key="Backspace"]' },
    texts: '.welcome, .side, .report, .said p:not(:empty)',
    message: '.result',
    takesOurWords: true,
    limit: () => Number(said()?.['limit']),
    puzzle: () => said()?.['puzzle'] ?? '',
    isHard: () => said()?.['hard'] === 'true',
  };
}

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { layOut, type OverlayPage, showOverlay } from '../test/overlay.ts';
import { boardLeft, openAdvice, SOLVED } from '../test/advice.ts';
import { give } from '../test/dom.ts';

let page: OverlayPage;
beforeEach(async () => {
  document.body.innerHTML = '';
  page = await showOverlay();
});
afterEach(() => page.end.abort());

describe('several boards', () => {
  /** Five tiles of a row, so far down in the window. */
  const rowAt = (left: number, top: number) =>
    Array.from({ length: 5 }, (_, n) => {
      const tile = document.body.appendChild(document.createElement('div'));
      give(tile, 'getBoundingClientRect', () => new DOMRect(left + 60 * n, top, 50, 50));
      return tile;
    });
  const boards = [SOLVED, boardLeft(), boardLeft({ possible: 5, likely: 3 })];
  const advice = openAdvice({ boards });
  const showBoards = () => {
    layOut();
    give(document, 'elementFromPoint', () => null);
    const [left, right] = [rowAt(0, 100), rowAt(400, 160)];
    return page.show({
      puzzle: {
        key: 'several',
        isNew: false,
        guessesLeft: 5,
        boards: [
          { tiles: rowAt(0, 400), empty: [], written: [] },
          { tiles: left, empty: left, written: [] },
          { tiles: right, empty: right, written: [] },
        ],
      },
      advice,
    });
  };
  const root = () => page.root()!;
  const texts = (selector: string) =>
    [...root().querySelectorAll(selector)].map(({ textContent }) => textContent);
  afterEach(() => vi.restoreAllMocks());

  it('each have ghost letters where they are open', async () => {
    await showBoards();
    expect(texts('.ghosts span').join('')).toBe('CLONSCLONS');
    const lefts = [...root().querySelectorAll<HTMLElement>('.ghosts span')].map(({ style }) => style.left);
    expect([lefts[0], lefts[5]]).toEqual(['0px', '400px']);
  });

  it('are listed with the words left on each, and folded with how many are solved', async () => {
    await showBoards();
    expect(texts('.panel .cells .sr-only')).toEqual([
      'Board 1: solved',
      'Board 2: 7 likely words left, 12 in all',
      'Board 3: 3 likely words left, 5 in all',
    ]);
    expect(texts('.unfold > [aria-hidden]').slice(1)).toEqual(['1/3']);
    expect(texts('.unfold .sr-only').join()).toContain('1 of 3 boards solved');
  });

  it('are named where one contradicts itself', async () => {
    await showBoards();
    await page.show({ advice: { status: 'contradiction', board: 2, rows: [1] } });
    expect(texts('.panel .summary')[0]).toMatch(/^Board 3: The colours in row 2 cannot occur/);
  });

  it('have candidates of their own', async () => {
    await showBoards();
    await page.show({ help: 'all' });
    expect(page.actions.loadCandidates.mock.calls).toEqual([[1, 0, 30]]);
  });

  it('are shown as long as one of those in the window is free', async () => {
    const form = () => root().querySelector<HTMLElement>('[data-form]')!.dataset['form'];
    await showBoards();
    const cover = document.body.appendChild(document.createElement('div'));
    give(document, 'elementFromPoint', (_, y) => (y > 300 ? cover : null));
    await page.show({});
    expect(form()).not.toBe('none');
    // What always stands at the bottom may be over all of them but their first rows.
    give(document, 'elementFromPoint', (_, y) => (y > 130 ? cover : null));
    await page.show({});
    expect(form()).not.toBe('none');
    give(document, 'elementFromPoint', () => cover);
    await page.show({});
    expect(form()).toBe('none');
    expect(texts('.ghosts span')).toEqual([]);
  });
});

import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { all, button, choose, open, says, switchOf } from '../test/options-page.ts';

beforeEach(() => document.body.replaceChildren());
afterEach(() => render(null, document.body));

describe('past answers', () => {
  const field = () => document.querySelector<HTMLTextAreaElement>('#past textarea')!;
  const give = async (list: string) => {
    field().value = list;
    field().dispatchEvent(new Event('input', { bubbles: true }));
    await vi.waitFor(() => expect(field().value).toBe(list));
    button('Add past answers').click();
  };
  const kept = (page: ReturnType<typeof open>, expected: readonly string[] | undefined, site = 'wordle') =>
    vi.waitFor(async () => {
      await page.paint();
      expect((await page.words()).past[site]).toEqual(expected);
    });

  it('each kind of them can be switched off', async () => {
    const page = open();
    await says('Past answers');
    switchOf('Answers that Knack comes with').click();
    await page.isSet({ pastShipped: false, pastOwn: true, pastGiven: true });
    switchOf('Answers of your own games').click();
    switchOf('Answers of your lists').click();
    await page.isSet({ pastShipped: false, pastOwn: false, pastGiven: false });
  });

  it('are taken from a text, which leaves the field, and can be taken back', async () => {
    const page = open();
    await says('You have given no list for Wordle yet');
    await give('Answers of March\n3 March 2024 CRANE\nsalet or abbey, #999\n1 March 2024 abbey');
    await kept(page, ['crane 2024-03-03', 'abbey 2024-03-01']);
    await says('2 answers found, 2 of them new.');
    await says('2 have a date, from March 1, 2024 to March 3, 2024.');
    await says('2 lines were left out');
    expect(all('.past-reading li').map(({ textContent }) => textContent)).toEqual([
      'Answers of March',
      'salet or abbey, #999',
    ]);
    expect(field().value).toBe('');
    button('Undo').click();
    await kept(page, []);
    await says('2 answers are removed from the list.');
  });

  it('without a day are said to count from that day on, and are kept once', async () => {
    const page = open();
    await says('You have given no list');
    await give('crane\nsalet');
    await says('2 have no date and count in games from');
    await page.paint();
    await give('crane\nabbey\n');
    await says('2 answers found, 1 of them new.');
    await vi.waitFor(async () => {
      const past = (await page.words()).past['wordle']!;
      expect(past.map((answer) => answer.split(' by ')[0])).toEqual(['crane', 'salet', 'abbey']);
    });
  });

  it('that a text does not have leave it in the field', async () => {
    const page = open();
    await says('You have given no list');
    await give('No answer of the game is in this text.');
    await says('Knack has found no past answer there, so nothing was changed.');
    expect(field().value).toBe('No answer of the game is in this text.');
    expect((await page.words()).past).toEqual({});
  });

  it('are listed with their days, and removed one by one or all at once', async () => {
    const page = open();
    await page.change({ kind: 'past', site: 'wordle', words: ['crane 2024-03-03', 'salet by 2024-03-03'] });
    await page.paint();
    await says('Show all 2 answers');
    expect(all('#past .removable span').map(({ textContent }) => textContent)).toEqual([
      'crane, Mar 3, 2024',
      'salet',
    ]);
    all<HTMLButtonElement>('#past .removable button')[1]!.click();
    await kept(page, ['crane 2024-03-03']);
    button('Remove this list').click();
    await kept(page, []);
    await says('One answer is removed from the list.');
    button('Undo').click();
    await kept(page, ['crane 2024-03-03']);
  });

  it('of a site that the player has added count there, which is said; without a language there is no list', async () => {
    const added = {
      rule: null,
      noLexicon: false,
      looks: {},
      noLooks: false,
      enteredBy: null,
      rare: 0,
      always: false,
      isKept: true,
    };
    const [one, other] = ['https://one.example', 'https://other.example'] as const;
    const sites = [
      { ...added, site: one, lexicon: 'en' as const },
      { ...added, site: other, lexicon: null },
    ];
    const page = open({ sites });
    await says('You have given no list');
    choose('#past select', other);
    await says('Knack does not know which words other.example is played with.');
    choose('#past select', one);
    await says('How seldom one.example repeats its answers is not known');
    await give('crane');
    await vi.waitFor(async () => expect((await page.words()).past[one]).toHaveLength(1));
  });

  it('that the browser cannot store are not lost from the field, and it says so', async () => {
    const page = open({ ask: () => Promise.resolve('full' as never) });
    await says('You have given no list');
    await give('crane');
    await says('Your browser’s storage is full');
    expect(field().value).toBe('crane');
    expect((await page.words()).past).toEqual({});
  });
});

/**
 * Documents that are made to harm whoever reads them, under a game's address. Knack says nothing or that it cannot
 * read the board, throws nothing, which the stage looks at after each scenario, and reads the board that comes then.
 */
import { expect, it } from 'vitest';
import type { Page } from '../browsers/browser.ts';
import { cellsOf, classed, EN, inRows, KEYS, pageOf, WORDLE } from '../boards/pages.ts';
import type { Site } from '../replicas/site.ts';
import { type BrowserName, IS_ALL, onStage } from '../stage.ts';

const WORDS = { empty: 'empty', typed: 'typed', absent: 'absent', present: 'present', correct: 'correct' };
const BOARD = `${inRows(cellsOf(EN), classed(WORDS))}${KEYS}`;

const site = (body: string): Site => ({
  hosts: [new URL(WORDLE).host],
  reply: () => ({ type: 'text/html; charset=utf-8', body }),
});

/**
 * In a page: gives names to fields and pictures that are those of all that a form and a document have.
 * @returns whether these are what is got for the names
 */
function clobber(): boolean {
  const namesOf = (target: object) => {
    const names: string[] = [];
    for (
      let up = Object.getPrototypeOf(target) as object;
      up !== Object.prototype;
      up = Object.getPrototypeOf(up) as object
    ) {
      names.push(...Object.getOwnPropertyNames(up));
    }
    return [...new Set(names)];
  };
  const form = document.createElement('form');
  const { body } = document;
  const named = (tag: 'input' | 'img', name: string) =>
    Object.assign(document.createElement(tag), { name, hidden: true });
  const fields = namesOf(form).map((name) => named('input', name));
  const pictures = namesOf(document).map((name) => named('img', name));
  const content = [...body.childNodes];
  form.append(...fields, ...content);
  body.append(form, ...pictures);
  return form.children instanceof HTMLInputElement && document.body instanceof HTMLImageElement;
}

/** In a page: makes it as large and as restless as it can be. */
function overload(): void {
  const nested = (depth: number, inShadow: boolean) => {
    const outer = document.createElement('div');
    let inner: Element | ShadowRoot = outer;
    for (let n = 0; n < depth; n++) {
      const next: Element = inner.appendChild(document.createElement('div'));
      inner = inShadow ? next.attachShadow({ mode: 'open' }) : next;
    }
    return outer;
  };
  const unseen = document.createElement('div');
  unseen.style.display = 'none';
  unseen.append(nested(10_000, false));
  const many = document.createElement('div');
  many.innerHTML = '<b data-testid="tile" data-state="empty">a</b>'.repeat(20_000);
  const messages = document.createElement('div');
  document.body.append(unseen, nested(600, true), many, messages);
  let count = 0;
  const change = () => {
    messages.textContent = `Not in word list: ${count}`;
    for (let n = 0; n < 50; n++) many.children[(count++ * 7) % 20_000]!.className = `c${count}`;
    if (count < 20_000) setTimeout(change, 4);
    else document.documentElement.dataset['over'] = '';
  };
  change();
}

/** What a document may be is true of any browser. */
export function describeHostileDocuments(name: BrowserName): void {
  if (!IS_ALL && name !== 'chromium') return;
  onStage(name, 'A hostile document', (stage) => {
    const open = async (body: string): Promise<Page> => {
      stage.serve(site(body));
      return stage.open(WORDLE);
    };
    const isRead = (page: Page) => expect.poll(() => stage.lookAnew(page)).toMatchObject({ boards: [EN] });

    it('does not hide its board behind names', async () => {
      const page = await open(pageOf(''));
      await page.evaluate((board) => void (document.body.innerHTML = board), BOARD);
      await isRead(page);
      expect(await page.evaluate(clobber, null)).toBe(true);
      await isRead(page);
    });

    it('may be of any size, and change without end', async () => {
      const page = await open(pageOf(''));
      await page.evaluate(overload, null);
      expect(await stage.lookAnew(page)).toMatchObject({ state: 'unreadable' });
      await page.waitFor(
        () => 'over' in document.documentElement.dataset,
        null,
        'the storm to be over',
        60_000,
      );
      await page.evaluate((board) => void (document.body.innerHTML = board), BOARD);
      await isRead(page);
    });

    it('may lose its body, its root and itself', async () => {
      const page = await open(pageOf(BOARD));
      await isRead(page);
      await page.evaluate(() => document.body.remove(), null);
      await stage.lookAnew(page);
      await page.evaluate(() => {
        const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
        document.documentElement.replaceWith(picture);
      }, null);
      await stage.lookAnew(page);
      await page.evaluate(() => document.documentElement.remove(), null);
      await stage.lookAnew(page);
      await page.evaluate((html) => {
        const { documentElement } = new DOMParser().parseFromString(html, 'text/html');
        document.open();
        document.append(documentElement);
        document.close();
      }, pageOf(BOARD));
      await isRead(page);
    });
  });
}

import { expect, it } from 'vitest';
import { contactTab } from './contact.ts';

const GAME = 'https://www.nytimes.com/games/wordle';
/** What the popup makes of a page that answers so; null where no script of Knack's is there. */
const kindWith = async (answer: boolean | null, url?: string, access = true) => {
  const sendMessage = () =>
    answer === null ? Promise.reject(new Error('Receiving end does not exist.')) : Promise.resolve(answer);
  const deps = { sendMessage, hasAccess: () => Promise.resolve(access) };
  return (await contactTab(deps, { id: 1, url })).kind;
};

it.each([
  ['a game that answers', true, GAME, 'open'],
  ['a game that was open before Knack came', null, GAME, 'unloaded'],
  ['a game where what plays along could not be brought', false, GAME, 'unbrought'],
  ['a page of a site that Knack does not know', null, 'https://games.example/', 'strange'],
  ['such a page where Knack has looked and follows nothing', false, 'https://games.example/', 'strange'],
  ['a page of the browser', null, 'about:blank', 'none'],
] as const)('says of %s what it is', async (_, answer, url, kind) => {
  expect(await kindWith(answer, url)).toBe(kind);
});

it('says that a page is withheld where the browser lets Knack see none of it', async () => {
  expect(await kindWith(null, undefined, false)).toBe('withheld');
  expect(await kindWith(null, GAME, false)).toBe('withheld');
  // Chrome takes the access to known games back with that to all sites that they are among.
  expect(await kindWith(false, GAME, false)).toBe('withheld');
});

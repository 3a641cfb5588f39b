/** A game that Knack knows, on a site that it does not know. */
import type { Browser, Popup } from './browsers/browser.ts';
import { firstWordle } from './replicas/first-wordle/replica.ts';
import { QUICK } from './replicas/pace.ts';
import type { Reply, Site } from './replicas/site.ts';
import { wordsOf } from './words.ts';

/** A game at an address that nobody has told Knack of. */
export function strangeGame(host: string, change: (page: string) => string = (page) => page): Site {
  const game = firstWordle.site({ answer: 'aroma', words: wordsOf('en').words, pace: QUICK });
  const reply = (url: URL): Reply | null => {
    const found = game.reply(url);
    return found?.type.startsWith('text/html') ? { ...found, body: change(found.body) } : found;
  };
  return { hosts: [host], reply };
}

/** Has Knack always on the site of the game that the popup shows. */
export async function switchAlwaysOn(browser: Browser, popup: Popup): Promise<void> {
  // What stands below the best word moves once that is there.
  await popup.waitFor(() => document.querySelector('.best .pick'), null, 'the best word');
  await popup.click('.added .switch input');
  await browser.acceptPermissionPrompt();
}

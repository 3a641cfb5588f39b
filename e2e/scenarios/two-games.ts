/** Two games at once, which is true of any browser: they are played in one, and for a release alone. */
import { expect, it } from 'vitest';
import { guess, visibleHints, waitForLetters, waitForRows } from '../play.ts';
import { suggestion, waitForHints } from '../popup-page.ts';
import { QUICK } from '../replicas/pace.ts';
import { type BrowserName, IS_ALL, onStage } from '../stage.ts';
import { wordsOf } from '../words.ts';
import { type Course } from './course.ts';

export function describeTwoGames(name: BrowserName, courses: readonly [Course, Course]): void {
  // That the worker keeps tabs apart is in tab.test.ts.
  if (!IS_ALL) return;
  onStage(name, 'two games', (stage) => {
    it('are kept apart in two tabs', async () => {
      const sites = courses.map(({ replica, lexicon, guesses }) =>
        replica.site({ answer: guesses[2], words: wordsOf(lexicon).words, pace: QUICK }),
      );
      stage.serve(...sites);
      const [one, other] = courses;
      const first = await stage.open(one.replica.address);
      await one.replica.start(first);
      const second = await stage.open(other.replica.address);
      await other.replica.start(second);
      await guess(second, other.replica, other.guesses[0]);
      await first.bringToFront();
      await guess(first, one.replica, one.guesses[0]);
      const popups = [await stage.popupOf(first), await stage.popupOf(second)] as const;
      await waitForHints(popups[0], await visibleHints(first, one.replica));
      await waitForHints(popups[1], await visibleHints(second, other.replica));
      expect(await stage.badge(first)).not.toEqual(await stage.badge(second));
      // Auto-fill is on for both, and each gets its own word.
      await stage.switchOn(first);
      await waitForLetters(first, one.replica, await suggestion(popups[0]));
      await waitForLetters(second, other.replica, await suggestion(popups[1]));
      expect(await visibleHints(first, one.replica)).toHaveLength(1);
      await waitForRows(second, other.replica, 1);
    });
  });
}

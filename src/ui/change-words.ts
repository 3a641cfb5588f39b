/** What has come of changing words. */
import { MAX_PAST } from '../protocol/past-lists.ts';
import type { Ask, ImportReply } from '../protocol/requests.ts';
import type { Result } from './result-line.tsx';
import { MAX_OWN, MAX_REFUSED, MAX_SITES, type WordChange } from '../protocol/words.ts';

/** What is said of why words were not taken in. */
export const problem = (status: Exclude<ImportReply['status'], 'done'>): Result => ({
  message: `problem_${status}`,
  values: { own: MAX_OWN, refused: MAX_REFUSED, past: MAX_PAST, sites: MAX_SITES },
  failed: true,
});

/** Changes words. @returns the result: `done`, or why it failed */
export async function changeWords(ask: Ask, change: WordChange, done: Result): Promise<Result> {
  try {
    const outcome = await ask({ type: 'changeWords', change });
    return outcome === 'done' ? done : problem(outcome);
  } catch {
    return { message: 'trouble_noWorker', failed: true };
  }
}

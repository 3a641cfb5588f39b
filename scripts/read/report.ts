/** What was read of a page, and why, in lines. */
import { readFileSync } from 'node:fs';
import { createTranslate } from '../../src/ui/i18n.ts';
import { trialSentences } from '../../src/ui/trial.ts';
import { ROOT } from '../bundles.ts';
import { compileMessages, type Messages } from '../sentences/compile.ts';
import type { PageRead } from './in-page.ts';

const messages = JSON.parse(readFileSync(`${ROOT}_locales/en/messages.json`, 'utf8')) as Messages;
const t = createTranslate(compileMessages(messages, Object.keys(messages) as (keyof Messages)[]), 'en');

/** In English. */
export function reportOf({ boards, why, feedback, looks, tried, misleading }: PageRead): string {
  const rows = (hints: readonly string[]) => (hints.length > 0 ? hints : ['no guess yet']);
  const several = (boards ?? []).length > 1;
  return [
    ...(boards ?? []).flatMap((hints, n) => [...(several ? [`Board ${n + 1}`] : []), ...rows(hints)]),
    ...(boards ? [`Feedback: ${feedback ?? 'none yet'}`] : [`No board: ${why}`]),
    ...(looks.length > 0 ? [`Looks without a meaning: ${looks.join(', ')}`] : []),
    ...(tried.length > 0 ? ['Tried:'] : ['Nothing on it could be a board.']),
    ...trialSentences(tried, t).map((sentence) => `  ${sentence}`),
    ...(misleading.length > 0 ? [`Not believed: ${misleading.join(', ')}`] : []),
  ].join('\n');
}

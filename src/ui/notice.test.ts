import { expect, it } from 'vitest';
import { openAdvice, suggestionOf } from '../test/advice.ts';
import { translateInto } from '../test/sentences.ts';
import { noticeSentence } from './notice.ts';

const t = translateInto('en');
const advice = openAdvice({ suggestions: [suggestionOf('adorn', [1])], progress: 'done' });

it('a refused word is named, with the one that comes next', () => {
  const notice = { kind: 'unsaid', word: 'brond' } as const;
  expect(noticeSentence(notice, { advice, help: 'word' }, t)).toBe(
    'The game does not take BROND. Next: ADORN.',
  );
  expect(noticeSentence({ ...notice, kind: 'notInList' }, { advice, help: 'word' }, t)).toContain('ADORN');
  // In the popup that stands below.
  expect(noticeSentence(notice, null, t)).toBe('The game does not take BROND.');
});

it.each([
  ['no words may be seen', { help: 'nudge' as const }],
  ['another may come', { advice: { ...advice, progress: 'looking' as const } }],
  ['nothing is known yet', { advice: null }],
])('alone where %s', (_, change) => {
  const shown = { advice, help: 'word' as const, ...change };
  expect(noticeSentence({ kind: 'unsaid', word: 'brond' }, shown, t)).toBe('The game does not take BROND.');
});

it('after what is no refusal no word follows', () => {
  expect(noticeSentence({ kind: 'noReply', word: 'brond' }, { advice, help: 'word' }, t)).not.toContain(
    'ADORN',
  );
});

import { expect, it } from 'vitest';
import { suggestionOf } from '../test/advice.ts';
import { withMarks } from './advice-of.ts';

it('says of a word when it was the answer where it can be that again, and of no other', () => {
  const mark = { before: '2023-01-01' };
  const said = (candidate: boolean) => {
    const found = { ...suggestionOf('corny', [2, 1]), candidate };
    return withMarks({ levels: 2, words: new Map([['corny', mark]]) })(found).past;
  };
  expect([said(true), said(false)]).toEqual([mark, undefined]);
});

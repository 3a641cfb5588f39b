import { describe, expect, it } from 'vitest';
import { feedbackDigits } from '../src/solver/feedback.ts';
import { parseHints } from '../src/solver/hints.ts';
import { createArticlePlayer } from './article-feedback.ts';
import { evenDictionary, productPlayer } from './figures/rule-games.ts';

const [english, polish] = await Promise.all([evenDictionary('en'), evenDictionary('pl')]);

describe('an article that is wrong about repeated letters', () => {
  const digits = (feedback: number) => feedbackDigits(feedback, 5).join('');

  it('MATLAB calls a letter present as often as it is guessed', () => {
    const { grade, choose } = createArticlePlayer('letter-frequency', polish)!;
    const feedback = grade('taras', 'okrai');
    expect(digits(feedback)).toBe('01220');
    expect(choose([{ guess: 'taras', feedback }])).toBe('okrai');
    // Graded as the game does, only a word with two a's would give this feedback.
    expect(productPlayer('letter-frequency', 'pl', polish).choose([{ guess: 'taras', feedback }])).not.toBe(
      'okrai',
    );
  });

  it('NLTK loses an answer that has a letter once which was guessed twice', () => {
    const { grade, choose } = createArticlePlayer('corpus-frequency', english)!;
    const hints = [{ guess: 'erase', feedback: grade('erase', 'steal') }];
    expect(digits(hints[0]!.feedback)).toBe('10110');
    expect(choose(hints)).toBeNull();
    expect(productPlayer('corpus-frequency', 'en', english).choose(hints)).not.toBeNull();
  });

  it('NLTK forgets that a letter is elsewhere too once it has found one of them', () => {
    // The feedback says that there are two e's.
    const { choose } = createArticlePlayer('corpus-frequency', english)!;
    expect(choose(parseHints(['steer 00120']))).toBe('money');
  });

  it('all others grade as the game does', () => {
    expect(createArticlePlayer('distinct-letters', english)).toBeNull();
    expect(createArticlePlayer('position-frequency', english)).toBeNull();
    expect(createArticlePlayer('expected-guesses', english)).toBeNull();
  });
});

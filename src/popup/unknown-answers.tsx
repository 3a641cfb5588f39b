/** Offers to add answers that Knack did not have, once their game is over. */
import { useState } from 'preact/hooks';
import type { Advice } from '../protocol/advice.ts';
import type { Ask } from '../protocol/requests.ts';
import { canType, type Lexicon, LEXICONS } from '../lexicons/lexicons.ts';
import { capitals } from '../ui/capital.ts';
import { changeWords } from '../ui/change-words.ts';
import type { Translate } from '../ui/i18n.ts';
import { unknownIn } from '../ui/report.ts';
import { type Result, ResultLine } from '../ui/result-line.tsx';

const RESULT = 'unknown-result';

interface Props {
  readonly lexicon: Lexicon;
  readonly advice: Advice | null;
  readonly ask: Ask;
  readonly t: Translate;
}

export function UnknownAnswers({ lexicon, advice, ask, t }: Props) {
  const [result, setResult] = useState<Result | null>(null);
  const { language } = LEXICONS[lexicon];
  // One with letters that the game's keyboard lacks was misread, or is of another language.
  const offered = unknownIn(advice).filter((word) => canType(LEXICONS[lexicon], word));
  if (offered.length === 0 && !result) return null;
  const change = async (kind: 'add' | 'remove', word: string, done: Result) => {
    // The button goes with the word.
    document.getElementById(RESULT)?.focus();
    setResult(await changeWords(ask, { kind, language, word }, done));
  };
  const add = (word: string) => {
    const undo = () => void change('remove', word, { message: 'wordRemoved', values: { word } });
    void change('add', word, { message: 'wordAdded', values: { word }, undo });
  };
  return (
    <section class="unknown">
      {offered.map((word) => (
        <p key={word}>
          {t('unknownAnswer', { word: capitals(word) })}{' '}
          <button type="button" onClick={() => add(word)}>
            {t('addUnknown', { word: capitals(word) })}
          </button>
        </p>
      ))}
      <ResultLine id={RESULT} result={result} t={t} />
    </section>
  );
}

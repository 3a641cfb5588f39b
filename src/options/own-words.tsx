/** The player's own words of a language: a field to add or forbid one, and both lists. */
import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import * as v from 'valibot';
import { foldIn, hasListFor, LANGUAGES } from '../lexicons/lexicons.ts';
import type { Ask } from '../protocol/requests.ts';
import type { Translate } from '../ui/i18n.ts';
import { NO_WORDS, type StoredWords, wordSchema } from '../protocol/words.ts';
import { type Result, ResultLine } from '../ui/result-line.tsx';
import { changeWords } from '../ui/change-words.ts';
import { WordList } from './word-list.tsx';

const RESULT = 'words-result';

/** The first that the player reads, or else the first that there is. */
function firstOf(languages: readonly string[]): string {
  const read = languages.map((tag) => tag.split('-')[0]!);
  return read.find((tag) => LANGUAGES.includes(tag)) ?? LANGUAGES[0]!;
}

interface Props {
  readonly words: StoredWords;
  readonly ask: Ask;
  readonly languages: readonly string[];
  readonly t: Translate;
}

export function OwnWordsForm({ words, ask, languages, t }: Props) {
  const [language, setLanguage] = useState(() => firstOf(languages));
  const [result, setResult] = useState<Result | null>(null);
  /** Whether the result is about what the field holds. */
  const [invalid, setInvalid] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { added, forbidden } = words.own[language] ?? NO_WORDS;

  const remove = async (kind: 'add' | 'forbid', word: string): Promise<boolean> => {
    const undo = () => {
      const back: Result = { message: 'wordBack', values: { word } };
      void changeWords(ask, { kind, language, word }, back).then(setResult);
    };
    const done: Result = { message: 'wordRemoved', values: { word }, undo };
    const next = await changeWords(ask, { kind: 'remove', language, word }, done);
    setInvalid(false);
    setResult(next);
    return !next.failed;
  };

  const list = { language, onLastRemoved: () => field.current?.focus(), t };
  return (
    <>
      <WordForm {...{ language, setLanguage, field, invalid, setInvalid, say: setResult, ask, t }} />
      <ResultLine id={RESULT} result={result} t={t} />
      <div class="columns">
        <WordList
          {...list}
          title={t('addedWords')}
          empty={t('noAddedWords')}
          words={added}
          onRemove={(word) => remove('add', word)}
        />
        <WordList
          {...list}
          title={t('forbiddenWords')}
          empty={t('noForbiddenWords')}
          words={forbidden}
          onRemove={(word) => remove('forbid', word)}
        />
      </div>
    </>
  );
}

interface FormProps {
  readonly language: string;
  readonly setLanguage: (language: string) => void;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly invalid: boolean;
  readonly setInvalid: (invalid: boolean) => void;
  /** Shows the result. */
  readonly say: (result: Result | null) => void;
  readonly ask: Ask;
  readonly t: Translate;
}

/** A field for a word, and the two lists that it can go to. */
function WordForm(props: FormProps) {
  const { language, setLanguage, field, invalid, setInvalid, say, ask, t } = props;
  const [text, setText] = useState('');
  const put = async (kind: 'add' | 'forbid') => {
    const word = v.safeParse(wordSchema, foldIn(language, text));
    field.current?.focus();
    setInvalid(!word.success);
    if (!word.success) {
      say({ message: 'notAWord', failed: true });
      return;
    }
    const message =
      kind === 'forbid' ? 'wordForbidden' : hasListFor(language, word.output) ? 'wordAdded' : 'wordKept';
    const done: Result = { message, values: { word: word.output, length: [...word.output].length } };
    const next = await changeWords(ask, { kind, language, word: word.output }, done);
    // A word that could not be stored stays in the field.
    if (!next.failed) setText((now) => (now === text ? '' : now));
    say(next);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event as SubmitEvent;
        void put((submitter as HTMLButtonElement | null)?.value === 'forbid' ? 'forbid' : 'add');
      }}
    >
      <label>
        {t('language')}
        <select
          value={language}
          onChange={(event) => {
            setLanguage(event.currentTarget.value);
            say(null);
            setInvalid(false);
          }}
        >
          {LANGUAGES.map((tag) => (
            <option key={tag} value={tag}>
              {t.language(tag)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('word')}
        <input
          ref={field}
          type="text"
          lang={language}
          value={text}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          aria-invalid={invalid}
          aria-describedby={invalid ? RESULT : undefined}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <span class="buttons">
        <button type="submit" class="primary" value="add">
          {t('addWord')}
        </button>
        <button type="submit" value="forbid">
          {t('forbidWord')}
        </button>
      </span>
    </form>
  );
}

/** The word to begin with, a field for each language. It is checked when the field is left. */
import { useEffect, useRef, useState } from 'preact/hooks';
import * as v from 'valibot';
import { foldIn, hasListFor, LANGUAGES, lexiconsOf } from '../lexicons/lexicons.ts';
import type { Ask } from '../protocol/requests.ts';
import type { Settings } from '../protocol/settings.ts';
import type { Translate } from '../ui/i18n.ts';
import type { SaveSettings } from '../ui/use-saving.ts';
import { NO_WORDS, type StoredWords, wordSchema } from '../protocol/words.ts';
import { type Result, ResultLine } from '../ui/result-line.tsx';

interface Props {
  readonly settings: Settings;
  readonly saveSettings: SaveSettings;
  /** Null when the worker does not answer. */
  readonly words: StoredWords | null;
  readonly ask: Ask;
  readonly t: Translate;
}

export function Openers(props: Props) {
  return (
    <fieldset class="openers" aria-describedby="openers-help">
      <legend>{props.t('openers')}</legend>
      <p id="openers-help" class="help">
        {props.t('openersHelp')}
      </p>
      {LANGUAGES.map((language) => (
        <Opener key={language} language={language} {...props} />
      ))}
    </fieldset>
  );
}

/** Messages after which Enter tries again. */
const AGAIN: ReadonlySet<string> = new Set(['trouble_noWorker', 'settingsFailed']);

type OpenerProps = Props & { readonly language: string };

/** Checks a word and keeps it as the opener. Null when there is nothing to change. */
function createCheck({ language, settings, saveSettings, words, ask }: OpenerProps) {
  const stored = settings.openers[language] ?? '';
  const { forbidden } = words?.own[language] ?? NO_WORDS;
  const save = async (word: string): Promise<Result> => {
    await saveSettings(({ openers: { [language]: _, ...others } }) => ({
      openers: word === '' ? others : { ...others, [language]: word },
    }));
    return { message: word === '' ? 'openerNone' : 'openerSaved', values: { word } };
  };
  return async (text: string): Promise<Result | null> => {
    if (text.trim() === '') return stored === '' ? null : save('');
    const { success, output: word } = v.safeParse(wordSchema, foldIn(language, text));
    if (!success) return { message: 'notAWord', failed: true };
    if (word === stored) return null;
    const values = { word, length: [...word].length };
    if (!hasListFor(language, word)) return { message: 'openerLength', values, failed: true };
    if (forbidden.includes(word)) return { message: 'openerForbidden', values, failed: true };
    const known = await Promise.all(
      lexiconsOf(language).map((lexicon) => ask({ type: 'known', lexicon, word })),
    ).catch(() => null);
    if (!known) return { message: 'trouble_noWorker', failed: true };
    return known.includes(true) ? save(word) : { message: 'openerUnknown', values, failed: true };
  };
}

/** The text in the field of a language, and the message on it. */
function useOpener(props: OpenerProps) {
  const { language, settings, words } = props;
  const stored = settings.openers[language] ?? '';
  const { added, forbidden } = words?.own[language] ?? NO_WORDS;
  /** What the player has typed, as long as something else is stored. */
  const [draft, setDraft] = useState<string | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  /** What has been checked, so that Enter and leaving the field check it once. */
  const checked = useRef<string | null>(null);
  const check = createCheck(props);

  const commit = async () => {
    if (draft === null || checked.current === draft) return;
    checked.current = draft;
    const next = await check(draft).catch(() => ({ message: 'settingsFailed', failed: true }) as const);
    // The player may have gone on typing in the meantime.
    if (checked.current !== draft) return;
    if (!next) setDraft(null);
    setResult(next);
    if (next && AGAIN.has(next.message)) checked.current = null;
  };
  const type = (value: string) => {
    checked.current = null;
    setDraft(value === stored ? null : value);
    setResult(null);
  };

  // What is stored is what was typed, or newer; but a word that is being typed is left to the player.
  useEffect(() => {
    if (checked.current !== null) setDraft(null);
  }, [stored]);
  // The message on a word may be out of date; a word that was refused is checked again.
  useEffect(() => {
    if (draft === null) setResult(null);
    else if (checked.current !== null) {
      checked.current = null;
      void commit();
    }
  }, [[...added, '', ...forbidden].join(' ')]);

  /** The message on the word in the field. */
  const said = (): Result | null => {
    if (draft !== null) return result?.failed ? result : null;
    if (forbidden.includes(stored))
      return { message: 'openerForbidden', values: { word: stored }, failed: true };
    return result?.values?.['word'] === stored ? result : null;
  };
  return { value: draft ?? stored, said: said(), type, commit };
}

function Opener(props: OpenerProps) {
  const { language, t } = props;
  const { value, said, type, commit } = useOpener(props);
  const id = `opener-${language}`;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void commit();
      }}
    >
      <label>
        {t.language(language)}
        <input
          type="text"
          lang={language}
          value={value}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          aria-invalid={said?.failed ?? false}
          aria-describedby={said?.failed ? id : undefined}
          onInput={(event) => type(event.currentTarget.value)}
          onBlur={() => void commit()}
        />
      </label>
      <ResultLine id={id} result={said} t={t} />
    </form>
  );
}

/** The past answers of a game that the player gives: a field for any text, what is found in it, and all that are kept. */
import { useMemo, useState } from 'preact/hooks';
import { type Lexicon, LEXICONS } from '../lexicons/lexicons.ts';
import { LOCALES } from '../protocol/locales.ts';
import { daysAfter, MAX_PAST, readGiven } from '../protocol/past-lists.ts';
import type { Ask } from '../protocol/requests.ts';
import { NO_WORDS, type StoredWords, type WordChange } from '../protocol/words.ts';
import { repeatsOf } from '../sites/repeats.ts';
import type { Site } from '../sites/site.ts';
import { changeWords, problem } from '../ui/change-words.ts';
import type { Translate } from '../ui/i18n.ts';
import { type Result, ResultLine } from '../ui/result-line.tsx';
import { createReadDates } from './dates.ts';
import { FileButton } from './file-button.tsx';
import { MAX_PAST_TEXT, type PastReading, readPast } from './read-past.ts';
import { WordList } from './word-list.tsx';

const RESULT = 'past-result';
/** So many lines are shown of those that were left out, and so much of each. */
const SAMPLES = 10;
const SAMPLE_LENGTH = 100;
/** Where nothing is known of a game, and it has words of several lengths. */
const USUAL_WIDTH = 5;

/** A game that there may be a list for. */
export type ListedGame = Pick<Site, 'id' | 'name' | 'lexicon'>;

/** The words of a lexicon with a length, those of the player's included. */
export type LoadWords = (
  lexicon: Lexicon,
  length: number,
  added: readonly string[],
) => Promise<readonly string[]>;

interface Props {
  readonly game: ListedGame;
  readonly words: StoredWords;
  readonly loadWords: LoadWords;
  readonly ask: Ask;
  readonly t: Translate;
}

export function PastList(props: Props) {
  const { game, words, ask, t } = props;
  const { id: site, name, lexicon } = game;
  const repeats = repeatsOf(site);
  const kept = words.past[site] ?? [];
  const [result, setResult] = useState<Result | null>(null);
  const [reading, setReading] = useState<PastReading | null>(null);

  const change = async (next: WordChange, done: Result): Promise<Result> => {
    const outcome = await changeWords(ask, next, done);
    setResult(outcome);
    return outcome;
  };
  const remove = (answers: readonly string[]) => {
    const values = { count: answers.length };
    const undo = () =>
      void change({ kind: 'past', site, words: [...answers] }, { message: 'pastBack', values });
    setReading(null);
    return change({ kind: 'notPast', site, words: [...answers] }, { message: 'pastRemoved', values, undo });
  };
  const take = async (text: string): Promise<boolean> => {
    const next = await readAny(text, props);
    setReading(next);
    if (!next || next.answers.length === 0) {
      const size = MAX_PAST_TEXT / 1e6;
      const width = repeats?.width ?? USUAL_WIDTH;
      setResult({ message: next ? 'pastNothing' : 'pastTooLong', values: { width, size }, failed: true });
      return false;
    }
    const fresh = newIn(next.answers, kept);
    if (kept.length + fresh.length > MAX_PAST) {
      setReading(null);
      setResult(problem('tooMuch'));
      return false;
    }
    const undo = () => void remove(fresh);
    const values = { count: next.answers.length, fresh: fresh.length };
    const done: Result = { message: 'pastTaken', values, ...(fresh.length > 0 && { undo }) };
    return !(await change({ kind: 'past', site, words: fresh }, done)).failed;
  };
  const toResult = () => document.getElementById(RESULT)?.focus();

  if (lexicon === null) return <p>{t('pastNoLexicon', { game: name })}</p>;
  return (
    <>
      {!repeats && <p class="help">{t('pastOther', { game: name })}</p>}
      <PastForm language={LEXICONS[lexicon].language} take={take} say={setResult} t={t} />
      <ResultLine id={RESULT} result={result} t={t} />
      {reading && <WhatWasRead reading={reading} t={t} />}
      {kept.length === 0 ? (
        <p class="empty">{t('pastEmpty', { game: name })}</p>
      ) : (
        <>
          <Kept
            {...{ game, kept, t }}
            onRemove={async (answer) => !(await remove([answer])).failed}
            onLastRemoved={toResult}
          />
          <button
            type="button"
            onClick={() => void remove(kept).then((outcome) => !outcome.failed && toResult())}
          >
            {t('pastClear')}
          </button>
        </>
      )}
    </>
  );
}

/** Those that are not kept yet: a word without a day is not kept twice. */
function newIn(answers: readonly string[], kept: readonly string[]): string[] {
  const [all, words] = [new Set(kept), new Set(kept.map((answer) => readGiven(answer).word))];
  return answers.filter((answer) => {
    const { word, isExact } = readGiven(answer);
    return !all.has(answer) && (isExact || !words.has(word));
  });
}

const readDates = createReadDates(LOCALES);

/**
 * Reads a text for a game. Where it is not known how long the game's answers are, they have the length that gives
 * most.
 * @returns null for a text that is too long
 */
async function readAny(text: string, { game, words, loadWords }: Props): Promise<PastReading | null> {
  const { lexicon } = game;
  const repeats = repeatsOf(game.id);
  if (text.length > MAX_PAST_TEXT || !lexicon) return null;
  const { language, lengths, spell } = LEXICONS[lexicon];
  const { added } = words.own[language] ?? NO_WORDS;
  // Swedish dates are in the ISO form.
  const [today, since] = [new Date().toLocaleDateString('sv'), repeats?.since ?? null];
  const readings: PastReading[] = [];
  for (const width of repeats ? [repeats.width] : lengths) {
    const known = new Set(await loadWords(lexicon, width, added));
    const isKnown = (word: string) => known.has(word);
    readings.push(readPast(text, { width, spell, isKnown, since, today }, readDates));
  }
  return readings.reduce((best, next) => (next.answers.length > best.answers.length ? next : best));
}

interface FormProps {
  readonly language: string;
  /** Resolves to whether the text is done with. */
  readonly take: (text: string) => Promise<boolean>;
  readonly say: (result: Result) => void;
  readonly t: Translate;
}

/** A field for a text, or a file with one. */
function PastForm({ language, take, say, t }: FormProps) {
  const [text, setText] = useState('');
  const takeTyped = async () => {
    // What could not be taken stays in the field.
    if (await take(text)) setText((now) => (now === text ? '' : now));
  };
  const takeFile = async (file: File) => {
    const read = await file.text().catch(() => null);
    if (read === null) say({ message: 'pastUnread', failed: true });
    else await take(read);
  };
  return (
    <form
      class="past"
      onSubmit={(event) => {
        event.preventDefault();
        void takeTyped();
      }}
    >
      <label>
        {t('pastText')}
        <textarea
          rows={5}
          lang={language}
          value={text}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          aria-describedby="past-text-help"
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <p id="past-text-help" class="help">
        {t('pastTextHelp')}
      </p>
      <span class="buttons">
        <button type="submit" class="primary">
          {t('pastTake')}
        </button>
        <FileButton
          label={t('pastOpen')}
          accept=".txt,.csv,.tsv,.json,text/plain,text/csv"
          onFile={(file) => void takeFile(file)}
        />
      </span>
    </form>
  );
}

/** Which days the answers have, and what was left out. */
function WhatWasRead({
  reading: { answers, left },
  t,
}: {
  readonly reading: PastReading;
  readonly t: Translate;
}) {
  const given = answers.map(readGiven);
  const days = given.flatMap(({ day, isExact }) => (isExact ? [day] : [])).sort();
  const [undated] = given.filter(({ isExact }) => !isExact);
  const said = (day: string) => t.day(day, 'long');
  return (
    <div class="past-reading">
      {days.length > 0 && (
        <p>{t('pastDays', { count: days.length, first: said(days[0]!), last: said(days.at(-1)!) })}</p>
      )}
      {undated && (
        <p>
          {t('pastUndated', {
            count: given.length - days.length,
            day: said(daysAfter(undated.day, 1)),
          })}
        </p>
      )}
      {left.length > 0 && (
        <>
          <p>{t('pastLeft', { count: left.length })}</p>
          <ul>
            {left.slice(0, SAMPLES).map((line) => (
              <li>{line.length > SAMPLE_LENGTH ? `${line.slice(0, SAMPLE_LENGTH)}…` : line}</li>
            ))}
            {left.length > SAMPLES && <li>…</li>}
          </ul>
        </>
      )}
    </div>
  );
}

interface KeptProps {
  readonly game: ListedGame;
  readonly kept: readonly string[];
  /** Resolves to whether it is gone. */
  readonly onRemove: (answer: string) => Promise<boolean>;
  readonly onLastRemoved: () => void;
  readonly t: Translate;
}

/** All that are kept, each with its day. */
function Kept({ game, kept, onRemove, onLastRemoved, t }: KeptProps) {
  const byName = useMemo(
    () =>
      new Map(
        kept.map((answer) => {
          const { word, day, isExact } = readGiven(answer);
          return [isExact ? t('pastDated', { word, day: t.day(day, 'medium') }) : word, answer] as const;
        }),
      ),
    [kept, t],
  );
  return (
    <details>
      <summary>{t('pastShow', { count: kept.length })}</summary>
      <WordList
        title={t('pastList', { game: game.name })}
        words={[...byName.keys()]}
        onRemove={(name) => onRemove(byName.get(name)!)}
        onLastRemoved={onLastRemoved}
        t={t}
      />
    </details>
  );
}

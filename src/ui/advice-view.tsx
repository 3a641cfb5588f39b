/** An answer, as far as a level of help goes; what lies beyond the level is not in the document at all. */
import type { Advice } from '../protocol/records.ts';
import { type HelpLevel, reaches } from '../protocol/settings.ts';
import type { OpenSolution, Pattern, Solution } from '../solver/solve.ts';
import { BestWord } from './best-word.tsx';
import { Candidates, type LoadCandidates } from './candidates.tsx';
import { capital } from './capital.ts';
import type { Translate } from './i18n.ts';
import { LettersToTest } from './letters-to-test.tsx';
import { LevelButtons } from './level-buttons.tsx';
import { OtherWords } from './other-words.tsx';
import { reviewSentences } from './review.ts';
import { summarize } from './summary.ts';
import { WordTiles } from './tiles.tsx';

export interface AdviceProps {
  /** Which board it is, by its hints: what is listed of one is not shown of another. */
  readonly board: string;
  /** Null while it is being worked out. */
  readonly answer: Advice | null;
  readonly level: HelpLevel;
  /** Whether the player has asked for more than the settings say. */
  readonly isRaised: boolean;
  /** Asks for a level; null is back to the settings. */
  readonly onLevel: (level: HelpLevel | null) => void;
  /** Fills a word into the game; without it, words are only to be read. */
  readonly onPick?: ((word: string) => void) | undefined;
  /** Guesses that the game still allows, where that is known. */
  readonly guessesLeft?: number | undefined;
  readonly loadCandidates: LoadCandidates;
  /** For a panel that is short of room. */
  readonly compact?: boolean;
  readonly t: Translate;
}

export function AdviceView(props: AdviceProps) {
  const { answer, level, isRaised, onLevel, compact = false, t } = props;
  return (
    <div class={compact ? 'advice compact' : 'advice'}>
      <p class="summary">{answer ? summarize(answer, t) : t('working')}</p>
      {answer && (
        <>
          <Body {...props} answer={answer} />
          <LevelButtons answer={answer} level={level} isRaised={isRaised} onLevel={onLevel} t={t} />
        </>
      )}
    </div>
  );
}

function Body(props: AdviceProps & { readonly answer: Advice }) {
  const { answer, level, t } = props;
  switch (answer.status) {
    case 'open':
      return <Open {...props} answer={answer} />;
    case 'lost':
      return (
        <>
          <Reviewed answer={answer} t={t} />
          <p>{t('lost')}</p>
          {reaches(level, 'all') && <AllWords {...props} answer={answer} />}
        </>
      );
    case 'no-known-word':
      return (
        <>
          <KnownLetters pattern={answer.pattern} t={t} />
          {reaches(level, 'word') && <Nearest words={answer.nearest} t={t} />}
        </>
      );
    default:
      return null;
  }
}

type LostSolution = Extract<Solution, { status: 'lost' }>;

function Open(props: AdviceProps & { readonly answer: OpenSolution }) {
  const { answer, level, onPick, guessesLeft, compact = false, t } = props;
  const { suggestions, possible, hidden, rival, progress, letters } = answer;
  const [best, ...others] = suggestions;
  const isOnlyWord = possible === 1;
  const around = { possible, guessesLeft };
  const nudges = reaches(level, 'nudge') && (!compact || level === 'nudge');
  return (
    <>
      <Reviewed answer={answer} isShort={compact && reaches(level, 'word')} t={t} />
      {best && reaches(level, 'word') && (
        <>
          <BestWord {...{ best, rival, around, progress, compact, onPick, t }} />
          {onPick && !compact && <p class="note">{t('fillWordHelp')}</p>}
        </>
      )}
      {nudges && isOnlyWord && level === 'nudge' && <p>{t('oneLeft')}</p>}
      {nudges && !isOnlyWord && <LettersToTest letters={letters} isPartial={hidden > 0} t={t} />}
      {reaches(level, 'all') && (
        <>
          {!compact && !isOnlyWord && others.length > 0 && <OtherWords {...{ others, onPick, t }} />}
          <AllWords {...props} answer={answer} />
        </>
      )}
    </>
  );
}

interface ReviewedProps {
  readonly answer: OpenSolution | LostSolution;
  /** Whether only the grade is given. */
  readonly isShort?: boolean;
  readonly t: Translate;
}

function Reviewed({ answer: { review, possible }, isShort = false, t }: ReviewedProps) {
  if (!review) return null;
  const sentences = reviewSentences(review, possible, t);
  return <p class="review">{sentences.slice(isShort ? -1 : 0).join(' ')}</p>;
}

type AllWordsProps = AdviceProps & { readonly answer: OpenSolution | LostSolution };

function AllWords({ board, answer, loadCandidates, onPick, t }: AllWordsProps) {
  const { possible, likely, hidden } = answer;
  return (
    <Candidates
      // Words that change may make other candidates of the same hints.
      key={JSON.stringify([board, possible, likely, hidden])}
      load={loadCandidates}
      total={possible - hidden}
      {...{ hidden, onPick, t }}
    />
  );
}

function KnownLetters({ pattern: { fixed, present, absent }, t }: { pattern: Pattern; t: Translate }) {
  const list = (letters: readonly string[]) => t.list(letters.map(capital));
  return (
    <section>
      <p>{t('pattern')}</p>
      <WordTiles word={fixed.map((letter) => letter ?? '·').join('')} />
      {present.length > 0 && <p>{t('patternPresent', { letters: list(present) })}</p>}
      {absent.length > 0 && <p>{t('patternAbsent', { letters: list(absent) })}</p>}
    </section>
  );
}

function Nearest({ words, t }: { words: readonly string[]; t: Translate }) {
  return (
    <section>
      <h2>{t('nearest')}</h2>
      <ul class="words">
        {words.map((word) => (
          <li>{word}</li>
        ))}
      </ul>
    </section>
  );
}

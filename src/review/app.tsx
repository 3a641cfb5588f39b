/** The review of one game: how it went as a whole, and each of its guesses. */
import { siteName } from '../journal/site-name.ts';
import { endOf } from '../journal/end-of.ts';
import { guessesOn } from '../protocol/guesses.ts';
import type { MessageKey } from '../protocol/sentences.ts';
import type { Translate } from '../ui/i18n.ts';
import { lexiconName } from '../ui/lexicon-name.ts';
import { Replayed } from '../ui/replayed.tsx';
import { luckOf } from '../ui/grades.ts';
import { type GameReview, scoreOf } from '../ui/review-game.ts';
import { Guess } from './guess.tsx';
import { Points } from './points.tsx';
import type { Reviewed } from './source.ts';

/** What keeps a game from being reviewed. */
export type Obstacle =
  | 'lookBackGone'
  | 'lookBackGoesOn'
  | 'lookBackNoWords'
  | 'trouble_noWorker'
  | 'journalUnread';

export interface AppProps {
  /** Null where there is none. */
  readonly reviewed: Reviewed | null;
  readonly review: GameReview;
  readonly obstacle: Obstacle | null;
  readonly again: () => void;
  readonly t: Translate;
}

export function App({ reviewed, review, obstacle, again, t }: AppProps) {
  return (
    <>
      <header>
        <img src="icons/icon.svg" alt="" width="28" height="28" />
        <h1>{t('lookBack')}</h1>
        <nav>
          <a href="journal.html">{t('journal')}</a>
          <a href="practice.html">{t('practice')}</a>
        </nav>
      </header>
      <main>
        {reviewed && <Heading {...reviewed} t={t} />}
        {obstacle && (
          <div class="notice" role="alert">
            <p>{t(obstacle)}</p>
            {obstacle === 'trouble_noWorker' && (
              <button type="button" onClick={again}>
                {t('lookBackAgain')}
              </button>
            )}
          </div>
        )}
        {reviewed && (!obstacle || review.guesses.length > 0) && (
          <>
            <Whole reviewed={reviewed} review={review} isWaiting={!obstacle} t={t} />
            <ol class="guesses">
              {review.guesses.map((guess, row) => (
                <Guess key={row} {...{ guess, row, game: reviewed.game, t }} />
              ))}
            </ol>
            <footer>
              <p>{t('skillMeans')}</p>
              <p>{t('luckMeans')}</p>
            </footer>
          </>
        )}
      </main>
    </>
  );
}

function Heading({ game, changed, t }: Reviewed & Pick<AppProps, 't'>) {
  const { site, lexicon } = game;
  const day =
    changed && new Intl.DateTimeFormat(t.locale, { dateStyle: 'full', timeStyle: 'short' }).format(changed);
  return (
    <div class="of">
      <h2>{siteName(site, t)}</h2>
      <p>{[day, lexicon && lexiconName(lexicon, t)].filter(Boolean).join(' · ')}</p>
      <p>{endOf(game, t)}</p>
    </div>
  );
}

/** From so many points on, a game is called so. */
const SKILLS = [
  [90, 'wholeSkill_great'],
  [75, 'wholeSkill_good'],
  [55, 'wholeSkill_fair'],
  [0, 'wholeSkill_weak'],
] as const satisfies readonly (readonly [number, MessageKey])[];

const called = (skill: number) => SKILLS.find(([least]) => skill >= least)![1];

interface WholeProps extends Pick<AppProps, 'review' | 't'> {
  readonly reviewed: Reviewed;
  readonly isWaiting: boolean;
}

function Whole({ reviewed, review, isWaiting, t }: WholeProps) {
  const all = guessesOn(reviewed.game.boards).length;
  const done = review.guesses.length;
  const score = review.replay === undefined ? null : scoreOf(review);
  return (
    <section class="whole">
      {isWaiting && review.replay === undefined && (
        <p class="working">
          <progress max={all + 1} value={done} aria-hidden="true" />
          <span role="status">
            {done < all ? t('lookBackWorking', { guess: done + 1, guesses: all }) : t('lookBackReplaying')}
          </span>
        </p>
      )}
      {score && (
        <>
          <Points skill={score.skill} luck={score.luck} t={t} />
          <p role="status">
            {t(called(score.skill))} {t(`wholeLuck_${luckOf(score.luck)}`)}
          </p>
        </>
      )}
      {review.replay !== undefined && <Replayed replay={review.replay} t={t} />}
    </section>
  );
}

/** The practice page: a game of Knack's own, and at first what Knack does. */
import type { Ask } from '../protocol/requests.ts';
import type { Settings } from '../protocol/settings.ts';
import { capitals } from '../ui/capital.ts';
import type { Translate } from '../ui/i18n.ts';
import { onBoard } from '../ui/boards.ts';
import { ReportCard } from '../ui/report-card.tsx';
import type { SaveSettings } from '../ui/use-saving.ts';
import { areMany, Boards, focusBoard, tileLabel } from './board.tsx';
import { ChoicesForm } from './choices.tsx';
import {
  feedbackByBoard,
  feedbackByLetter,
  feedbackOn,
  type Game,
  guessesOn,
  lengthOf,
  limitOf,
  openAnswers,
  outcomeOf,
  playedGame,
} from './game.ts';
import { Keyboard } from './keyboard.tsx';
import type { Refusal, Practice, PracticeState } from './practice.ts';
import { Welcome } from './welcome.tsx';

export interface AppProps {
  readonly state: PracticeState;
  readonly practice: Practice;
  /** Whether to say what Knack does. */
  readonly isWelcome: boolean;
  /** Whether Knack shows itself on the page, so that its panel needs room beside the board. */
  readonly hasOverlay: boolean;
  readonly settings: Settings;
  readonly saveSettings: SaveSettings;
  readonly openGame: (address: string) => void;
  readonly endWelcome: () => void;
  readonly openOptions: () => void;
  /** Opens the review of the game on this page. */
  readonly openReview: () => void;
  /** Puts a text on the clipboard; rejects when the browser refuses. */
  readonly copy: (text: string) => Promise<void>;
  readonly ask: Ask;
  readonly t: Translate;
}

export function App(props: AppProps) {
  const {
    state,
    practice,
    isWelcome,
    hasOverlay,
    settings,
    saveSettings,
    openGame,
    endWelcome,
    openOptions,
    openReview,
  } = props;
  const { copy, ask, t } = props;
  const { choices, game } = state;
  const length = game ? lengthOf(game) : choices.length;
  const boards = game?.answers.length ?? choices.boards;
  const isOver = game !== null && outcomeOf(game) !== 'open';
  const newGame = () => {
    focusBoard();
    void practice.deal();
  };
  return (
    <>
      <header>
        <img src="icons/icon.svg" alt="" width="28" height="28" />
        <h1>{t(isWelcome ? 'name' : 'practice')}</h1>
        <a href="journal.html">{t('journal')}</a>
        <button type="button" onClick={openOptions}>
          {t('settings')}
        </button>
      </header>
      {isWelcome && <Welcome {...{ settings, saveSettings, openGame, t }} end={endWelcome} />}
      <main class={hasOverlay ? 'with-overlay' : undefined}>
        <section
          class={classesOf({ game: true, fresh: state.isFresh, 'of-several': boards > 1, over: isOver })}
          style={{ '--length': length, '--boards': boards }}
        >
          <Boards {...state} boards={boards} length={length} isRefused={state.refusal !== null} t={t} />
          <div class="entry">
            <Message state={state} newGame={newGame} t={t} />
            {isOver && <ReportCard game={playedGame(game)} onReview={openReview} {...{ ask, copy, t }} />}
            <Keyboard
              lexicon={game?.lexicon ?? choices.lexicon}
              feedback={game ? feedbackByLetter(game) : new Map()}
              byBoard={game && game.answers.length > 1 ? feedbackByBoard(game) : null}
              press={practice.press}
              t={t}
            />
          </div>
        </section>
        <div class="side">
          <ChoicesForm choices={choices} practice={practice} newGame={newGame} t={t} />
          <p class="help">
            {t('practiceHelp')} {!isWelcome && <a href="#welcome">{t('welcomeLink')}</a>}
          </p>
        </div>
      </main>
    </>
  );
}

/** The names that hold, as an attribute. */
const classesOf = (names: Readonly<Record<string, boolean>>): string =>
  Object.keys(names)
    .filter((name) => names[name])
    .join(' ');

interface MessageProps {
  readonly state: PracticeState;
  readonly newGame: () => void;
  readonly t: Translate;
}

/**
 * The messages of the game: why a guess is refused and how the game ended, and for screen readers the feedback
 * on each guess.
 */
function Message({ state: { game, refusal, trouble, isUnsaved }, newGame, t }: MessageProps) {
  const isOver = game !== null && outcomeOf(game) !== 'open';
  return (
    <div class="said">
      <p class="sr-only" role="status">
        {game && feedbackText(game, t)}
      </p>
      <p class={isOver ? 'result' : 'refusal'} role="status" data-left={unseenLeft(game, t)}>
        {isOver
          ? resultText(game, t)
          : trouble
            ? t(`trouble_${trouble}`)
            : refusal && refusalText(refusal, t)}
      </p>
      {(isOver || trouble) && (
        <button type="button" class="primary" onClick={newGame}>
          {t('newGame')}
        </button>
      )}
      {isUnsaved && (
        <p class="notice" role="alert">
          {t('practiceUnsaved')}
        </p>
      )}
    </div>
  );
}

/** How many boards are open, and guesses left for them, where no rows show it. */
function unseenLeft(game: Game | null, t: Translate): string | undefined {
  if (!game || !areMany(game.answers.length) || outcomeOf(game) !== 'open') return undefined;
  const left = limitOf(game.answers.length) - game.guesses.length;
  return t('boardsOpen', { boards: openAnswers(game).length, left });
}

/** The feedback on the last guess, on each board that took it, or that there is none yet; read out. */
function feedbackText(game: Game, t: Translate): string {
  const { guesses, answers } = game;
  const guess = guesses.at(-1);
  if (guess === undefined) return t('newGameSaid', { length: lengthOf(game), boards: answers.length });
  const tilesOn = (answer: string) => {
    const feedback = feedbackOn(guess, answer);
    return [...guess].map((letter, n) => tileLabel({ letter, feedback: feedback[n]! }, t)).join('; ');
  };
  const said = answers.flatMap((answer, n) => {
    if (guessesOn(game, answer).length < guesses.length) return [];
    return answers.length === 1 ? tilesOn(answer) : onBoard(n, tilesOn(answer), t);
  });
  const left = outcomeOf(game) === 'open' ? limitOf(answers.length) - guesses.length : 0;
  return t('rowFeedback', { row: guesses.length, tiles: said.join('. '), left });
}

function resultText(game: Game, t: Translate): string {
  const list = (words: readonly string[]) => t.list(words.map(capitals));
  const left = openAnswers(game);
  return left.length === 0
    ? t('practiceWon', { count: game.guesses.length, word: list(game.answers) })
    : t('practiceLost', { words: left.length, word: list(left) });
}

function refusalText({ kind, ...values }: Refusal, t: Translate): string {
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? capitals(value) : value,
  ]);
  return t(`refusal_${kind}`, Object.fromEntries(shown) as Record<string, string | number>);
}

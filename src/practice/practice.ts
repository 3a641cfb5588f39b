/** The state of the practice page: the game, what is typed, and the last message. */
import { DELETE, ENTER } from '../page/pressed-keys.ts';
import { canType, type Lexicon, LEXICONS } from '../lexicons/lexicons.ts';
import { Latest } from '../protocol/latest.ts';
import type { BoardCount } from '../protocol/practice.ts';
import type { Ask } from '../protocol/requests.ts';
import { brokenDemand, type Demand, type Game, lengthOf, outcomeOf } from './game.ts';

/** What the player has chosen to play. */
export interface Choices {
  readonly lexicon: Lexicon;
  readonly length: number;
  readonly hard: boolean;
  readonly boards: BoardCount;
}

/** Why a guess is not taken. */
export type Refusal =
  | { readonly kind: 'tooShort'; readonly length: number }
  | { readonly kind: 'notInList'; readonly word: string }
  | Demand;

/** What keeps the game from going on. */
type Trouble =
  /** The background worker does not answer. */
  | 'noWorker'
  /** There are too few words to draw: the player has forbidden the others. */
  | 'noWords';

/** Why a word cannot be the answer. */
export type AnswerProblem = 'letters' | 'length' | 'unknown' | 'noWorker';

export interface PracticeState {
  readonly choices: Choices;
  /** Null until a word has been drawn. */
  readonly game: Game | null;
  readonly typed: string;
  /** Of the word that is typed; gone as soon as it changes. */
  readonly refusal: Refusal | null;
  readonly trouble: Trouble | null;
  /** Whether the last row has got its feedback just now, so that its tiles turn. */
  readonly isFresh: boolean;
  /** Whether the browser has not taken what was to be kept. */
  readonly isUnsaved: boolean;
}

export interface PracticeDeps {
  readonly ask: Ask;
  readonly newId: () => string;
  /** Keeps choices for the next time; rejects when the browser does not take them. */
  readonly saveChoices: (choices: Choices) => Promise<void>;
  /** Keeps the game over a reload; throws when the browser does not take it. */
  readonly saveGame: (game: Game) => void;
  readonly onChange: (state: PracticeState) => void;
}

/** Choices that go together: a length that there are words of, five letters where it is not the one wished for. */
function playable(choices: Choices): Choices {
  const { lengths } = LEXICONS[choices.lexicon];
  return { ...choices, length: lengths.includes(choices.length) ? choices.length : 5 };
}

/** Holds the state and saves what has to outlive the page. */
function createState({ saveChoices, saveGame, onChange }: PracticeDeps, choices: Choices, kept: Game | null) {
  let state: PracticeState = {
    choices: playable(choices),
    game: kept,
    typed: '',
    refusal: null,
    trouble: null,
    isFresh: false,
    isUnsaved: false,
  };
  const change = (next: Partial<PracticeState>) => {
    state = { ...state, ...next };
    onChange(state);
  };
  return {
    now: () => state,
    change,
    putGame: (game: Game, next: Partial<PracticeState> = {}): void => {
      let isUnsaved = false;
      try {
        saveGame(game);
      } catch {
        isUnsaved = true;
      }
      change({ game, typed: '', refusal: null, trouble: null, isFresh: false, isUnsaved, ...next });
    },
    putChoices: (next: Choices): void => {
      change({ choices: next });
      saveChoices(next).catch(() => change({ isUnsaved: true }));
    },
  };
}

type State = ReturnType<typeof createState>;

/** @returns what takes a key: a letter, {@link ENTER} or {@link DELETE} */
function createKeys(ask: Ask, { now, change, putGame }: State) {
  /** Keys that were pressed while a guess in this game is being looked up. */
  let waiting: { readonly game: Game; readonly keys: string[] } | null = null;

  const submit = async (game: Game, word: string): Promise<void> => {
    const { lexicon } = game;
    if ([...word].length < lengthOf(game)) {
      change({ refusal: { kind: 'tooShort', length: lengthOf(game) } });
      return;
    }
    const own = (waiting = { game, keys: [] as string[] });
    const isKnown =
      game.answers.includes(word) || (await ask({ type: 'known', lexicon, word }).catch(() => null));
    if (waiting === own) waiting = null;
    if (now().game !== game) return;
    const broken = brokenDemand(game, word);
    if (isKnown === null) change({ trouble: 'noWorker' });
    else if (!isKnown) change({ refusal: { kind: 'notInList', word } });
    else if (broken) change({ refusal: broken });
    else putGame({ ...game, guesses: [...game.guesses, word] }, { isFresh: true });
    for (const key of own.keys) press(key);
  };

  const press = (key: string): void => {
    const { game, typed } = now();
    if (!game || outcomeOf(game) !== 'open') return;
    if (waiting?.game === game) {
      waiting.keys.push(key);
      return;
    }
    // The message was about the word before this key.
    change({ refusal: null, trouble: null });
    if (key === ENTER) {
      void submit(game, typed);
      return;
    }
    const letters = [...typed];
    if (key === DELETE) {
      change({ typed: letters.slice(0, -1).join('') });
      return;
    }
    // A letter may be two in another spelling.
    const { lexicon } = game;
    const more = [...LEXICONS[lexicon].spell(key)];
    const isRoom = letters.length + more.length <= lengthOf(game);
    if (isRoom && canType(LEXICONS[lexicon], more.join('')))
      change({ typed: [...letters, ...more].join('') });
  };
  return press;
}

/** @param kept the game of before a reload */
export function createPractice(deps: PracticeDeps, choices: Choices, kept: Game | null) {
  const { ask, newId } = deps;
  const state = createState(deps, choices, kept);
  const { now, change, putGame, putChoices } = state;

  /** Of the games that are dealt, and of the words that are asked for. */
  const [latestDeal, latestWord] = [new Latest(), new Latest()];

  const begin = (answers: readonly string[], { lexicon, hard }: Choices) =>
    putGame({ id: newId(), lexicon, answers, hard: hard && answers.length === 1, guesses: [] });

  const deal = async (): Promise<void> => {
    const begun = latestDeal.begin();
    const { choices } = now();
    const { lexicon, length, boards } = choices;
    const words = await ask({ type: 'deal', lexicon, length, boards }).catch(() => undefined);
    if (begun.aborted) return;
    if (words) begin(words, choices);
    else change({ game: null, typed: '', refusal: null, trouble: words === null ? 'noWords' : 'noWorker' });
  };

  return {
    state: now,
    press: createKeys(ask, state),
    deal,
    /** Begins a new game of another kind. */
    choose(next: Partial<Choices>): Promise<void> {
      putChoices(playable({ ...now().choices, ...next }));
      return deal();
    },
    /**
     * Begins a game of one board with the player's own answer.
     * @param anyway whether it may be a word that Knack does not know
     * @returns what is wrong with the word; null when it is being played, or a later game is
     */
    async playOwn(text: string, anyway: boolean): Promise<AnswerProblem | null> {
      const [begun, dealt] = [latestWord.begin(), latestDeal.signal];
      const { choices } = now();
      const { lexicon } = choices;
      const { spell, lengths } = LEXICONS[lexicon];
      const word = spell(text);
      const { length } = [...word];
      if (!canType(LEXICONS[lexicon], word)) return 'letters';
      if (!lengths.includes(length)) return 'length';
      if (!anyway) {
        const isKnown = await ask({ type: 'known', lexicon, word }).catch(() => null);
        if (begun.aborted || dealt.aborted) return null;
        if (isKnown === null) return 'noWorker';
        if (!isKnown) return 'unknown';
      }
      latestDeal.end();
      if (length !== choices.length || choices.boards > 1) putChoices({ ...choices, length, boards: 1 });
      begin([word], choices);
      return null;
    },
  };
}

export type Practice = ReturnType<typeof createPractice>;

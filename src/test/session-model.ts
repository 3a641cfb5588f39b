/**
 * A page with a game, its player, its worker and a session, all of which do things at random. It records what
 * the properties are about: who typed each letter, what the player has deleted, how often a word was entered.
 */
import type { Advice } from '../protocol/advice.ts';
import type { KnownPuzzle, RowRecord } from '../protocol/records.ts';
import type { PageSettings } from '../protocol/page-settings.ts';
import type { Effect, Look, UntimedEvent } from '../session/events.ts';
import { nextAlarm, reduce } from '../session/session.ts';
import { initialState, openRowOf, type State, watchesCover } from '../session/state.ts';
import { SETTINGS, suggest } from './session-page.ts';

type EffectOf<T extends Effect['type']> = Extract<Effect, { type: T }>;

const SITE = { id: 'wordle', takesOurWords: false, marksRefusals: true, isStrange: false };
const WIDTH = 5;

interface TypingTask {
  readonly effect: EffectOf<'type'>;
  /** What the row holds on the way; null until the first key is pressed. */
  way: string[] | null;
  stopped: boolean;
}

interface Letter {
  readonly letter: string;
  readonly by: 'player' | 'knack';
}

export class SessionModel {
  state: State = initialState(SITE);
  at = 1000;
  settings: PageSettings = SETTINGS;
  hints: string[] = [];
  letters: Letter[] = [];
  moving = false;
  covered = false;
  refusing = false;
  /** Rows that are gone while the page rebuilds its boards. */
  hidden: string[] | null = null;
  /** What was entered and has no feedback yet. */
  submitted: string | null = null;
  /** Whether the player has asked for typing, and has done nothing since. */
  private isAsked = false;
  /** What was entered last. */
  private lastEntered = '';
  /** The looks that the session has asked for. */
  private looks = 0;
  suggestion: string | null = 'salet';
  typings: TypingTask[] = [];
  rests: number[] = [];
  requests: number[] = [];
  rows: readonly RowRecord[] = [];
  puzzles: readonly KnownPuzzle[] = [];
  /** The rows out of which the player has taken letters of Knack's, and has asked for nothing since. */
  readonly tookOut = new Set<string>();
  readonly entered = new Map<string, number>();
  /** What was done against a property. */
  readonly broken: string[] = [];

  constructor(settings: Partial<PageSettings> = {}) {
    this.settings = { ...this.settings, ...settings };
    this.look();
    this.dispatch({ type: 'begin', beginning: this.beginning(), entered: null });
  }

  beginning() {
    const { settings, rows, puzzles } = this;
    return { settings, isPrivate: false, rows, puzzles, enteredBy: null };
  }

  text(): string {
    return this.letters.map(({ letter }) => letter).join('');
  }

  rowKey(): string | null {
    return openRowOf(this.state)?.key ?? null;
  }

  lookNow(change: Partial<Look> = {}): Look {
    return {
      shown: {
        kind: 'boards',
        boards: [this.hints],
        typed: this.text(),
        width: WIDTH,
        limit: 6,
        moving: this.moving,
        reading: { tiles: 'test', feedback: 'test' },
      },
      address: '/game',
      day: 'today',
      pageKey: null,
      lexicon: 'en',
      hard: null,
      covered: watchesCover(this.state) ? this.covered : null,
      hasEnterKey: null,
      isHidden: false,
      hasField: false,
      refusals: [],
      refusing: this.refusing,
      marked: false,
      isAnswered: false,
      ...change,
    };
  }

  look(change: Partial<Look> = {}): void {
    this.dispatch({ type: 'look', look: this.lookNow(change) });
  }

  dispatch(happening: UntimedEvent): void {
    const { state, effects } = reduce(this.state, { ...happening, at: this.at });
    this.state = state;
    for (const effect of effects) this.carryOut(effect, happening);
    while (this.looks > 0) {
      this.looks--;
      this.look();
    }
  }

  private carryOut(effect: Effect, cause: UntimedEvent): void {
    switch (effect.type) {
      case 'sync':
        this.hear(effect, cause);
        return;
      case 'type':
        this.beginTyping(effect);
        return;
      case 'look':
        this.looks++;
        return;
      case 'stopTyping':
        for (const typing of this.typings) typing.stopped = true;
        return;
      case 'enter':
        this.enterByKnack();
        return;
      case 'rest':
        this.rests = [effect.rest];
        return;
      case 'switchOff':
        this.settings = { ...this.settings, fill: false };
    }
  }

  private hear({ number, told: { rows, puzzles, acts } }: EffectOf<'sync'>, cause: UntimedEvent): void {
    this.requests.push(number);
    this.rows = rows;
    this.puzzles = puzzles;
    for (const act of acts) {
      if (act.type !== 'refused' || act.number !== number) continue;
      if (
        cause.type !== 'look' ||
        (act.isSaid && !cause.look.refusals.includes('notInList')) ||
        act.word !== this.lastEntered
      )
        this.broken.push(`learnt “${act.word}” without an explicit refusal`);
    }
  }

  private beginTyping(effect: EffectOf<'type'>): void {
    const key = this.rowKey()!;
    // Automatic typing deletes only letters that it names, and fills only empty rows.
    if (effect.from !== null && effect.to !== '' && this.tookOut.has(key))
      this.broken.push(`typed “${effect.to}” where the player had taken it out`);
    this.typings.push({ effect, way: null, stopped: false });
  }

  private enterByKnack(): void {
    const name = `${this.rowKey()} ${this.text()}`;
    const times = (this.entered.get(name) ?? 0) + 1;
    this.entered.set(name, times);
    if (times > 1) this.broken.push(`entered ${name} twice`);
    if (this.letters.some(({ by }) => by === 'player'))
      this.broken.push(`entered letters of the player’s: ${name}`);
    this.submit();
  }

  submit(): void {
    if (this.letters.length < WIDTH) return;
    this.lastEntered = this.text();
    if (!this.moving && !this.covered) this.submitted = this.lastEntered;
  }

  /** The player has asked for something: what was taken out or entered before may come again. */
  ask(): void {
    this.isAsked = true;
    this.tookOut.clear();
    this.entered.clear();
  }

  /** Knack presses the next key of what it is typing, or finds that it cannot. */
  pressNextKey(): void {
    const [typing] = this.typings;
    if (!typing || (this.covered && !typing.stopped)) return;
    const { effect } = typing;
    typing.way ??= wayFrom(effect.from ?? this.text(), effect.to);
    const [before, after] = typing.way;
    if (typing.stopped) this.endTyping('interrupted');
    else if (after === undefined) this.endTyping('done');
    else if (this.text() !== before) this.endTyping('failed');
    else {
      this.pressKey(before, after);
      typing.way.shift();
      this.look();
    }
  }

  private pressKey(before: string, after: string): void {
    if (after.length > before.length) {
      this.letters.push({ letter: after.at(-1)!, by: 'knack' });
      return;
    }
    const gone = this.letters.pop()!;
    if (gone.by === 'player' && !this.isAsked) this.broken.push(`took out the player’s “${gone.letter}”`);
  }

  private endTyping(result: 'done' | 'interrupted' | 'failed'): void {
    const { effect } = this.typings.shift()!;
    this.look();
    this.dispatch({ type: 'typed', typing: effect.typing, result });
  }

  /** The player presses a key: what was asked for before is over. */
  press(): void {
    this.isAsked = false;
    this.dispatch({ type: 'press' });
  }

  /** The player presses a key that types. */
  typeLetter(letter: string): void {
    this.press();
    if (this.letters.length < WIDTH && !this.moving && !this.covered && !this.submitted)
      this.letters.push({ letter, by: 'player' });
    this.look();
  }

  takeOutLetter(): void {
    const key = this.rowKey();
    this.press();
    if (this.moving || this.covered || this.submitted) return;
    const gone = this.letters.pop();
    if (gone?.by === 'knack' && key !== null) this.tookOut.add(key);
    this.look();
  }

  /** The player holds the key down that takes letters out: the page is looked at when all are gone. */
  takeOutAll(): void {
    const key = this.rowKey();
    this.press();
    if (this.moving || this.covered || this.submitted) return;
    if (this.letters.some(({ by }) => by === 'knack') && key !== null) this.tookOut.add(key);
    this.letters = [];
    this.look();
  }

  /** The worker replies to the request that has waited longest. */
  reply(): void {
    const number = this.requests.shift();
    if (number === undefined) return;
    const update = { number, advice: this.advice(), notice: null, help: this.state.help };
    this.dispatch({ type: 'reply', number, update });
  }

  pass(milliseconds: number): void {
    const until = this.at + milliseconds;
    for (;;) {
      const next = nextAlarm(this.state, this.at);
      if (next === null || next > until) break;
      this.at = next;
      this.look();
    }
    this.at = until;
  }

  advice(): Advice | null {
    return this.suggestion === null ? null : suggest(this.suggestion);
  }

  /** The script starts again on a page that is loaded again, or under an extension that is updated. */
  reload(keepsLetters: boolean): void {
    if (!keepsLetters) this.letters = [];
    this.typings = [];
    this.rests = [];
    this.requests = [];
    this.submitted = null;
    this.state = initialState(SITE);
    this.look();
    this.dispatch({ type: 'begin', beginning: this.beginning(), entered: null });
  }

  /** Whether nothing is going on or being waited for. */
  isQuiet(): boolean {
    const { play, asked, typing, identity, awaited } = this.state;
    const isBusy = play ?? asked ?? typing ?? this.submitted ?? (identity.emptySince !== null || null);
    const isWaited = awaited !== null && this.at - awaited.at <= 12_000;
    return (
      !isBusy &&
      !isWaited &&
      !this.refusing &&
      this.requests.length === 0 &&
      this.typings.length === 0 &&
      nextAlarm(this.state, this.at) === null
    );
  }
}

/** The texts of a row from one to another, letter by letter. */
function wayFrom(from: string, to: string): string[] {
  const down = Array.from({ length: from.length }, (_, n) => from.slice(0, from.length - n));
  return [...down, ...Array.from({ length: to.length + 1 }, (_, n) => to.slice(0, n))];
}

/** Hints that the player types by hand, with their advice. */
import type { Lexicon } from '../lexicons/lexicons.ts';
import type { Advice, Candidate } from '../protocol/advice.ts';
import type { ManualKey, ManualRecord } from '../protocol/records.ts';
import type { Weighed } from '../protocol/weighed.ts';
import type { Help } from '../protocol/help.ts';
import type { Advisor } from './advisor.ts';
import { isBehind } from './is-behind.ts';
import { Latest } from '../protocol/latest.ts';
import type { Question, Questions } from './question.ts';
import type { SessionStore } from './session-store.ts';

export interface ManualDeps {
  readonly session: SessionStore;
  readonly advisor: Advisor<Lexicon>;
  readonly questionOf: Questions;
}

type Typed = Pick<ManualRecord, 'lexicon' | 'boards' | 'open' | 'site'>;

const isSame = (one: Typed, other: Typed): boolean =>
  one.lexicon === other.lexicon && JSON.stringify(one.boards) === JSON.stringify(other.boards);

export class Manual {
  readonly #key: ManualKey;
  readonly #deps: ManualDeps;
  readonly #work = new Latest();
  /** Hints that are being solved and not stored yet. */
  #unstored: Typed | null = null;

  constructor(key: ManualKey, deps: ManualDeps) {
    this.#key = key;
    this.#deps = deps;
  }

  /** @returns null when newer work has overtaken it, or there is nothing to solve */
  async solve({ lexicon, boards, open, site }: Typed): Promise<Advice | null> {
    const { session, advisor } = this.#deps;
    const signal = this.#work.begin();
    const typed = { lexicon, boards, open, site };
    this.#unstored = typed;
    const keep = (advice: Advice | null) =>
      session.change(this.#key, (old) =>
        signal.aborted ? null : { ...typed, advice, help: isSame(old, typed) ? old.help : null },
      );
    const onFirst = async (first: Advice) => {
      const stored = await session.get(this.#key);
      if (!isSame(stored, typed) || !isBehind(first, stored.advice)) await keep(first);
    };
    const asking = { tab: null, signal, onFirst };
    const advice = boards.length === 0 ? null : await advisor.advise(await this.#questionOf(typed), asking);
    if (signal.aborted) return null;
    await keep(advice);
    if (this.#unstored === typed) this.#unstored = null;
    return advice;
  }

  async help(help: Help | null): Promise<void> {
    await this.#deps.session.change(this.#key, () => ({ help }));
  }

  async candidates(board: number, offset: number, count: number): Promise<Candidate[]> {
    const { session, advisor } = this.#deps;
    const stored = await session.get(this.#key);
    return stored.boards.length === 0
      ? []
      : advisor.candidates(await this.#questionOf(stored), board, offset, count);
  }

  /** What a word would be worth as the next guess; null where that cannot be told. */
  async weigh(word: string): Promise<Weighed | null> {
    const { session, advisor } = this.#deps;
    const stored = await session.get(this.#key);
    return stored.boards.length === 0 ? null : advisor.weigh(await this.#questionOf(stored), word);
  }

  /** Updates the advice after words or settings have changed. */
  async refresh(): Promise<void> {
    const stored = await this.#deps.session.get(this.#key);
    const typed = this.#unstored ?? stored;
    if (typed.boards.length > 0) await this.solve(typed);
  }

  /** Forgets what was typed, and what is still being worked out. */
  async clear(): Promise<void> {
    this.#work.end();
    this.#unstored = null;
    await this.#deps.session.remove(this.#key);
  }

  #questionOf(typed: Typed): Promise<Question> {
    const { site, ...rows } = typed;
    return this.#deps.questionOf({
      ...rows,
      ...(site !== null && { site }),
      isPrivate: this.#key === 'private-manual',
    });
  }
}

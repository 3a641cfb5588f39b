/** Looks for a board on the page of a tab where Knack is not yet: once, because the player has asked for it. */
import * as v from 'valibot';
import { type SeekReply, type Sought, soughtSchema } from '../protocol/seek.ts';
import { SEEK } from '../protocol/to-page.ts';
import { patternOf } from '../sites/added.ts';

/** A page may be about to show its board: so often it is looked at, with so many milliseconds in between. */
const LOOKS = 4;
const BETWEEN_LOOKS = 300;

export interface SeekDeps {
  /** Runs the content script in the page of a tab or in all of its frames that Knack may see; resolves to their numbers. */
  readonly inject: (tab: number, where: 'page' | 'frames') => Promise<readonly number[]>;
  readonly sendMessage: (tab: number, message: unknown, options: { frameId: number }) => Promise<unknown>;
  /** Whether the browser lets Knack onto the sites of a pattern. */
  readonly hasAccess: (pattern: string) => Promise<boolean>;
  readonly pause?: (milliseconds: number) => Promise<void>;
}

/** @returns a function that looks on the page of a tab, and then in its frames */
export function createSeek({
  inject,
  sendMessage,
  hasAccess,
  pause = sleep,
}: SeekDeps): (tab: number) => Promise<SeekReply> {
  const ask = async (tab: number, frameId: number): Promise<Sought> => {
    const reply = await sendMessage(tab, SEEK, { frameId }).catch(() => null);
    const sought = v.safeParse(soughtSchema, reply);
    return sought.success ? sought.output : { found: false, frames: [] };
  };
  return async (tab) => {
    const isOpen = await inject(tab, 'page').then(
      () => true,
      () => false,
    );
    if (!isOpen) return { closed: true };
    for (let looks = LOOKS; ; looks--) {
      const page = await ask(tab, 0);
      if (page.found) return page;
      // A frame that is gone again meanwhile is none; one that was allowed a moment ago may not know it yet.
      const frames = (await inject(tab, 'frames').catch(() => [])).filter((frame) => frame !== 0);
      for (const frame of frames) {
        const { found } = await ask(tab, frame);
        if (found) return { found, frames: [] };
      }
      if (looks === 1) {
        const given = await Promise.all(page.frames.map((origin) => hasAccess(patternOf(origin))));
        return { found: false, frames: page.frames.filter((_, n) => !given[n]) };
      }
      await pause(BETWEEN_LOOKS);
    }
  };
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * What a game's page is told. It is apart from what the worker is asked, whose schemas are many, and not
 * needed on a page.
 */
import type { TabUpdate } from './messages.ts';

/** What a game's page is told by the popup and the worker. */
export type Order =
  /** To look again and report what it sees. */
  | { readonly type: 'look' }
  | { readonly type: 'advice'; readonly advice: TabUpdate }
  /** To type a word in, whatever the open row holds, and leave it to the player to enter it. */
  | { readonly type: 'fill'; readonly word: string }
  /** To play the game to its end, or to stop that. */
  | { readonly type: 'play'; readonly on: boolean };

export const LOOK: Order = { type: 'look' };

/** Tells the pages of private windows that what is set there has changed. */
export const PRIVATELY_SET = { type: 'privatelySet' };

const ORDERS: Readonly<Record<Order['type'], true>> = { look: true, advice: true, fill: true, play: true };

/** Whether a message is for a game's page. The extension's own pages also hear what the worker is asked. */
export const isOrder = (message: unknown): message is Order =>
  Object.hasOwn(ORDERS, String((message as Partial<Order> | null)?.type));

/**
 * Tells what a page is sent. A browser gives a tab nothing but what its own extension sends
 * (https://developer.chrome.com/docs/extensions/develop/concepts/messaging), so its kind is all that is looked at: with the schemas and what checks them, the content script would be a tenth larger.
 */
import type { Order } from './orders.ts';

const ORDERS: ReadonlySet<unknown> = new Set<Order['type']>([
  'look',
  'update',
  'fill',
  'play',
  'looks',
  'settings',
]);

/** Asks the content script of a frame to look for a board, once. */
export const SEEK = { type: 'seek' } as const;

const kindOf = (message: unknown): unknown => (message as { readonly type?: unknown } | null)?.type;

export const isSeek = (message: unknown): boolean => kindOf(message) === SEEK.type;

/** The order in a message; null when it is not one: the extension's pages also receive requests to the worker. */
export const orderIn = (message: unknown): Order | null =>
  ORDERS.has(kindOf(message)) ? (message as Order) : null;

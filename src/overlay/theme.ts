/** How Knack looks on a page: as the game does, whatever the browser prefers. */
import type { Site } from '../sites/site.ts';
import { get } from '../page/dom.ts';
import { findFirst } from '../page/tree.ts';
import { isDark } from './contrast.ts';
import { groundOf } from './ground.ts';

export interface Theme {
  readonly dark: boolean;
  /** Whether the game's own high contrast is on, or the player asks the browser for more. */
  readonly contrast: boolean;
}

/** @param around what the board stands on */
export function themeOf(document: Document, { highContrast }: Site, around: Element | null): Theme {
  const isAskedFor = get(document, 'defaultView')!.matchMedia('(prefers-contrast: more)').matches;
  const isOn = highContrast !== undefined && findFirst(document, highContrast) !== null;
  return { dark: around !== null && isDark(groundOf(around)), contrast: isAskedFor || isOn };
}

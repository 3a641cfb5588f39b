/** Whether a game is in hard mode, by what it says and what the player has set. */
import type { HardMode } from '../solver/hard-mode.ts';
import type { PageSettings } from './page-settings.ts';

export type { HardMode } from '../solver/hard-mode.ts';

type Setting = PageSettings['hard'];

const SET: Readonly<Record<Setting, HardMode>> = { auto: false, on: true, ultra: 'ultra', off: false };

/** The one of two that asks more of a guess. */
export const stricterOf = (one: HardMode, other: HardMode): HardMode =>
  one === 'ultra' ? one : other || one;

/** How a game is played whose page says so much: it need not say it, and whoever plays may keep to more. */
export const playedHard = (setting: Setting, said: HardMode): HardMode => stricterOf(said, SET[setting]);

/** How suggestions have to obey the hints of a game whose page says so much. */
export const hardFor = (setting: Setting, said: HardMode): HardMode =>
  setting !== 'off' && playedHard(setting, said);

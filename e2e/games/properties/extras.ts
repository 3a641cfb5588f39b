/** What else is on the page of a game. */
import type { Dice } from '../dice.ts';
import type { Palette } from './palette.ts';

export interface Extras {
  /** Examples made of the same tiles, parted by text. */
  readonly help: 'none' | 'before' | 'after' | 'hidden';
  /** Whether an example has the state of one letter, or of all. */
  readonly examples: 'one letter' | 'all letters';
  readonly title: 'plain' | 'coloured tiles';
  /** A finished board of the day before. */
  readonly yesterday: 'none' | 'same size' | 'small';
  readonly statistics: boolean;
  readonly clock: boolean;
  readonly advert: boolean;
  /** A bubble that lies on the second row until it is closed; keys may do nothing until then. */
  readonly bubble: 'none' | 'lies there' | 'blocks';
  readonly atEnd: 'nothing' | 'toast' | 'confetti' | 'dialog';
  readonly otherGrid: 'none' | 'calendar' | 'avatars' | 'squares' | 'pattern';
  /** A row of boxes with the letters that are known to be right. */
  readonly known: boolean;
  /** How the next row shows the letters that are known to be right, on each board its own. */
  readonly reminds: 'not' | 'faintly' | 'as if typed';
  /** Whether letters have the colour of what is known of them while they are typed. */
  readonly hints: boolean;
  /** Whether the whole game is in a dialog, as of a page with other things on it. */
  readonly inDialog: boolean;
  /** Another game begins at the same address without a load, with the old board or a new one. */
  readonly again: 'never' | 'same elements' | 'new elements';
}

export function drawExtras(dice: Dice, { needsHelp }: Palette, several: boolean): Extras {
  const help = dice.weighed({ none: 66, before: 16, after: 6, hidden: 12 });
  return {
    help: needsHelp && help === 'none' ? dice.one(['before', 'hidden', 'after']) : help,
    examples: dice.named('examples').one(['one letter', 'all letters']),
    title: dice.weighed({ plain: 86, 'coloured tiles': 14 }),
    yesterday: several ? 'none' : dice.weighed({ none: 88, 'same size': 5, small: 7 }),
    statistics: dice.chance(0.15),
    clock: dice.chance(0.12),
    advert: dice.chance(0.12),
    bubble: dice.weighed({ none: 90, 'lies there': 6, blocks: 4 }),
    atEnd: dice.weighed({ nothing: 40, toast: 30, confetti: 12, dialog: 18 }),
    otherGrid: dice.weighed({ none: 82, calendar: 5, avatars: 4, squares: 5, pattern: 4 }),
    known: !several && dice.chance(0.05),
    reminds: dice.named('reminds').weighed({ not: 90, faintly: 6, 'as if typed': 4 }),
    hints: dice.named('hints').chance(0.02),
    inDialog: dice.named('dialog').chance(0.03),
    again: dice.weighed({ never: 78, 'same elements': 11, 'new elements': 11 }),
  };
}

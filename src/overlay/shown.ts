/**
 * What is shown of a scene, given what was shown before: nothing is announced twice, and known advice stays.
 */
import type { Advice } from '../protocol/advice.ts';
import { type Help, helpFor, reaches } from '../protocol/help.ts';
import type { PageSettings } from '../protocol/page-settings.ts';
import { announcementOf } from '../ui/announcement.ts';
import { isRaised } from '../ui/help.ts';
import type { Translate } from '../ui/i18n.ts';
import { createSteady } from '../ui/steady.ts';
import type { Scene } from './scene.ts';

/** The action that failed, and its word. */
export interface Failure {
  readonly sentence: 'settingsFailed' | 'notFilled' | 'notPlayed';
  readonly word?: string;
}

/** An advice, and the key of the row that it is on. */
interface Known {
  readonly key: string;
  readonly advice: Advice;
}

export interface Shown {
  readonly advice: Advice | null;
  /** While that is worked out, the one on a row before, which holds its place unseen. */
  readonly stale: Known | null;
  readonly help: Help;
  /** Whether the player has asked for more than the settings say. */
  readonly isRaised: boolean;
  readonly announcement: readonly string[];
  readonly failure: Failure | null;
  /** Whether nothing is said of a page that cannot be read. */
  readonly isSilent: boolean;
  readonly t: Translate;
}

/**
 * How long a page may be unreadable before the player is told, in milliseconds: it may still be building its
 * board.
 */
const BUILDING = 2000;

/** @param onChange called when something else is to be shown by itself */
export function createShown(onChange: () => void, signal: AbortSignal) {
  /** The last known advice on a row, shown while a page that is read again waits for its advice. */
  let known: Known | null = null;
  let announcement: readonly string[] = [];
  /** The row and the help that it was announced for. */
  let announced = '';
  let failure: Failure | null = null;
  let isDismissed = false;
  let building: ReturnType<typeof setTimeout> | null = null;
  let isBuilt = false;
  const steady = createSteady();
  let next: ReturnType<typeof setTimeout> | null = null;

  signal.addEventListener('abort', () => {
    if (building !== null) clearTimeout(building);
    if (next !== null) clearTimeout(next);
  });

  const adviceOn = ({ puzzle, advice }: Scene): Advice | null => {
    if (puzzle && advice) known = { key: puzzle.key, advice };
    return advice ?? (puzzle && known?.key === puzzle.key ? known.advice : null);
  };
  const staleOn = ({ puzzle }: Scene, advice: Advice | null): Known | null => {
    if (advice || known?.advice.status !== 'open') return null;
    return known.advice.boards.length === puzzle?.boards.length ? known : null;
  };
  /** The same with a best word that stands still, where words may be seen. */
  const steadied = (key: string, help: Help, advice: Advice | null): Advice | null => {
    if (next !== null) clearTimeout(next);
    next = null;
    if (!reaches(help, 'word')) return advice;
    const { advice: shown, again } = steady(key, advice, performance.now());
    if (again !== null) next = setTimeout(onChange, again);
    return shown;
  };
  const isBuilding = (isReadable: boolean): boolean => {
    if (isReadable) {
      if (building !== null) clearTimeout(building);
      building = null;
      isBuilt = false;
      isDismissed = false;
      return false;
    }
    building ??= setTimeout(() => {
      isBuilt = true;
      onChange();
    }, BUILDING);
    return !isBuilt;
  };

  return {
    of(scene: Scene, settings: PageSettings, t: Translate): Shown {
      const { puzzle } = scene;
      const help = helpFor(settings.help, scene.help);
      const advice = adviceOn(scene);
      const said = announcementOf(advice, puzzle?.boards.length ?? 0, help, t);
      const about = JSON.stringify([puzzle?.key, help]);
      if (said.length > 0 || about !== announced) announcement = said;
      // It may name a word that may no longer be shown.
      if (about !== announced) failure = null;
      announced = about;
      const isSilent = isBuilding(puzzle !== null) || isDismissed;
      return {
        advice: steadied(puzzle?.key ?? '', help, advice),
        stale: staleOn(scene, advice),
        help,
        isRaised: isRaised(scene.help, settings.help),
        announcement,
        failure,
        isSilent,
        t,
      };
    },
    /** Sets the last action that failed; null when it succeeded. */
    fail: (next: Failure | null) => void (failure = next),
    /** The player has dismissed the message that these boards cannot be read. */
    dismiss: () => void (isDismissed = true),
  };
}

/**
 * What is shown of a scene, given what was shown before: nothing is announced twice, and known advice stays.
 */
import type { Advice } from '../protocol/advice.ts';
import { type Help, helpFor } from '../protocol/help.ts';
import type { PageSettings } from '../protocol/page-settings.ts';
import { announcementOf } from '../ui/announcement.ts';
import { isRaised } from '../ui/help.ts';
import type { Translate } from '../ui/i18n.ts';
import type { Scene } from './scene.ts';

/** The action that failed, and its word. */
export interface Failure {
  readonly sentence: 'settingsFailed' | 'notFilled' | 'notPlayed';
  readonly word?: string;
}

export interface Shown {
  readonly advice: Advice | null;
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

/** @param onBuilt called when a page has been unreadable for so long that the player is to be told */
export function createShown(onBuilt: () => void, signal: AbortSignal) {
  /** The last known advice on a row, shown while a page that is read again waits for its advice. */
  let known: { readonly key: string; readonly advice: Advice } | null = null;
  let announcement: readonly string[] = [];
  /** The row and the help that it was announced for. */
  let announced = '';
  let failure: Failure | null = null;
  let isDismissed = false;
  let building: ReturnType<typeof setTimeout> | null = null;
  let isBuilt = false;

  signal.addEventListener('abort', () => building !== null && clearTimeout(building));

  const adviceOn = ({ puzzle, advice }: Scene): Advice | null => {
    if (puzzle && advice) known = { key: puzzle.key, advice };
    return advice ?? (puzzle && known?.key === puzzle.key ? known.advice : null);
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
      onBuilt();
    }, BUILDING);
    return !isBuilt;
  };

  return {
    of(scene: Scene, settings: PageSettings, t: Translate): Shown {
      const { puzzle } = scene;
      const help = helpFor(settings.help, scene.help);
      const advice = adviceOn(scene);
      const next = announcementOf(advice, puzzle?.boards.length ?? 0, help, t);
      const about = JSON.stringify([puzzle?.key, help]);
      if (next.length > 0 || about !== announced) announcement = next;
      // It may name a word that may no longer be shown.
      if (about !== announced) failure = null;
      announced = about;
      const isSilent = isBuilding(puzzle !== null) || isDismissed;
      return {
        advice,
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

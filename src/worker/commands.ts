/** What the keyboard shortcuts do. All that they go by is stored, so they work on a worker that has just been woken. */
import type { Order } from '../protocol/orders.ts';
import { tabKey } from '../protocol/records.ts';
import {
  changeFor,
  changeOnlyFor,
  type HelpLevel,
  helpFor,
  reaches,
  settingsOf,
  type SettingsStore,
} from '../protocol/settings.ts';
import { nextLevel } from '../ui/levels.ts';
import type { SessionStore } from './session-store.ts';
import { createQueue, type Queue } from './queue.ts';

export interface CommandDeps {
  readonly session: Pick<SessionStore, 'get'>;
  readonly settingsFor: (isPrivate: boolean) => Pick<SettingsStore, 'get' | 'set'>;
  /** Tells the page of a tab something; resolves to whether there is one that does so. */
  readonly tell: (tab: number, order: Order) => Promise<boolean>;
  /** Sets what the player wants to see of a tab's board. */
  readonly help: (tab: number, level: HelpLevel) => Promise<unknown>;
}

/**
 * @returns what carries out a command, by its name in the manifest, for a tab; without a game it does nothing.
 *   Each goes by what the one before has stored of the tab.
 */
export function createCommands({ session, settingsFor, tell, help }: CommandDeps) {
  const run = async (command: string, tab: number): Promise<void> => {
    const { report, advice: answer, help: asked, playing, isPrivate } = await session.get(tabKey(tab));
    if (!report) return;
    const { game } = report;
    const settings = settingsFor(isPrivate);
    const level = helpFor(settingsOf(await settings.get(), game).level, asked);

    switch (command) {
      case 'fill': {
        const word = answer?.status === 'open' && answer.suggestions[0]?.word;
        if (!word) return;
        // It is asked for: what is typed is there to be seen.
        if (!reaches(level, 'word')) await help(tab, 'word');
        await tell(tab, { type: 'fill', word });
        break;
      }
      case 'more-help': {
        const more = answer && nextLevel(answer, level);
        if (more) await help(tab, more);
        break;
      }
      case 'toggle-overlay':
        await settings.set((now) => changeOnlyFor(now, game, 'overlay', !settingsOf(now, game).overlay));
        break;
      case 'toggle-auto-fill':
        await settings.set((now) => changeFor(now, game, 'fill', !settingsOf(now, game).fill));
        break;
      case 'play-on': {
        const isOpen = answer === null || answer.status === 'open';
        if (!playing && isOpen && !reaches(level, 'word')) await help(tab, 'word');
        await tell(tab, { type: 'play', on: !playing });
        break;
      }
    }
  };

  const turns = new Map<number, Queue>();
  return (command: string, tab: number): Promise<void> => {
    const inTurn = turns.get(tab) ?? createQueue();
    turns.set(tab, inTurn);
    return inTurn(() => run(command, tab));
  };
}

/**
 * What the keyboard shortcuts do. They use only stored data, so they work in a worker that has just started.
 */
import type { Order } from '../protocol/orders.ts';
import { tabKey } from '../protocol/records.ts';
import { type Help, helpFor, reaches } from '../protocol/help.ts';
import { changeFor, changeOverlay, helpOnPages, settingsOf } from '../protocol/settings.ts';
import type { SettingsFor } from '../stores/settings-store.ts';
import { nextHelp } from '../ui/help.ts';
import type { SessionStore } from './session-store.ts';
import { createQueue, type Queue } from '../protocol/queue.ts';

export interface CommandDeps {
  readonly session: Pick<SessionStore, 'get'>;
  readonly settingsFor: SettingsFor;
  /** Sends an order to a frame of a tab, that with the game unless given; resolves to whether it was carried out. */
  readonly sendOrder: (tab: number, order: Order, frame?: number) => Promise<boolean>;
  /** Sets what the player wants to see of a tab's board. */
  readonly help: (tab: number, shown: Help) => Promise<unknown>;
}

/**
 * @returns what carries out a command, by its name in the manifest, for a tab; without a game it does nothing.
 *   Each sees what the one before has stored for the tab.
 */
export function createCommands({ session, settingsFor, sendOrder, help }: CommandDeps) {
  const run = async (command: string, tab: number): Promise<void> => {
    const { report, advice, help: asked, playing, isPrivate, frame } = await session.get(tabKey(tab));
    if (!report) return;
    const { site } = report.game;
    const settings = settingsFor(isPrivate);
    const shown = helpFor(helpOnPages(await settings.get(), site), asked);

    switch (command) {
      case 'fill': {
        const word = advice?.status === 'open' && advice.suggestions[0]?.word;
        if (!word) return;
        // The player has asked for the word, and typing it shows it anyway.
        if (!reaches(shown, 'word')) await help(tab, 'word');
        await sendOrder(tab, { type: 'fill', word }, frame);
        break;
      }
      case 'more-help': {
        const more = advice && nextHelp(advice, shown);
        if (more) await help(tab, more);
        break;
      }
      case 'toggle-overlay':
        await settings.set((now) => changeOverlay(now, site, !settingsOf(now, site).overlay, isPrivate));
        break;
      case 'toggle-auto-fill':
        await settings.set((now) => changeFor(now, site, 'fill', !settingsOf(now, site).fill));
        break;
      case 'play-on': {
        const isOpen = advice === null || advice.status === 'open';
        if (!playing && isOpen && !reaches(shown, 'word')) await help(tab, 'word');
        await sendOrder(tab, { type: 'play', on: !playing }, frame);
        break;
      }
    }
  };

  const queues = new Map<number, Queue>();
  return (command: string, tab: number): Promise<void> => {
    const queued = queues.get(tab) ?? createQueue();
    queues.set(tab, queued);
    return queued(() => run(command, tab));
  };
}

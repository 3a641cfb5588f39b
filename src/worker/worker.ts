/** The worker's parts put together; what they need of the browser is handed to them. */
import type { Lexicon } from '../lexicons/lexicons.ts';
import type { Help } from '../protocol/help.ts';
import type { overlaidStorage } from '../stores/private-settings.ts';
import type { Exclusively, SettingsFor } from '../stores/settings-store.ts';
import type { Advisor } from './advisor.ts';
import type { ExportFile } from './export-file.ts';
import { createHandlers, type HandlerDeps } from './handlers.ts';
import { ignoreFailure } from './ignore-failure.ts';
import { Manual } from './manual.ts';
import type { PanelStore } from './panel-store.ts';
import { createQuestions } from './question.ts';
import type { SessionStore } from './session-store.ts';
import type { TabDeps } from './tab.ts';
import { Tabs } from './tabs.ts';
import type { WordStore } from './word-store.ts';

export interface WorkerDeps
  extends Pick<TabDeps, 'sendOrder' | 'showBadge'>, Pick<HandlerDeps, 'loadOverlay'> {
  readonly session: SessionStore;
  readonly words: WordStore;
  readonly panels: PanelStore;
  readonly settingsFor: SettingsFor;
  /** What is set in private windows. */
  readonly privateStorage: Pick<ReturnType<typeof overlaidStorage>, 'clear'>;
  /** Keeps Knack's own pages from setting anything meanwhile. */
  readonly exclusively: Exclusively;
  readonly exportFile: ExportFile;
  readonly advisor: Advisor<Lexicon>;
  /** Loads a tab again if it shows a game by now. */
  readonly reloadGame: (tab: number) => Promise<void>;
  /** Whether there is a tab in a private window, but for this one. */
  readonly hasPrivateTab: (except: number) => Promise<boolean>;
}

export function createWorker(deps: WorkerDeps) {
  const { session, words, settingsFor, advisor, privateStorage, exclusively, reloadGame, hasPrivateTab } =
    deps;
  const questionOf = createQuestions(words, settingsFor);
  const onRefused = (tab: number) => ignoreFailure(refresh(tab));
  const tabs = new Tabs({ ...deps, questionOf, onRefused }, settingsFor);
  const manuals = {
    manual: new Manual('manual', { session, advisor, questionOf }),
    'private-manual': new Manual('private-manual', { session, advisor, questionOf }),
  };
  /** Works out afresh whatever rests on words or settings. */
  const refresh = async (except?: number): Promise<void> => {
    await Promise.all([tabs.refresh(except), ...Object.values(manuals).map((manual) => manual.refresh())]);
  };

  return {
    handle: createHandlers({ ...deps, tabs, manuals, questionOf, refresh: () => refresh() }),
    /** Words, or what else suggestions rest on, have changed. */
    refresh: () => refresh(),
    /** Something is set otherwise than before. */
    sendSettings: () => tabs.sendSettings(),
    /** The language of the interface has changed. */
    showBadges: () => tabs.showBadges(),
    /** The player wants to see this much of a tab's boards. */
    help: (tab: number, help: Help) => tabs.of(tab).help(help),
    /**
     * The player has let Knack onto a site. Pages that are open already get no content script, and
     * the popup that asked is gone, since Chrome closes it for its own question.
     */
    accessGiven: async (): Promise<void> => {
      const { tab } = await session.get('access');
      await session.remove('access');
      if (tab !== null) await reloadGame(tab);
    },
    /** A tab was closed. */
    forget: async (tab: number): Promise<void> => {
      await tabs.close(tab);
      if (await hasPrivateTab(tab)) return;
      await manuals['private-manual'].clear();
      await exclusively(() => privateStorage.clear());
    },
  };
}

/** The worker's parts put together; the browser's functions are passed in. */
import type { ReadFile } from '../lexicons/dictionaries.ts';
import { type Lexicon, LEXICONS } from '../lexicons/lexicons.ts';
import type { Help } from '../protocol/help.ts';
import { NO_WORDS } from '../protocol/words.ts';
import type { GameStore } from '../games/game-store.ts';
import type { overlaidStorage } from '../stores/private-settings.ts';
import type { Exclusively, SettingsFor } from '../stores/settings-store.ts';
import { type AddedSitesDeps, createAddedSites } from './added-sites.ts';
import type { Advisor } from './advisor.ts';
import type { ExportFile } from './export-file.ts';
import { createHandlers, type HandlerDeps } from './handlers.ts';
import { ignoreFailure } from './ignore-failure.ts';
import { createJournal } from './journal.ts';
import { createLexiconsOf } from './lexicons-of.ts';
import { Manual } from './manual.ts';
import type { PanelStore } from './panel-store.ts';
import { createPastAnswers } from './past-answers.ts';
import { createQuestions } from './question.ts';
import type { SessionStore } from './session-store.ts';
import { createSiteLessons } from './site-lessons.ts';
import type { SiteStore } from './site-store.ts';
import type { TabDeps } from './tab.ts';
import { Tabs } from './tabs.ts';
import { createTrust } from './trust.ts';
import type { WordStore } from './word-store.ts';

export interface WorkerDeps
  extends
    Pick<TabDeps, 'sendOrder' | 'showBadge'>,
    Pick<HandlerDeps, 'loadOverlay' | 'bring' | 'isOverlayThere' | 'openReview' | 'seek'>,
    Pick<AddedSitesDeps, 'granted' | 'giveBack'> {
  readonly session: SessionStore;
  readonly words: WordStore;
  readonly panels: PanelStore;
  readonly sites: SiteStore;
  /** The records of games. */
  readonly games: GameStore;
  readonly settingsFor: SettingsFor;
  /** What is set in private windows. */
  readonly privateStorage: Pick<ReturnType<typeof overlaidStorage>, 'clear'>;
  /** Keeps pages of the extension from changing settings in the meantime. */
  readonly exclusively: Exclusively;
  /** Reads one of the extension's own files. */
  readonly readFile: ReadFile;
  readonly exportFile: ExportFile;
  readonly advisor: Advisor<Lexicon>;
  readonly timetable: HandlerDeps['timetable'];
  /** Where it is noted how many refused words were kept on trust. */
  readonly local: Parameters<typeof createTrust>[0]['local'] & AddedSitesDeps['local'];
  /** Reloads a tab if it shows a game. */
  readonly reloadGame: (tab: number) => Promise<void>;
  /** What the clock says. */
  readonly now: () => Date;
  /** Whether another tab is in a private window. */
  readonly hasPrivateTab: (except: number) => Promise<boolean>;
}

export function createWorker(deps: WorkerDeps) {
  const { session, words, settingsFor, advisor, privateStorage, exclusively, reloadGame, hasPrivateTab } =
    deps;
  const pastAnswers = createPastAnswers(deps);
  const questionOf = createQuestions(words, settingsFor, pastAnswers);
  const onRefused = (tab: number) => ignoreFailure(refresh(tab));
  // Swedish dates are in the ISO form.
  const today = () => deps.now().toLocaleDateString('sv');
  /** Whether a word is in a lexicon's list of its length, or the player has added it. */
  const isKnown = async (lexicon: Lexicon, word: string): Promise<boolean> =>
    advisor.knows(lexicon, ((await words.get()).own[LEXICONS[lexicon].language] ?? NO_WORDS).added, word);
  const trust = createTrust({ local: deps.local, session, words, isKnown, today });
  const lexiconsOf = createLexiconsOf(deps.sites, isKnown);
  const journal = createJournal(deps);
  const lessons = createSiteLessons({
    sites: deps.sites,
    isLikely: (lexicon, word) => advisor.isLikely({ lexicon, added: [] }, word),
  });
  const tabs = new Tabs({ ...deps, trust, lessons, journal, questionOf, lexiconsOf, onRefused }, settingsFor);
  const addedSites = createAddedSites({ ...deps, tabs });
  const manuals = {
    manual: new Manual('manual', { session, advisor, questionOf }),
    'private-manual': new Manual('private-manual', { session, advisor, questionOf }),
  };
  /** Updates all advice that depends on words or settings. */
  const refresh = async (except?: number): Promise<void> => {
    await Promise.all([tabs.refresh(except), ...Object.values(manuals).map((manual) => manual.refresh())]);
  };

  return {
    handle: createHandlers({
      ...deps,
      tabs,
      manuals,
      addedSites,
      questionOf,
      isKnown,
      refresh: () => refresh(),
    }),
    /** Words or settings that suggestions depend on have changed. */
    refresh: () => refresh(),
    /** A setting has changed. */
    sendSettings: () => tabs.sendSettings(),
    /** The language of the interface has changed. */
    showBadges: () => tabs.showBadges(),
    /** The player wants to see this much of a tab's boards. */
    help: (tab: number, help: Help) => tabs.of(tab).help(help),
    /**
     * The player has given Knack access to a site. Pages that are open already get no content script, and
     * the popup that asked is gone, since Chrome closes it for its own question
     * (https://developer.chrome.com/docs/extensions/develop/ui/add-popup).
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

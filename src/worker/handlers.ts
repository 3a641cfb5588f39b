/** Handles each request. */
import type { Lexicon } from '../lexicons/lexicons.ts';
import type { PageSettings } from '../protocol/page-settings.ts';
import type { ManualKey } from '../protocol/records.ts';
import type {
  Beginning,
  ExtensionRequest,
  PageRequest,
  PuzzleRef,
  Replies,
  Request,
  RequestOf,
} from '../protocol/requests.ts';
import type { OverlayParts } from '../protocol/sentences.ts';
import { changeFor, changeOverlay, type Settings } from '../protocol/settings.ts';
import { isAlwaysOn } from '../sites/granted.ts';
import type { SettingsFor } from '../stores/settings-store.ts';
import type { Advisor } from './advisor.ts';
import type { ExportFile } from './export-file.ts';
import { ignoreFailure } from './ignore-failure.ts';
import { createGameReviews, createOwnReviews, type GameReviews } from './game-reviews.ts';
import type { Manual } from './manual.ts';
import type { PanelStore } from './panel-store.ts';
import type { Questions } from './question.ts';
import type { AddedSites } from './added-sites.ts';
import type { SeekReply } from '../protocol/seek.ts';
import type { SiteStore } from './site-store.ts';
import type { Admitted, ExtensionSender, PageSender } from './senders.ts';
import type { SessionStore } from './session-store.ts';
import type { Tab } from './tab.ts';
import type { Tabs } from './tabs.ts';
import type { Timetable } from './timetable.ts';
import { applyChange, type WordStore } from './word-store.ts';

/** A script that is run where there is a board. */
type Brought = 'play.js' | 'overlay.js';

export interface HandlerDeps {
  readonly tabs: Tabs;
  readonly manuals: Readonly<Record<ManualKey, Manual>>;
  readonly session: SessionStore;
  readonly words: WordStore;
  readonly panels: PanelStore;
  readonly sites: Pick<SiteStore, 'get'>;
  readonly addedSites: AddedSites;
  /** The match patterns that the player has granted. */
  readonly granted: () => Promise<readonly string[]>;
  /** Looks for a board in a tab where Knack is not yet. */
  readonly seek: (tab: number) => Promise<SeekReply>;
  readonly settingsFor: SettingsFor;
  readonly exportFile: ExportFile;
  readonly advisor: Advisor<Lexicon>;
  /** Of what the advisor works out. */
  readonly timetable: Pick<Timetable, 'rest'>;
  readonly questionOf: Questions;
  /** Whether a word is in a lexicon's list of its length, or the player has added it. */
  readonly isKnown: (lexicon: Lexicon, word: string) => Promise<boolean>;
  /** How the overlay looks, and what it says in the language that is set, or else in one of these. */
  readonly loadOverlay: (locale: Settings['locale'], languages: readonly string[]) => Promise<OverlayParts>;
  /** Runs scripts in a frame of a tab; rejects where that may not be. */
  readonly bring: (scripts: readonly Brought[], tab: number, frame: number) => Promise<unknown>;
  /** Whether the script of the overlay has come to its end in a frame of a tab. */
  readonly isOverlayThere: (tab: number, frame: number) => Promise<boolean>;
  /** Opens the review of a tab's game in a tab beside it. */
  readonly openReview: (tab: number) => Promise<unknown>;
  /** Updates all advice that depends on words. */
  readonly refresh: () => Promise<void>;
}

type Handlers<R extends Request, Sender> = {
  readonly [T in R['type']]: (request: RequestOf<T>, sender: Sender) => Promise<Replies[T]>;
};

/** The reply to a request that asks for nothing. */
const done = (work: Promise<unknown>): Promise<true> => work.then(() => true);

function createPageHandlers(deps: HandlerDeps, reviews: GameReviews): Handlers<PageRequest, PageSender> {
  const { tabs, panels, sites, granted, settingsFor } = deps;
  /** Does what is said of a tab's game, unless another frame says it than the one whose game was taken in. */
  const ofGame = async <T>(sender: PageSender, otherwise: T, work: (its: Tab) => Promise<T>): Promise<T> => {
    const tab = tabs.of(sender.tab);
    return (await tab.isGameOf(sender.frame)) ? work(tab) : otherwise;
  };
  const own = createOwnReviews(deps, reviews);
  const bringTo = (tab: number, frame: number, { overlay }: PageSettings) =>
    deps.bring(overlay ? ['play.js', 'overlay.js'] : ['play.js'], tab, frame);
  /** A script that has thrown counts as run: only what it has left in the page tells. */
  const bringOverlay = async (sender: PageSender): Promise<void> => {
    const { tab, frame } = sender;
    const isShown = await deps.bring(['overlay.js'], tab, frame).then(
      () => deps.isOverlayThere(tab, frame),
      () => false,
    );
    ignoreFailure(ofGame(sender, undefined, (its) => its.shown(isShown)));
    if (!isShown) throw new Error('Knack cannot show itself on this page.');
  };
  /** @param languages what the overlay is to speak where nothing is set; null leaves the overlay out */
  const beginningOf = async (
    site: string,
    languages: readonly string[] | null,
    { tab, frame, isPrivate }: PageSender,
  ): Promise<Beginning> => {
    // From now on the page receives changes of the settings, and a frame once its game is taken in.
    const { rows, puzzles } = await tabs.of(tab).begin(site, isPrivate, frame);
    const [settings, panel, { looks, enteredBy }, patterns] = await Promise.all([
      tabs.settingsOn(site, isPrivate),
      panels.load(site),
      sites.get(site),
      granted(),
    ]);
    const always = isAlwaysOn(site, patterns);
    const overlay = languages && settings.overlay ? await deps.loadOverlay(settings.locale, languages) : null;
    return { settings, panel, isPrivate, always, looks, enteredBy, rows, puzzles, overlay };
  };
  return {
    async begin({ site, bring }, sender) {
      const { tab, frame, isPrivate } = sender;
      // They are on their way while the rest is looked up.
      const [beginning] = await Promise.all([
        beginningOf(site, bring?.languages ?? null, sender),
        bring && tabs.settingsOn(site, isPrivate).then((settings) => bringTo(tab, frame, settings)),
      ]);
      return beginning;
    },
    sync: (sync, { tab, frame, isPrivate }) => tabs.of(tab).sync(sync, isPrivate, frame),
    candidates: ({ board, offset, count }, sender) =>
      ofGame<Replies['candidates']>(sender, [], (tab) => tab.candidates(board, offset, count)),
    weigh: ({ word }, sender) => deps.timetable.rest(() => ofGame(sender, null, (tab) => tab.weigh(word))),
    switch: ({ site, setting, on }, { isPrivate }) =>
      done(
        settingsFor(isPrivate).set((now) =>
          setting === 'fill' ? changeFor(now, site, setting, on) : changeOverlay(now, site, on, isPrivate),
        ),
      ),
    async overlay({ locale, languages, bring }, sender) {
      const [parts] = await Promise.all([deps.loadOverlay(locale, languages), bring && bringOverlay(sender)]);
      return parts;
    },
    looks: ({ looks }, sender) =>
      ofGame(sender, true, () => done(deps.addedSites.tellLooks(sender.tab, looks))),
    lexicon: ({ lexicon }, sender) =>
      ofGame(sender, true, () => done(deps.addedSites.tellLexicon(sender.tab, lexicon))),
    entered: ({ by }, sender) => ofGame(sender, true, () => done(deps.addedSites.entered(sender.tab, by))),
    ownGame: (_, sender) => ofGame(sender, null, () => own.game(sender)),
    ownGuess: ({ row }, sender) => ofGame(sender, null, () => own.guess(sender, row)),
    ownReplay: ({ answers }, sender) => ofGame(sender, null, () => own.replay(sender, answers)),
    openReview: (_, sender) => ofGame(sender, true, () => done(deps.openReview(sender.tab))),
    panel: ({ site, panel }, { isPrivate }) => done(isPrivate ? Promise.resolve() : panels.save(site, panel)),
  };
}

function createExtensionHandlers(
  deps: HandlerDeps,
  reviews: GameReviews,
): Handlers<ExtensionRequest, ExtensionSender> {
  const { tabs, manuals, session, words, addedSites, exportFile, advisor, questionOf, isKnown, refresh } =
    deps;
  const puzzleOf = (of: PuzzleRef): Tab | Manual => (typeof of === 'number' ? tabs.of(of) : manuals[of]);
  return {
    silent: ({ tab }) => done(tabs.of(tab).silent()),
    opened: ({ tab }) => done(tabs.of(tab).opened()),
    helpWith: ({ of, help }) => done(puzzleOf(of).help(help)),
    candidatesOf: ({ of, board, offset, count }) => puzzleOf(of).candidates(board, offset, count),
    weighOf: ({ of, word }) => deps.timetable.rest(() => puzzleOf(of).weigh(word)),
    solve: ({ manual, open = null, site = null, ...typed }) =>
      manuals[manual].solve({ ...typed, open, site }),
    seek: ({ tab }) => deps.seek(tab),
    tellLexicon: ({ tab, lexicon }) => done(addedSites.tellLexicon(tab, lexicon)),
    siteLexicon: ({ site, lexicon }) => done(addedSites.setLexicon(site, lexicon)),
    tellRule: ({ tab, rule }) => done(addedSites.tellRule(tab, rule)),
    siteRule: ({ site, rule }) => done(addedSites.setRule(site, rule)),
    tellLooks: ({ tab, looks }) => done(addedSites.tellLooks(tab, looks)),
    askLooks: ({ site }) => done(addedSites.askLooks(site)),
    sites: () => addedSites.list(),
    forgetSite: ({ site }) => done(addedSites.forget(site)),
    access: ({ tab }) => done(session.change('access', () => ({ tab }))),
    known: ({ lexicon, word }) => isKnown(lexicon, word),
    words: () => words.get(),
    async changeWords({ change }) {
      const outcome = await words.change((old) => applyChange(old, change));
      if (outcome === 'done') ignoreFailure(refresh());
      return outcome;
    },
    async deal({ lexicon, length, boards }, { isPrivate }) {
      const question = await questionOf({ lexicon, boards: [[]], width: length, isPrivate });
      return advisor.deal(question, boards, Math.random);
    },
    reviewGuess: ({ game, row }, { isPrivate }) => reviews.guess(game, row, isPrivate),
    replay: ({ game, answers }, { isPrivate }) => reviews.replay(game, answers, isPrivate),
    export: () => exportFile.write(),
    async import({ text }) {
      const reply = await exportFile.read(text);
      if (reply.status === 'done') ignoreFailure(refresh());
      return reply;
    },
  };
}

type Handler<Sender> = (request: Request, sender: Sender) => Promise<Replies[Request['type']]>;

/** @returns a function that handles an admitted request */
export function createHandlers(deps: HandlerDeps) {
  const reviews = createGameReviews(deps);
  const [ofPages, ofOwn] = [createPageHandlers(deps, reviews), createExtensionHandlers(deps, reviews)];
  return (admitted: Admitted): Promise<Replies[Request['type']]> =>
    admitted.kind === 'page'
      ? (ofPages[admitted.request.type] as Handler<PageSender>)(admitted.request, admitted.sender)
      : (ofOwn[admitted.request.type] as Handler<ExtensionSender>)(admitted.request, admitted.sender);
}

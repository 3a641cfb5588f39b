/** What the player does with sites of their own: says their words, and forgets them. */
import * as v from 'valibot';
import {
  type AddedSite,
  addedIdSchema,
  type Entered,
  UNKNOWN_SITE,
  withLooks,
} from '../protocol/added-site.ts';
import type { ToldLexicon } from '../protocol/ids.ts';
import type { Looks } from '../protocol/looks.ts';
import type { Order } from '../protocol/orders.ts';
import { panelKey } from '../protocol/panel.ts';
import type { ListedSite } from '../protocol/requests.ts';
import { PAST, REFUSED } from '../protocol/words.ts';
import { trustKey } from '../protocol/trust.ts';
import type { RepeatRule } from '../solver/repeat-rule.ts';
import { patternOf } from '../sites/added.ts';
import { siteOf } from '../sites/granted.ts';
import type { SettingsFor } from '../stores/settings-store.ts';
import type { SessionStore } from './session-store.ts';
import type { SiteStore } from './site-store.ts';
import type { Tabs } from './tabs.ts';

export interface AddedSitesDeps {
  readonly tabs: Tabs;
  readonly session: Pick<SessionStore, 'change'>;
  readonly sites: SiteStore;
  readonly settingsFor: SettingsFor;
  readonly local: { remove(keys: string[]): Promise<void> };
  /** Sends an order to a frame of a tab, that with the game unless given; resolves to whether it was carried out. */
  readonly sendOrder: (tab: number, order: Order, frame?: number) => Promise<boolean>;
  /** The match patterns that the player has granted. */
  readonly granted: () => Promise<readonly string[]>;
  /** Gives the access to the sites of a pattern back to the browser. */
  readonly giveBack: (pattern: string) => Promise<unknown>;
}

export function createAddedSites(deps: AddedSitesDeps) {
  const { tabs, session, sites, sendOrder, settingsFor, local, granted, giveBack } = deps;
  const set = async (
    site: string,
    change: Pick<Partial<AddedSite>, 'lexicon' | 'noLexicon' | 'rule'>,
  ): Promise<void> => {
    if (!isKept(site)) return;
    await sites.change(site, change);
    await tabs.refresh();
  };
  return {
    async tellLexicon(tab: number, lexicon: ToldLexicon): Promise<void> {
      const { site, isPrivate } = await tabs.of(tab).read();
      if (site === null) return;
      if (!isPrivate) return set(site, saidLexicon(lexicon));
      await tabs.of(tab).choose(lexicon);
      await tabs.refresh();
    },
    async tellRule(tab: number, rule: RepeatRule): Promise<void> {
      const { site, isPrivate } = await tabs.of(tab).read();
      if (site === null || !isKept(site)) return;
      if (!isPrivate) return set(site, { rule });
      await tabs.of(tab).chooseRule({ site, rule });
      await tabs.refresh();
    },
    setLexicon: (site: string, lexicon: ToldLexicon | null) => set(site, saidLexicon(lexicon)),
    setRule: (site: string, rule: RepeatRule) => set(site, { rule }),
    /** @param looks null where they mean none of what Knack knows, which none of them takes back */
    async tellLooks(tab: number, looks: Looks | null): Promise<void> {
      const { site, isPrivate, frame } = await tabs.of(tab).read();
      if (site === null || !isKept(site)) return;
      const noLooks = looks === null;
      if (!isPrivate) await sites.change(site, (known) => ({ ...withLooks(known, looks ?? {}), noLooks }));
      await tabs.of(tab).setNoLooks(noLooks);
      if (looks) await sendOrder(tab, { type: 'looks', looks }, frame);
    },
    async askLooks(site: string): Promise<void> {
      if (!isKept(site)) return;
      await sites.change(site, { noLooks: false });
      await tabs.refresh();
    },
    async entered(tab: number, by: Entered): Promise<void> {
      const { site, isPrivate } = await tabs.of(tab).read();
      if (site !== null && !isPrivate && isKept(site)) await sites.change(site, { enteredBy: by });
    },
    async list(): Promise<ListedSite[]> {
      const [known, patterns] = await Promise.all([sites.all(), granted()]);
      const listed = new Set(Object.keys(known).map(patternOf));
      const others = patterns.flatMap((pattern) => (listed.has(pattern) ? [] : (siteOf(pattern) ?? [])));
      const all = [...Object.keys(known), ...others].sort();
      return all.map((site) => ({ site, ...(known[site] ?? UNKNOWN_SITE), isKept: site in known }));
    },
    /** Its access goes, too, and with it that of the other ports of its host (see `patternOf`). */
    async forget(site: string): Promise<void> {
      if (!isKept(site)) return;
      await Promise.all([
        local.remove([panelKey(site), trustKey(site), REFUSED + site, PAST + site]),
        session.change('accepted', ({ sites: { [site]: _, ...others } }) => ({ sites: others })),
        settingsFor(false).set(({ sites: { [site]: _, ...others } }) => ({ sites: others })),
      ]);
      await sites.remove(site);
      const pattern = patternOf(site);
      if ((await granted()).includes(pattern)) await giveBack(pattern);
    },
  };
}

/** What is kept of what the player has said; null leaves it to the pages. */
const saidLexicon = (told: ToldLexicon | null): Pick<AddedSite, 'lexicon' | 'noLexicon'> =>
  told === 'none' ? { lexicon: null, noLexicon: true } : { lexicon: told, noLexicon: false };

/** Whether anything is kept of a site: it is one that was added, and its id is as browsers write it. */
const isKept = (site: string): boolean => v.is(addedIdSchema, site);

export type AddedSites = ReturnType<typeof createAddedSites>;

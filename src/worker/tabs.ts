/** The tabs with a record. */
import type { PageSettings } from '../protocol/page-settings.ts';
import { pageSettingsOf } from '../protocol/settings.ts';
import type { SettingsFor } from '../stores/settings-store.ts';
import { ignoreFailure } from './ignore-failure.ts';
import { createQueue } from '../protocol/queue.ts';
import { Tab, type TabDeps } from './tab.ts';

export class Tabs {
  readonly #deps: Omit<TabDeps, 'settingsOn'>;
  readonly #settingsFor: SettingsFor;
  readonly #tabs = new Map<number, Tab>();
  /** Keeps settings in order, so that pages receive the latest last. */
  readonly #sending = createQueue();

  constructor(deps: Omit<TabDeps, 'settingsOn'>, settingsFor: SettingsFor) {
    this.#deps = deps;
    this.#settingsFor = settingsFor;
  }

  of(id: number): Tab {
    const tab =
      this.#tabs.get(id) ??
      new Tab(id, {
        ...this.#deps,
        settingsOn: (site, isPrivate) => this.settingsOn(site, isPrivate),
      });
    this.#tabs.set(id, tab);
    return tab;
  }

  /** All stored ones, including those of a worker that was stopped. */
  ids(): Promise<number[]> {
    return this.#deps.session.tabs();
  }

  /**
   * Updates the advice of all tabs after words or settings have changed, except for a tab that does so by
   * itself.
   */
  async refresh(except?: number): Promise<void> {
    const ids = (await this.ids()).filter((id) => id !== except);
    await Promise.all(ids.map((id) => this.of(id).refresh()));
  }

  async close(id: number): Promise<void> {
    await this.of(id).close();
  }

  settingsOn(site: string, isPrivate: boolean): Promise<PageSettings> {
    return this.#settingsFor(isPrivate)
      .get()
      .then((settings) => pageSettingsOf(settings, site));
  }

  /** Sends its settings to every page that has begun. */
  sendSettings(): Promise<void> {
    return this.#sending(async () => {
      for (const id of await this.ids()) {
        const { site, isPrivate, frame } = await this.of(id).read();
        if (site === null) continue;
        const settings = await this.settingsOn(site, isPrivate);
        // Nothing waits for pages: one that is frozen may never reply.
        ignoreFailure(this.#deps.sendOrder(id, { type: 'settings', settings }, frame));
      }
    });
  }

  async showBadges(): Promise<void> {
    for (const id of await this.ids()) await this.#deps.showBadge(id, await this.of(id).read());
  }
}

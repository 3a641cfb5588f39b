/** Keys that Playwright's keyboard, a US one, does not have. */
import type { CDPSession, Page as Tab } from 'playwright';

/** Presses keys such as `ż` in one tab, each as a keyboard that has them does. */
export class ForeignKeys {
  #session: Promise<CDPSession> | undefined;

  constructor(private readonly tab: Tab) {}

  has(key: string): boolean {
    return /^[^\0-\x7f]$/u.test(key);
  }

  async press(key: string): Promise<void> {
    const session = await (this.#session ??= this.tab.context().newCDPSession(this.tab));
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key, unmodifiedText: key });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
  }
}

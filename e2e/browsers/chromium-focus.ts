/**
 * Playwright has Chromium pretend that every page is in front; a page behind another tab would never be hidden:
 * https://github.com/microsoft/playwright/issues/12099
 */
import type { CDPSession, Page as Tab } from 'playwright';

/** Playwright's own side of a tab, which its types keep to themselves. */
interface Inner {
  _connection: {
    toImpl(tab: unknown): { delegate: { _mainFrameSession: { _client: Pick<CDPSession, 'send'> } } };
  };
}

/** Ends the pretence in one tab. Only the session that has begun it can, and that is Playwright's own. */
export async function stopFeigningFocus(tab: Tab): Promise<void> {
  const own = (tab as unknown as Inner)._connection.toImpl(tab).delegate._mainFrameSession._client;
  await own.send('Emulation.setFocusEmulationEnabled', { enabled: false });
}

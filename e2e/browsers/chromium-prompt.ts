/** Works Chromium's own dialogs, which are no documents: by its debugging protocol for native views. */
import { NodeWebSocketTransport } from 'puppeteer-core/internal/node/NodeWebSocketTransport.js';
import { PATIENCE, until } from './common.ts';

/** The switches that open that protocol, on a free port that Chromium writes into this file of its profile. */
export const PROMPT_SWITCHES = [
  '--enable-ui-devtools=0',
  '--enable-features=ui-debug-tools-enable-synthetic-events',
];
export const PROMPT_PORT_FILE = 'UIDevToolsActivePort';

/**
 * Chromium ignores clicks that follow too soon on the dialog's opening, or on one another:
 * https://chromium.googlesource.com/chromium/src/+/HEAD/ui/views/input_event_activation_protector.h
 */
const BETWEEN_CLICKS = 700;

interface View {
  nodeId: number;
  attributes?: string[];
  children?: View[];
}

/** Clicks “Allow” in the dialog that `permissions.request` has opened, and waits until it is closed. */
export async function acceptPrompt(port: number): Promise<void> {
  const views = await connect(port);
  try {
    await until('the permission prompt', async () => (await dialog(views)).length === 2);
    const clickAllow = async () => {
      const buttons = await dialog(views);
      // The second button consents, but on Windows the first.
      const allow = process.platform === 'win32' ? buttons[0] : buttons[1];
      if (!allow) return true;
      for (const type of ['mousePressed', 'mouseReleased']) {
        const event = { type, x: 10, y: 10, button: 'left', wheelDirection: 'none' };
        await views.send('DOM.dispatchMouseEvent', { nodeId: allow.nodeId, event });
      }
      return false;
    };
    await until('the permission prompt to close', clickAllow, PATIENCE, BETWEEN_CLICKS);
  } finally {
    views.close();
  }
}

/** The buttons of the dialog; none if it is not open. */
async function dialog(views: Views): Promise<View[]> {
  const { root } = (await views.send('DOM.getDocument')) as { root: View };
  const [dialog] = named(root, 'ExtensionInstallDialogView');
  return dialog ? named(dialog, 'MdTextButton') : [];
}

function named(view: View, name: string): View[] {
  const below = (view.children ?? []).flatMap((child) => named(child, name));
  return view.attributes?.includes(name) ? [view, ...below] : below;
}

interface Views {
  send(method: string, params?: object): Promise<unknown>;
  close(): void;
}

async function connect(port: number): Promise<Views> {
  const socket = await NodeWebSocketTransport.create(`ws://127.0.0.1:${port}/0`);
  const pending = new Map<number, (result: unknown) => void>();
  let lastId = 0;
  socket.onmessage = (text) => {
    const { id, result } = JSON.parse(text as string) as { id: number; result: unknown };
    pending.get(id)?.(result);
  };
  return {
    send: (method, params = {}) =>
      new Promise((resolve) => {
        pending.set(++lastId, resolve);
        socket.send(JSON.stringify({ id: lastId, method, params }));
      }),
    close: () => socket.close(),
  };
}

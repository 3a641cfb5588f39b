import type { View } from './browser.ts';
import { until } from './common.ts';

/** The part of a view that rests on its `evaluate` alone. What is waited for in vain is often due to a click or a key that was lost. */
export const waitIn =
  (view: Pick<View, 'evaluate'>): View['waitFor'] =>
  async (holds, arg, what, timeout) => {
    await until(what, () => view.evaluate(holds as never, arg), timeout).catch(async (error: unknown) => {
      const input = await view.evaluate(lastInput, null).catch(String);
      throw new Error(`${String(error)} The last input: ${input}`, { cause: error });
    });
  };

/** Runs in a page: what its last click has come to, and where a key goes. */
const lastInput = (): string =>
  JSON.stringify({
    click: window.knackFelt ?? null,
    focus: document.activeElement?.outerHTML.slice(0, 80),
    isInFront: document.hasFocus() && document.visibilityState,
  });

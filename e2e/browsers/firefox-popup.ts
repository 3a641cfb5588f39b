/** The popup in Firefox, and other documents of the extension's that BiDi does not know: https://bugzil.la/1755014 */
import type { Popup } from './browser.ts';
import { keep, result, script, settledSize, until } from './common.ts';
import { waitIn } from './wait-in.ts';
import * as inside from './firefox-inside.ts';

/** Runs a function of firefox-inside.ts. */
export type Inside = <A, R>(run: (arg: A) => R | Promise<R>, arg: A) => Promise<R>;

/** Runs a function in a document of the extension's that BiDi does not know. */
export async function evaluateIn<A, R>(
  frame: inside.Frame,
  run: Inside,
  view: (arg: A) => R | Promise<R>,
  arg: A,
): Promise<R> {
  const code = `(${String(inside.inDocument)})(${JSON.stringify(script(view, arg))})`;
  return result(await run(inside.evaluateBeside, { frame, code })) as R;
}

export class FirefoxPopup implements Popup {
  readonly waitFor = waitIn(this);

  constructor(private readonly inside: Inside) {}

  evaluate<A, R>(run: (arg: A) => R | Promise<R>, arg: A): Promise<R> {
    return evaluateIn('popup', this.inside, run, arg);
  }

  /** Not by the pointer, since BiDi does not know the popup; but it counts as the user's own (see `inDocument`). */
  async click(selector: string): Promise<void> {
    const find = (css: string) => document.querySelector(css) !== null;
    await this.waitFor(find, selector, `${selector} in the popup`);
    await this.evaluate((css) => document.querySelector<HTMLElement>(css)!.click(), selector);
  }

  async screenshot(file?: string): Promise<Uint8Array> {
    const picture = await this.inside(inside.drawPopup, null);
    return keep(Buffer.from(picture.split(',')[1]!, 'base64'), file);
  }

  size(): Promise<{ width: number; height: number }> {
    return this.evaluate(settledSize, null);
  }

  async errors(): Promise<readonly string[]> {
    const code = `(${String(inside.errorsOfDocument)})()`;
    return (await this.inside(inside.evaluateBeside, { frame: 'popup', code })) as string[];
  }

  async isOpen(): Promise<boolean> {
    return (await this.inside(inside.popupFile, null)) !== null;
  }

  async close(): Promise<void> {
    await this.inside(inside.closePopup, null);
    await until('the popup to close', async () => !(await this.isOpen()));
  }
}

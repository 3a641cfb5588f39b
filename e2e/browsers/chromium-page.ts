/** A tab of Chromium, driven by Playwright. */
import type { CDPSession, Page as Tab } from 'playwright';
import type { Finger, Page } from './browser.ts';
import { ForeignKeys } from './chromium-keys.ts';
import { ClosedRoot } from './chromium-root.ts';
import { clickOn, clickPoint } from './click-point.ts';
import { CLOSED, scriptUnlessClosed } from './closed-root.ts';
import { answered, drag, isFailedLoad, keep, result, script } from './common.ts';
import { waitIn } from './wait-in.ts';

/** A page that comes out of the back/forward cache loads nothing, so there is no load to wait for. */
const restored = { waitUntil: 'commit' } as const;

export class ChromiumPage implements Page {
  readonly #errors: string[] = [];
  readonly #foreignKeys: ForeignKeys;
  readonly #root: ClosedRoot;
  /** What feigns a touch screen, for as long as it is there. */
  #screen: Promise<CDPSession> | null = null;
  readonly waitFor = waitIn(this);

  constructor(private readonly tab: Tab) {
    this.#foreignKeys = new ForeignKeys(tab);
    this.#root = new ClosedRoot(tab);
    tab.on('pageerror', (error) => this.#errors.push(error.message));
    tab.on('console', (message) => {
      if (message.type() === 'error' && !isFailedLoad(message.text())) this.#errors.push(message.text());
    });
  }

  async goto(url: string): Promise<void> {
    await this.tab.goto(url);
  }

  async reload(): Promise<void> {
    await this.tab.reload();
  }

  async back(): Promise<void> {
    await this.tab.goBack(restored);
    await this.tab.waitForFunction(() => document.readyState === 'complete');
  }

  async forward(): Promise<void> {
    await this.tab.goForward(restored);
    await this.tab.waitForFunction(() => document.readyState === 'complete');
  }

  async evaluate<A, R>(run: (arg: A) => R | Promise<R>, arg: A): Promise<R> {
    const answer = await answered(this.tab.evaluate(scriptUnlessClosed(run, arg)), run);
    if (answer !== CLOSED) return result(answer) as R;
    await this.#root.open();
    return result(await answered(this.tab.evaluate(script(run, arg)), run)) as R;
  }

  async click(selector: string): Promise<void> {
    await clickOn(this, selector, (x, y) => this.tab.mouse.click(x, y));
  }

  press(key: string): Promise<void> {
    return this.#foreignKeys.has(key) ? this.#foreignKeys.press(key) : this.tab.keyboard.press(key);
  }

  /**
   * Playwright's own way puts in what it has no key for without any key event:
   * https://playwright.dev/docs/api/class-keyboard#keyboard-type
   */
  async type(text: string): Promise<void> {
    for (const key of text) await this.press(key);
  }

  fill(selector: string, text: string): Promise<void> {
    return this.tab.fill(selector, text);
  }

  async drag(selector: string, x: number, y: number): Promise<void> {
    await drag(this.tab.mouse, await clickPoint(this, selector), x, y);
  }

  async screenshot(file?: string): Promise<Uint8Array> {
    return keep(await this.tab.screenshot(), file);
  }

  resize(width: number, height: number): Promise<void> {
    return this.tab.setViewportSize({ width, height });
  }

  /** Whether there is a touch screen and no mouse. */
  async setTouch(enabled: boolean): Promise<CDPSession> {
    const screen = await (this.#screen ??= this.tab.context().newCDPSession(this.tab));
    await screen.send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 });
    return screen;
  }

  async becomePhone(width: number, height: number, edge = 0): Promise<Finger> {
    const screen = await this.setTouch(true);
    const insets = { top: edge, right: edge, bottom: edge, left: edge };
    await screen.send('Emulation.setSafeAreaInsetsOverride', { insets });
    await this.resize(width, height);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => screen.send('Input.dispatchTouchEvent', { type, touchPoints });
    return {
      tap: (selector) =>
        clickOn(this, selector, async (x, y) => {
          await touch('touchStart', { x, y });
          await touch('touchEnd');
        }),
      swipe: async (selector, x, y) => {
        const from = await clickPoint(this, selector);
        await touch('touchStart', from);
        for (const part of [0.25, 0.5, 0.75, 1])
          await touch('touchMove', { x: from.x + part * x, y: from.y + part * y });
        await touch('touchEnd');
      },
    };
  }

  errors(): readonly string[] {
    return this.#errors;
  }

  bringToFront(): Promise<void> {
    return this.tab.bringToFront();
  }

  close(): Promise<void> {
    return this.tab.close();
  }
}

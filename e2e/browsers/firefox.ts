/** The extension in a real Firefox, driven by Puppeteer over WebDriver BiDi. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import puppeteer, { type Browser as Puppet, type KeyInput, type Page as Tab } from 'puppeteer-core';
import { findFirefox } from '../../scripts/browsers.mjs';
import type { Browser, LaunchOptions, Look, Page, Popup } from './browser.ts';
import { clickOn, clickPoint } from './click-point.ts';
import { CLOSED, findClosed, openRoot, scriptUnlessClosed } from './closed-root.ts';
import {
  answered,
  answerQuestion,
  drag,
  isFailedLoad,
  keep,
  PATIENCE,
  result,
  script,
  until,
  Web,
  WELCOME,
} from './common.ts';
import { waitIn } from './wait-in.ts';
import * as inside from './firefox-inside.ts';
import { evaluateIn, FirefoxPopup } from './firefox-popup.ts';

/**
 * The extension's address is drawn by lot unless it is set beforehand:
 * https://developer.mozilla.org/docs/Mozilla/Add-ons/WebExtensions/Chrome_incompatibilities#web_accessible_resources
 */
const UUID = '4b6e6163-6b00-4000-8000-000000000001';
const ORIGIN = `moz-extension://${UUID}/`;

/** WebDriver's name of the Enter key of the letters; Puppeteer's `Enter` is the one of the number pad. */
const ENTER = '\uE006';

/** How long the popup may take before another is opened, in milliseconds. */
const OPENING = 5000;
/** So many times a tab that is open is looked for before Puppeteer is told of it: it hears of most a little later. */
const ROUNDS = 10;
const VIEWPORT = { width: 1280, height: 720 };

declare const browser: {
  action: { openPopup(): Promise<void> };
  runtime: { sendMessage(message: object): Promise<unknown> };
  windows: { create(window: { incognito: true; url: string }): Promise<object> };
};

/** Puppeteer's own channel to Firefox, which its types keep to themselves. */
interface Connection {
  send(method: string, params: object): Promise<{ result: unknown }>;
  on(event: 'network.beforeRequestSent', listener: (request: OutgoingRequest) => void): void;
  emit(event: 'browsingContext.contextCreated', context: object): void;
}

interface OutgoingRequest {
  isBlocked: boolean;
  request: { request: string; url: string };
}

interface Manifest {
  browser_specific_settings: { gecko: { id: string } };
  host_permissions?: string[];
  content_scripts?: { matches: string[] }[];
  commands?: Record<string, { suggested_key?: { default: string } }>;
}

const NO_EXTENSION: Manifest = { browser_specific_settings: { gecko: { id: 'none' } } };

const manifestIn = async (extension: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(extension, 'manifest.json'), 'utf8')) as Manifest;

/** Starts Firefox with the extension installed, in a profile of its own. */
export async function launchFirefox(options: LaunchOptions): Promise<Browser> {
  const executablePath = await findFirefox();
  if (!executablePath) throw new Error('There is no Firefox: run “node scripts/setup.mjs firefox”.');
  const extension = options.extension === null ? null : resolve(options.extension);
  const manifest = extension === null ? NO_EXTENSION : await manifestIn(extension);
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: options.headless ?? true,
    defaultViewport: VIEWPORT,
    args: ['--remote-allow-system-access'], // for the extension's pages and for firefox-inside.ts
    extraPrefsFirefox: {
      'extensions.webextensions.uuids': JSON.stringify({
        [manifest.browser_specific_settings.gecko.id]: UUID,
      }),
      'extensions.webextOptionalPermissionPrompts': false, // permissions.request() is consented to at once
      'general.smoothScroll': false, // a page is at once where it scrolls to
      'devtools.jsonview.enabled': false, // so that manifest.json is a plain page
      // Half of what Firefox 153 did without a screen was to paint, and to start and end processes.
      'layout.frame_rate': 20,
      'dom.ipc.keepProcessesAlive.web': 4,
      'dom.ipc.processPrelaunch.enabled': false,
      ...preferencesOf(options),
      ...(options.languages ? { 'intl.accept_languages': options.languages } : {}),
    },
  });
  const driver = new FirefoxBrowser(firefox, manifest, options);
  try {
    await driver.start(extension);
  } catch (error) {
    await firefox.close();
    throw error;
  }
  return driver;
}

/** What Firefox takes a pointer to be, as bits: coarse, fine, one that hovers. */
const FINGER = 1;
const MOUSE = 2 + 4;

/** BiDi cannot emulate all of these yet: https://bugzil.la/2064352 */
function preferencesOf({ dark, forcedColors, reducedMotion, touch }: Look): Record<string, number> {
  const pointer = touch ? FINGER : MOUSE;
  return {
    'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
    'ui.systemUsesDarkTheme': dark ? 1 : 0, // for the popup, which goes by the browser's own colours
    'browser.display.document_color_use': forcedColors ? 2 : 0,
    'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
    'ui.primaryPointerCapabilities': pointer,
    'ui.allPointerCapabilities': pointer,
  };
}

class FirefoxBrowser implements Browser {
  readonly name = 'firefox';
  readonly #web: Web;
  readonly #id: string;
  readonly #pages = new Map<Tab, FirefoxPage>();
  /** BiDi's name of the browser window itself. */
  #window = '';

  readonly #connection: Connection;

  constructor(
    private readonly firefox: Puppet,
    private readonly manifest: Manifest,
    private readonly options: LaunchOptions,
  ) {
    this.#connection = (firefox as unknown as { connection: Connection }).connection;
    this.#web = new Web(options.sites);
    this.#id = manifest.browser_specific_settings.gecko.id;
  }

  async start(extension: string | null): Promise<void> {
    await this.#intercept();
    const { contexts } = (await this.#send('browsingContext.getTree', { 'moz:scope': 'chrome' })) as {
      contexts: { context: string }[];
    };
    this.#window = contexts[0]!.context;
    if (extension === null) return;
    await this.#inside(inside.guardRequests, this.#id);
    await this.firefox.installExtension(extension);
    await this.#openHidden();
    if (!this.options.welcome) {
      await (await this.openedPage(WELCOME)).close();
      await answerQuestion(this);
    }
  }

  /** Intercepts in all tabs at once, those too that nobody has told Puppeteer of. */
  async #intercept(): Promise<void> {
    this.#connection.on('network.beforeRequestSent', ({ isBlocked, request }) => {
      if (isBlocked) void this.#answer(request.request, request.url).catch(() => undefined); // given up meanwhile
    });
    await this.#send('session.subscribe', { events: ['network.beforeRequestSent'] });
    const urlPatterns = ['http', 'https'].map((protocol) => ({ type: 'pattern', protocol }));
    await this.#send('network.addIntercept', { phases: ['beforeRequestSent'], urlPatterns });
  }

  async #answer(request: string, url: string): Promise<void> {
    const reply = this.#web.reply(url);
    if (!reply) {
      await this.#send('network.failRequest', { request });
      return;
    }
    await this.#send('network.provideResponse', {
      request,
      statusCode: reply.status,
      reasonPhrase: 'As replied',
      headers: [{ name: 'content-type', value: { type: 'string', value: reply.type } }],
      body: { type: 'base64', value: Buffer.from(reply.body).toString('base64') },
    });
  }

  async #openHidden(): Promise<void> {
    await this.#inside(inside.openHiddenPage, this.#id);
    await until('the extension', () => this.inExtension(() => 'browser' in globalThis, null));
  }

  async open(url: string): Promise<Page> {
    const page = this.#pageOf(await this.firefox.newPage());
    await page.goto(url);
    return page;
  }

  async openPrivately(url: string): Promise<Page> {
    await this.#inside(inside.allowPrivately, this.#id);
    await this.reloadExtension();
    // What it opened itself would count as a request of the extension's.
    const blank = 'about:blank#private';
    await this.inExtension(
      (address) => void browser.windows.create({ incognito: true, url: address }),
      blank,
    );
    const page = await this.openedPage(blank);
    await page.goto(url);
    return page;
  }

  openExtensionPage(path: string): Promise<Page> {
    return this.open(ORIGIN + path);
  }

  async openedPage(part: string): Promise<Page> {
    // The tabs themselves are not asked: one that is just being opened may take its time.
    let missed = 0;
    return until(`a page at …${part}…`, async () => {
      const { contexts } = (await this.#send('browsingContext.getTree', { maxDepth: 0 })) as {
        contexts: { context: string; url: string }[];
      };
      const opened = contexts.find(({ url }) => url.includes(part));
      if (!opened) throw new Error(`open are ${contexts.map(({ url }) => url).join(', ')}`);
      const pages = (await this.firefox.pages()).map((tab) => this.#pageOf(tab));
      const page = pages.find(({ context }) => context === opened.context);
      // Of a tab that the extension opens Puppeteer now and then never hears: it is told as it tells itself of those that
      // are there when it starts.
      if (!page && ++missed === ROUNDS) this.#connection.emit('browsingContext.contextCreated', opened);
      return page;
    });
  }

  async openPopup(): Promise<Popup> {
    const isThere = async () => {
      if ((await this.#inside(inside.popupFile, null))?.startsWith(ORIGIN)) return true;
      throw new Error(await this.#inside(inside.describePanels, null));
    };
    const open = async (timeout?: number) => {
      await this.inExtension(() => browser.action.openPopup(), null);
      await until('the popup', isThere, timeout);
    };
    // On a busy machine Firefox opens the panel in steps (https://github.com/Drive4ik/simple-tab-groups/issues/473), and 153
    // now and then left it half open: then another has to take its place.
    await open(OPENING).catch(async () => {
      await until('the panels to close', () => this.#inside(inside.closePanels, null));
      await open();
    });
    const popup = new FirefoxPopup((run, arg) => this.#inside(run, arg));
    await popup.waitFor(() => document.readyState === 'complete', null, 'the popup to load');
    return popup;
  }

  command(name: string): Promise<void> {
    const key = this.manifest.commands?.[name]?.suggested_key?.default.split('+').at(-1);
    if (!key) throw new Error(`The command ${name} has no key.`);
    return this.#inside(inside.pressShortcut, key);
  }

  setLook(look: Look): Promise<void> {
    return this.#inside(inside.setPreferences, preferencesOf(look));
  }

  tabId(page: Page): Promise<number> {
    const known = [...this.#pages.values()].find((it) => it === page);
    return this.#inside(inside.tabId, known!.context);
  }

  inExtension<A, R>(run: (arg: A) => R | Promise<R>, arg: A): Promise<R> {
    return evaluateIn('hidden page', (it, argument) => this.#inside(it, argument), run, arg);
  }

  async inBackground<A, R>(run: (arg: A) => R | Promise<R>, arg: A): Promise<R> {
    // Any message starts it.
    await this.inExtension(() => browser.runtime.sendMessage({ type: 'words' }), null);
    return evaluateIn('background', (it, argument) => this.#inside(it, argument), run, arg);
  }

  inContentScript(): Promise<never> {
    return Promise.reject(new Error('WebDriver does not come into content scripts.'));
  }

  stopBackground(): Promise<void> {
    return this.#inside(inside.stopBackground, this.#id);
  }

  async isBackgroundRunning(): Promise<boolean> {
    return (await this.#inside(inside.backgroundState, this.#id)) === 'running';
  }

  async reloadExtension(): Promise<void> {
    await this.#inside(inside.reload, this.#id);
    await this.#untilBack();
  }

  async whileOff(act: () => Promise<void>): Promise<void> {
    await this.#inside(inside.setEnabled, { id: this.#id, on: false });
    try {
      await act();
    } finally {
      await this.#inside(inside.setEnabled, { id: this.#id, on: true });
      await this.#untilBack();
    }
  }

  async #untilBack(): Promise<void> {
    await until(
      'the extension to be back',
      async () => (await this.#inside(inside.backgroundState, this.#id)) !== 'gone',
    );
    await this.#openHidden();
  }

  withholdAccess(): Promise<void> {
    return this.#setAccess(false);
  }

  grantAccess(): Promise<void> {
    return this.#setAccess(true);
  }

  #setAccess(on: boolean): Promise<void> {
    const { host_permissions = [], content_scripts = [] } = this.manifest;
    const origins = [...host_permissions, ...content_scripts.flatMap(({ matches }) => matches)];
    return this.#inside(inside.setAccess, { id: this.#id, origins, on });
  }

  /** There is none: see `webextOptionalPermissionPrompts` above. */
  acceptPermissionPrompt(): Promise<void> {
    return Promise.resolve();
  }

  async extensionRequests(): Promise<readonly string[]> {
    return [...new Set(await this.#inside(inside.takeRequests, null))];
  }

  async extensionErrors(): Promise<readonly string[]> {
    const code = `(${String(inside.takeConsoleErrors)})()`;
    const logged = (await this.#inside(inside.evaluateBeside, { frame: 'hidden page', code })) as string[];
    return [...logged, ...(await this.#inside(inside.takeUncaughtErrors, ORIGIN))];
  }

  strayRequests(): readonly string[] {
    return this.#web.stray;
  }

  closed(): Promise<void> {
    return new Promise((resolve) => this.firefox.once('disconnected', () => resolve()));
  }

  close(): Promise<void> {
    return this.firefox.close();
  }

  #pageOf(tab: Tab): FirefoxPage {
    const page = this.#pages.get(tab) ?? new FirefoxPage(tab, (method, params) => this.#send(method, params));
    this.#pages.set(tab, page);
    return page;
  }

  readonly #send: Send = async (method, params) => {
    return (await this.#connection.send(method, params)).result;
  };

  /** Runs a function of firefox-inside.ts where it belongs. */
  async #inside<A, R>(run: (arg: A) => R | Promise<R>, arg: A): Promise<R> {
    const answer = (await this.#send('script.evaluate', {
      expression: script(run, arg),
      target: { context: this.#window },
      awaitPromise: true,
    })) as { result: { value: unknown } } | { exceptionDetails: { text: string } };
    if ('exceptionDetails' in answer) throw new Error(answer.exceptionDetails.text);
    return result(answer.result.value) as R;
  }
}

/** An element as WebDriver BiDi tells of it. */
interface RemoteNode {
  sharedId?: string;
  value?: { shadowRoot?: RemoteNode | null };
}

/** Sends a command of WebDriver BiDi. */
type Send = (method: string, params: object) => Promise<unknown>;

class FirefoxPage implements Page {
  readonly #errors: string[] = [];
  readonly waitFor = waitIn(this);

  constructor(
    private readonly tab: Tab,
    private readonly send: Send,
  ) {
    tab.setDefaultTimeout(PATIENCE);
    tab.on('pageerror', (error) => this.#note(error instanceof Error ? error.message : String(error)));
    tab.on('console', (message) => {
      if (message.type() === 'error') this.#note(message.text());
    });
    // Playwright closes what `alert()` opens, unless it is told not to (https://playwright.dev/docs/dialogs); this
    // waits for somebody who does.
    tab.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
  }

  #note(error: string): void {
    if (!isFailedLoad(error)) this.#errors.push(error);
  }

  /** BiDi's name of the tab. */
  get context(): string {
    return (this.tab.mainFrame() as unknown as { _id: string })._id;
  }

  async goto(url: string): Promise<void> {
    if (url.startsWith(ORIGIN)) {
      // Of the extension's own pages nothing tells the end of the navigation:
      // https://github.com/mozilla/firefox-devtools-mcp/pull/87
      void this.send('browsingContext.navigate', { context: this.context, url, wait: 'none' });
      const arrived = (wanted: string) => location.href === wanted && document.readyState === 'complete';
      await this.waitFor(arrived, url, url);
    } else {
      await this.tab.goto(url);
    }
  }

  async reload(): Promise<void> {
    await this.send('browsingContext.reload', { context: this.context, wait: 'complete' });
  }

  back(): Promise<void> {
    return this.#traverse(-1);
  }

  forward(): Promise<void> {
    return this.#traverse(1);
  }

  /**
   * Puppeteer would wait for a load, which nothing tells of a page from the back/forward cache:
   * https://github.com/w3c/webdriver-bidi/issues/1019
   */
  async #traverse(delta: number): Promise<void> {
    await this.send('browsingContext.traverseHistory', { context: this.context, delta });
    await this.waitFor(() => document.readyState === 'complete', null, 'the page to load');
  }

  async evaluate<A, R>(run: (arg: A) => R | Promise<R>, arg: A): Promise<R> {
    const answer = await answered(this.tab.evaluate(scriptUnlessClosed(run, arg)), run);
    if (answer !== CLOSED) return result(answer) as R;
    await this.#openRoot();
    return result(await answered(this.tab.evaluate(script(run, arg)), run)) as R;
  }

  /** Opens the overlay's root in the page's own world. */
  async #openRoot(): Promise<void> {
    const { context } = this;
    try {
      const { result: found } = (await this.send('script.callFunction', {
        functionDeclaration: String(findClosed),
        target: { context },
        awaitPromise: false,
        serializationOptions: { includeShadowTree: 'all', maxDomDepth: 0 },
      })) as { result: RemoteNode };
      const root = found.value?.shadowRoot;
      if (!root) return;
      const { realms } = (await this.send('script.getRealms', { context })) as {
        realms: { realm: string }[];
      };
      for (const { realm } of realms) {
        await this.send('script.callFunction', {
          functionDeclaration: String(openRoot),
          target: { realm },
          awaitPromise: false,
          arguments: [found, root].map(({ sharedId }) => ({ sharedId })),
        });
      }
    } catch {
      // The page goes; what is looked for in the next one opens its root.
    }
  }

  async click(selector: string): Promise<void> {
    await clickOn(this, selector, (x, y) => this.tab.mouse.click(x, y));
  }

  async press(key: string): Promise<void> {
    const keys = key.split(/(?<=.)\+/) as KeyInput[];
    const pressed = keys.pop()!;
    const last = pressed === 'Enter' ? (ENTER as KeyInput) : pressed;
    for (const held of keys) await this.tab.keyboard.down(held);
    await this.tab.keyboard.press(last);
    for (const held of keys.reverse()) await this.tab.keyboard.up(held);
  }

  type(text: string): Promise<void> {
    return this.tab.keyboard.type(text);
  }

  /** Types over what is there: a field that was emptied in silence was painted with its old text again. */
  async fill(selector: string, text: string): Promise<void> {
    const field = await this.tab.locator(selector).waitHandle();
    await field.evaluate((it) => (it as HTMLInputElement | HTMLTextAreaElement).select());
    if (text) await field.type(text);
    else await field.press('Backspace');
  }

  async drag(selector: string, x: number, y: number): Promise<void> {
    await drag(this.tab.mouse, await clickPoint(this, selector), x, y);
  }

  async screenshot(file?: string): Promise<Uint8Array> {
    return keep(await this.tab.screenshot(), file);
  }

  becomePhone(): Promise<never> {
    return Promise.reject(new Error('A Firefox of the desktop does not become a phone’s.'));
  }

  resize(width: number, height: number): Promise<void> {
    return this.tab.setViewport({ width, height });
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

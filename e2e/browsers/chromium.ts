/** The extension in a real Chromium, driven by Playwright. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type BrowserContext, type CDPSession, type Page as Tab, type Request } from 'playwright';
import { findChromium } from '../../scripts/browsers.mjs';
import type { Browser, LaunchOptions, Look, Page, Popup } from './browser.ts';
import { stopFeigningFocus } from './chromium-focus.ts';
import { media } from './chromium-media.ts';
import { ChromiumPage } from './chromium-page.ts';
import { ChromiumPopup } from './chromium-popup.ts';
import { acceptPrompt, PROMPT_PORT_FILE, PROMPT_SWITCHES } from './chromium-prompt.ts';
import { Target } from './chromium-target.ts';
import { answerQuestion, PATIENCE, result, script, until, Web, WELCOME } from './common.ts';

interface TargetInfo {
  targetId: string;
  type: string;
  url: string;
}

/** A tab as the debugging protocol tells of it; its types do not have the last field. */
interface TabInfo extends TargetInfo {
  embedderData?: { tabActive?: boolean };
}

interface WorkerVersion {
  scriptURL: string;
  runningStatus: 'stopped' | 'starting' | 'running' | 'stopping';
}

declare const chrome: {
  action: { openPopup(): Promise<void> };
  tabs: {
    create(tab: { url: string; windowId: number }): Promise<{ id: number }>;
    getCurrent(): Promise<{ id: number } | undefined>;
    query(tabs: { active: true; lastFocusedWindow: true }): Promise<{ id: number }[]>;
  };
  windows: {
    create(window: { incognito: true; url: string }): Promise<{ tabs: { id: number }[] }>;
    getAll(): Promise<{ id: number; incognito: boolean }[]>;
  };
  commands: { onCommand: { dispatch(command: string, tab: object | undefined): void } };
  /** No more once the extension has been reloaded. */
  runtime?: { id?: string; sendMessage(message: object): Promise<unknown> };
  /** These on chrome://extensions alone. */
  management: { setEnabled(id: string, on: boolean): Promise<void> };
  developerPrivate: {
    getExtensionInfo(id: string): Promise<{ runtimeErrors: { message: string; severity: string }[] }>;
    deleteExtensionErrors(of: { extensionId: string }): Promise<void>;
    reload(id: string, options: { failQuietly: boolean }): Promise<unknown>;
    updateExtensionConfiguration(update: {
      extensionId: string;
      hostAccess?: string;
      incognitoAccess?: boolean;
    }): Promise<void>;
    updateProfileConfiguration(update: { inDeveloperMode: boolean }): Promise<void>;
  };
};

/** Starts Chromium with the extension installed, in a profile of its own. */
export async function launchChromium(options: LaunchOptions): Promise<Browser> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('There is no Chromium: run “node scripts/setup.mjs chromium”.');
  const profile = await mkdtemp(join(tmpdir(), 'knack-chromium-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    headless: false, // its own way without a window has no extensions: https://playwright.dev/docs/chrome-extensions
    chromiumSandbox: process.getuid?.() !== 0,
    ...media(options),
    ignoreDefaultArgs: ['--disable-back-forward-cache', '--disable-extensions'],
    args: [
      ...((options.headless ?? true) ? ['--headless=new'] : []),
      ...(options.languages ? [`--accept-lang=${options.languages}`] : []),
      '--disable-gpu',
      '--disable-quic',
      '--enable-unsafe-extension-debugging', // for Extensions.loadUnpacked
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1', // what nobody intercepts fails
      ...PROMPT_SWITCHES,
    ],
  });
  context.setDefaultTimeout(PATIENCE);
  try {
    return await ChromiumBrowser.start(context, profile, options);
  } catch (error) {
    await context.close();
    await rm(profile, { recursive: true, force: true });
    throw error;
  }
}

/** How long a page of the extension's may take before it is opened again, in milliseconds. */
const OPENING = 3000;

class ChromiumBrowser implements Browser {
  readonly name = 'chromium';
  readonly #web: Web;
  readonly #requests: { url: string; by: string }[] = [];
  /** What pages asked for that the browser was still opening: who asked is known later. */
  readonly #early: Request[] = [];
  readonly #pages = new Map<Tab, Promise<ChromiumPage>>();
  readonly #tabIds = new Map<Page, number>();
  #opened = 0;
  #look: Look;
  #status: WorkerVersion['runningStatus'] = 'stopped';
  /** How often the worker has stopped; it may start again before anyone looks. */
  #stops = 0;
  #id = '';
  /** A hidden page of the extension's, for its API. */
  #own!: Target;
  /** chrome://extensions, hidden. */
  #manager!: Target;

  private constructor(
    private readonly context: BrowserContext,
    private readonly cdp: CDPSession,
    private readonly profile: string,
    private readonly options: LaunchOptions,
  ) {
    this.#web = new Web(options.sites);
    this.#look = options;
  }

  static async start(context: BrowserContext, profile: string, options: LaunchOptions): Promise<Browser> {
    const cdp = await context.browser()!.newBrowserCDPSession();
    const browser = new ChromiumBrowser(context, cdp, profile, options);
    await browser.#intercept();
    if (options.extension === null) return browser;
    await browser.#install(options.extension);
    if (!options.welcome) {
      await (await browser.openedPage(WELCOME)).close();
      await answerQuestion(browser);
    }
    return browser;
  }

  async #intercept(): Promise<void> {
    this.context.on('page', (tab) => {
      this.#pageOf(tab).catch(() => undefined); // closed meanwhile
    });
    this.context.on('request', (request) => {
      const by = requester(request);
      if (by === null) this.#early.push(request);
      else this.#requests.push({ url: request.url(), by });
    });
    await this.context.route(/^https?:/, (route) => {
      const reply = this.#web.reply(route.request().url());
      const answered = reply
        ? route.fulfill({ status: reply.status, contentType: reply.type, body: reply.body })
        : route.abort('internetdisconnected');
      return answered.catch(() => undefined); // given up meanwhile
    });
  }

  /** Loads the extension only now, and not by a switch, so that its very first request is seen too. */
  async #install(extension: string): Promise<void> {
    this.#manager = await Target.hidden(this.cdp, 'chrome://extensions/');
    await until('chrome://extensions', () => this.#manager.evaluate(() => !!chrome.developerPrivate, null));
    // Chromium keeps an extension's errors only in developer mode: https://crbug.com/863145
    const mode = { inDeveloperMode: true };
    await this.#manager.evaluate((it) => chrome.developerPrivate.updateProfileConfiguration(it), mode);
    const load = this.cdp.send.bind(this.cdp) as unknown as (
      method: 'Extensions.loadUnpacked', // not in Playwright's types
      params: { path: string },
    ) => Promise<{ id: string }>;
    this.#id = (await load('Extensions.loadUnpacked', { path: resolve(extension) })).id;
    await this.#openOwn();
  }

  async #openOwn(): Promise<void> {
    this.#own = await until('the extension', () => this.#openFile());
    this.#own.on('ServiceWorker.workerVersionUpdated', ({ versions }: { versions: WorkerVersion[] }) => {
      for (const { runningStatus } of versions.filter(({ scriptURL }) =>
        scriptURL.startsWith(this.#address('')),
      )) {
        this.#status = runningStatus;
        if (runningStatus === 'stopped') this.#stops++;
      }
    });
    await this.#own.send('ServiceWorker.enable');
  }

  /** Opens a file that runs no code; undefined while the extension is being loaded and has no files. */
  async #openFile(): Promise<Target | undefined> {
    const page = await Target.hidden(this.cdp, this.#address('manifest.json'));
    try {
      await until('the file', () => page.evaluate(() => !!chrome.runtime?.id, null), OPENING);
      return page;
    } catch {
      await page.close();
      return undefined;
    }
  }

  #address(path: string): string {
    return `chrome-extension://${this.#id}/${path}`;
  }

  async open(url: string): Promise<Page> {
    if (this.options.extension === null) {
      const plain = await this.#pageOf(await this.context.newPage());
      await plain.goto(url);
      return plain;
    }
    // The tab is the extension's work, because that tells its number, which nothing else does.
    const blank = `about:blank#${++this.#opened}`;
    const opened = this.context.waitForEvent('page', (tab) => tab.url() === blank);
    const { id } = await this.inExtension(async (url) => {
      // A private window may be in front, and the extension's own pages are in none:
      // https://developer.chrome.com/docs/extensions/reference/manifest/incognito
      const open = (await chrome.windows.getAll()).find(({ incognito }) => !incognito);
      return chrome.tabs.create({ url, windowId: open!.id });
    }, blank);
    const page = await this.#pageOf(await opened);
    this.#tabIds.set(page, id);
    await page.goto(url);
    return page;
  }

  async openPrivately(url: string): Promise<Page> {
    const update = { extensionId: this.#id, incognitoAccess: true };
    // This loads the extension again, and a worker that is busy meanwhile may stay stopped, as in Chromium 156
    // (https://github.com/yomidevs/yomitan/issues/114).
    await this.#wakeWorker();
    await this.#manager.evaluate((it) => chrome.developerPrivate.updateExtensionConfiguration(it), update);
    await this.#reopenOwn();
    await this.#wakeWorker();
    const blank = `about:blank#${++this.#opened}`;
    const opened = this.context.waitForEvent('page', (tab) => tab.url() === blank);
    const id = await this.inExtension(async (address) => {
      const { tabs } = await chrome.windows.create({ incognito: true, url: address });
      return tabs[0]!.id;
    }, blank);
    const page = await this.#pageOf(await opened);
    this.#tabIds.set(page, id);
    await page.goto(url);
    return page;
  }

  openExtensionPage(path: string): Promise<Page> {
    return this.open(this.#address(path));
  }

  async openedPage(part: string): Promise<Page> {
    const find = () => this.context.pages().find((tab) => tab.url().includes(part));
    return this.#pageOf(await until(`a page at …${part}…`, find));
  }

  async openPopup(): Promise<Popup> {
    const before = new Set((await this.#targets()).map(({ targetId }) => targetId));
    await this.#pressButton();
    const isPopup = ({ type, url, targetId }: TargetInfo) =>
      type === 'page' && url.startsWith(this.#address('')) && !before.has(targetId);
    const found = await until('the popup', async () => (await this.#targets()).find(isPopup));
    return ChromiumPopup.attach(await Target.attach(this.cdp, found.targetId), this.#look, (url) =>
      this.#requests.push({ url, by: this.#address('') }),
    );
  }

  /**
   * Only a press of the button, and no call, lets the extension look at the page in front:
   * https://developer.chrome.com/docs/extensions/develop/concepts/activeTab
   */
  async #pressButton(): Promise<void> {
    const { targetInfos } = await this.cdp.send('Target.getTargets', { filter: [{ type: 'tab' }] });
    const front = (targetInfos as TabInfo[]).find(({ embedderData }) => embedderData?.tabActive);
    await this.cdp.send('Extensions.triggerAction', { id: this.#id, targetId: front!.targetId });
  }

  /**
   * Keys that are sent to a page do not reach the browser's own shortcuts, so its event is raised:
   * https://github.com/microsoft/playwright/issues/22447
   */
  async command(name: string): Promise<void> {
    // The shortcut would start it too.
    await this.inBackground(async (command) => {
      const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
      chrome.commands.onCommand.dispatch(command, tab);
    }, name);
  }

  async setLook(look: Look): Promise<void> {
    const { touch = false } = look;
    const isTouchNew = touch !== Boolean(this.#look.touch);
    this.#look = look;
    const tabs = this.context.pages();
    await Promise.all(tabs.map((tab) => tab.emulateMedia(media(look))));
    const pages = isTouchNew ? await Promise.all(tabs.map((tab) => this.#pageOf(tab))) : [];
    await Promise.all(pages.map((page) => page.setTouch(touch)));
  }

  async tabId(page: Page): Promise<number> {
    const known = this.#tabIds.get(page);
    if (known !== undefined) return known;
    const own = await page.evaluate(() => chrome.tabs.getCurrent(), null);
    return own!.id;
  }

  inExtension<A, R>(run: (arg: A) => R | Promise<R>, arg: A): Promise<R> {
    return this.#own.evaluate(run, arg);
  }

  async inBackground<A, R>(run: (arg: A) => R | Promise<R>, arg: A): Promise<R> {
    await this.#wakeWorker();
    const isOurs = (url: string) => url.startsWith(this.#address(''));
    const worker = await until('the worker', () =>
      this.context.serviceWorkers().find((it) => isOurs(it.url())),
    );
    return result(await worker.evaluate(script(run, arg))) as R;
  }

  async inContentScript<A, R>(page: Page, run: (arg: A) => R | Promise<R>, arg: A): Promise<R> {
    const [tab] = await Promise.all(
      [...this.#pages].map(async ([it, its]) => ((await its) === page ? [it] : [])),
    ).then((found) => found.flat());
    const debug = await this.context.newCDPSession(tab!);
    const worlds: { id: number; origin: string }[] = [];
    debug.on('Runtime.executionContextCreated', ({ context }) => worlds.push(context));
    await debug.send('Runtime.enable');
    const own = await until('the content script', () =>
      worlds.find(({ origin }) => this.#address('').startsWith(origin)),
    );
    const { result: answer } = await debug.send('Runtime.evaluate', {
      contextId: own.id,
      expression: script(run, arg),
      awaitPromise: true,
      returnByValue: true,
    });
    await debug.detach();
    return result(answer.value) as R;
  }

  async stopBackground(): Promise<void> {
    // One that is just starting is left to start, so that there is something to stop.
    await until('the worker to run, or to be gone', () => /^(running|stopped)$/.test(this.#status));
    if (!(await this.isBackgroundRunning())) return;
    const before = this.#stops;
    await this.#own.send('ServiceWorker.stopAllWorkers');
    await until('the worker to be gone', () => this.#stops > before);
  }

  isBackgroundRunning(): Promise<boolean> {
    return Promise.resolve(this.#status === 'running');
  }

  async reloadExtension(): Promise<void> {
    const reload = (id: string) => chrome.developerPrivate.reload(id, { failQuietly: true });
    await this.#manager.evaluate(reload, this.#id);
    await this.#reopenOwn();
  }

  async whileOff(act: () => Promise<void>): Promise<void> {
    const switchTo = ({ id, on }: { id: string; on: boolean }) => chrome.management.setEnabled(id, on);
    await this.#manager.evaluate(switchTo, { id: this.#id, on: false });
    try {
      await act();
    } finally {
      await this.#manager.evaluate(switchTo, { id: this.#id, on: true });
      await this.#reopenOwn();
    }
  }

  /** Any message does, and its answer tells that the worker has begun. */
  async #wakeWorker(): Promise<void> {
    await this.inExtension(() => chrome.runtime!.sendMessage({ type: 'words' }), null);
  }

  /** After the extension has been loaded again. */
  async #reopenOwn(): Promise<void> {
    await until('the extension to go', () => this.#own.evaluate(() => !chrome.runtime?.id, null));
    await this.#own.close(); // in Chromium 156 it does not close of itself, as a tab of the extension's does
    await this.#openOwn();
  }

  withholdAccess(): Promise<void> {
    return this.#setAccess('ON_CLICK');
  }

  grantAccess(): Promise<void> {
    return this.#setAccess('ON_ALL_SITES');
  }

  #setAccess(hostAccess: string): Promise<void> {
    const update = { extensionId: this.#id, hostAccess };
    return this.#manager.evaluate((it) => chrome.developerPrivate.updateExtensionConfiguration(it), update);
  }

  async acceptPermissionPrompt(): Promise<void> {
    const port = await readFile(join(this.profile, PROMPT_PORT_FILE), 'utf8');
    await acceptPrompt(parseInt(port));
  }

  extensionRequests(): Promise<readonly string[]> {
    const own = this.#address('');
    const early = this.#early.map((request) => ({ url: request.url(), by: requester(request) ?? '' }));
    const asked = [...this.#requests, ...early].filter(({ by }) => by.startsWith(own));
    const urls = new Set(asked.map(({ url }) => url));
    this.#requests.length = this.#early.length = 0;
    return Promise.resolve([...urls].filter((url) => /^(http|ws)/.test(url)));
  }

  async extensionErrors(): Promise<readonly string[]> {
    const take = async (extensionId: string) => {
      const { runtimeErrors } = await chrome.developerPrivate.getExtensionInfo(extensionId);
      await chrome.developerPrivate.deleteExtensionErrors({ extensionId });
      return runtimeErrors;
    };
    const runtimeErrors = await this.#manager.evaluate(take, this.#id);
    return runtimeErrors.filter(({ severity }) => severity === 'ERROR').map(({ message }) => message);
  }

  strayRequests(): readonly string[] {
    return this.#web.stray;
  }

  async closed(): Promise<void> {
    await this.context.waitForEvent('close', { timeout: 0 });
    await rm(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }

  async close(): Promise<void> {
    await this.context.close();
    await rm(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }

  async #targets(): Promise<TargetInfo[]> {
    return (await this.cdp.send('Target.getTargets')).targetInfos;
  }

  /** The page of a tab, once it is being listened to and knows whether it is in front. */
  #pageOf(tab: Tab): Promise<ChromiumPage> {
    const known = this.#pages.get(tab);
    if (known) return known;
    const page = new ChromiumPage(tab);
    const listening = Promise.all([
      this.#watchContentScripts(tab),
      stopFeigningFocus(tab),
      tab.emulateMedia(media(this.#look)),
      ...(this.#look.touch ? [page.setTouch(true)] : []),
    ]).then(() => page);
    this.#pages.set(tab, listening);
    return listening;
  }

  /**
   * A request of a content script looks like the page's own, but for the code that asked for it:
   * https://developer.mozilla.org/en-US/docs/Mozilla/Add-ons/WebExtensions/Content_scripts#xhr_and_fetch
   */
  async #watchContentScripts(tab: Tab): Promise<void> {
    const network = await this.context.newCDPSession(tab);
    network.on('Network.requestWillBeSent', ({ request, initiator }) => {
      const frames = initiator.stack?.callFrames ?? [];
      this.#requests.push(...frames.slice(0, 1).map((frame) => ({ url: request.url, by: frame.url })));
    });
    await network.send('Network.enable');
  }
}

/** The address of the document or worker that asked for it; null while the browser is still opening its page. */
function requester(request: Request): string | null {
  if (request.isNavigationRequest()) return '';
  try {
    return request.serviceWorker()?.url() ?? request.frame().url();
  } catch {
    return null;
  }
}

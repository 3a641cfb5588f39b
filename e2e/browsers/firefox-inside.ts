/** Runs inside Firefox, in its browser window, with all of Firefox's own rights. Each function is sent there alone. */

interface XulBrowser extends Element {
  currentURI: { spec: string };
  browsingContext: {
    currentWindowGlobal: {
      drawSnapshot(rect: null, scale: number, background: string): Promise<ImageBitmap>;
    };
  };
  messageManager: {
    addMessageListener(name: string, listener: Listener): void;
    removeMessageListener(name: string, listener: Listener): void;
    loadFrameScript(url: string, whenLoaded: boolean): void;
  };
  fixupAndLoadURIString(url: string, options: { triggeringPrincipal: unknown }): void;
}

/** The one of a tab; its window may be another than the first. */
interface TabBrowser {
  ownerDocument: { defaultView: { gBrowser: { getTabForBrowser(browser: TabBrowser): unknown } } };
}

type Listener = (message: { data: { value?: unknown; error?: string } }) => void;

interface Extension {
  baseURL: string;
  principal: unknown;
  backgroundState: string;
  /** Its documents. */
  views: Set<{ viewType: string; xulBrowser: XulBrowser }>;
  terminateBackground(options: { ignoreDevToolsAttached: boolean }): Promise<void>;
}

interface Channel {
  URI: { spec: string };
  loadInfo: {
    triggeringPrincipal: Record<'addonPolicy' | 'contentScriptAddonPolicy', { id: string } | null>;
  };
  QueryInterface(type: unknown): void;
  cancel(status: unknown): void;
}

interface ConsoleMessage {
  sourceName: string;
  errorMessage: string;
  lineNumber: number;
  columnNumber: number;
  flags: number;
  innerWindowID: number;
}

interface ConsoleStorage {
  getEvents(innerWindowId?: number): { level: string; arguments: unknown[] }[];
  clearEvents(): void;
}

declare const Services: {
  prefs: { setIntPref(name: string, value: number): void };
  obs: { addObserver(observer: (channel: Channel) => void, topic: string): void };
  console: { getMessageArray(): ConsoleMessage[]; reset(): void };
};
declare const WebExtensionPolicy: { getByID(id: string): { extension: Extension } | null };
declare const ChromeUtils: { importESModule(url: string): never };
declare const Cc: Record<string, { getService(type: unknown): ConsoleStorage }>;
declare const Ci: Record<string, new () => unknown>;
declare const Cr: Record<string, unknown>;
declare const Cu: {
  Sandbox: new (document: unknown, options: object) => object;
  evalInSandbox(code: string, sandbox: object): Promise<string>;
};
/** The document beside which a function runs. */
declare const content: {
  windowUtils: { setHandlingUserInput(on: boolean): { destruct(): void } };
  windowGlobalChild: { innerWindowId: number };
};

declare global {
  /** What these functions keep between their calls. */
  interface Window {
    /** Every address that the extension asked for. */
    knackRequests: string[];
    /** A hidden page of the extension's, for its API. */
    knackPage: { extension: Extension; browser: XulBrowser; shutdown(): void } | undefined;
  }
}

/** Notes and refuses every request of the extension, from the first on. */
export function guardRequests(id: string): void {
  window.knackRequests = [];
  Services.obs.addObserver((channel) => {
    channel.QueryInterface(Ci['nsIHttpChannel']);
    const { addonPolicy, contentScriptAddonPolicy } = channel.loadInfo.triggeringPrincipal;
    if ((addonPolicy ?? contentScriptAddonPolicy)?.id !== id) return;
    window.knackRequests.push(channel.URI.spec);
    channel.cancel(Cr['NS_ERROR_OFFLINE']);
  }, 'http-on-modify-request');
}

export function setPreferences(preferences: Record<string, number>): void {
  for (const [name, value] of Object.entries(preferences)) Services.prefs.setIntPref(name, value);
}

/** What it has asked for since this was last called. */
export function takeRequests(): string[] {
  return window.knackRequests.splice(0);
}

/**
 * The uncaught errors since this was last called, in all processes, of files below an address; but for what Firefox
 * says when a page goes before an answer comes
 * (https://searchfox.org/mozilla-central/source/toolkit/components/extensions/ExtensionCommon.sys.mjs).
 */
export function takeUncaughtErrors(base: string): string[] {
  const warning = 1;
  const all = Services.console.getMessageArray();
  Services.console.reset();
  return all
    .filter((message) => message instanceof Ci['nsIScriptError']!)
    .filter(({ sourceName, flags }) => sourceName.startsWith(base) && !(flags & warning))
    .filter(({ errorMessage }) => !/^Promise (resolved|rejected) (after|while) context/.test(errorMessage))
    .map(
      ({ errorMessage, sourceName, lineNumber, columnNumber }) =>
        `${errorMessage} (${sourceName.slice(base.length)}:${lineNumber}:${columnNumber})`,
    );
}

/** Opens the extension's manifest in a page that no tab shows and no extension finds. */
export async function openHiddenPage(id: string): Promise<void> {
  const { ExtensionParent } = ChromeUtils.importESModule(
    'resource://gre/modules/ExtensionParent.sys.mjs',
  ) as {
    ExtensionParent: {
      apiManager: { emit(event: string, browser: XulBrowser): void };
      HiddenExtensionPage: new (
        extension: Extension,
        view: string,
      ) => {
        extension: Extension;
        browser: XulBrowser;
        createBrowserElement(): Promise<XulBrowser>;
        shutdown(): void;
      };
    };
  };
  const extension = WebExtensionPolicy.getByID(id)!.extension;
  window.knackPage?.shutdown();
  const page = new ExtensionParent.HiddenExtensionPage(extension, 'popup');
  window.knackPage = page;
  const browser = await page.createBrowserElement();
  ExtensionParent.apiManager.emit('extension-browser-inserted', browser);
  browser.fixupAndLoadURIString(`${extension.baseURL}manifest.json`, {
    triggeringPrincipal: extension.principal,
  });
}

/** Where the popup stands; null while it is not open. */
export function popupFile(): string | null {
  const popup = document.querySelector('.webextension-popup-browser');
  const panel = popup?.closest('panel') as { state: string } | null | undefined;
  return popup && panel?.state === 'open' ? (popup as XulBrowser).currentURI.spec : null;
}

/** What lies over pages, for whoever waits for the popup in vain. */
export function describePanels(): string {
  const popups = [...document.querySelectorAll<XulBrowser>('.webextension-popup-browser')];
  const panels = [...document.querySelectorAll('panel')] as (Element & { state: string })[];
  const open = panels.filter(({ state }) => state !== 'closed').map(({ id, state }) => `${id} (${state})`);
  return `popups: ${popups.map((popup) => popup.currentURI.spec).join(', ')}; panels: ${open.join(', ')}`;
}

export function closePopup(): void {
  const popup = document.querySelector('.webextension-popup-browser');
  (popup?.closest('panel') as { hidePopup(): void } | null | undefined)?.hidePopup();
}

/** Closes whatever lies over the page, opened or about to be. @returns whether all is closed */
export function closePanels(): boolean {
  const panels = [...document.querySelectorAll('panel')] as (Element & {
    state: string;
    hidePopup(): void;
  })[];
  for (const panel of panels.filter(({ state }) => state !== 'closed')) panel.hidePopup();
  return panels.every(({ state }) => state === 'closed');
}

/** A picture of the popup, as the address of a PNG. */
export async function drawPopup(): Promise<string> {
  const popup = document.querySelector<XulBrowser>('.webextension-popup-browser')!;
  const picture = await popup.browsingContext.currentWindowGlobal.drawSnapshot(null, 1, 'white');
  const canvas = document.createElementNS('http://www.w3.org/1999/xhtml', 'canvas') as HTMLCanvasElement;
  Object.assign(canvas, { width: picture.width, height: picture.height });
  canvas.getContext('2d')!.drawImage(picture, 0, 0);
  return canvas.toDataURL();
}

export type Frame = 'hidden page' | 'popup' | 'background';

/** Evaluates code in the process of one of these, beside its document. */
export function evaluateBeside({ frame, code }: { frame: Frame; code: string }): Promise<unknown> {
  const page = window.knackPage;
  const browser = {
    popup: document.querySelector<XulBrowser>('.webextension-popup-browser'),
    'hidden page': page?.browser,
    background: [...(page?.extension.views ?? [])].find(({ viewType }) => viewType === 'background')
      ?.xulBrowser,
  }[frame];
  return new Promise((resolve, reject) => {
    if (!browser) throw new Error(`The ${frame} is not open.`);
    const name = `knack:${crypto.randomUUID()}`;
    const { messageManager } = browser;
    messageManager.addMessageListener(name, function listener({ data: { value, error } }) {
      messageManager.removeMessageListener(name, listener);
      if (error === undefined) resolve(value);
      else reject(new Error(error));
    });
    const send = `(it) => sendAsyncMessage(${JSON.stringify(name)}, it)`;
    const script = `(async () => ${code})().then((value) => ({ value }), (e) => ({ error: String(e) })).then(${send})`;
    messageManager.loadFrameScript(`data:text/javascript;charset=utf-8,${encodeURIComponent(script)}`, false);
  });
}

/** Runs beside a document: evaluates an expression in it, as if the user had just clicked there. */
export function inDocument(expression: string): Promise<string> {
  const sandbox = new Cu.Sandbox(content, { sandboxPrototype: content, wantXrays: false });
  const input = content.windowUtils.setHandlingUserInput(true);
  const value = Cu.evalInSandbox(expression, sandbox);
  input.destruct();
  return value;
}

/** Runs beside a document: its uncaught errors and console errors. */
export function errorsOfDocument(): string[] {
  const warning = 1;
  const { innerWindowId } = content.windowGlobalChild;
  const calls = Cc['@mozilla.org/consoleAPI-storage;1']!.getService(Ci['nsIConsoleAPIStorage'])
    .getEvents(innerWindowId)
    .filter(({ level }) => level === 'error')
    .map((call) => call.arguments.map(String).join(' '));
  const uncaught = Services.console
    .getMessageArray()
    .filter((message) => message instanceof Ci['nsIScriptError']!)
    .filter(({ innerWindowID, flags }) => innerWindowID === innerWindowId && !(flags & warning))
    .map(({ errorMessage }) => errorMessage);
  return [...calls, ...uncaught];
}

/**
 * Runs beside a document: the console errors, since this was last called, of all that share its process, as all
 * pages of an extension do.
 */
export function takeConsoleErrors(): string[] {
  const storage = Cc['@mozilla.org/consoleAPI-storage;1']!.getService(Ci['nsIConsoleAPIStorage']);
  const all = storage.getEvents();
  storage.clearEvents();
  return all.filter(({ level }) => level === 'error').map((call) => call.arguments.map(String).join(' '));
}

/**
 * What the shortcut of an extension with this letter does: keys that are sent to a page do not reach it
 * (https://github.com/puppeteer/puppeteer/issues/11828).
 */
export function pressShortcut(letter: string): void {
  const key = document.querySelector(`keyset[id^="ext-keyset-id-"] key[key="${letter}"]`);
  (key as unknown as { doCommand(): void }).doCommand();
}

/** The number that extensions know a tab by, from the one that WebDriver BiDi knows it by. */
export function tabId(context: string): number {
  const { NavigableManager } = ChromeUtils.importESModule(
    'chrome://remote/content/shared/NavigableManager.sys.mjs',
  ) as { NavigableManager: { getBrowserById(id: string): TabBrowser } };
  const { ExtensionParent } = ChromeUtils.importESModule(
    'resource://gre/modules/ExtensionParent.sys.mjs',
  ) as {
    ExtensionParent: { apiManager: { global: { tabTracker: { getId(tab: unknown): number } } } };
  };
  const browser = NavigableManager.getBrowserById(context);
  const tab = browser.ownerDocument.defaultView.gBrowser.getTabForBrowser(browser);
  return ExtensionParent.apiManager.global.tabTracker.getId(tab);
}

export function backgroundState(id: string): string {
  return WebExtensionPolicy.getByID(id)?.extension.backgroundState ?? 'gone';
}

export function stopBackground(id: string): Promise<void> {
  return WebExtensionPolicy.getByID(id)!.extension.terminateBackground({ ignoreDevToolsAttached: true });
}

export async function reload(id: string): Promise<void> {
  const { AddonManager } = ChromeUtils.importESModule('resource://gre/modules/AddonManager.sys.mjs') as {
    AddonManager: { getAddonByID(id: string): Promise<{ reload(): Promise<void> }> };
  };
  window.knackPage?.shutdown();
  window.knackPage = undefined;
  await (await AddonManager.getAddonByID(id)).reload();
}

/** Switches an extension off or on, as the page of add-ons does. */
export async function setEnabled({ id, on }: { id: string; on: boolean }): Promise<void> {
  const { AddonManager } = ChromeUtils.importESModule('resource://gre/modules/AddonManager.sys.mjs') as {
    AddonManager: {
      getAddonByID(id: string): Promise<{ enable(): Promise<void>; disable(): Promise<void> }>;
    };
  };
  window.knackPage?.shutdown();
  window.knackPage = undefined;
  const addon = await AddonManager.getAddonByID(id);
  await (on ? addon.enable() : addon.disable());
}

/** Lets an extension into private windows, as the page of add-ons does. */
export async function allowPrivately(id: string): Promise<void> {
  const { ExtensionPermissions } = ChromeUtils.importESModule(
    'resource://gre/modules/ExtensionPermissions.sys.mjs',
  ) as { ExtensionPermissions: { add(id: string, permissions: object): Promise<void> } };
  await ExtensionPermissions.add(id, { permissions: ['internal:privateBrowsingAllowed'], origins: [] });
}

/** Takes or gives access to sites, as the page of add-ons does. */
export async function setAccess({
  id,
  origins,
  on,
}: {
  id: string;
  origins: string[];
  on: boolean;
}): Promise<void> {
  const { ExtensionPermissions } = ChromeUtils.importESModule(
    'resource://gre/modules/ExtensionPermissions.sys.mjs',
  ) as { ExtensionPermissions: Record<'add' | 'remove', (...args: unknown[]) => Promise<void>> };
  const { extension } = WebExtensionPolicy.getByID(id)!;
  await ExtensionPermissions[on ? 'add' : 'remove'](id, { permissions: [], origins }, extension);
}

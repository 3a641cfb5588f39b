/** What an end-to-end test does with a browser, whichever it is. */
import type { Site } from '../replicas/site.ts';

/** What the user has set for all pages; nothing of it is set unless given. */
export interface Look {
  dark?: boolean;
  forcedColors?: boolean;
  reducedMotion?: boolean;
  /** Whether there is a finger instead of a mouse. */
  touch?: boolean;
}

export interface LaunchOptions extends Look {
  /** The folder of the built extension; null for a browser without one, which opens pages and does nothing else. */
  extension: string | null;
  /** The web: every request to one of their hosts is answered by them, any other is refused. */
  sites: readonly Site[];
  /** True unless given. */
  headless?: boolean;
  /**
   * Whether the page that opens at the installation stays, with its question; unless given it is closed, and the question
   * answered as if by the player.
   */
  welcome?: boolean;
  /** The languages that pages are told of, such as `de-AT,de`; the browser's own stays as it is. */
  languages?: string;
}

/** Anything that shows a document. Functions run in its main world; arguments and results are copied as JSON. */
export interface View {
  evaluate<A, R>(run: (arg: A) => R | Promise<R>, arg: A): Promise<R>;
  /** Waits until the function's result is truthy; the error says `what` did not come about. */
  waitFor<A>(holds: (arg: A) => unknown, arg: A, what: string, timeout?: number): Promise<void>;
  /** A trusted click on the middle of the element, which may be inside open shadow roots. */
  click(selector: string): Promise<void>;
  screenshot(file?: string): Promise<Uint8Array>;
}

/** On a touch screen. */
export interface Finger {
  /** A trusted touch of the middle of the element, which may be inside open shadow roots. */
  tap(selector: string): Promise<void>;
  /** The same that moves so many pixels before it ends. */
  swipe(selector: string, x: number, y: number): Promise<void>;
}

/** A tab. */
export interface Page extends View {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Presses a key, such as `a`, `Enter` or `Control+a`. */
  press(key: string): Promise<void>;
  /** Presses the keys of the text, one after the other. */
  type(text: string): Promise<void>;
  fill(selector: string, text: string): Promise<void>;
  /** Drags the middle of the element so many pixels, with the mouse. */
  drag(selector: string, x: number, y: number): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /**
   * Makes the window a phone's: of this size, with a touch screen and no mouse; only in Chromium, since BiDi does not
   * do that yet (https://github.com/w3c/webdriver-bidi/issues/772).
   * @param edge how much of it the screen takes along each of its edges, in pixels
   */
  becomePhone(width: number, height: number, edge?: number): Promise<Finger>;
  /**
   * The uncaught errors and console errors since the page opened, in all its documents.
   * Firefox tells none of the extension's own pages (https://bugzil.la/1755014): see `extensionErrors`.
   */
  errors(): readonly string[];
  bringToFront(): Promise<void>;
  close(): Promise<void>;
}

/** The popup itself, hanging from the toolbar. */
export interface Popup extends View {
  /** The size of its window, once at rest. */
  size(): Promise<{ width: number; height: number }>;
  errors(): Promise<readonly string[]>;
  isOpen(): Promise<boolean>;
  close(): Promise<void>;
}

export interface Browser {
  readonly name: 'chromium' | 'firefox';
  /** Opens an address in a new tab, in front. */
  open(url: string): Promise<Page>;
  /** Lets the extension into private windows, which loads it again, and opens an address in one; with the page it closes. */
  openPrivately(url: string): Promise<Page>;
  /** Opens a file of the extension in a new tab, in front, such as `popup.html?tab=3`. */
  openExtensionPage(path: string): Promise<Page>;
  /** The tab that something else than a test opens, or has opened, at an address that contains this text. */
  openedPage(part: string): Promise<Page>;
  /** Opens the popup itself, over the tab in front. */
  openPopup(): Promise<Popup>;
  /** What the shortcut of a command does, by its name in the manifest; in Firefox only of those with a suggested key. */
  command(name: string): Promise<void>;
  /** Sets the look of all tabs, open ones too; a popup takes it when it opens. */
  setLook(look: Look): Promise<void>;
  /** The browser's own number of the tab, as the extension sees it. */
  tabId(page: Page): Promise<number>;
  /** Runs a function where `chrome` (in Firefox also `browser`) is the extension's; it does not wake the background. */
  inExtension<A, R>(run: (arg: A) => R | Promise<R>, arg: A): Promise<R>;
  /** Runs a function in the background itself, which it starts. */
  inBackground<A, R>(run: (arg: A) => R | Promise<R>, arg: A): Promise<R>;
  /** Runs a function where the content script of a page runs; only the driver of Chromium comes there. */
  inContentScript<A, R>(page: Page, run: (arg: A) => R | Promise<R>, arg: A): Promise<R>;
  /**
   * Kills the background, as browsers do at any moment; what next needs it starts it again:
   * https://developer.chrome.com/docs/extensions/develop/concepts/service-workers/lifecycle
   */
  stopBackground(): Promise<void>;
  isBackgroundRunning(): Promise<boolean>;
  /** Loads the extension again from its folder under the open pages, as an update does. */
  reloadExtension(): Promise<void>;
  /** Switches the extension off under the open pages, as the page of add-ons does, and on again after that. */
  whileOff(act: () => Promise<void>): Promise<void>;
  /** Takes the extension's access to its sites away, as the browser's own menus do. */
  withholdAccess(): Promise<void>;
  grantAccess(): Promise<void>;
  /** Consents to what the extension has just asked for by `permissions.request`. */
  acceptPermissionPrompt(): Promise<void>;
  /**
   * Every address that the extension's own code has asked for since this was last called, in any context, but for
   * its own files.
   * In Firefox a content script asks in the page's name: see `strayRequests`
   * (https://developer.mozilla.org/en-US/docs/Mozilla/Add-ons/WebExtensions/Content_scripts#xhr_and_fetch).
   */
  extensionRequests(): Promise<readonly string[]>;
  /**
   * The uncaught errors and console errors of the extension's own code since this was last called; in Firefox no
   * console errors of its content scripts.
   */
  extensionErrors(): Promise<readonly string[]>;
  /** Every address that was refused because no site has its host. */
  strayRequests(): readonly string[];
  /** Waits until somebody closes the browser. */
  closed(): Promise<void>;
  close(): Promise<void>;
}

/** The one element that Knack puts into a page, and which of its events the page receives. */
import { call, get, rootOf } from '../page/dom.ts';
import { OVERLAY } from '../page/tree.ts';

/** How wide the element is by its styles, in pixels. */
export const HOST_WIDTH = 100;

/** How often a page may remove it before it stays out for a while, in milliseconds. */
const RETURNS = 5;
const WHILE = 10_000;

/** Keys that press a button or move the panel are not for the game; all others are. */
const OWN_KEYS = /^(Enter| |Arrow.+)$/;
// One text, since it is shorter than a list in a script that has a limit.
const OWN_EVENTS =
  'keydown keyup keypress pointerdown pointerup mousedown mouseup click dblclick touchstart touchmove touchend'.split(
    ' ',
  );

/** Those that something here acts upon: none that a script has made up may operate it. */
const HEEDED = [...OWN_EVENTS, 'pointermove', 'pointercancel', 'input', 'change', 'submit', 'toggle'];

/** A page may give its own elements any name. */
const hosts = new WeakSet<EventTarget>();

export const isInOverlay = (event: Event): boolean => event.composedPath().some((part) => hosts.has(part));

/** Neither the browser nor anybody else comes to know of an event. */
export function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Whether an event is meant for Knack and not for the game. */
export const isForOverlay = (event: Event): boolean =>
  isInOverlay(event) && !(event instanceof KeyboardEvent && !OWN_KEYS.test(event.key));

/**
 * Puts the element into the page, and puts it back when the page removes it, until the signal is aborted. It is out
 * of the page while the browser only keeps that (https://developer.mozilla.org/en-US/docs/Glossary/bfcache): should the
 * extension be updated meanwhile, nobody could take it out.
 * @returns its shadow root, which neither the page's styles nor its scripts reach
 */
export function createHost(document: Document, css: string, signal: AbortSignal): ShadowRoot {
  // Made in a document without scripts: a page that has defined an element of this name would be handed the root
  // (https://html.spec.whatwg.org/multipage/custom-elements.html#look-up-a-custom-element-definition).
  const host = get(document, 'implementation').createHTMLDocument('').createElement(OVERLAY);
  const root = host.attachShadow({ mode: 'closed' });
  call(document, 'adoptNode', host);
  hosts.add(host);
  const style = call(document, 'createElement', 'style');
  style.textContent = css;
  root.append(style);

  /** When it was put back, as far as that still counts. */
  let returns: number[] = [];
  let pause: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    if (host.parentNode === rootOf(document) || pause !== undefined) return;
    const now = performance.now();
    returns = [...returns.filter((time) => now - time < WHILE), now];
    if (returns.length <= RETURNS) watchAndPut();
    else pause = setTimeout(endPause, WHILE);
  });
  const endPause = () => {
    pause = undefined;
    returns = [];
    watchAndPut();
  };
  const watchAndPut = () => {
    observer.disconnect();
    // A page may even replace its root element, or have none for a while.
    observer.observe(document, { childList: true });
    const around = rootOf(document);
    if (!around) return;
    observer.observe(around, { childList: true });
    call(around, 'append', host);
  };
  const takeOut = () => {
    observer.disconnect();
    host.remove();
  };
  watchAndPut();
  const window = get(document, 'defaultView')!;
  window.addEventListener('pagehide', ({ isTrusted }) => isTrusted && takeOut(), { signal });
  window.addEventListener('pageshow', ({ isTrusted, persisted }) => isTrusted && persisted && watchAndPut(), {
    signal,
  });

  /** Whether a press here is made up for the player's own. */
  let isPassedOn = false;
  const refuse = (event: Event) => {
    if (!event.isTrusted && !isPassedOn) swallow(event);
  };
  for (const type of HEEDED) root.addEventListener(type, refuse, { signal, capture: true });
  for (const type of OWN_EVENTS) {
    root.addEventListener(type, (event) => isForOverlay(event) && event.stopPropagation(), { signal });
  }
  // A button that is clicked takes no focus from the game, so that the next key is the game's.
  const onPress = (event: Event) =>
    (event.target as Element).closest('button, label, summary') && event.preventDefault();
  root.addEventListener('mousedown', onPress, { signal });
  // Nor does what a label is for, to which browsers move the focus:
  // https://html.spec.whatwg.org/multipage/forms.html#the-label-element
  const onLabel = (event: Event) => {
    const control = (event.target as Element).closest('label')?.control;
    if (!control || event.target === control) return;
    event.preventDefault();
    isPassedOn = true;
    control.click();
    isPassedOn = false;
  };
  root.addEventListener('click', onLabel, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(pause);
    takeOut();
  });
  return root;
}

/**
 * Hears what happens on a page from its first moment on: who listens first hears an event whatever the page's own
 * listeners do with it (https://dom.spec.whatwg.org/#concept-event-listener-inner-invoke). Only what the browser itself
 * tells is passed on, and nothing that a script has made up.
 */
import { get, isElement, localNameOf, rootOf } from '../page/dom.ts';

interface Heard {
  focus: FocusEvent;
  blur: FocusEvent;
  keydown: KeyboardEvent;
  keyup: KeyboardEvent;
  pointerdown: PointerEvent;
  click: MouseEvent;
  pagehide: PageTransitionEvent;
  pageshow: PageTransitionEvent;
  DOMContentLoaded: Event;
  load: Event;
  prerenderingchange: Event;
}

const HEARD: readonly (keyof Heard)[] = [
  'focus',
  'blur',
  'keydown',
  'keyup',
  'pointerdown',
  'click',
  'pagehide',
  'pageshow',
  'DOMContentLoaded',
  'load',
  'prerenderingchange',
];

export interface Ear {
  /** Calls back with each event of a type. Nobody stops hearing but all at once. */
  on<T extends keyof Heard>(type: T, callback: (event: Heard[T]) => void): void;
  /** Calls back after a page has been written anew (`document.open`), when all that listens there has to again. */
  onRewritten(callback: () => void): void;
  /** Whether it listens before every script of the page, which cannot keep an event from it then. */
  isFirst(): boolean;
  end(): void;
}

/**
 * Listens from now on.
 * @param isFirst whether no script of another's can have run yet; where it is not given, the page tells
 */
export function createEar(window: Window, isFirst = isUntouched(window.document)): Ear {
  const { document } = window;
  const callbacks = new Map<string, ((event: never) => void)[]>();
  const hear = (event: Event) => {
    if (!event.isTrusted) return;
    for (const callback of callbacks.get(event.type) ?? []) callback(event as never);
  };
  const listen = () => {
    for (const type of HEARD) window.addEventListener(type, hear, { capture: true });
  };

  /** Whether there has been a root: another is no beginning then, and nor is the same once more. */
  let hasBegun = rootOf(document) !== null;
  const rewritten = new Set<() => void>();
  // A page that is written anew has lost all listeners, these too, and may listen before them now:
  // https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#document-open-steps
  const observer = new MutationObserver((records) => {
    const changes = records.filter(isOfRoot).length;
    const isRewritten = changes > (hasBegun ? 0 : 1);
    hasBegun ||= changes > 0;
    if (!isRewritten) return;
    isFirst = false;
    listen();
    for (const callback of rewritten) callback();
  });
  observer.observe(document, { childList: true });
  listen();

  return {
    on: (type, callback) => void callbacks.set(type, [...(callbacks.get(type) ?? []), callback]),
    onRewritten: (callback) => void rewritten.add(callback),
    isFirst: () => isFirst,
    end() {
      observer.disconnect();
      for (const type of HEARD) window.removeEventListener(type, hear, { capture: true });
      callbacks.clear();
      rewritten.clear();
    },
  };
}

/** Whether a record of a document is about its root, and not about a comment. */
const isOfRoot = ({ addedNodes, removedNodes }: MutationRecord): boolean =>
  [...addedNodes, ...removedNodes].some(isElement);

/** What another extension may have put into the root before the page began; the page's own is in its head. */
const NO_SCRIPTS = new Set(['style', 'link', 'meta']);

/** Whether nothing of a page is there yet but, at most, its root. */
function isUntouched(document: Document): boolean {
  const root = rootOf(document);
  const parts = root ? [...get(root, 'children')] : [];
  return (
    get(document, 'readyState') === 'loading' && parts.every((part) => NO_SCRIPTS.has(localNameOf(part)))
  );
}

/**
 * Calls back once a page has been read to its end and its scripts have run, as content scripts usually begin; one
 * that the browser loads ahead of its visit represents the tab only once it is shown
 * (https://developer.mozilla.org/en-US/docs/Web/API/Document/prerendering).
 */
export function whenReady(document: Document, ear: Ear, callback: () => void): void {
  let isRead = get(document, 'readyState') !== 'loading';
  let hasCalled = false;
  const check = () => {
    if (hasCalled || !isRead || get(document as Document & { prerendering?: boolean }, 'prerendering'))
      return;
    hasCalled = true;
    // What the page itself does at this event comes first.
    setTimeout(callback);
  };
  const endReading = () => {
    isRead = true;
    check();
  };
  ear.on('DOMContentLoaded', endReading);
  // Of a page that was written anew no other event may be heard
  // (https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#document-open-steps).
  ear.on('load', endReading);
  ear.on('prerenderingchange', check);
  check();
}

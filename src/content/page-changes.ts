/** Reports when a page changes. It observes and never polls: a page that does not change costs nothing. */
import { call, firstOf, get, isElement, rootOf } from '../page/dom.ts';
import type { Share } from '../page/share.ts';
import { atOneMoment, isOverlay, outermost, type Root, shadowRootsIn } from '../page/tree.ts';

export interface PageChanges {
  /**
   * Calls back after each batch of changes, as a rule at once (timers are throttled in hidden tabs:
   * https://developer.mozilla.org/en-US/docs/Web/API/Window/setTimeout#timeouts_in_inactive_tabs).
   */
  subscribe(callback: (changed: readonly Element[]) => void): void;
  /** Waits until the condition holds; false when the time (in milliseconds) is up or a signal has ended it. */
  until(condition: () => boolean, timeout: number, stop?: AbortSignal): Promise<boolean>;
  /**
   * Calls back after so many milliseconds, and observes what has come without an event, such as a shadow root.
   */
  checkIn(milliseconds: number): void;
}

/**
 * Events that change what is seen without changing the content: an element that has faded out changes no
 * attribute, and a field that a letter is put into by a script does not either.
 */
const EVENTS = [
  'transitionend',
  'transitioncancel',
  'animationend',
  'animationcancel',
  'visibilitychange',
  'input',
  'keyup',
];

/** With more changed elements than these, or more changes, it is the whole page that has changed. */
const MAX_CHANGED = 300;
const MAX_CHANGES = 500;
/** With more elements than these in what has been added, the page has been built anew. */
const MAX_ADDED = 1000;
/** So long a page that has been built anew is left to lay itself out, in milliseconds: to read it would have it wait. */
const LAID_OUT = 40;
/**
 * So long one that changes without end is not observed, in milliseconds, since each change that is observed has to be
 * recorded:
 * https://dom.spec.whatwg.org/#queue-a-mutation-record
 */
const UNOBSERVED = 100;
/** Knack's own elements do not come or go in greater numbers. */
const MOST_OWN = 10;

/**
 * Watches until the signal ends it. What comes of a change takes no more than a share of the page's time: where
 * that is used up, all changes are told together once it is not.
 */
export function watchPage(document: Document, signal: AbortSignal, share: Share): PageChanges {
  const callbacks = new Set<(changed: readonly Element[]) => void>();
  const lookAgain = observe(document, signal, share, (changed) => {
    for (const callback of [...callbacks]) callback(changed);
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer));

  return {
    subscribe: (callback) => void callbacks.add(callback),
    until(condition, timeout, stop) {
      return new Promise((resolve) => {
        const ends = stop ? [signal, stop] : [signal];
        const end = (result: boolean) => {
          callbacks.delete(check);
          for (const it of ends) it.removeEventListener('abort', giveUp);
          clearTimeout(limit);
          resolve(result);
        };
        const check = () => condition() && end(true);
        const giveUp = () => end(condition());
        const limit = setTimeout(giveUp, timeout);
        for (const it of ends) it.addEventListener('abort', giveUp);
        callbacks.add(check);
        if (ends.some(({ aborted }) => aborted)) giveUp();
        else check();
      });
    },
    checkIn(milliseconds) {
      clearTimeout(timer);
      if (!signal.aborted) timer = setTimeout(lookAgain, milliseconds);
    },
  };
}

/**
 * Observes a document and all of its shadow roots, and tells of changes as soon as there is time for them.
 * @returns what observes what has come without a change, and tells that there may be something
 */
function observe(
  document: Document,
  signal: AbortSignal,
  share: Share,
  onChange: (changed: readonly Element[]) => void,
) {
  /** What nobody has been told of yet; null when nothing has happened. */
  let changed: Set<Element> | null = null;
  let changes = 0;
  let added = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const isWhole = () => changes > MAX_CHANGES || (changed?.size ?? 0) > MAX_CHANGED;
  const tell = () => {
    clearTimeout(pause);
    pause = undefined;
    const all = isWhole() ? null : [...(changed ?? [])];
    changed = null;
    [changes, added] = [0, 0];
    const tellAll = () => {
      if (!all) roots.watchAll();
      else for (const element of outermost(all)) shadowRootsIn(element).forEach(roots.watch);
      const root = rootOf(document);
      onChange(all ?? (root ? [root] : []));
    };
    // All that hear of it look at the same page.
    share.take(() => atOneMoment(tellAll));
  };
  const tellSoon = () => {
    changed ??= new Set();
    const unobserved = changes > MAX_CHANGES ? UNOBSERVED : LAID_OUT;
    const isBuilt = isWhole() || added > MAX_ADDED;
    const rest = Math.max(share.rest(), isBuilt && !get(document, 'hidden') ? unobserved : 0);
    if (rest === 0) {
      tell();
      return;
    }
    pause ??= setTimeout(tell, rest);
    if (!isWhole()) return;
    // No more has to be known, and on a page that changes so much each change would take its time.
    roots.disconnect();
  };
  const observer = new MutationObserver((records) => {
    const isOfNone = share.take(() => {
      const isFlood = records.length > MAX_CHANGES;
      const ofPage = isFlood ? [] : records.filter(isOfPage);
      changes += isFlood ? records.length : ofPage.length;
      changed ??= isFlood || ofPage.length > 0 ? new Set() : null;
      for (const record of ofPage) {
        if (record.target === document) roots.renew();
        if (isWhole()) continue;
        for (const element of changedBy(record)) changed!.add(element);
        if (added <= MAX_ADDED) added += addedBy(record);
      }
      return !isFlood && ofPage.length === 0;
    });
    if (!isOfNone) tellSoon();
  });
  const onEvent = ({ target }: Event) => isOverlay(target) || tellSoon();
  const roots = createRoots(document, observer, onEvent, signal);

  share.take(roots.watchAll);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(pause);
  });
  return () => {
    share.take(roots.watchAll);
    tellSoon();
  };
}

/** What an observer and a listener are told of: the document and its shadow roots, each once. */
function createRoots(
  document: Document,
  observer: MutationObserver,
  onEvent: (event: Event) => void,
  signal: AbortSignal,
) {
  let [observed, heard] = [new WeakSet<Root>(), new WeakSet<Root>()];
  let outermostElement = rootOf(document);
  const watch = (root: Root) => {
    if (!heard.has(root)) {
      for (const type of EVENTS) call(root, 'addEventListener', type, onEvent, { signal });
    }
    heard.add(root);
    if (observed.has(root)) return;
    observed.add(root);
    observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  };
  /**
   * A document that is opened anew has lost its listeners, and so has each shadow root that it had:
   * https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#document-open-steps
   */
  const renew = () => {
    [observed, heard] = [new WeakSet(), new WeakSet()];
    outermostElement = rootOf(document);
    watch(document);
  };
  const watchAll = () => {
    // While nothing was observed, it may have been opened unseen.
    if (rootOf(document) !== outermostElement) renew();
    for (const root of [document, ...shadowRootsIn(document)]) watch(root);
  };
  /** Observes nothing until it is watched again. */
  const disconnect = () => {
    observer.disconnect();
    observed = new WeakSet();
  };
  return { watch, watchAll, renew, disconnect };
}

/** Whether a record is about anything but Knack's own element. */
function isOfPage({ target, addedNodes, removedNodes }: MutationRecord): boolean {
  const moved = [...firstOf(addedNodes, MOST_OWN), ...firstOf(removedNodes, MOST_OWN)];
  return !isOverlay(target) && (moved.length === 0 || !moved.every(isOverlay));
}

/** The elements that a record is about: those that were added, or the one that changed. */
function changedBy({ target, addedNodes }: MutationRecord): Element[] {
  const nodes = addedNodes.length > 0 ? firstOf(addedNodes, MAX_CHANGED + 1) : [target];
  return nodes.flatMap((node) => (isElement(node) ? node : (get(node, 'parentElement') ?? [])));
}

/** How many elements are in what a record says has been added. */
function addedBy({ addedNodes }: MutationRecord): number {
  return firstOf(addedNodes, MAX_CHANGED)
    .filter(isElement)
    .reduce(
      (sum, element) =>
        sum + (get(element, 'childElementCount') && call(element, 'getElementsByTagName', '*').length),
      0,
    );
}

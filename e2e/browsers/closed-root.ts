/**
 * Opens the closed shadow root of Knack's overlay to the tests, which look into it like everything else that a
 * person sees. They may do what no page can: the browsers' debuggers hand them the root, which is then found in a
 * property that the element gets of its own.
 */
import { script } from './common.ts';

/** Runs in a page: the overlay's element where its root has not been opened yet. */
export const findClosed = (): Element | null => {
  const host = document.querySelector('knack-overlay');
  return host && !host.shadowRoot ? host : null;
};

/** Runs in every world of a page that looks for elements. */
export const openRoot = (host: Element, root: ShadowRoot): void => {
  Object.defineProperty(host, 'shadowRoot', { value: root, configurable: true });
};

/** What {@link scriptUnlessClosed} gives where it has run nothing. */
export const CLOSED = true;

/** As `script`, in one question to the browser: only a page whose overlay is closed yet takes more of them. */
export const scriptUnlessClosed = <A>(run: (arg: A) => unknown, arg: A): string =>
  `(${String(findClosed)})() ? ${CLOSED} : ${script(run, arg)}`;

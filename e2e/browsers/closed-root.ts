/**
 * Opens the closed shadow root of Knack's overlay to the tests, which look into it like everything else that a
 * person sees. They may do what no page can: the browsers' debuggers hand them the root, which is then found in a
 * property that the element gets of its own.
 */

/** Runs in a page: the overlay's element. */
export const findHost = (): Element | null => document.querySelector('knack-overlay');

/** Runs in a page: the overlay's element where its root has not been opened yet. */
export const findClosed = (): Element | null => {
  const host = document.querySelector('knack-overlay');
  return host && !host.shadowRoot ? host : null;
};

/** Runs in every world of a page that looks for elements. */
export const openRoot = (host: Element, root: ShadowRoot): void => {
  Object.defineProperty(host, 'shadowRoot', { value: root, configurable: true });
};

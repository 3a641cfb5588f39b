/** A game's page with a script on it that is out for Knack: it runs before everything else of the page. */
import type { Site } from './replicas/site.ts';

interface Hostile {
  /** Whether no event of the browser gets past its listener, which was the first of the page. */
  stops: boolean;
  /** All that it has got hold of inside the overlay so far. */
  loot(): string[];
  /** Sends every event that a control may act upon to the overlay, wherever it lies. @returns to how many places */
  operate(): number;
  /** Makes a key of the player's up. */
  strike(key: string): void;
}

declare global {
  interface Window {
    hostile: Hostile;
  }
}

/** The same site with the hostile script first in all of its pages. */
export function hostileSite(site: Site): Site {
  // Compilers wrap inner functions in a helper of theirs, __name, which no page has.
  const script = `<script>((__name) => (${String(beHostile)})())((it) => it)</script>`;
  return {
    hosts: site.hosts,
    reply(url) {
      const reply = site.reply(url);
      if (!reply?.type.startsWith('text/html')) return reply;
      return { ...reply, body: reply.body.replace('<head>', (head) => head + script) };
    },
  };
}

/** Runs in the page. */
function beHostile(): void {
  const found: string[] = [];
  // The element's own property is the tests' way in.
  const rootOf = (node: Element) => Reflect.get(Element.prototype, 'shadowRoot', node);
  const isInside = (node: EventTarget | null) =>
    node instanceof Node && (node.getRootNode() as Partial<ShadowRoot>).host?.localName === 'knack-overlay';
  const note = (how: string, node: EventTarget | null) => {
    if (isInside(node) || node instanceof ShadowRoot) found.push(how);
  };

  // An element of one's own is handed its root, whoever has made it.
  class Overlay extends HTMLElement {
    constructor() {
      super();
      note('as its class', this.attachInternals().shadowRoot);
    }
  }
  customElements.define('knack-overlay', Overlay);
  const attach = Reflect.get(Element.prototype, 'attachShadow');
  Element.prototype.attachShadow = function attachShadow(init) {
    const root = attach.call(this, { ...init, mode: 'open' });
    if (this.localName === 'knack-overlay') note('by making its root', root);
    return root;
  };
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element) note('of the element', rootOf(node));
  }).observe(document, { childList: true, subtree: true });

  const INIT = { bubbles: true, cancelable: true, composed: true };
  const POINTER = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'pointerover'];
  const MOUSE = ['mousedown', 'mousemove', 'mouseup', 'click', 'dblclick', 'mouseover'];
  const KEYS = ['keydown', 'keypress', 'keyup'];
  const OTHERS = ['focusin', 'focusout', 'input', 'change', 'submit', 'toggle', 'touchstart', 'touchend'];
  for (const type of [...POINTER, ...MOUSE, ...KEYS, ...OTHERS, 'pagehide']) {
    window.addEventListener(
      type,
      (event) => {
        for (const target of event.composedPath()) note(`on the way of ${type}`, target);
        // What it sends to the game itself, it lets through, and so what Knack sends.
        if (!window.hostile.stops || !event.isTrusted) return;
        event.stopImmediatePropagation();
        event.preventDefault();
      },
      { capture: true },
    );
  }

  const attack = (target: Element, x: number, y: number) => {
    const at = { ...INIT, clientX: x, clientY: y, pointerId: 1, isPrimary: true };
    for (const type of POINTER) target.dispatchEvent(new PointerEvent(type, at));
    for (const type of MOUSE) target.dispatchEvent(new MouseEvent(type, at));
    for (const type of KEYS)
      for (const key of ['Enter', ' ', 'ArrowUp'])
        target.dispatchEvent(new KeyboardEvent(type, { ...INIT, key }));
    for (const type of OTHERS) target.dispatchEvent(new Event(type, INIT));
    if (target instanceof HTMLElement) {
      target.click();
      target.focus();
    }
  };
  window.hostile = {
    stops: false,
    loot() {
      const selection = getSelection()!;
      note('by what is selected', selection.anchorNode);
      if (String(selection)) found.push(`the selected ${String(selection)}`);
      selection.selectAllChildren(document.documentElement);
      // oxlint-disable-next-line typescript/no-deprecated -- pages may do so
      document.execCommand('selectAll');
      note('by selecting all', selection.anchorNode);
      for (const [how, text] of Object.entries({
        'all that can be selected': String(selection),
        'the text of the page': document.documentElement.innerText,
      }))
        if (text.includes('Best next')) found.push(how);
      selection.removeAllRanges();
      note('as what has the focus', document.activeElement);
      return found;
    },
    operate() {
      const host = document.querySelector('knack-overlay')!;
      attack(host, 0, 0);
      let places = 0;
      for (let x = 4; x < innerWidth; x += 16) {
        for (let y = 4; y < innerHeight; y += 16) {
          const hits = document.elementsFromPoint(x, y);
          for (const hit of hits) note('at a point', hit);
          if (hits[0] !== host) continue;
          places++;
          attack(host, x, y);
        }
      }
      return places;
    },
    strike(key) {
      for (const type of KEYS) document.body.dispatchEvent(new KeyboardEvent(type, { ...INIT, key }));
    },
  };
}

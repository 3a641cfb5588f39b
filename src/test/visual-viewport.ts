/** What of its window a player sees, which happy-dom does not have. */
import { onTestFinished } from 'vitest';

type Seen = Readonly<Record<'offsetTop' | 'height' | 'scale', number>>;

let seen: Partial<Seen> = {};

class Viewport extends EventTarget implements Seen {
  get offsetTop(): number {
    return seen.offsetTop ?? 0;
  }
  /** All of the window, as high as a test has laid it out, unless something else is given. */
  get height(): number {
    return seen.height ?? document.documentElement.clientHeight;
  }
  get scale(): number {
    return seen.scale ?? 1;
  }
}
const visualViewport = new Viewport();
Object.assign(window, { visualViewport });

/** A keyboard comes or goes, or the player zooms with two fingers, until the end of the test. */
export function see(next: Partial<Seen>): void {
  seen = next;
  visualViewport.dispatchEvent(new Event('resize'));
  onTestFinished(() => void (seen = {}));
}

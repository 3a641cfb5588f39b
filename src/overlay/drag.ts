/** Moves something by its handle: with a mouse, a pen or a finger. */
import type { Point } from './placement.ts';

/** A press that moves less is a click, in pixels. */
const SLACK = 4;

interface Drag {
  /** Where what is moved is at the start. */
  readonly from: () => Point;
  readonly onMove: (to: Point) => void;
  /** Null when it was cancelled: nothing has moved. */
  readonly onEnd: (to: Point | null) => void;
  /** Ends a drag in the middle without a call of `onEnd`. */
  readonly signal: AbortSignal;
}

/** @returns what to do when the handle is pressed */
export function startsDrag({ from, onMove, onEnd, signal: whole }: Drag) {
  return (press: PointerEvent): void => {
    const handle = press.currentTarget as HTMLElement;
    if (!press.isTrusted || !press.isPrimary || press.button !== 0) return;
    const start = from();
    const end = new AbortController();
    const signal = AbortSignal.any([whole, end.signal]);
    let to: Point | null = null;
    const isOfDrag = (event: PointerEvent) => event.isTrusted && event.pointerId === press.pointerId;
    const onPointer = (event: PointerEvent) => {
      if (!isOfDrag(event)) return;
      const [x, y] = [event.clientX - press.clientX, event.clientY - press.clientY];
      if (!to && Math.hypot(x, y) < SLACK) return;
      if (!to) handle.setPointerCapture(press.pointerId);
      to = { x: start.x + x, y: start.y + y };
      onMove(to);
    };
    const finish = (event: PointerEvent) => {
      if (!isOfDrag(event)) return;
      end.abort();
      if (!to) return;
      // The click that ends a drag must not count as one.
      handle.addEventListener('click', stop, { capture: true, once: true });
      setTimeout(() => handle.removeEventListener('click', stop, { capture: true }));
      onEnd(event.type === 'pointerup' ? to : null);
    };
    // A fast move leaves the handle before its event arrives.
    const { defaultView: window } = handle.ownerDocument;
    window!.addEventListener('pointermove', onPointer, { signal, capture: true });
    // Not with a lost capture: what a finger holds by itself (https://w3c.github.io/pointerevents/#implicit-pointer-capture)
    // is lost as soon as the handle takes it over.
    for (const type of ['pointerup', 'pointercancel'] as const) {
      window!.addEventListener(type, finish, { signal, capture: true });
    }
  };
}

const stop = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};

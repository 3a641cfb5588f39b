/** Where the overlay's panel is on the pages of a site. */
import * as v from 'valibot';

/** No window is larger, in pixels. */
const FAR = 100_000;
const distance = v.pipe(v.number(), v.minValue(-FAR), v.maxValue(FAR));

/**
 * A place in the window by its distance from the nearest corner, in pixels, so that it stays there when the
 * window is resized or zoomed.
 */
const spot = v.object({
  fromRight: v.boolean(),
  fromBottom: v.boolean(),
  x: distance,
  y: distance,
});
export type Spot = v.InferOutput<typeof spot>;

/** No date is longer in words. */
const MAX_DAY = 40;

export const panelSchema = v.object({
  folded: v.boolean(),
  /** The day on which it was folded: it is folded for a game, and most games have one a day. */
  day: v.exactOptional(v.pipe(v.string(), v.maxLength(MAX_DAY))),
  /** Null is beside the board. */
  spot: v.nullable(spot),
});
export type PanelState = v.InferOutput<typeof panelSchema>;

/** What the names of the items are that hold it: the site follows. */
export const PANEL = 'panel:';
/** No more panels have a place of their own. */
export const MAX_PANELS = 500;
export const panelKey = (site: string): string => PANEL + site;

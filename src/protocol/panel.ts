/** Where the overlay's panel is on the pages of a site. */
import * as v from 'valibot';

/**
 * A place in the window by its distance from the nearest corner, in pixels, so that it stays there when the
 * window is resized or zoomed.
 */
const spot = v.object({
  fromRight: v.boolean(),
  fromBottom: v.boolean(),
  x: v.number(),
  y: v.number(),
});
export type Spot = v.InferOutput<typeof spot>;

export const panelSchema = v.object({
  folded: v.boolean(),
  /** Null is beside the board. */
  spot: v.nullable(spot),
});
export type PanelState = v.InferOutput<typeof panelSchema>;

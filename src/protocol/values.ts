/** The kinds of values that messages and records are made of. */
import * as v from 'valibot';

export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

/** A word from a page or a player; longer texts are not words. */
export const word = v.pipe(v.string(), v.maxLength(100));

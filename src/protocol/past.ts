/** What is said of words that were the answer before. */
import * as v from 'valibot';

/** A day, as 2024-03-03; in this form later days come later in order. */
const daySchema = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));

/** When a word was the answer: on a day, on one before a day, or, without either, nobody knows when. */
export const pastMarkSchema = v.object({
  on: v.exactOptional(daySchema),
  before: v.exactOptional(daySchema),
});
export type PastMark = v.InferOutput<typeof pastMarkSchema>;

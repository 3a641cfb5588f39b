/**
 * The prior of a language whose likely answers are marked: a marked word counts 1, any other this
 * much. Of 1,384 answers that the New York Times chose by hand, 48 were none of the 2,315 marked
 * ones but among the other 10,657: (48 / 10,657) to (1,336 / 2,315) is 0.0078 to 1.
 */
const UNMARKED = 0.0078;

export function priorOf(likely: boolean): number {
  return likely ? 1 : UNMARKED;
}

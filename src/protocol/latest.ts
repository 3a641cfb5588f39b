/**
 * Of what is begun again and again and takes its time, the latest alone counts.
 * @returns begins anew; what it returns tells whether nothing has been begun since
 */
export function createLatest(): () => () => boolean {
  let begun = 0;
  return () => {
    const mine = ++begun;
    return () => mine === begun;
  };
}

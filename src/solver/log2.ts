const BITS = 11;
const LOG2 = Float64Array.from({ length: 1 << (BITS + 1) }, (_, whole) => Math.log2(whole));

/** log2 of a whole number from 1 up to 2^31, by its first twelve binary digits: right to 0.001. */
export function fastLog2(whole: number): number {
  const shift = 31 - BITS - Math.clz32(whole);
  return shift <= 0 ? LOG2[whole]! : LOG2[whole >> shift]! + shift;
}

const BITS = 11;
const LOG2 = Float64Array.from({ length: 1 << (BITS + 1) }, (_, whole) =>
  // Rounded, since engines differ in the last digit.
  whole === 0 ? 0 : Math.round(Math.log2(whole) * 2 ** 32) / 2 ** 32,
);

/** log2 of a whole number from 1 up to 2^31, by its first twelve binary digits: right to 0.001. */
export function fastLog2(whole: number): number {
  const shift = 31 - BITS - Math.clz32(whole);
  return shift <= 0 ? LOG2[whole]! : LOG2[whole >> shift]! + shift;
}

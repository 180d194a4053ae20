/**
 * Generates pseudorandom numbers for test data, benchmarks, and samples. The same seed always gives the same
 * sequence.
 */

/** Returns the next number, from 0 up to, but not including, 1. */
export type Random = () => number;

/** Returns the next whole number, from 0 up to, but not including, `limit`. */
export type RandomBelow = (limit: number) => number;

/** Returns a generator of pseudorandom numbers (mulberry32). */
export function randomNumbers(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns a generator of pseudorandom whole numbers. */
export function randomWholeNumbers(seed: number): RandomBelow {
  const random = randomNumbers(seed);
  return (limit) => Math.floor(random() * limit);
}

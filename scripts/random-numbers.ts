/** Returns numbers from 0 to 1, and the same sequence for the same seed. */
export type Random = () => number;

/** Returns a generator of pseudorandom numbers (mulberry32), for samples and test data that can be repeated. */
export function randomNumbers(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

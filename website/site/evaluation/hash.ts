/**
 * Computes the numbers by which SDKs divide customers into groups, based on an ID:
 * https://docs.getunleash.io/client-specification
 */

const VARIANT_SEED = 86_028_157;

/** Returns the customer's number from 1 to 100, which a gradual rollout compares with its percentage. */
export function rolloutNumber(id: string, groupId: string): number {
  return (murmurHash3(`${groupId}:${id}`, 0) % 100) + 1;
}

/** Returns the customer's number from 1 to the total weight, which determines the variant. */
export function variantNumber(id: string, groupId: string, totalWeight: number): number {
  return (murmurHash3(`${groupId}:${id}`, VARIANT_SEED) % totalWeight) + 1;
}

/**
 * Returns the 32-bit MurmurHash3 (x86) of a text. Like the Node.js SDK's library, it reads the low byte of each
 * UTF-16 unit, so SDKs that hash UTF-8 get different numbers for text outside of Latin-1:
 * https://github.com/aappleby/smhasher/blob/master/src/MurmurHash3.cpp
 */
export function murmurHash3(text: string, seed: number): number {
  const byte = (index: number) => text.charCodeAt(index) & 0xff;
  const tail = text.length & ~3;
  let hash = seed;
  for (let index = 0; index < tail; index += 4) {
    const block =
      byte(index) | (byte(index + 1) << 8) | (byte(index + 2) << 16) | (byte(index + 3) << 24);
    hash = Math.imul(rotateLeft(hash ^ scramble(block), 13), 5) + 0xe6546b64;
  }
  let rest = 0;
  for (let index = text.length - 1; index >= tail; index--) rest = (rest << 8) | byte(index);
  hash ^= scramble(rest) ^ text.length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function scramble(block: number): number {
  return Math.imul(rotateLeft(Math.imul(block, 0xcc9e2d51), 15), 0x1b873593);
}

function rotateLeft(value: number, bits: number): number {
  return (value << bits) | (value >>> (32 - bits));
}

/** Parses and compares semantic versions according to https://semver.org. Build metadata is ignored. */

export interface Version {
  numbers: readonly number[];
  prerelease: readonly string[];
}

const MAXIMUM_LENGTH = 256;
const NUMBER = '(0|[1-9]\\d*)';
const PRERELEASE_PART = '(?:0|[1-9]\\d*|\\d*[a-zA-Z-][a-zA-Z0-9-]*)';
const VERSION = new RegExp(
  `^v?${NUMBER}\\.${NUMBER}\\.${NUMBER}(?:-(${PRERELEASE_PART}(?:\\.${PRERELEASE_PART})*))?(?:\\+[a-zA-Z0-9-]+(?:\\.[a-zA-Z0-9-]+)*)?$`,
);

/** Parses a version, which may start with `v`. If the text isn't a version, returns undefined. */
export function parseVersion(text: string): Version | undefined {
  if (text.length > MAXIMUM_LENGTH) return undefined;
  const match = VERSION.exec(text.trim());
  if (!match) return undefined;
  const numbers = match.slice(1, 4).map(Number);
  if (numbers.some((number) => number > Number.MAX_SAFE_INTEGER)) return undefined;
  return { numbers, prerelease: match[4]?.split('.') ?? [] };
}

/** Returns a negative number if `a` is older, a positive number if it's newer, and otherwise 0. */
export function compareVersions(a: Version, b: Version): number {
  for (const [index, number] of a.numbers.entries()) {
    const difference = number - (b.numbers[index] ?? 0);
    if (difference !== 0) return difference;
  }
  if (a.prerelease.length === 0 || b.prerelease.length === 0) {
    return b.prerelease.length - a.prerelease.length;
  }
  for (const [index, part] of a.prerelease.entries()) {
    const other = b.prerelease[index];
    if (other === undefined) return 1;
    const order = comparePrereleaseParts(part, other);
    if (order !== 0) return order;
  }
  return a.prerelease.length - b.prerelease.length;
}

/** Compares two parts of a prerelease. Numbers come before words. */
function comparePrereleaseParts(a: string, b: string): number {
  const aIsNumber = /^\d+$/.test(a);
  const bIsNumber = /^\d+$/.test(b);
  if (aIsNumber !== bIsNumber) return aIsNumber ? -1 : 1;
  if (aIsNumber) return Number(a) - Number(b);
  return a === b ? 0 : a < b ? -1 : 1;
}

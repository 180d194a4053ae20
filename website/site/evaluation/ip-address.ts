/** IP addresses and ranges in CIDR notation: https://www.rfc-editor.org/rfc/rfc4632 */

export interface Range {
  bits: 32 | 128;
  address: bigint;
  /** The number of leading bits that every address in the range shares. */
  prefix: number;
}

/** Returns the range, or undefined if the text is neither an IPv4 nor an IPv6 address or range. */
export function parseRange(text: string): Range | undefined {
  return parseIpv4(text) ?? parseIpv6(text);
}

/** Returns the IPv4 range, or undefined if the text isn't one. */
export function parseIpv4(text: string): Range | undefined {
  const [, address = '', prefix = '32'] = /^([\d.]+)(?:\/(\d{1,2}))?$/.exec(text) ?? [];
  const groups = address.split('.');
  const isValid = groups.every(
    (group) => /^(?:0|[1-9]\d{0,2})$/.test(group) && Number(group) < 256,
  );
  if (!isValid || groups.length !== 4 || Number(prefix) > 32) return undefined;
  return { bits: 32, address: joinGroups(groups.map(Number), 8n), prefix: Number(prefix) };
}

function parseIpv6(text: string): Range | undefined {
  const match = /^([\da-f:.]+?)(?:\/(\d{1,3}))?(?:%.*)?$/i.exec(text);
  const prefix = Number(match?.[2] ?? 128);
  if (!match?.[1] || prefix > 128) return undefined;
  const halves = withHexadecimalTail(match[1]).split('::');
  const [first = [], last] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const missing = 8 - first.length - (last?.length ?? 0);
  if (halves.length > 2 || (last ? missing < 1 : missing !== 0)) return undefined;
  const groups = [...first, ...Array<string>(missing).fill('0'), ...(last ?? [])];
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return undefined;
  const numbers = groups.map((group) => Number.parseInt(group, 16));
  return { bits: 128, address: joinGroups(numbers, 16n), prefix };
}

/**
 * If the address ends in an IPv4 address (`::ffff:10.0.0.1`), rewrites that part as two groups. Other text is kept,
 * and the caller rejects it.
 */
function withHexadecimalTail(address: string): string {
  const start = address.lastIndexOf(':') + 1;
  const tail = parseIpv4(address.slice(start))?.address;
  if (tail === undefined) return address;
  return `${address.slice(0, start)}${(tail >> 16n).toString(16)}:${(tail & 0xffffn).toString(16)}`;
}

function joinGroups(groups: readonly number[], bits: bigint): bigint {
  return groups.reduce((sum, group) => (sum << bits) | BigInt(group), 0n);
}

/** True if every address of `inner` is in `outer`. */
export function isWithin(inner: Range, outer: Range): boolean {
  if (inner.bits !== outer.bits || inner.prefix < outer.prefix) return false;
  const rest = BigInt(outer.bits - outer.prefix);
  return inner.address >> rest === outer.address >> rest;
}

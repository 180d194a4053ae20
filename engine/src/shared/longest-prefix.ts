/** Returns the longest of `prefixes` that `text` starts with; `undefined` if there is none. */
export function longestPrefix(text: string, prefixes: Iterable<string>): string | undefined {
  let longest: string | undefined;
  for (const prefix of prefixes) {
    if (prefix.length >= (longest?.length ?? 0) && text.startsWith(prefix)) longest = prefix;
  }
  return longest;
}

/** Addresses, and values in quotes. An apostrophe within a word is no quote. */
const VALUES = /\w+:\/\/[^\s'"`]+|(?<!\w)(["'`])(?:(?!\1).)*\1(?!\w)/g;

/**
 * Shortens a text for a query. Messages that readers paste hold addresses and values of their own, which no
 * page has, often before the words that say what is wrong: these go first, then whole words from the end.
 *
 * @param maximum characters that are left at most
 */
export function shortenText(text: string, maximum: number): string {
  const words = text.replace(VALUES, ' ').replace(/\s+/g, ' ').trim();
  if (words.length <= maximum) return words;
  const end = words.lastIndexOf(' ', maximum);
  return words.slice(0, end > 0 ? end : maximum);
}

/** URLs and values in quotes. An apostrophe within a word isn't a quote. */
const VALUES = /\w+:\/\/[^\s'"`]+|(?<!\w)(["'`])(?:(?!\1).)*\1(?!\w)/g;

/**
 * Shortens a text for a query. Pasted messages contain URLs and values that aren't on any page, often before
 * the words that describe the problem. This function removes them first, and then whole words at the end.
 *
 * @param maximum maximum number of remaining characters
 */
export function shortenText(text: string, maximum: number): string {
  const words = text.replace(VALUES, ' ').replace(/\s+/g, ' ').trim();
  if (words.length <= maximum) return words;
  const end = words.lastIndexOf(' ', maximum);
  return words.slice(0, end > 0 ? end : maximum);
}

/** Matches URLs and quoted values. An apostrophe within a word isn't a quote. */
const VALUES = /\w+:\/\/[^\s'"`]+|(?<!\w)(["'`])(?:(?!\1).)*\1(?!\w)/g;

/**
 * Shortens text to make a query. Pasted messages contain URLs and values that aren't on any page, often in front of
 * the words that describe the problem. This function removes those first, and then whole words from the end.
 *
 * @param maximum maximum length of the result in characters
 */
export function shortenText(text: string, maximum: number): string {
  const words = text.replace(VALUES, ' ').replace(/\s+/g, ' ').trim();
  if (words.length <= maximum) return words;
  const end = words.lastIndexOf(' ', maximum);
  return words.slice(0, end > 0 ? end : maximum);
}

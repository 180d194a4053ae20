/** Finds sections that contain a phrase word for word. Readers paste messages and sentences. */
import type { SearchTextFile } from '../../search-data.ts';
import { foldText } from '../../tokenizer/writing-systems.ts';

/** Finds phrases (see `phraseOf`) in the texts of sections. */
export interface Phrases {
  /** True if the section contains the phrase. */
  isSaid(id: number, phrase: string): boolean;
  /** Returns the sections that contain the phrase, in order. */
  sectionsSaying(phrase: string): readonly number[];
}

/** Separates the sections' texts. Queries never contain it. */
const BETWEEN = '\n';

/** Returns functions that find phrases in the texts of sections. */
export function createPhrases(texts: SearchTextFile): Phrases {
  const lowered = texts.map((text) => foldText(text).toLowerCase());
  const starts: number[] = [];
  let length = 0;
  for (const text of lowered) {
    starts.push(length);
    length += text.length + BETWEEN.length;
  }
  const all = lowered.join(BETWEEN);
  /** The last phrase that no section contains. While the reader types on, longer phrases aren't found, either. */
  let unsaid: string | undefined;

  function sectionAt(offset: number): number {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] as number) <= offset) low = middle;
      else high = middle;
    }
    return low;
  }

  return {
    isSaid: (id, phrase) => lowered[id]?.includes(phrase) ?? false,
    sectionsSaying(phrase) {
      if (phrase === '' || (unsaid !== undefined && phrase.startsWith(unsaid))) return [];
      const found: number[] = [];
      for (let at = all.indexOf(phrase); at !== -1; ) {
        const id = sectionAt(at);
        found.push(id);
        at = all.indexOf(phrase, starts[id + 1] ?? all.length);
      }
      if (found.length === 0) unsaid = phrase;
      return found;
    },
  };
}

/** Converts a query to a phrase. Case, spaces, the style of quotes, and surrounding punctuation are ignored. */
export function phraseOf(query: string): string {
  return foldText(query)
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/^[\s"'`([]+|[\s"'`)\].,:;!?…]+$/g, '');
}

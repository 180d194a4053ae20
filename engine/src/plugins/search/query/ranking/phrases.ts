/** Sections that say a text word for word: messages and sentences which readers paste. */
import type { SearchTextFile } from '../../search-data.ts';
import { foldText } from '../../tokenizer/writing-systems.ts';

/** Texts of sections, by phrases as `phraseOf` gives them. */
export interface Phrases {
  /** True when the section says the phrase. */
  isSaid(id: number, phrase: string): boolean;
  /** Sections that say the phrase, in their order. */
  sectionsSaying(phrase: string): readonly number[];
}

/** Separates sections. Queries never contain it. */
const BETWEEN = '\n';

/** Returns what looks for phrases in the texts of sections. */
export function createPhrases(texts: SearchTextFile): Phrases {
  const lowered = texts.map((text) => foldText(text).toLowerCase());
  const starts: number[] = [];
  let length = 0;
  for (const text of lowered) {
    starts.push(length);
    length += text.length + BETWEEN.length;
  }
  const all = lowered.join(BETWEEN);
  /** Text that nothing says: neither does what goes on after it, as queries do while they are typed. */
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

/** A query as texts would say it: capitals, spaces, forms of quotes, and what stands around it, tell nothing apart. */
export function phraseOf(query: string): string {
  return foldText(query)
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/^[\s"'`([]+|[\s"'`)\].,:;!?…]+$/g, '');
}

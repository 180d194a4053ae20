/** Collects triples of term, section, and count in typed arrays, and groups them by term. */
import { doubled } from './postings.ts';

/** Postings sorted by term. Those of one term are in the order in which they were added. */
export interface GroupedPostings {
  /** Where each term's postings start. The last number is where all postings end. */
  starts: Uint32Array;
  sections: Uint32Array;
  counts: Float32Array;
}

export interface PostingBuffer {
  /**
   * Adds to a term's count in a section. Terms are numbered from 0, and sections have to be added in order.
   *
   * @returns true if the term is new in the section
   */
  add(term: number, section: number, count: number): boolean;
  /**
   * Returns the postings, grouped by term.
   *
   * @param terms number of terms
   */
  byTerm(terms: number): GroupedPostings;
}

/** Returns an empty buffer. When it's full, it doubles its arrays. */
export function createPostingBuffer(): PostingBuffer {
  let length = 0;
  let terms = new Uint32Array(1024);
  let sections = new Uint32Array(1024);
  let counts = new Float32Array(1024);
  /** The position of each term's latest posting. */
  const latest: number[] = [];
  return {
    add(term, section, count) {
      const place = latest[term];
      if (place !== undefined && sections[place] === section) {
        counts[place] = (counts[place] ?? 0) + count;
        return false;
      }
      if (length === terms.length) {
        [terms, sections] = [doubled(terms), doubled(sections)];
        counts = doubled(counts);
      }
      terms[length] = term;
      sections[length] = section;
      counts[length] = count;
      latest[term] = length;
      length += 1;
      return true;
    },
    byTerm: (number) =>
      grouped(terms.subarray(0, length), sections.subarray(0, length), counts, number),
  };
}

/** Groups postings with a counting sort, which keeps the order within a term. */
function grouped(
  terms: Uint32Array,
  sections: Uint32Array,
  counts: Float32Array,
  number: number,
): GroupedPostings {
  const starts = new Uint32Array(number + 1);
  for (const term of terms) starts[term + 1] = (starts[term + 1] ?? 0) + 1;
  for (let term = 0; term < number; term += 1) {
    starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
  }
  const next = starts.slice();
  const result = {
    starts,
    sections: new Uint32Array(terms.length),
    counts: new Float32Array(terms.length),
  };
  for (const [index, term] of terms.entries()) {
    const place = next[term] ?? 0;
    next[term] = place + 1;
    result.sections[place] = sections[index] ?? 0;
    result.counts[place] = counts[index] ?? 0;
  }
  return result;
}

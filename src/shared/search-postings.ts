/**
 * The serialized index of MiniSearch in a fifth of its size: what is written a hundred thousand times
 * there, the number of a document and a count, takes two or three characters here.
 */

/** What `toJSON` of MiniSearch returns, as far as it is read here. */
export interface SerializedIndex {
  documentCount: number;
  /** Numbers of documents, which are their ids here. */
  documentIds: Readonly<Record<string, unknown>>;
  fieldLength: Readonly<Record<string, readonly number[]>>;
  /** Terms; field → document → how often the term stands there. */
  index: readonly (readonly [string, Readonly<Record<string, Readonly<Record<string, number>>>>])[];
}

export interface PackedIndex {
  /** All else, as MiniSearch writes it. */
  rest: object;
  /** By document. */
  fieldLength: readonly (readonly number[])[];
  /** A line for each term, sorted: `term 0AB2C 6F`, field by field the steps from document to document. */
  postings: string;
}

/** Digits of numbers: those of the second half say that more follow. None means anything in JSON. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}';
const BASE = DIGITS.length >> 1;

/** Packs an index whose documents are numbered from 0 in the order of their ids. */
export function packIndex(serialized: SerializedIndex): PackedIndex {
  const { documentIds: _, fieldLength, index, ...rest } = serialized;
  const sorted = [...index].sort(([one], [other]) => (one < other ? -1 : 1));
  const lines = sorted.map(([term, fields]) => {
    const packed = Object.entries(fields).map(([field, counts]) => ` ${field}${steps(counts)}`);
    return term + packed.join('');
  });
  return { rest, fieldLength: Object.values(fieldLength), postings: lines.join('\n') };
}

/** Returns what `packIndex` was given; the terms are sorted. */
export function unpackIndex({ rest, fieldLength, postings }: PackedIndex): SerializedIndex {
  const lines = postings === '' ? [] : postings.split('\n');
  return {
    ...(rest as Pick<SerializedIndex, 'documentCount'>),
    documentIds: Object.fromEntries(fieldLength.map((_, document) => [document, document])),
    fieldLength: Object.fromEntries(fieldLength.entries()),
    index: lines.map((line) => {
      const [term = '', ...fields] = line.split(' ');
      return [term, Object.fromEntries(fields.map(countsOf))] as const;
    }),
  };
}

function steps(counts: Readonly<Record<string, number>>): string {
  let result = '';
  let last = 0;
  // Keys that are whole numbers come in their order.
  for (const [key, count] of Object.entries(counts)) {
    const document = Number(key);
    result += digits(document - last) + (count === 1 ? '' : count);
    last = document;
  }
  return result;
}

function digits(value: number): string {
  let result = DIGITS.charAt(value % BASE);
  for (let rest = Math.floor(value / BASE); rest > 0; rest = Math.floor(rest / BASE)) {
    result = DIGITS.charAt(BASE + (rest % BASE)) + result;
  }
  return result;
}

/** Field and counts by document. */
function countsOf(text: string): [string, Record<string, number>] {
  const field = Number.parseInt(text, 10).toString();
  const counts: Record<string, number> = {};
  let document = 0;
  let step = 0;
  for (let at = field.length; at < text.length; at += 1) {
    const digit = DIGITS.indexOf(text.charAt(at));
    if (digit === -1) {
      // A decimal digit: the count of the document before.
      const before = at > 0 && isCount(text.charAt(at - 1)) ? (counts[document] ?? 0) : 0;
      counts[document] = before * 10 + Number(text.charAt(at));
    } else if (digit >= BASE) {
      step = (step + digit - BASE) * BASE;
    } else {
      document += step + digit;
      counts[document] = 1;
      step = 0;
    }
  }
  return [field, counts];
}

function isCount(character: string): boolean {
  return character >= '0' && character <= '9';
}

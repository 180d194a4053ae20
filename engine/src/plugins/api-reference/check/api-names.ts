/** Finds names in API descriptions: code in prose, and facts about operations, such as permissions. */
import { type FactValue, factValues } from '../fact-values.ts';
import type { ApiDescription } from '../read/description.ts';
import { escapeKey } from '../read/document/pointer.ts';
import type { Checks } from './check-request.ts';

const WORDS = new Set(['description', 'summary']);
const CODE = /`([^`\n]+)`/g;

/** Returns the code and permissions in a description. Their locations are looked up only when they're needed. */
export function namesInApi({
  document,
  placeOf,
}: ApiDescription): ReturnType<NonNullable<Checks['names']>> {
  return textsIn(document, '').map(({ text, pointer }) => ({
    text,
    get place() {
      return placeOf(pointer);
    },
  }));
}

interface PointedText {
  text: string;
  /** The JSON pointer of the value that contains the text. */
  pointer: string;
}

function textsIn(value: unknown, pointer: string): readonly PointedText[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) => {
    const place = `${pointer}/${escapeKey(key)}`;
    const at = (text: string) => ({ text, pointer: place });
    if (key.startsWith('x-'))
      return factValues(item).flatMap((value) => namesOfFact(value).map(at));
    if (typeof item === 'string' && WORDS.has(key)) {
      return codeIn(item).map(at);
    }
    return textsIn(item, place);
  });
}

function namesOfFact({ name, when = '' }: FactValue): readonly string[] {
  return [name, ...codeIn(when)];
}

function codeIn(markdown: string): readonly string[] {
  return [...markdown.matchAll(CODE)].map(([, code = '']) => code);
}

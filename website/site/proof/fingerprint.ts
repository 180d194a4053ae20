import { murmurHash3 } from '../evaluation/hash.ts';

/** Returns a short text that changes whenever a sample's language or code does: `1k-x3f9ab`. */
export function fingerprint(language: string, code: string): string {
  const text = `${language}\n${code.trimEnd()}`;
  return `${text.length.toString(36)}-${murmurHash3(text, 0).toString(36)}`;
}

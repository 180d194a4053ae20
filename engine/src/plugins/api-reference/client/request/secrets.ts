/** Texts that replace a secret in displayed and sent requests. */

import type { ConsoleScheme } from '../../shared/console-data.ts';
import * as texts from '../../texts/console-checks.ts';

/** The same length for all secrets, because the length also reveals something. */
export const MASK = '••••••••';

/** Returns the secret in the form that is sent. Encodes `name:password`, and removes a pasted `Bearer `. */
export function sentSecret({ kind }: ConsoleScheme, typed: string): string {
  const secret = typed.trim();
  if (secret === '') return '';
  if (kind === 'bearer') return secret.replace(/^bearer\s+/i, '');
  if (kind !== 'basic') return secret;
  if (/^basic\s+/i.test(secret)) return secret.replace(/^basic\s+/i, '');
  const bytes = new TextEncoder().encode(secret);
  return btoa(String.fromCharCode(...bytes));
}

/** Returns why a secret can't be sent. Headers can't contain line breaks or characters outside Latin-1. */
export function secretError({ kind }: ConsoleScheme, typed: string): string | undefined {
  const secret = typed.trim();
  if (kind === 'basic') {
    const isPair = secret === '' || secret.includes(':') || /^basic\s/i.test(secret);
    return isPair ? undefined : texts.writePair;
  }
  return /[^\t\x20-\x7e\xa0-\xff]/.test(secret) ? texts.noHeaderText : undefined;
}

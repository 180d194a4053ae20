/** Texts that stand for a secret where it is shown or sent. */

import * as texts from '../../texts/console-checks.ts';
import type { ConsoleScheme } from '../../views/console.ts';

/** The same length for all: how long a secret is tells something, too. */
export const MASK = '••••••••';

/** The typed secret as it is sent: `name:password` is encoded, a pasted `Bearer ` is not doubled. */
export function sentSecret({ kind }: ConsoleScheme, typed: string): string {
  const secret = typed.trim();
  if (secret === '') return '';
  if (kind === 'bearer') return secret.replace(/^bearer\s+/i, '');
  if (kind !== 'basic') return secret;
  if (/^basic\s+/i.test(secret)) return secret.replace(/^basic\s+/i, '');
  const bytes = new TextEncoder().encode(secret);
  return btoa(String.fromCharCode(...bytes));
}

/** Why a secret cannot be sent; headers hold no line ends and nothing outside of Latin-1. */
export function secretError({ kind }: ConsoleScheme, typed: string): string | undefined {
  const secret = typed.trim();
  if (kind === 'basic') {
    const isPair = secret === '' || secret.includes(':') || /^basic\s/i.test(secret);
    return isPair ? undefined : texts.writePair;
  }
  return /[^\t\x20-\x7e\xa0-\xff]/.test(secret) ? texts.noHeaderText : undefined;
}

import { LANGUAGE } from '../shared/language/language.ts';

const FORMAT = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium', timeZone: 'UTC' });

/** `Nov 21, 2026`, in UTC so that every build machine writes the same. */
export function formatDate(date: string): string {
  return FORMAT.format(new Date(date));
}

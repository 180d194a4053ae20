import { LANGUAGE } from '../../shared/language/language.ts';

/** A day, as `2026-11-21` or with a time, in the words of the site's language. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{formatDate(date)}</time>;
}

const FORMAT = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium', timeZone: 'UTC' });

/** `Nov 21, 2026`, in UTC so that every build machine writes the same. */
export function formatDate(date: string): string {
  return FORMAT.format(new Date(date));
}

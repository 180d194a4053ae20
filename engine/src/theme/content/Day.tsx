import { LANGUAGE } from '../../shared/language/language.ts';

/** Renders a date (`2026-11-21`, with or without a time) in the format of the site's language. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{formatDate(date)}</time>;
}

const FORMAT = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats a date as `Nov 21, 2026`, in UTC, so the result is the same on every machine. */
export function formatDate(date: string): string {
  return FORMAT.format(new Date(date));
}

import { formatDate } from '../format-date.ts';

/** A day, as `2026-11-21` or with a time, in the words of the site's language. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{formatDate(date)}</time>;
}

import { LANGUAGE } from './language.ts';

/** Formats a number for the site's language: `1,234`, `۱٬۲۳۴`. */
export function formatNumber(value: number): string {
  return value.toLocaleString(LANGUAGE);
}

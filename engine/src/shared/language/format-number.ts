import { LANGUAGE } from './language.ts';

/** Number as readers of the site's language write it: `1,234`, `۱٬۲۳۴`. */
export function formatNumber(value: number): string {
  return value.toLocaleString(LANGUAGE);
}

/**
 * Reads what was checked against a real server. The commands that check it record it in the files next to this one.
 */
import { fingerprint } from './fingerprint.ts';
import samples from './samples.json' with { type: 'json' };
import verify from './verify.json' with { type: 'json' };

/** What was checked in one run of a command. */
export interface CheckReport {
  /** The command, such as `npm run verify`. */
  command: string;
  /** Date of the run: `2026-03-02`. */
  day: string;
  /** The server's version. */
  server: string;
  tried: readonly Tally[];
  exceptions: readonly ExceptionGroup[];
  /** What didn't match the pages, with the reason. */
  failures: readonly string[];
  /**
   * What each sample was checked with in addition to the server, such as `Node.js SDK 6.12.1`. The key is the
   * sample's fingerprint. For requests, the text is empty.
   */
  samples: Readonly<Record<string, string>>;
}

/** Results for a group, such as all open-source operations. */
export interface Tally {
  what: string;
  correct: number;
  /** How many results differ for a known reason. */
  exceptions: number;
  incorrect: number;
}

/** Operations or samples that differ or weren't tried, all for the same reason. */
export interface ExceptionGroup {
  reason: string;
  /** Ids of operations, or locations of samples. If only their number is known, the list is empty. */
  names: readonly string[];
  count: number;
}

/** When a sample was checked, and with which software. */
export interface SampleCheck {
  day: string;
  /** Software with versions: `Unleash 6.7.2`. */
  software: readonly string[];
}

export const REPORTS: readonly CheckReport[] = [verify, samples];

/** Returns the latest check of exactly this code. If it was never checked, returns `undefined`. */
export function checkOf(
  language: string,
  code: string,
  reports: readonly CheckReport[] = REPORTS,
): SampleCheck | undefined {
  const key = fingerprint(language, code);
  const latest = reports
    .filter((report) => Object.hasOwn(report.samples, key))
    .sort((a, b) => b.day.localeCompare(a.day))[0];
  if (latest === undefined) return undefined;
  const other = latest.samples[key] ?? '';
  const software = [`Unleash ${latest.server}`, ...(other === '' ? [] : [other])];
  return { day: latest.day, software };
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Returns a date as people read it: `2 Mar 2026`. */
export function dayText(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[Number(month) - 1]} ${year}`;
}

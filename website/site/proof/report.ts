/** What was checked against a real server. The commands that check record it in the files next to this one. */
import { fingerprint } from './fingerprint.ts';
import samples from './samples.json' with { type: 'json' };
import verify from './verify.json' with { type: 'json' };

/** What one run of a command checked. */
export interface CheckReport {
  /** The command, such as `npm run verify`. */
  command: string;
  /** Date of the run: `2026-03-02`. */
  day: string;
  /** The server's version. */
  server: string;
  tried: readonly Tally[];
  exceptions: readonly ExceptionGroup[];
  /** What didn't match the pages, and why. */
  failures: readonly string[];
  /**
   * What checked each sample in addition to the server, such as `Node.js SDK 6.12.1`, keyed by the sample's
   * fingerprint. The text is empty for requests.
   */
  samples: Readonly<Record<string, string>>;
}

/** The results for one group, such as all open-source operations. */
export interface Tally {
  what: string;
  correct: number;
  /** The number of results that differ for a known reason. */
  exceptions: number;
  incorrect: number;
}

/** What differs or wasn't tried for the same reason. */
export interface ExceptionGroup {
  reason: string;
  /** Ids of operations, or locations of samples. Empty if only their number is known. */
  names: readonly string[];
  count: number;
}

/** When and with what a sample was checked. */
export interface SampleCheck {
  day: string;
  /** Software with versions: `Unleash 6.7.2`. */
  software: readonly string[];
}

export const REPORTS: readonly CheckReport[] = [verify, samples];

/** Returns the latest check of exactly this code, or `undefined` if there's none. */
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

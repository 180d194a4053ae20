/** Formats the results, both for the terminal and as the record that the website shows. */
import type { CheckReport, ExceptionGroup } from '../../site/proof/report.ts';
import type { Exception } from './data/exceptions.ts';
import type { Judged } from './excuse.ts';

/** A group of operations or samples that were tried. */
export interface Section {
  /** The name of the group, such as `open operations`. */
  what: string;
  judged: readonly Judged[];
}

export interface VerifyReport {
  version: string;
  /** Date of the run: `2026-03-02`. */
  day: string;
  sections: readonly Section[];
  /** Exceptions that are no longer needed. */
  unused: readonly Exception[];
  /** How many samples call operations of closed editions. They're skipped. */
  closedSamples: number;
  /** What each correct sample was run with, keyed by the sample's fingerprint. */
  samples: CheckReport['samples'];
}

/** Returns a text such as `200 of 204 open operations (4 with a reason)`. */
function coverageOf({ what, judged }: Section): string {
  const right = judged.filter(({ contradictions }) => contradictions.length === 0).length;
  const excused = judged.filter((each) => each.faults.length === 0).length - right;
  return `${right} of ${judged.length} ${what}${excused === 0 ? '' : ` (${excused} with an exception)`}`;
}

/** True if every contradiction has a reason and every exception is needed. */
export function isGreen({ sections, unused }: VerifyReport): boolean {
  return unused.length === 0 && faultsOf(sections).length === 0;
}

function faultsOf(sections: readonly Section[]): readonly string[] {
  return sections.flatMap(({ judged }) =>
    judged.flatMap(({ name, faults }) => faults.map((fault) => `${name}  ${fault}`)),
  );
}

/** Formats the results for the terminal: faults, exceptions to remove, and coverage. */
export function terminalText({ version, sections, unused, closedSamples }: VerifyReport): string {
  return [
    ...faultsOf(sections),
    ...unused.map(
      ({ about, contradiction }) =>
        `${about}  no longer needs the exception for “${contradiction}”: remove it from product/verify/data/`,
    ),
    '',
    `Unleash ${version}: ${sections.map(coverageOf).join(', ')}.`,
    `Not tested: ${closedSamples} samples that call operations of paid editions.`,
  ].join('\n');
}

/** Returns what the website shows. */
export function checkReport(report: VerifyReport): CheckReport {
  const { version, day, sections, closedSamples, samples } = report;
  const closed = "Calls an operation of a paid edition, which an Open Source server doesn't have.";
  return {
    command: 'npm run verify',
    day,
    server: version,
    tried: sections.map(tallyOf),
    exceptions: [
      ...reasonsOf(sections.flatMap(({ judged }) => judged)),
      ...(closedSamples === 0 ? [] : [{ reason: closed, names: [], count: closedSamples }]),
    ],
    failures: faultsOf(sections),
    samples,
  };
}

function tallyOf({ what, judged }: Section): CheckReport['tried'][number] {
  const correct = judged.filter(({ contradictions }) => contradictions.length === 0).length;
  const incorrect = judged.filter(({ faults }) => faults.length > 0).length;
  return { what, correct, exceptions: judged.length - correct - incorrect, incorrect };
}

/** Groups names by reason. The most common reason comes first. */
function reasonsOf(judged: readonly Judged[]): readonly ExceptionGroup[] {
  const names = new Map<string, Set<string>>();
  for (const { name, excused } of judged) {
    for (const { reason } of excused) names.set(reason, (names.get(reason) ?? new Set()).add(name));
  }
  return [...names]
    .map(([reason, group]) => ({ reason, names: [...group], count: group.size }))
    .sort((a, b) => b.count - a.count);
}

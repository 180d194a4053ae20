/** Coverage as text: for the terminal, and as a page for maintainers. */
import type { Exception } from './data/exceptions.ts';
import type { Judged } from './excuse.ts';

/** One kind of thing that was tried. */
export interface Section {
  /** `open operations` */
  what: string;
  judged: readonly Judged[];
}

export interface VerifyReport {
  version: string;
  /** Day of the run: `2026-03-02`. */
  day: string;
  sections: readonly Section[];
  /** Exceptions that do not apply any more. */
  unused: readonly Exception[];
  /** How many samples call operations of closed editions, and are left out. */
  closedSamples: number;
}

/** `200 of 204 open operations (4 with a reason)` */
function coverageOf({ what, judged }: Section): string {
  const right = judged.filter(({ contradictions }) => contradictions.length === 0).length;
  const excused = judged.filter((each) => each.faults.length === 0).length - right;
  return `${right} of ${judged.length} ${what}${excused === 0 ? '' : ` (${excused} with a reason)`}`;
}

/** True when every contradiction has a reason and every exception applies. */
export function isGreen({ sections, unused }: VerifyReport): boolean {
  return unused.length === 0 && faultsOf(sections).length === 0;
}

function faultsOf(sections: readonly Section[]): readonly string[] {
  return sections.flatMap(({ judged }) =>
    judged.flatMap(({ name, faults }) => faults.map((fault) => `${name}  ${fault}`)),
  );
}

/** Text for the terminal: faults, exceptions to remove, coverage. */
export function terminalText({ version, sections, unused, closedSamples }: VerifyReport): string {
  return [
    ...faultsOf(sections),
    ...unused.map(
      ({ about, contradiction }) =>
        `${about}  no longer needs the exception for “${contradiction}”: remove it from product/verify/data/`,
    ),
    '',
    `Unleash ${version}: ${sections.map(coverageOf).join(', ')}.`,
    leftOut(closedSamples),
  ].join('\n');
}

/** The page that is kept in the repository. */
export function reportPage({
  version,
  day,
  sections,
  unused,
  closedSamples,
}: VerifyReport): string {
  const lines = [
    '# What a server says of the pages',
    '',
    `Written by \`npm run verify\` on ${day}, with Unleash ${version}. Do not edit.`,
    '',
    '| tried | right | with a reason | wrong |',
    '|---|---|---|---|',
    ...sections.map(rowOf),
    '',
    leftOut(closedSamples),
    ...sections.flatMap(reasonsOf),
  ];
  const faults = faultsOf(sections);
  if (faults.length > 0) lines.push('', '## Wrong', '', ...faults.map((fault) => `- ${fault}`));
  if (unused.length > 0) {
    lines.push(
      '',
      '## Exceptions that do not apply',
      '',
      ...unused.map(({ about }) => `- ${about}`),
    );
  }
  return `${lines.join('\n')}\n`;
}

function leftOut(samples: number): string {
  return `Left out: ${samples} samples that call closed operations.`;
}

function rowOf({ what, judged }: Section): string {
  const right = judged.filter(({ contradictions }) => contradictions.length === 0).length;
  const wrong = judged.filter(({ faults }) => faults.length > 0).length;
  return `| ${what} (${judged.length}) | ${right} | ${judged.length - right - wrong} | ${wrong} |`;
}

/** Names by reason, the commonest reason first. */
function reasonsOf({ what, judged }: Section): readonly string[] {
  const names = new Map<string, Set<string>>();
  for (const { name, excused } of judged) {
    for (const { reason } of excused) names.set(reason, (names.get(reason) ?? new Set()).add(name));
  }
  if (names.size === 0) return [];
  const rows = [...names]
    .sort(([, a], [, b]) => b.size - a.size)
    .map(
      ([reason, group]) =>
        `- ${reason} (${group.size}): ${[...group].map((name) => `\`${name}\``).join(', ')}`,
    );
  return ['', `## With a reason: ${what}`, '', ...rows];
}

import type { DataRow } from 'pagewright/theme/DataTable.tsx';
import type { ReactNode } from 'react';
import data from '../facts/limits.json' with { type: 'json' };
import { inlineMarkdown } from './inline-markdown.tsx';
import { SettingDefault } from './Settings.tsx';
import { entriesOf, FactTable } from './tables.tsx';

interface Sourced {
  value: number | string;
  /** `null`: read from the running product, because its source is closed. */
  source: string | null;
}

interface Limit {
  group: string;
  /** What is limited, in Markdown. */
  label: string;
  /** Per what, for resource limits. */
  counts?: string;
  /** The smallest value that a setting can have. */
  minimum?: number;
  /** Setting with the default. */
  variable?: string;
  /** Time of a limit on requests: `minute`. */
  per?: string;
  /** The limits themselves where there is no setting; two are a range. */
  values?: readonly Sourced[];
  unit?: string;
  /** What applies when a request says nothing. */
  default?: Sourced;
  /** Words in place of a number. */
  text?: string;
}

const LIMITS = data as readonly Limit[];

/** Resource limits, of all editions or of Enterprise alone. */
export function ResourceLimits({ group }: { group: 'all' | 'enterprise' }) {
  const withMinimum = group === 'all';
  const titles = [
    'Limit',
    'What it counts',
    'Default',
    ...(withMinimum ? ['Minimum'] : []),
    VARIABLE,
  ];
  const rows = limitsOf(group, 'ResourceLimits', (limit) => [
    limit.counts,
    defaultOf(limit),
    ...(withMinimum ? [limit.minimum ?? '–'] : []),
    variableOf(limit),
  ]);
  return <FactTable titles={titles} rows={rows} isLabelled />;
}

/** Limits that no setting changes. */
export function FixedLimits() {
  const rows = limitsOf('other', 'FixedLimits', (limit) => [fixedLimit(limit)]);
  return <FactTable titles={['Item', 'Limit']} rows={rows} />;
}

/** Limits on the number of requests. */
export function RequestLimits() {
  const rows = limitsOf('requests', 'RequestLimits', (limit) => [
    limit.per === undefined
      ? inlineMarkdown(limit.text ?? '')
      : [<SettingDefault key="limit" of={limit.variable ?? ''} />, ` per ${limit.per}`],
    variableOf(limit),
  ]);
  return <FactTable titles={['Request', 'Limit', VARIABLE]} rows={rows} />;
}

const VARIABLE = 'Environment variable';

function limitsOf(
  group: string,
  component: string,
  cellsOf: (limit: Limit) => readonly ReactNode[],
): readonly DataRow[] {
  return entriesOf(LIMITS, 'group', group, component).map((limit) => ({
    key: limit.label,
    cells: [inlineMarkdown(limit.label), ...cellsOf(limit)],
  }));
}

/** From the data of the settings, so that it is said once. */
function defaultOf({ variable = '' }: Limit): ReactNode {
  return <SettingDefault of={variable} />;
}

function variableOf({ variable }: Limit): ReactNode {
  return variable === undefined ? '–' : <code>{variable}</code>;
}

function fixedLimit({ values = [], unit, default: usual, text }: Limit): ReactNode {
  if (text !== undefined) return inlineMarkdown(text);
  const range = values.map(({ value }) => formatted(value)).join(' to ');
  const withUnit = unit === undefined ? range : `${range} ${unit}`;
  const isSaid = usual === undefined || values.some(({ value }) => value === usual.value);
  return isSaid ? withUnit : `${withUnit}; ${formatted(usual.value)} by default`;
}

/** Numbers with a comma before each thousand. */
function formatted(value: number | string): string {
  return value.toLocaleString('en-US');
}

import type { DataRow } from 'pagewright/theme/DataTable';
import type { ReactNode } from 'react';
import data from '../facts/limits.json' with { type: 'json' };
import { inlineMarkdown } from './inline-markdown.tsx';
import { SettingDefault } from './Settings.tsx';
import { entriesOf, FactTable } from './tables.tsx';

interface Sourced {
  value: number | string;
  /** If the source code is closed, `null`: the value was read from the running product. */
  source: string | null;
}

interface Limit {
  group: string;
  /** The limited item, in Markdown. */
  label: string;
  /** For resource limits, the scope in which items are counted. */
  counts?: string;
  /** The setting's minimum value. */
  minimum?: number;
  /** The setting that contains the default. */
  variable?: string;
  /** For request limits, the period: `minute`. */
  per?: string;
  /** The limits if there's no setting. Two values are a range. */
  values?: readonly Sourced[];
  unit?: string;
  /** The limit if a request doesn't specify one. */
  default?: Sourced;
  /** A text that replaces the number. */
  text?: string;
}

const LIMITS = data as readonly Limit[];

/** Renders the resource limits of all editions, or of Enterprise only. */
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

/** Renders limits that no setting changes. */
export function FixedLimits() {
  const rows = limitsOf('other', 'FixedLimits', (limit) => [fixedLimit(limit)]);
  return <FactTable titles={['Item', 'Limit']} rows={rows} />;
}

/** Renders limits on the number of requests. */
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

/** Renders the default from the settings' data, so that there's only one source. */
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

/** Formats a number with thousands separators. */
function formatted(value: number | string): string {
  return value.toLocaleString('en-US');
}

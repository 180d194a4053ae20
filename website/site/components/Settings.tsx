import { Fragment, type ReactNode } from 'react';
import data from '../settings.json' with { type: 'json' };
import { FactTable } from './tables.tsx';
import { withCode } from './with-code.tsx';

const PAGE = '/using-unleash/deploy/configuring-unleash';

type Value = string | number | boolean | null | readonly string[] | Readonly<Record<string, never>>;

/** A server option. It has a variable, a path in code, or both. */
interface Option {
  variable: string | null;
  /** Other names of the variable, which have a lower precedence. */
  aliases?: readonly string[];
  /**
   * The path of the option in the object that `start` accepts, or `null` if only the variable has an effect.
   */
  option: string | null;
  type: string;
  /** `null` if it isn't set. */
  default: Value;
  /** The value for a text that can't be parsed, if it differs from the default. */
  fallback?: Value;
  since?: string;
  /** Editions that use it, unless all of them do. */
  editions?: readonly string[];
  group: string;
  /** Unit, allowed values, and effect, with code in backticks. */
  note: string;
  /** File and symbol in the server's source code. */
  source: string;
}

const OPTIONS: readonly Option[] = data as readonly Option[];

const TITLES = ['Variable', 'Type', 'Default', 'Effect'];

/** Renders a group's options as a table, or as blocks on phones. Each row has an id for links. */
export default function Settings({ group }: { group: string }) {
  const options = OPTIONS.filter((option) => option.group === group);
  if (options.length === 0) {
    const known = [...new Set(OPTIONS.map((option) => option.group))].join(', ');
    throw new Error(`<Settings> has no group "${group}"; use one of ${known}`);
  }
  const rows = options.map((option) => ({
    key: idOf(option),
    id: idOf(option),
    cells: [names(option), option.type, value(option.default), note(option)],
  }));
  return <FactTable titles={TITLES} rows={rows} isLabelled />;
}

/** Renders the name of a variable, or of an option without a variable, as a link to its row in the reference. */
export function Setting({ name }: { name: string }) {
  const found = OPTIONS.find(
    ({ variable, aliases, option }) =>
      variable === name || option === name || aliases?.includes(name),
  );
  if (found === undefined) {
    throw new Error(`<Setting> doesn't have "${name}". The names are in site/settings.json`);
  }
  return (
    <a href={`${PAGE}#${idOf(found)}`}>
      <code>{name}</code>
    </a>
  );
}

/** Renders a variable's default, with thousands separators, so that there's only one source. */
export function SettingDefault({ of: name }: { of: string }) {
  const found = OPTIONS.find(
    ({ variable, aliases }) => variable === name || aliases?.includes(name),
  );
  const isShown = ['number', 'string', 'boolean'].includes(typeof found?.default);
  if (!isShown) throw new Error(`<SettingDefault> has no default for "${name}"`);
  return found?.default?.toLocaleString('en-US');
}

/** Returns the id of a row: `database-ssl` for `DATABASE_SSL`, and `db-pool-after-create` for `db.pool.afterCreate`. */
function idOf({ variable, option }: Option): string {
  const words = variable ?? (option ?? '').replace(/(?<=[a-z])(?=[A-Z])/g, '-');
  return words.replace(/[._]/g, '-').toLowerCase();
}

function names({ variable, aliases = [], option }: Option): ReactNode {
  const variables = variable === null ? [] : [variable, ...aliases];
  const lines = [
    ...variables.map((name) => <code key={name}>{name}</code>),
    ...(option === null
      ? []
      : [
          <Fragment key={option}>
            in code: <code>{option}</code>
          </Fragment>,
        ]),
  ];
  return lines.map((line, index) => (
    <Fragment key={line.key}>
      {index === 0 ? null : <br />}
      {line}
    </Fragment>
  ));
}

function value(of: Value): ReactNode {
  if (of === null) return '–';
  if (typeof of === 'object') return <code>{Array.isArray(of) ? list(of) : '{}'}</code>;
  return of === '' ? 'empty' : <code>{String(of)}</code>;
}

function list(items: readonly string[]): string {
  return items.length === 0 ? '[]' : items.join(', ');
}

function note({ note: text, editions, since }: Option): ReactNode {
  return (
    <>
      {withCode(text)}
      {since === undefined ? null : ` Since ${since}.`}
      {editions === undefined ? null : ` ${editions.join(' and ')} only.`}
    </>
  );
}

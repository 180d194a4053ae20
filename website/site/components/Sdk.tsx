import { type DataColumn, DataTable } from 'pagewright/theme/DataTable';
import { Fragment, type ReactNode } from 'react';
import { CAPABILITIES, type Capability } from '../sdks/capabilities.ts';
import { SDKS, type Sdk, type SdkCapability, type SdkOption } from '../sdks/index.ts';
import { inlineMarkdown } from './inline-markdown.tsx';
import { Mark } from './Mark.tsx';
import { FactTable } from './tables.tsx';
import { withCode } from './with-code.tsx';

/** Renders an SDK's package, version, platform, and server. */
export function SdkFacts({ sdk }: { sdk: string }) {
  const { package: source, version, requires, server, repository } = find(sdk);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      'Package',
      <Fragment key="package">
        <code>{source.name}</code> ({source.registry})
      </Fragment>,
    ],
    ['Documented version', version],
    ['Runs on', withCode(requires)],
    ['Server', withCode(server)],
    [
      'Source',
      <a key="source" href={repository}>
        {repository.replace('https://github.com/', '')}
      </a>,
    ],
  ];
  const rows = facts.map(([title, value]) => ({ key: title, cells: [title, value] }));
  return <FactTable titles={['Fact', 'Value']} rows={rows} />;
}

/**
 * Renders an SDK's options. Rows have no ids, because then their common names would be separate search results
 * that hide the server's settings.
 */
export function SdkOptions({ sdk }: { sdk: string }) {
  return (
    <FactTable
      isLabelled
      titles={['Option', 'Type', 'Default', 'Effect']}
      rows={find(sdk).options.map(({ name, type, default: value, note }) => ({
        key: name,
        cells: [
          <code key="name">{name}</code>,
          withCode(type),
          defaultOf(value),
          inlineMarkdown(note),
        ],
      }))}
    />
  );
}

/** Renders what an SDK can and can't do, with the relevant names. */
export function SdkCapabilities({ sdk }: { sdk: string }) {
  const { name, side, capabilities } = find(sdk);
  const rows = CAPABILITIES.filter((row) => row.side === side);
  return (
    <FactTable
      isLabelled
      titles={['Capability', name, 'How']}
      rows={rows.map((row) => {
        const { value, note } = capabilityOf(capabilities, row, name);
        return {
          key: row.id,
          cells: [labelOf(row), answerOf(value), note && inlineMarkdown(note)],
        };
      })}
    />
  );
}

/** Renders the SDKs of one side with their packages, versions, and repositories. */
export function SdkList({ side }: { side: Sdk['side'] }) {
  return (
    <FactTable
      isLabelled
      titles={['SDK', 'Package', 'Documented version', 'Source code']}
      rows={SDKS.filter((sdk) => sdk.side === side).map(
        ({ id, name, package: source, version, repository }) => ({
          key: id,
          cells: [
            <a key="page" href={`/reference/sdks/${id}`}>
              {name}
            </a>,
            <code key="package">{source.name}</code>,
            version,
            <a key="source" href={repository}>
              {repository.slice(repository.lastIndexOf('/') + 1)}
            </a>,
          ],
        }),
      )}
    />
  );
}

/**
 * Renders a comparison of all SDKs of one side, for a group of capabilities. It's a table even on phones. As
 * blocks, nine columns would fill twenty screens, and readers compare by column.
 */
export function SdkComparison({ group }: { group: string }) {
  const rows = CAPABILITIES.filter((row) => row.group === group);
  const [first] = rows;
  if (first === undefined) {
    const known = [...new Set(CAPABILITIES.map((row) => row.group))].join(', ');
    throw new Error(`<SdkComparison> has no group "${group}"; use one of ${known}`);
  }
  const sdks = SDKS.filter(({ side }) => side === first.side);
  const columns: readonly DataColumn[] = [
    { label: 'Capability' },
    ...sdks.map(({ id, name }) => ({
      label: name,
      title: <a href={`/reference/sdks/${id}`}>{name}</a>,
    })),
  ];
  const cells = rows.map((row) => ({
    key: row.id,
    cells: [
      labelOf(row),
      ...sdks.map(({ name, capabilities }) =>
        answerOf(capabilityOf(capabilities, row, name).value),
      ),
    ],
  }));
  return <DataTable columns={columns} rows={cells} />;
}

function find(id: string): Sdk {
  const found = SDKS.find((sdk) => sdk.id === id);
  if (found === undefined) {
    throw new Error(`There's no SDK "${id}"; use one of ${SDKS.map((sdk) => sdk.id).join(', ')}`);
  }
  return found;
}

/** Returns an SDK's capability. Throws if it's missing, because a gap in the data would look like "no". */
function capabilityOf(
  capabilities: Sdk['capabilities'],
  { id }: Capability,
  name: string,
): SdkCapability {
  const found = capabilities[id];
  if (found === undefined) throw new Error(`The data for ${name} has no "${id}"`);
  return found;
}

function labelOf({ label, href }: Capability): ReactNode {
  return href === undefined ? withCode(label) : <a href={href}>{withCode(label)}</a>;
}

/** Keeps numbers next to their units. */
function answerOf(value: SdkCapability['value']): ReactNode {
  if (typeof value === 'string') return value.replace(/ /g, '\u00a0');
  return <Mark isYes={value} />;
}

function defaultOf(value: SdkOption['default']): ReactNode {
  if (value === null) return '–';
  if (value === '') return 'empty';
  if (typeof value === 'object' && 'code' in value) return withCode(String(value.code));
  return <code>{typeof value === 'string' ? value : JSON.stringify(value)}</code>;
}

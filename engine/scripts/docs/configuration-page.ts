/** Generates the configuration reference, a Markdown page, from the types, their comments, and the schemas. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remoteSchema } from '../../../packages/remote-documents/src/remote-schema.ts';
import { addedKeys } from '../../src/core/config/plugin-keys.ts';
import { redirectsSchema } from '../../src/core/config/schemas/redirects-schema.ts';
import { CORE_KEYS, siteSchema } from '../../src/core/config/schemas/site-schema.ts';
import { ENGINE_ROOT } from '../../src/core/engine-root.ts';
import { DEFAULT_PLUGINS } from '../../src/default-plugins.ts';
import { type Declarations, type Key, keysOf, readDeclarations, textOf } from './read-types.ts';
import { REDIRECTS_SAMPLE, REMOTE_SAMPLE, SITE_SAMPLE } from './samples.ts';

/** Path of the generated page, relative to the engine's package. */
export const CONFIGURATION_PAGE = 'docs/docs/configuration/index.md';

/** The part of the page that's written by hand. The generated part replaces its last line. */
const TEMPLATE = 'docs/configuration-template.md';

/** Files and folders that define the configuration's types, relative to the engine's package. */
const TYPES = [
  ...['core/config', 'core/problems/levels.ts', 'plugins', 'shared/view.ts'].map(
    (name) => `src/${name}`,
  ),
  '../packages/remote-documents/src/settings.ts',
];

/** A key and its path in the configuration: `navbar.items[].label`. */
export interface DocumentedKey extends Key {
  path: string;
  /** Keys of the object. If the value is a list of objects, these are the keys of each object. */
  keys: readonly DocumentedKey[];
  /** The value that the schema sets if the key is missing. */
  usual: unknown;
}

/** The schema of `site/site.config.ts`, including the keys of plugins that come with the engine. */
const site = siteSchema(addedKeys(DEFAULT_PLUGINS, 'settings', CORE_KEYS).keys);

/** The files in `site/`. Each one has a type, a schema, and a value that contains the defaults. */
export const FILES = [
  { file: 'site/site.config.ts', type: 'SiteInput', sample: SITE_SAMPLE, schema: site },
  {
    file: 'site/redirects.ts',
    type: 'RedirectsInput',
    sample: REDIRECTS_SAMPLE,
    schema: redirectsSchema,
  },
  { file: 'site/remote.ts', type: 'RemoteInput', sample: REMOTE_SAMPLE, schema: remoteSchema },
] as const;

/** Returns the keys of each file, with their descriptions. */
export function documentedFiles(): readonly { file: string; keys: readonly DocumentedKey[] }[] {
  const declarations = readDeclarations(typeFiles());
  return FILES.map(({ file, type, sample, schema }) => {
    const defaults: unknown = schema.parse(sample);
    const keys = (declarations.get(type) ?? []).flatMap((each) => keysOf(each, declarations));
    return { file, keys: keys.map((key) => documented(key, '', defaults, declarations)) };
  });
}

function typeFiles(): readonly string[] {
  const all = TYPES.map((name) => path.join(ENGINE_ROOT, name)).flatMap((place) =>
    place.endsWith('.ts') ? [place] : filesIn(place),
  );
  return all.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')).sort();
}

function filesIn(folder: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.map((name) => path.join(folder, name));
}

function documented(
  key: Key,
  above: string,
  defaults: unknown,
  declarations: Declarations,
): DocumentedKey {
  const name = `${above}${key.name}`;
  const usual = valueUnder(defaults, key.name);
  const marker = isList(key) ? '[].' : isRecord(key) ? '.*.' : '.';
  const first = Array.isArray(usual) ? usual[0] : usual;
  const inner = isRecord(key) ? undefined : first;
  return {
    ...key,
    path: name,
    usual: key.isOptional ? usual : undefined,
    keys: (isPluginList(key) ? [] : keysOf(key.type, declarations)).map((each) =>
      documented(each, `${name}${marker}`, inner, declarations),
    ),
  };
}

function valueUnder(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

function isList({ type }: Key): boolean {
  return type.node.type === 'TSTypeOperator' || type.node.type === 'TSArrayType';
}

/** True for the list of plugins, which a separate page documents. */
function isPluginList({ type }: Key): boolean {
  return /\bPluginBase\b/.test(textOf(type));
}

function isRecord({ type }: Key): boolean {
  return (
    /^Readonly<\s*Record</.test(textOf(type)) &&
    !/^Readonly<\s*Record<string, string/.test(textOf(type))
  );
}

/** Writes the page if its content has changed. */
export function writeConfigurationPage(): void {
  const file = path.join(ENGINE_ROOT, CONFIGURATION_PAGE);
  const page = configurationPage();
  if (!existsSync(file) || readFileSync(file, 'utf8') !== page) writeFileSync(file, page);
}

/** Generates the whole page as Markdown. */
export function configurationPage(): string {
  const template = readFileSync(path.join(ENGINE_ROOT, TEMPLATE), 'utf8');
  const sections = documentedFiles().map(
    ({ file, keys }) => `## ${file}\n\n${keys.map((key) => keySection(key)).join('\n\n')}`,
  );
  return template.replace('<!-- keys -->', () => sections.join('\n\n'));
}

function keySection(key: DocumentedKey): string {
  const facts = [`Type: ${typeText(key)}`, key.isOptional ? defaultText(key) : 'Required'];
  const heading = `### ${key.path}`;
  const rows = key.keys.flatMap(allBelow);
  const table = rows.map(
    (row) =>
      `| \`${row.path.slice(key.path.length).replace(/^\[\]\.|^\./, '')}\` | ${cell(typeText(row))} | ${cell(row.isOptional ? defaultCell(row) : 'Required')} | ${cell(row.description)} |`,
  );
  const head = ['| Key | Type | Default | Description |', '|---|---|---|---|'];
  return [
    heading,
    key.description,
    `${facts.filter((fact) => fact !== '').join(' · ')}`,
    ...(rows.length === 0 ? [] : [[...head, ...table].join('\n')]),
  ].join('\n\n');
}

function allBelow(key: DocumentedKey): readonly DocumentedKey[] {
  return [key, ...key.keys.flatMap(allBelow)];
}

function defaultText(key: DocumentedKey): string {
  const text = defaultCell(key);
  return text === 'None' ? 'Optional' : `Default: ${text}`;
}

function defaultCell({ usual, keys }: DocumentedKey): string {
  const isPlain = ['string', 'number', 'boolean'].includes(typeof usual) && usual !== '';
  return isPlain && keys.length === 0 ? `\`${String(usual)}\`` : 'None';
}

function typeText(key: DocumentedKey): string {
  if (key.keys.length > 0) return isList(key) ? 'list of objects' : 'object';
  const text = textOf(key.type)
    .replace(/\breadonly /g, '')
    .replace(/\s+/g, ' ');
  return KNOWN_TYPES[text] ?? `\`${text}\``;
}

/** Replacements for types that readers would have to look up. */
const KNOWN_TYPES: Readonly<Record<string, string>> = {
  '`x-${string}`': '`string`',
  'Readonly<Partial<Record<ThemeComponentName, string>>>': '`Record<string, string>`',
  'MdastPluginEntry[]': 'list of plugins',
  'HastPluginEntry[]': 'list of plugins',
  '(PluginBase | false | undefined)[]': 'list of plugins',
  'Readonly<Record<string, string | undefined>>': '`Record<string, string>`',
  Level: "`'error' | 'warn' | 'ignore'`",
  PolicySources: '`Record<string, string[]>`',
  'Readonly<Record<string, string>>': '`Record<string, string>`',
  'Readonly<Record<string, string[]>>': '`Record<string, string[]>`',
  'Readonly<Record<string, string | false>>': '`Record<string, string | false>`',
  '(string[])[]': '`string[][]`',
};

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

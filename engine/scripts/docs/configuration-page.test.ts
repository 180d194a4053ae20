import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { ENGINE_ROOT } from '../../src/core/engine-root.ts';
import {
  CONFIGURATION_PAGE,
  configurationPage,
  type DocumentedKey,
  documentedFiles,
  FILES,
} from './configuration-page.ts';

const files = documentedFiles();

it('the page in the repository is what `npm run docs:engine` generates', () => {
  expect(readFileSync(path.join(ENGINE_ROOT, CONFIGURATION_PAGE), 'utf8')).toBe(
    configurationPage(),
  );
});

it('every key has a description, which is a sentence', () => {
  const keys = files.flatMap(({ keys }) => keys.flatMap(withBelow));
  expect(keys.length).toBeGreaterThan(130);
  expect(keys.filter(({ description }) => !/^["\p{Lu}].*\.$/u.test(description))).toEqual([]);
});

it.each(files.map(({ file }, index) => [file, index]))(
  '%s: the schema and the reference have the same keys',
  (_, index) => {
    const schema = z.toJSONSchema(FILES[index]?.schema ?? z.never(), {
      io: 'input',
      unrepresentable: 'any',
    });
    const accepted = schemaPaths(schema as JsonSchema, '');
    const described = files[index]?.keys.flatMap(withBelow).map(({ path: name }) => name) ?? [];
    expect(accepted.filter((name) => !described.includes(name))).toEqual([]);
    // JSON Schema can't describe these keys. Their schemas choose between several forms, or don't describe data.
    // The names of disabled plugins are checked before the schema, because the other keys depend on them.
    const hidden = /^navbar\.items\[\]\.|^theme\.|^head\[\]\.|^plugins|^disabledPlugins$/;
    expect(described.filter((name) => !accepted.includes(name) && !hidden.test(name))).toEqual([]);
  },
);

it('reads defaults from the schema', () => {
  const usual = Object.fromEntries(
    files.flatMap(({ keys }) => keys.flatMap(withBelow)).map((key) => [key.path, key.usual]),
  );
  expect(usual).toMatchObject({
    language: 'en',
    'announcement.closeable': true,
    'navbar.items[].position': 'left',
    'tableOfContents.maxHeadingLevel': 3,
    'documents[].file': 'README.md',
  });
});

interface JsonSchema {
  properties?: Readonly<Record<string, JsonSchema>>;
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
}

function schemaPaths({ properties = {} }: JsonSchema, above: string): string[] {
  // The page about theming lists the theme's components.
  if (above === 'theme.components.') return [];
  // The directives of the content security policy are documented as a whole.
  const entries = Object.entries(properties).filter(
    ([key]) => !key.endsWith('-src') && key !== 'form-action',
  );
  return entries.flatMap(([key, value]) => {
    const name = `${above}${key}`;
    const other = value.additionalProperties;
    return [
      name,
      ...schemaPaths(value, `${name}.`),
      ...schemaPaths(value.items ?? {}, `${name}[].`),
      ...(typeof other === 'object' ? schemaPaths(other, `${name}.*.`) : []),
    ];
  });
}

function withBelow(key: DocumentedKey): readonly DocumentedKey[] {
  return [key, ...key.keys.flatMap(withBelow)];
}

/** Reads and checks YAML that authors write, which includes JSON. Every mistake has a location. */
import type { Document, YAMLMap } from 'yaml';
import { isCollection, isMap, isNode, isScalar, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { nulPaths, nulProblems } from '../problems/nul-characters.ts';
import { checkAgainst } from '../problems/schema-problems.ts';
import { yamlMistakes, yamlRemedy } from './yaml-mistakes.ts';

export interface YamlProblem {
  /** The first key on the path to the mistake, or `undefined` if the whole text is wrong. */
  key: PropertyKey | undefined;
  /** The offset of the mistake. It includes `start`. */
  offset: number;
  message: string;
  remedy: string;
  /** True for a key that the schema doesn't have. */
  isUnknownKey?: true;
}

export interface YamlCheck<Data> {
  /** Absent if there are problems. */
  data?: Data;
  /** The parsed value, or `undefined` if there's a syntax error. */
  value?: unknown;
  /** The problems, in the order of their positions in the text. */
  problems: readonly YamlProblem[];
}

export interface YamlOptions<Schema> {
  schema: Schema;
  /** The name of the whole text in messages. */
  name: string;
  /** The offset of the text in its file. */
  start?: number;
}

/** Reads `text` and checks it against a schema. An empty text counts as an empty object. */
export function checkYaml<Schema extends z.ZodType>(
  text: string,
  { schema, name, start = 0 }: YamlOptions<Schema>,
): YamlCheck<z.output<Schema>> {
  const document = parseDocument(text, { prettyErrors: false, stringKeys: true });
  const whole = (offset: number, message: string, remedy: string): YamlProblem => ({
    key: undefined,
    offset: start + offset,
    message: `${name}${message}`,
    remedy,
  });
  const syntax = yamlMistakes(document, text).map(({ offset, message, remedy }) =>
    whole(offset, `: ${message}`, remedy),
  );
  if (syntax.length > 0) return { problems: syntax };
  const alias = unresolvedAlias(document);
  if (alias !== undefined) {
    return { problems: [whole(alias, ': no anchor has this name', yamlRemedy('BAD_ALIAS'))] };
  }
  let value: unknown;
  try {
    value = document.toJS({ maxAliasCount: 100 }) ?? {};
  } catch {
    const remedy = 'Write out the values instead of using aliases';
    return { problems: [whole(0, ' uses aliases too many times', remedy)] };
  }
  const { data, problems } = checkAgainst(schema, value, {
    rootName: name,
    sourceText: (path) => sourceText(document, path),
  });
  const nul = nulProblems(nulPaths(value), name);
  const placed = [...nul, ...problems].map(({ path, atKey, message, remedy, isUnknownKey }) => ({
    key: path[0],
    offset: start + offsetOf(document, path, atKey),
    message,
    remedy,
    ...(isUnknownKey && { isUnknownKey }),
  }));
  return {
    data: nul.length === 0 ? data : undefined,
    value,
    problems: placed.sort((a, b) => a.offset - b.offset),
  };
}

function unresolvedAlias(document: Document.Parsed): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Alias: (_, alias) => {
      if (alias.resolve(document) !== undefined) return undefined;
      offset = alias.range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return offset;
}

/**
 * Returns the offset of a value in the YAML, or of its key. If it's missing, returns the offset of the
 * innermost existing value around it.
 */
function offsetOf(document: Document.Parsed, path: readonly PropertyKey[], atKey: boolean): number {
  const parent = path.slice(0, -1);
  if (path.length === 0) return startOf(document.contents) ?? 0;
  const map: unknown = parent.length === 0 ? document.contents : document.getIn(parent, true);
  const keyStart = isMap(map) ? startOf(keyOf(map, path.at(-1))) : undefined;
  const valueStart = atKey ? undefined : startOf(document.getIn(path, true));
  return valueStart ?? keyStart ?? offsetOf(document, parent, false);
}

function keyOf(map: YAMLMap, key: PropertyKey | undefined): unknown {
  return map.items.find((pair) => isScalar(pair.key) && pair.key.value === key)?.key;
}

function startOf(node: unknown): number | undefined {
  return isNode(node) && (isScalar(node) || isCollection(node)) ? node.range?.[0] : undefined;
}

function sourceText(document: Document.Parsed, path: readonly PropertyKey[]): string | undefined {
  const node: unknown = document.getIn(path, true);
  return isScalar(node) ? node.source : undefined;
}

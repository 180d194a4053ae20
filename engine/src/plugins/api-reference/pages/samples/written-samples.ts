/** Reads the samples in a description: `x-codeSamples`, a list of `{ lang, label, source }`. */

import { visibleCode } from '../../../../shared/safe-text.ts';
import { uniqueNames } from '../../../../shared/unique-names.ts';
import { REFERENCE_LIMITS } from '../../limits.ts';
import { isJsonObject, type JsonValue } from '../../read/document/json.ts';
import type { Extensions } from '../../read/document/schema.ts';
import { shortName } from '../../read/limited-operation.ts';

export interface CodeSample {
  id: string;
  label: string;
  language: string;
  code: string;
}

/** Ids of the engine's languages, keyed by the names that descriptions use. */
const IDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    curl: 'curl bash shell sh cli',
    javascript: 'javascript js',
    node: 'node nodejs node.js',
    python: 'python py',
    go: 'go golang',
    java: 'java',
    csharp: 'c# csharp cs dotnet',
    php: 'php',
    ruby: 'ruby rb',
    rust: 'rust',
    powershell: 'powershell ps1',
  }).flatMap(([id, names]) => names.split(' ').map((name) => [name, id] as const)),
);

const MAXIMUM_SAMPLES = 20;
/** Maximum length of a language's name. */
const MAXIMUM_NAME = 50;

/**
 * Returns the description's samples, followed by generated samples in the remaining languages. Samples that don't
 * fit on the page are omitted.
 */
export function withWrittenSamples(
  extensions: Extensions,
  ours: readonly CodeSample[],
): CodeSample[] {
  const value = extensions['x-codeSamples'] ?? extensions['x-code-samples'];
  let left: number = REFERENCE_LIMITS.example;
  const written = (Array.isArray(value) ? value : [])
    .slice(0, MAXIMUM_SAMPLES)
    .flatMap((each: JsonValue) => sampleOf(each, ours))
    .filter(({ code }) => {
      left -= code.length;
      return left >= 0;
    });
  const ids = new Set<string>();
  const unused = uniqueNames((id) => ids.has(id));
  const unique = written.map((sample) => {
    const id = unused(sample.id);
    ids.add(id);
    return { ...sample, id };
  });
  return [...unique, ...ours.filter(({ id }) => !ids.has(id))];
}

function sampleOf(value: JsonValue, ours: readonly CodeSample[]): CodeSample[] {
  if (!isJsonObject(value) || typeof value.source !== 'string') return [];
  const lang = typeof value.lang === 'string' ? value.lang.slice(0, MAXIMUM_NAME) : 'text';
  const known = ours.find(({ id }) => id === IDS.get(lang.toLowerCase()));
  const language = known?.language ?? lang.toLowerCase().replace(/[^\w-]+/g, '-');
  const label = typeof value.label === 'string' ? shortName(value.label) : (known?.label ?? lang);
  return [
    { id: known?.id ?? language, label, language, code: visibleCode(value.source.trimEnd()) },
  ];
}

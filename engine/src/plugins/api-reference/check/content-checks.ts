/** Checks of API descriptions for the `check` command. */

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { OutputContext } from '../../../core/plugin-api.ts';
import { rememberPer } from '../../../shared/remember.ts';
import { type FactValue, factValues } from '../fact-values.ts';
import { apiPageOf } from '../pages/api-pages.ts';
import type { ApiDescription } from '../read/description.ts';
import { escapeKey } from '../read/document/pointer.ts';
import { checkApis } from './check-apis.ts';
import { type Checks, createCheckRequest } from './check-request.ts';

/** Returns what the check command has to examine in the site's API descriptions. Empty for a site without any. */
export function checks({ site, definition }: Pick<OutputContext, 'site' | 'definition'>): Checks {
  const overviews = [...site.pages.values()].flatMap(({ source }) => {
    const page = source && apiPageOf(source);
    return page?.type === 'overview' ? [page] : [];
  });
  if (overviews.length === 0) return {};
  const apis = overviews.map(({ description }) => description);
  return {
    report: { label: 'API descriptions and examples', run: () => checkApis(overviews) },
    names: () => apis.flatMap(namesInApi),
    async texts() {
      const files = apis.flatMap((api) => api.files);
      return (await Promise.all(files.map((file) => linesOf(file, definition.root)))).flat();
    },
    versions: () =>
      apis.map(({ document, placeOf }) => ({
        owner: 'The API description',
        text: document.info.version,
        place: placeOf('/info/version'),
      })),
    request: (request) => apis.flatMap((api) => checkRequestOf(api)(request)),
  };
}

/** Returns the check of an API's requests. It's created once, when the first sample is checked. */
const checkRequestOf = rememberPer(createCheckRequest);

async function linesOf(file: string, root: string) {
  const text = await readFile(path.join(root, file), 'utf8');
  return text.split('\n').map((line, index) => ({ text: line, place: { file, line: index + 1 } }));
}

const WORDS = new Set(['description', 'summary']);
const CODE = /`([^`\n]+)`/g;

/** Returns the code and permissions in a description. Their locations are looked up only when they're needed. */
export function namesInApi({
  document,
  placeOf,
}: ApiDescription): ReturnType<NonNullable<Checks['names']>> {
  return textsIn(document, '').map(({ text, pointer }) => ({
    text,
    get place() {
      return placeOf(pointer);
    },
  }));
}

interface PointedText {
  text: string;
  /** The JSON pointer of the value that contains the text. */
  pointer: string;
}

function textsIn(value: unknown, pointer: string): readonly PointedText[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) => {
    const place = `${pointer}/${escapeKey(key)}`;
    const at = (text: string) => ({ text, pointer: place });
    if (key.startsWith('x-'))
      return factValues(item).flatMap((value) => namesOfFact(value).map(at));
    if (typeof item === 'string' && WORDS.has(key)) {
      return codeIn(item).map(at);
    }
    return textsIn(item, place);
  });
}

function namesOfFact({ name, when = '' }: FactValue): readonly string[] {
  return [name, ...codeIn(when)];
}

function codeIn(markdown: string): readonly string[] {
  return [...markdown.matchAll(CODE)].map(([, code = '']) => code);
}

/** Checks of API descriptions for the `check` command. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CheckContext } from '../../../core/plugin-api.ts';
import { rememberPer } from '../../../shared/remember.ts';
import { apiPageOf } from '../pages/api-pages.ts';
import { namesInApi } from './api-names.ts';
import { checkApis } from './check-apis.ts';
import { type Checks, createCheckRequest } from './check-request.ts';

export function checks({ site, definition }: CheckContext): Checks {
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

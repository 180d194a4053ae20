/** `npm run openapi:update`: fetches a fresh API description and says what has changed. */

import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pc from 'picocolors';
import { loadSite } from '../core/config/load-site.ts';
import { printableLine } from '../core/problems/printable.ts';
import { UsageError } from '../core/problems/usage-error.ts';
import { DEFAULT_PLUGINS } from '../default-plugins.ts';
import type { ApiConfig } from '../openapi/config/api-config.ts';
import type { Impact } from '../openapi/update/compare-schemas.ts';
import {
  type UpdateRequest,
  type UpdateResult,
  updateDescription,
} from '../openapi/update/update-description.ts';
import { wantsColor } from './progress.ts';
import { reportProblems } from './report-error.ts';

const UPDATE_USAGE =
  'Run npm run openapi:update -- --url <URL>, or use --file <path>. If the site has more than one API, add --api <id>';

/**
 * Replaces the description of an API by a fresh one. Throws a `ProblemsError` when it is not valid;
 * the old one is then still there.
 */
export async function runOpenApiUpdate(args: readonly string[], root: string): Promise<void> {
  const { from, id, keepWords } = readArguments(args);
  const { config, allowRead } = await loadSite(root, DEFAULT_PLUGINS);
  const api = chooseApi(config.apis ?? [], id);
  const result = await updateDescription({ root, allowRead, api, from, keepWords });
  reportProblems(result.problems, root);
  const colors = pc.createColors(wantsColor(process.stdout));
  console.log(updateText(result, relative(process.cwd(), resolve(root, api.file)), colors));
}

const headings: readonly (readonly [Impact, string, 'red' | 'yellow' | 'green'])[] = [
  ['breaking', 'Breaking', 'red'],
  ['maybe', 'Possibly breaking', 'yellow'],
  ['other', 'Other', 'green'],
];

/** The changes by what they mean for clients, and what was written. */
function updateText(
  { changes, isNew, operations }: UpdateResult,
  file: string,
  colors = pc.createColors(false),
): string {
  const lists = headings.flatMap(([impact, heading, color]) => {
    const messages = changes.filter((change) => change.impact === impact);
    if (messages.length === 0) return [];
    const title = colors[color](`${heading} (${messages.length})`);
    return [title, ...messages.map(({ message }) => `  ${printableLine(message)}`), ''];
  });
  const nothing = isNew || changes.length > 0 ? [] : ['Only the descriptions have changed.'];
  return [...lists, ...nothing, `${file}: ${operations} operations`].join('\n');
}

interface Arguments {
  from: UpdateRequest['from'];
  id: string | undefined;
  keepWords: boolean;
}

function readArguments(args: readonly string[]): Arguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      url: { type: 'string' },
      file: { type: 'string' },
      api: { type: 'string' },
      'keep-words': { type: 'boolean', default: false },
      root: { type: 'string' },
    },
  });
  const { url, file, api } = values;
  const others = { id: api, keepWords: values['keep-words'] };
  if (url !== undefined && file === undefined) return { from: { url }, ...others };
  if (file !== undefined && url === undefined) return { from: { file: resolve(file) }, ...others };
  throw new UsageError(
    url === undefined ? UPDATE_USAGE : `You can't use both --url and --file. ${UPDATE_USAGE}`,
  );
}

function chooseApi(apis: readonly ApiConfig[], id: string | undefined): ApiConfig {
  const [first, ...others] = apis;
  if (first === undefined) {
    throw new UsageError('The site has no API. Add one to apis in site/site.config.ts');
  }
  if (id === undefined && others.length === 0) return first;
  const found = apis.find((api) => api.id === id);
  if (found !== undefined) return found;
  const ids = apis.map((api) => api.id).join(', ');
  throw new UsageError(`--api must be one of ${ids}${id === undefined ? '' : `, not "${id}"`}`);
}

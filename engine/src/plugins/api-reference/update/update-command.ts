/**
 * The `openapi:update` command, which downloads the latest API description and lists added and removed operations.
 */
import { relative, resolve } from 'node:path';
import {
  type Command,
  type CommandContext,
  commandLine,
  printableLine,
  UsageError,
} from '../../../core/plugin-api.ts';
import type { ApiConfig } from '../config/api-config.ts';
import type { UpdateRequest, UpdateResult } from './update-description.ts';

const USAGE = `Run ${commandLine('openapi:update', '--url <URL>')}, or use --file <path>. If the site has more than one API, add --api <id>`;

export const updateCommand: Command = {
  name: 'openapi:update',
  about: 'replace an API description: --url <url> or --file <path>, --api <id>, --keep-words',
  options: { url: 'string', file: 'string', api: 'string', 'keep-words': 'boolean' },
  run: runUpdate,
};

/**
 * Replaces an API's description with the latest one. If that isn't valid, throws a `ProblemsError` and keeps the
 * old one.
 */
async function runUpdate({ root, options, loadSite, report }: CommandContext): Promise<void> {
  const from = sourceIn(options);
  const { config, allowRead } = await loadSite();
  const api = chooseApi(config.apis ?? [], textOf(options.api));
  const keepWords = options['keep-words'] === true;
  // Imported only now, because the validator loads slowly and other commands don't need it.
  const { updateDescription } = await import('./update-description.ts');
  const result = await updateDescription({ root, allowRead, api, from, keepWords });
  report(result.problems);
  console.log(updateText(result, relative(process.cwd(), resolve(root, api.file))));
}

function updateText({ removed, added, operations }: UpdateResult, file: string): string {
  const line = (change: string) => (name: string) => `${change}  ${printableLine(name)}`;
  return [
    ...removed.map(line('Removed')),
    ...added.map(line('Added')),
    `${file}: ${operations} operations`,
  ].join('\n');
}

function sourceIn(options: CommandContext['options']): UpdateRequest['from'] {
  const [url, file] = [textOf(options.url), textOf(options.file)];
  if (url !== undefined && file === undefined) return { url };
  if (file !== undefined && url === undefined) return { file: resolve(file) };
  throw new UsageError(url === undefined ? USAGE : `You can't use both --url and --file. ${USAGE}`);
}

function textOf(value: CommandContext['options'][string]): string | undefined {
  return typeof value === 'string' ? value : undefined;
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

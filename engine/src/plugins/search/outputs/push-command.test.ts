import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import type { CommandContext } from '../../../core/plugin-api.ts';
import { assembleSite, testCompiled, testDefinition, testSource } from '../../../core/test-api.ts';
import { pushCommand } from './push-command.ts';

const VARIABLES = {
  DOCS_SEARCH_APP_ID: 'APP',
  DOCS_SEARCH_INDEX: 'docs',
  DOCS_SEARCH_WRITE_KEY: 'secret',
};

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Starts a service that accepts everything. Returns its origin and the requests it received. */
async function startService(): Promise<{ origin: string; calls: string[] }> {
  const calls: string[] = [];
  const server = createServer(({ method, url }, response) => {
    calls.push(`${method} ${url}`);
    response.end(JSON.stringify({ taskID: 1, status: 'published' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls };
}

/** Runs the command on a site with one page. Returns the lines that it prints. */
async function push(
  options: CommandContext['options'],
  variables: Readonly<Record<string, string>> = VARIABLES,
): Promise<string[]> {
  for (const name of [...Object.keys(VARIABLES), 'DOCS_SEARCH_HOSTS']) vi.stubEnv(name, '');
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const definition = testDefinition();
  const { site } = assembleSite(definition, [testSource('page.md')]);
  const sections = [{ headings: ['Page'], text: 'words', code: [] }];
  const compiled = new Map([['page.md', { ...testCompiled('page.md'), sections }]]);
  const compileSite = async () => ({ site, compiled, definition });
  await pushCommand.run({ options, compileSite } as unknown as CommandContext);
  return log.mock.calls.map(([line]) => String(line));
}

it('sends the records with --send, and prints their number', async () => {
  const { origin, calls } = await startService();
  const lines = await push(
    { send: true },
    { ...VARIABLES, DOCS_SEARCH_HOSTS: `${origin} ${origin}` },
  );
  expect(calls).toContain('POST /1/indexes/docs_new/batch');
  expect(calls).toContain('POST /1/indexes/docs_new/operation');
  expect(lines[0]).toBe('1 records from 1 pages');
  expect(lines.at(-1)).toBe('The "docs" index now has 1 records');
});

it('sends nothing without --send, and shows what it would send', async () => {
  const { origin, calls } = await startService();
  const lines = await push({}, { ...VARIABLES, DOCS_SEARCH_HOSTS: origin });
  expect(calls).toEqual([]);
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ objectID: '/page' });
  expect(lines.at(-1)).toMatch(/^Nothing was sent\. To update the "docs" index, run .*--send$/);
});

it.each(Object.keys(VARIABLES))('requires %s for sending', async (name) => {
  const variables = { ...VARIABLES, [name]: '' };
  await expect(push({ send: true }, variables)).rejects.toThrow(
    '--send requires the environment variables DOCS_SEARCH_APP_ID, DOCS_SEARCH_INDEX, DOCS_SEARCH_WRITE_KEY',
  );
  expect((await push({}, variables)).at(-1)).toContain('the "…" index');
});

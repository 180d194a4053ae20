/**
 * Tests dates in requests that the server accepts only if they're in the future. They have to be so far ahead that
 * a sample works for as long as its page exists.
 */

import { expect, it } from 'vitest';
import { readPageText } from '../src/checks/page-text.ts';
import { loadSite } from '../src/core/config/load-site.ts';
import { collectSources } from '../src/core/source/collect-sources.ts';
import { contentFiles } from '../src/core/source/content-files.ts';
import { DEFAULT_PLUGINS } from '../src/default-plugins.ts';
import { exampleOf } from '../src/plugins/api-reference/pages/example-values.ts';
import { loadApiDescription } from '../src/plugins/api-reference/read/load-description.ts';
import { WEBSITE } from './measure-command.ts';

const FIRST_YEAR = 2030;

const site = await loadSite(WEBSITE, DEFAULT_PLUGINS);

/** Returns `where: 2027-03-01` for every such date in the text that's too close. */
function nearDates(where: string, text: string): string[] {
  return [...text.matchAll(/"(?:expiresAt|scheduledAt)":\s*"((\d{4})[^"]*)"/g)]
    .filter(([, , year]) => Number(year) < FIRST_YEAR)
    .map(([, date]) => `${where}: ${date}`);
}

it("recognizes a date that's too close", () => {
  expect(nearDates('here', '{ "expiresAt": "2029-12-31", "createdAt": "2020-01-01" }')).toEqual([
    'here: 2029-12-31',
  ]);
});

it('are far enough in the future in the API reference', async () => {
  const [api] = site.config.apis ?? [];
  const { description } = api === undefined ? {} : await loadApiDescription({ root: WEBSITE }, api);
  if (description === undefined) throw new Error('The description cannot be read.');
  const { document, operations } = description;
  const bodies = operations.flatMap(({ id, requestBody }) =>
    (requestBody?.content ?? []).map((media) => ({
      id,
      text: JSON.stringify(exampleOf(media, document, 'request')) ?? '',
    })),
  );
  expect(bodies.some(({ text }) => text.includes('"expiresAt"'))).toBe(true);
  expect(bodies.flatMap(({ id, text }) => nearDates(id, text))).toEqual([]);
});

it('are far enough in the future in the guides', async () => {
  const { sources } = await collectSources([contentFiles], site);
  const requests = sources
    .flatMap(({ kind, file, text }) =>
      kind === 'mdx' || kind === 'markdown'
        ? readPageText(kind, file, text).samples.map((sample) => ({ file, ...sample }))
        : [],
    )
    .filter(({ language }) => language === 'bash' || language === 'http');
  expect(requests.some(({ code }) => code.includes('"expiresAt"'))).toBe(true);
  expect(requests.flatMap(({ file, code }) => nearDates(file, code))).toEqual([]);
});

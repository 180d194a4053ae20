import { expect, it } from 'vitest';
import {
  assembleSite,
  loadSite,
  rejectedProblems,
  testSource,
  writeSite,
} from '../../core/test-api.ts';
import { agents } from './plugin.ts';

const load = async (settings: string) =>
  loadSite(
    await writeSite({
      'site/site.config.ts': `export default {
  title: 'Acme', tagline: 'All about it', url: 'https://acme.example',
  ${settings}
};
`,
    }),
    [agents],
  );

it('reads assistants, which have a label and an address', async () => {
  const assistants = [{ label: 'Open in Helper', address: 'https://helper.example/?q=' }];
  const { config } = await load(`assistants: ${JSON.stringify(assistants)},`);
  expect(config.assistants).toEqual(assistants);
  expect((await load('')).config.assistants).toEqual([]);
  const wrong = load(`assistants: [{ label: 'Helper', address: '/?q=' }],`);
  expect(await rejectedProblems(wrong)).toMatchInlineSnapshot(`
    "site/site.config.ts:3:44  assistants[0].address has no scheme ('/?q=')
        Use 'https://?q='"
  `);
});

it("names the list of all pages in the notice, and the page's URL", async () => {
  const definition = await load(`base: '/guide/',`);
  const { site } = assembleSite(definition, [testSource('a.md')]);
  const page = site.pages.get('/a');
  if (page === undefined) throw new Error('no page');
  expect(agents.pageView?.({ page, site, definition }).markdownNotice).toBe(
    'For AI agents: https://acme.example/guide/llms.txt lists all pages of this documentation. The URL of this page is https://acme.example/guide/a',
  );
});

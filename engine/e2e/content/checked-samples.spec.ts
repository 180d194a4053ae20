/** Tests the line below a sample that says when it was checked, and the page that the line links to. */
import { expect, test } from '@playwright/test';
import { open } from '../support/reader.ts';

const PAGE = '/reference/flag-metrics';
const MARK = /^Checked with Unleash \d+\.\d+\.\d+ on \d{1,2} [A-Z][a-z]{2} \d{4}$/;

test('a checked sample says so, and leads to what was checked', { tag: '@walk' }, async ({
  page,
}) => {
  await open(page, PAGE);
  const mark = page.getByRole('link', { name: MARK }).first();
  const block = page.locator('[data-code-block]:has(+ p > a[href$="/how-we-check"])').first();
  await expect(block).toContainText('curl');
  expect((await mark.boundingBox())?.height).toBeLessThan(36);
  await mark.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'How we check this documentation',
  );
  await expect(page.getByRole('row', { name: /Open-source operations/ })).toContainText('Unleash');
});

test("machines read it after the sample, and it isn't part of the copied code", async ({
  request,
}) => {
  const markdown = await (await request.get(`${PAGE}.md`)).text();
  expect(markdown).toMatch(
    /curl[^`]*\n```\n\n\[Checked with Unleash [^\]]+\]\([^)]*\/how-we-check(?:\.md)?\)\n/,
  );
  expect(await (await request.get('/llms.txt')).text()).toContain('/how-we-check.md');
});

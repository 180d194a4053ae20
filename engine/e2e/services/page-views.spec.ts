/** Tests the event for page views. It's dispatched once per URL change, after the title is final. */
import { expect, type Page, test } from '@playwright/test';
import { ATLAS } from '../servers.ts';
import { CALLOUTS, TEXT } from '../support/atlas.ts';
import { addLink, heading, linkTo, open } from '../support/reader.ts';

test.use({ baseURL: ATLAS.url });

interface PageView {
  kind: string;
  route: string;
  previousRoute: string;
  title: string;
  address: string;
}

/** Starts recording page views, as an analytics script would, in all documents. */
async function recordPageViews(page: Page): Promise<PageView[]> {
  const views: PageView[] = [];
  await page.exposeFunction('notePageView', (view: PageView) => views.push(view));
  await page.addInitScript(() => {
    document.addEventListener('docs:navigated', (event) => {
      const { kind, route, previousRoute } = (event as CustomEvent<PageView>).detail;
      const address = location.pathname + location.search + location.hash;
      const view: PageView = { kind, route, previousRoute, title: document.title, address };
      (window as unknown as { notePageView(view: PageView): void }).notePageView(view);
    });
  });
  return views;
}

test('every change of the address is reported once, with the final title', {
  tag: '@walk',
}, async ({ page }) => {
  const views = await recordPageViews(page);
  await open(page, TEXT.path);
  await linkTo(page, CALLOUTS.path).click();
  await expect(heading(page)).toHaveText(CALLOUTS.title);
  await (await addLink(page, { href: '#top' })).click();
  await expect(page).toHaveURL(`${CALLOUTS.path}#top`);
  await page.evaluate(() => document.querySelector('main > a')?.remove());
  await (await addLink(page, { href: `${CALLOUTS.path}?view=all#top` })).click();
  await expect(page).toHaveURL(`${CALLOUTS.path}?view=all#top`);
  await page.evaluate(() => history.go(-3));
  await expect(heading(page)).toHaveText(TEXT.title);

  const callouts = {
    route: CALLOUTS.route,
    previousRoute: CALLOUTS.route,
    title: 'Callouts | Atlas',
  };
  const expected = [
    { ...callouts, kind: 'path', previousRoute: TEXT.route, address: CALLOUTS.path },
    { ...callouts, kind: 'hash', address: `${CALLOUTS.path}#top` },
    { ...callouts, kind: 'query', address: `${CALLOUTS.path}?view=all#top` },
    {
      kind: 'path',
      route: TEXT.route,
      previousRoute: CALLOUTS.route,
      title: 'Text | Atlas',
      address: TEXT.path,
    },
  ];
  await expect.poll(() => views).toEqual(expected);
});

test('neither the first page nor a click on the address at hand is reported', async ({ page }) => {
  const views = await recordPageViews(page);
  await open(page, TEXT.path);
  await (await addLink(page, { href: TEXT.path })).click();
  await linkTo(page, CALLOUTS.path).click();
  await expect
    .poll(() => views.map(({ kind, route }) => `${kind} ${route}`))
    .toEqual([`path ${CALLOUTS.route}`]);
});

/** Tests links from the product to this site. These pages and sections must stay at their URLs. */
import { expect, test } from '@playwright/test';
import { SITE } from '../servers.ts';
import { DOCUMENT_LINKS, PRODUCT_LINKS } from './product-links.ts';

test('every address that the product links to has its page and section', async ({ request }) => {
  for (const link of [...PRODUCT_LINKS, ...DOCUMENT_LINKS]) {
    const { pathname, hash } = new URL(link, SITE.url);
    const first = await request.get(SITE.url + pathname, { maxRedirects: 0 });
    const target = new URL(first.headers().location ?? pathname, SITE.url);
    const page = await request.get(target.origin + target.pathname, { maxRedirects: 0 });
    expect(page.status(), link).toBe(200);
    const section = (target.hash || hash).slice(1);
    if (section !== '') expect(idsIn(await page.text()), link).toContain(section);
  }
});

/** Returns all ids in a document. */
function idsIn(html: string): string[] {
  return [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
}

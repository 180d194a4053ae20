/** Tests API reference pages: what readers see, with and without scripts, and where links lead. */
import { expect, type Page, test } from '@playwright/test';
import { heading, linkTo, open, untilEnhanced } from '../support/reader.ts';

const API = '/reference/api/unleash';
const OPERATION = `${API}/create-feature`;
/** A property inside a collapsed part of the first response. */
const DEEP = '201.environments.name';

const main = (page: Page) => page.getByRole('main');
const byId = (page: Page, id: string) => page.locator(`[id="${id}"]`);
const status = (page: Page, name: string) => main(page).getByRole('tab', { name, exact: true });
const language = (page: Page) => main(page).getByRole('combobox', { name: 'Language' });

async function openOperation(page: Page, address = OPERATION) {
  await open(page, address);
  await untilEnhanced(page);
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an operation is complete', { tag: '@walk' }, async ({ page }) => {
    await page.goto(OPERATION);
    await expect(heading(page)).toBeVisible();
    await expect(main(page)).toContainText('/api/admin/projects/{projectId}/features');
    for (const name of ['Authorization', 'Path parameters', 'Request body', 'Responses']) {
      await expect(main(page).getByRole('heading', { name, exact: true }).first()).toBeVisible();
    }
    for (const id of ['path.projectId', 'body.name', '201.name']) {
      await expect(byId(page, id)).toBeVisible();
    }
    for (const text of ['curl --request POST', 'import requests', 'package main', 'reqwest::']) {
      await expect(main(page).locator('pre', { hasText: text }).first()).toBeVisible();
    }
    // The property is in the document but collapsed. A click opens it.
    await expect(byId(page, DEEP)).toBeHidden();
    await byId(page, '201.environments').locator('summary').first().click();
    await expect(byId(page, DEEP)).toBeVisible();
    await expect(main(page).getByText('Expand all').first()).toBeHidden();
  });

  test('a tag leads to its operations, the overview to its tags', async ({ page }) => {
    await page.goto(API);
    await linkTo(page, `${API}/frontend-api`).click();
    await expect(heading(page)).toHaveText('Frontend API operations');
    await expect(main(page).getByText('/api/frontend', { exact: true }).first()).toBeVisible();
    await linkTo(page, `${API}/get-frontend-features`).click();
    await expect(main(page)).toContainText('/api/frontend');
  });

  test('the sidebar shows the branch of the operation, its method and what is deprecated', async ({
    page,
  }) => {
    await page.goto(OPERATION);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await expect(sidebar.locator('[aria-current="page"]')).toContainText('POST');
    await expect(sidebar.getByRole('link', { name: 'Segments', exact: true })).toBeVisible();
    await page.goto(`${API}/get-archived-features`);
    await expect(sidebar.locator('[aria-current="page"] del')).toBeVisible();
    await expect(main(page).getByText('Deprecated', { exact: true })).toBeVisible();
  });
});

test('as Markdown, an operation says nothing that stands in for a control', async ({ request }) => {
  const text = await (await request.get(`${OPERATION}.md`)).text();
  expect(text).toMatch(
    /^- \*\*Permission:\*\* \[`CREATE_FEATURE`\]\(\S+\/reference\/rbac\S*\) \(project\)$/m,
  );
  expect(text).toMatch(/^- \*\*Event recorded:\*\* \[`feature-created`\]/m);
  expect(text).toContain('- **Code**\n  - **cURL**\n\n    ```bash\n    curl');
  expect(text).toContain('  Example: `checkout-express`');
  expect(text).not.toMatch(/^\s*- cURL$|Example response|Availability/m);
});

test("doesn't show the schemas' generated names", async ({ request }) => {
  for (const operation of [
    'change-request',
    'get-ui-config',
    'register-edge-observability-metrics',
  ]) {
    const answer = await request.get(`${API}/${operation}.md`);
    expect(answer.ok()).toBe(true);
    expect(await answer.text()).not.toMatch(/[a-z]Schema\b/);
  }
});

test('one button opens all parts of a body, and closes them', async ({ page }) => {
  await openOperation(page);
  const body = main(page)
    .locator('[data-api-body]')
    .filter({ has: byId(page, DEEP) });
  await body.getByRole('button', { name: 'Expand all' }).focus();
  await page.keyboard.press('Enter');
  await expect(byId(page, DEEP)).toBeVisible();
  const collapse = body.getByRole('button', { name: 'Collapse all' });
  await expect(collapse).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(byId(page, DEEP)).toBeHidden();
});

test.describe('links to properties', () => {
  test('open what hides them, on arrival and within the page', { tag: '@walk' }, async ({
    page,
  }) => {
    await openOperation(page, `${OPERATION}#${DEEP}`);
    await expect(byId(page, DEEP)).toBeInViewport();
    await main(page).getByRole('link', { name: 'projectId', exact: true }).click();
    await expect(page).toHaveURL(`${OPERATION}#path.projectId`);
    await expect(byId(page, 'path.projectId')).toBeInViewport();
  });

  test('lead from an answer to its example and back to its schema', async ({ page }) => {
    await openOperation(page);
    const answer = byId(page, '401');
    await answer.locator('> summary').click();
    await answer.getByRole('link', { name: 'Example response' }).click();
    await expect(status(page, '401')).toHaveAttribute('aria-selected', 'true');
    await answer.locator('> summary').click();
    await expect(byId(page, '401.name')).toBeHidden();
    await byId(page, 'example.401').getByRole('link', { name: 'Details' }).click();
    await expect(byId(page, '401.name')).toBeVisible();
  });

  test('lead to an example of another answer on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openOperation(page, `${OPERATION}#example.401`);
    await expect(status(page, '401')).toHaveAttribute('aria-selected', 'true');
    await expect(byId(page, 'example.401')).toBeInViewport();
    const box = await byId(page, 'example.401').boundingBox();
    expect(box?.y).toBeGreaterThan(50);
  });

  test('end recursion at the schema around', async ({ page }) => {
    await openOperation(page, `${API}/get-environment-feature-variants`);
    for (const link of await main(page).locator('a[href^="#"]').all()) {
      const target = decodeURIComponent((await link.getAttribute('href')) ?? '').slice(1);
      await expect(byId(page, target)).toHaveCount(1);
    }
  });
});

test.describe('samples', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the language is remembered on the next page and the next visit', { tag: '@walk' }, async ({
    page,
  }) => {
    await openOperation(page);
    await language(page).selectOption('Python');
    await expect(main(page).locator('pre', { hasText: 'import requests' })).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Docs pages' })
      .getByRole('link', { name: /^Next/ })
      .click();
    await expect(page).not.toHaveURL(OPERATION);
    await expect(language(page)).toHaveValue('python');
    await page.reload();
    await expect(language(page)).toHaveValue('python');
    await expect(main(page).locator('pre', { hasText: 'import requests' })).toBeVisible();
    await expect(main(page).locator('pre', { hasText: /^curl / })).toBeHidden();
  });

  test('copying takes the sample that is shown, and the path alone', { tag: '@walk' }, async ({
    page,
  }) => {
    await openOperation(page);
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await language(page).selectOption('Go');
    await main(page).getByRole('button', { name: 'Copy code to clipboard' }).first().click();
    await expect.poll(clipboard).toMatch(/^package main/);
    await main(page).getByRole('tab', { name: 'Body', exact: true }).click();
    await main(page).getByRole('tab', { name: 'Schema', exact: true }).first().click();
    await main(page).getByRole('button', { name: 'Copy code to clipboard' }).first().click();
    await expect.poll(clipboard).toMatch(/name: string, required/);
    await main(page).getByRole('button', { name: 'Copy path to clipboard' }).click();
    await expect.poll(clipboard).toBe('/api/admin/projects/{projectId}/features');
  });

  test('hold no secret', async ({ page }) => {
    await openOperation(page);
    const code = (await main(page).locator('pre').allTextContents()).join('\n');
    expect(code).toContain('<your-personal-access-token>');
    expect(code).not.toMatch(/\b[0-9a-f]{32,}\b/);
  });
});

test('everything can be done by keyboard', async ({ page }) => {
  await openOperation(page);
  const answer = byId(page, '401').locator('> summary');
  await answer.focus();
  await page.keyboard.press('Enter');
  await expect(byId(page, '401.name')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(byId(page, '401').getByRole('link').first()).toBeFocused();
  await language(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(language(page)).toHaveValue('javascript');
  await expect(main(page).locator('pre', { hasText: 'await fetch(' }).first()).toBeVisible();
  await status(page, '201').focus();
  await page.keyboard.press('ArrowRight');
  await expect(status(page, '400')).toBeFocused();
  await expect(byId(page, 'example.400')).toBeVisible();
  await byId(page, '201.environments').locator('summary').first().focus();
  await page.keyboard.press('Space');
  await expect(byId(page, DEEP)).toBeVisible();
});

test('all nine operations that readers ask for first are there', async ({ request }) => {
  const names =
    'create-feature get-feature update-segment validate-password search-users toggle-feature-environment-on get-project-overview update-change-request-state create-api-token';
  for (const name of names.split(' ')) {
    expect((await request.get(`${API}/${name}`)).status(), name).toBe(200);
  }
});

test('the description can be downloaded as JSON and YAML', async ({ page, request }) => {
  await open(page, API);
  for (const [name, beginning] of [
    ['JSON', /^\{\s+"openapi": "3\.1/],
    ['YAML', /^openapi: "?3\.1/],
  ] as const) {
    const link = main(page).getByRole('link', { name: `Download as ${name}` });
    const answer = await request.get((await link.getAttribute('href')) ?? '');
    expect(await answer.text()).toMatch(beginning);
  }
});

test('authorization is a list of what each scheme is, in Markdown, too', async ({
  page,
  request,
}) => {
  await open(page, '/reference/api/unleash/create-feature');
  const items = page.locator('section:has(> div > #authorization) li');
  await expect(items).toHaveText([
    'apiKey: API key in the Authorization header',
    'bearerToken: Bearer token in the Authorization header',
  ]);
  const text = await (await request.get('/reference/api/unleash/create-feature.md')).text();
  expect(text).toContain('\n- `apiKey`: API key in the `Authorization` header\n- `bearerToken`: ');
});

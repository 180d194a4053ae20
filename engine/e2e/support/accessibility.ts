/** What assistive technology is told. */
import type { Page } from '@playwright/test';

/** Roles in the browser's accessibility tree, without what is hidden or inert. */
export async function rolesInTree(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.filter(({ ignored }) => !ignored).map(({ role }) => String(role?.value));
}

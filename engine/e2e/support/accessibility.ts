/** Reads the information that assistive technology gets. */
import type { Page } from '@playwright/test';

/** Returns the roles in the browser's accessibility tree, which doesn't contain hidden or inert elements. */
export async function rolesInTree(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.filter(({ ignored }) => !ignored).map(({ role }) => String(role?.value));
}

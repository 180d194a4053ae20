/** Information that assistive technology receives. */
import type { Page } from '@playwright/test';

/** Returns the roles in the browser's accessibility tree. Hidden and inert elements aren't in it. */
export async function rolesInTree(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.filter(({ ignored }) => !ignored).map(({ role }) => String(role?.value));
}

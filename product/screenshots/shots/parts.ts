/** Parts of the Admin UI that several pictures show. */
import type { Locator, Page } from '@playwright/test';

/** Form that comes in from the right, without the help beside it. */
export function sidebarForm(page: Page): Locator {
  return page.getByTestId('SIDEBAR_MODAL_ID').locator('section > div').last();
}

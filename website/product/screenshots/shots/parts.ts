/** Places and parts of the Admin UI that several pictures show. */
import type { Locator, Page } from '@playwright/test';

export const PROJECT = '/projects/default';

export function flagPage(name: string): string {
  return `${PROJECT}/features/${name}`;
}

/** Lists have no text below 14 pixels, so more of them fits. */
export const LIST = { zoom: 0.93, width: 720, narrow: { width: 396 } };

/** Without the wide edges of a form that comes in from the right. */
export const SIDEBAR = {
  width: 636,
  margin: { x: -20, y: 0 },
  narrow: { width: 350, margin: { x: -20, y: 0 } },
};

/** Without the wide edges of a dialog, which leave little room in a small window. */
export const DIALOG = { width: 616, narrow: { width: 430, height: 640, margin: { x: -28, y: 0 } } };

/** The constraint in a strategy's form. */
export const CONSTRAINT = { width: 636, narrow: { width: 410 } };

/** Window in which a project's page has labels on its buttons. */
export const LABELED = 1000;

/** Form that comes in from the right, without the help beside it. */
export function sidebarForm(page: Page): Locator {
  return page.getByTestId('SIDEBAR_MODAL_ID').locator('section > div').last();
}

/** Form that is a page. */
export function pageForm(page: Page): Locator {
  return page.locator('main section > div').last();
}

/** White surface that holds the content of a page. */
export function pageCard(page: Page): Locator {
  return page.locator('main .MuiPaper-root, main [data-loading] .MuiPaper-root').first();
}

/** Question or message in front of the page. */
export function dialogBox(page: Page): Locator {
  return page.locator('.MuiDialog-paper').last();
}

export function environmentPanel(page: Page, environment: string): Locator {
  return page.getByTestId(`FEATURE_ENVIRONMENT_ACCORDION_${environment}`);
}

/** Lays a page out as in a smaller window, but with the labels that its buttons have in a larger one. */
export async function squeeze(page: Page, width: number): Promise<void> {
  await page.evaluate((pixels) => {
    document.body.style.width = `${pixels}px`;
  }, width);
}

/** Leaves less room between the columns of a table, so that a phone shows all of them. */
export async function tightenTable(page: Page): Promise<void> {
  await page.evaluate(() => {
    const styles = new CSSStyleSheet();
    styles.replaceSync('main :is(th, td > div) { padding-inline: 8px !important; }');
    document.adoptedStyleSheets.push(styles);
  });
}

/** Opens an environment on the page of a flag, so that its strategies are seen. */
export async function openEnvironment(page: Page, environment: string): Promise<void> {
  const panel = environmentPanel(page, environment);
  await panel.locator('.MuiAccordionSummary-expandIconWrapper').first().click();
  await panel.getByRole('region').first().waitFor();
}

/** Opens the form of a new strategy on the page of a flag. */
export async function addStrategy(page: Page, environment: string): Promise<void> {
  const panel = environmentPanel(page, environment);
  await panel.getByRole('button', { name: 'Add strategy', exact: true }).first().click();
  await page.getByRole('tab', { name: 'General' }).waitFor();
}

/** Adds a constraint to the strategy that is open, up to its values. */
export async function startConstraint(page: Page, field: string, operator?: string): Promise<void> {
  await page.getByRole('button', { name: 'Add constraint' }).click();
  const form = constraintForm(page);
  await form.getByRole('combobox').first().click();
  await page.getByRole('option', { name: field, exact: true }).click();
  if (operator === undefined) return;
  await form.getByRole('combobox').nth(1).click();
  await page.getByRole('option', { name: operator }).click();
}

/** The constraint that is being written: the last one. */
export function constraintForm(page: Page): Locator {
  return sidebarForm(page).locator('.MuiAccordion-root').last();
}

/** Ticks legal values of the constraint that is being written. */
export async function chooseValues(page: Page, values: readonly string[]): Promise<void> {
  for (const value of values) await constraintForm(page).getByText(value, { exact: true }).click();
}

/** Takes the focus away from a control, with the frame that shows it. */
export async function leaveField(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

/** The newest two entries of an event log. */
export function eventCards(page: Page): readonly Locator[] {
  const cards = page.locator('main li', { hasText: 'Event id:' });
  return [cards.nth(0), cards.nth(1)];
}

/** Frame of a field that offers values. */
export function autocomplete(field: Locator): Locator {
  return field.locator('xpath=ancestor::*[contains(@class,"MuiInputBase-root")]');
}

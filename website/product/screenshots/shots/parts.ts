/** Parts of the Admin UI that several screenshots need. */
import type { Locator, Page } from '@playwright/test';

export const PROJECT = '/projects/default';

export function flagPage(name: string): string {
  return `${PROJECT}/features/${name}`;
}

/** Width of a page with a list, in the version for phones. */
const NARROW_LIST = 396;

/** View for lists. Their text is at least 14 pixels high, so they can be zoomed out to fit more. */
export const LIST = { zoom: 0.93, width: 720, narrow: { width: NARROW_LIST } };

/** View for forms that slide in from the right, without their wide edges. */
export const SIDEBAR = {
  width: 636,
  margin: { x: -20, y: 0 },
  narrow: { width: 350, margin: { x: -20, y: 0 } },
};

/** View for dialogs, without their wide edges, which would leave little room in a small window. */
export const DIALOG = { width: 616, narrow: { width: 430, height: 640, margin: { x: -28, y: 0 } } };

/** View for a constraint in a strategy's form. */
export const CONSTRAINT = { width: 636, narrow: { width: 410 } };

/** Window width at which the buttons on a project's page have labels. */
export const LABELED = 1000;

/** Returns the form that has slid in from the right, without the help beside it. */
export function sidebarForm(page: Page): Locator {
  return page.getByTestId('SIDEBAR_MODAL_ID').locator('section > div').last();
}

/** Returns the form on a page of its own. */
export function pageForm(page: Page): Locator {
  return page.locator('main section > div').last();
}

/** Returns the white card with the page's content. */
export function pageCard(page: Page): Locator {
  return page.locator('main .MuiPaper-root, main [data-loading] .MuiPaper-root').first();
}

/** Returns a dialog in front of the page. */
export function dialogBox(page: Page): Locator {
  return page.locator('.MuiDialog-paper').last();
}

export function environmentPanel(page: Page, environment: string): Locator {
  return page.getByTestId(`FEATURE_ENVIRONMENT_ACCORDION_${environment}`);
}

/** Lays out a page as in a smaller window, but keeps the labels that buttons have in a larger one. */
export async function squeeze(page: Page, width: number): Promise<void> {
  await page.evaluate((pixels) => {
    document.body.style.width = `${pixels}px`;
  }, width);
}

/** Moves the columns of a table closer together, so that all of them fit on a phone. */
export async function tightenTable(page: Page): Promise<void> {
  await page.evaluate(() => {
    const styles = new CSSStyleSheet();
    styles.replaceSync('main :is(th, td > div) { padding-inline: 8px !important; }');
    document.adoptedStyleSheets.push(styles);
  });
}

/**
 * Shows only some columns of a list in the version for phones. The search field and help are hidden, because they'd
 * leave no room for the heading and the button.
 */
export async function keepColumns(page: Page, names: readonly string[]): Promise<void> {
  await squeeze(page, NARROW_LIST);
  await page.evaluate((kept) => {
    const headers = [...document.querySelectorAll('main th')];
    const others = headers.flatMap((header, index) =>
      kept.some((name) => header.textContent.startsWith(name))
        ? []
        : [`main :is(th, td):nth-child(${index + 1})`],
    );
    const search = 'main :has(> :is(h1, h2)) + div > :not(button, :has(button))';
    const styles = new CSSStyleSheet();
    styles.replaceSync(
      `:is(${[...others, search, 'main .MuiAlert-root'].join()}) { display: none !important; }
      main :has(> :is(h1, h2)) { min-width: max-content; }`,
    );
    document.adoptedStyleSheets.push(styles);
  }, names);
}

/** Expands an environment on a flag's page, so that its strategies are visible. */
export async function openEnvironment(page: Page, environment: string): Promise<void> {
  const panel = environmentPanel(page, environment);
  await panel.locator('.MuiAccordionSummary-expandIconWrapper').first().click();
  await panel.getByRole('region').first().waitFor();
}

/** Opens the form for a new strategy on a flag's page. */
export async function addStrategy(page: Page, environment: string): Promise<void> {
  const panel = environmentPanel(page, environment);
  await panel.getByRole('button', { name: 'Add strategy', exact: true }).first().click();
  await page.getByRole('tab', { name: 'General' }).waitFor();
}

/** Adds a constraint to the current strategy, without values. */
export async function startConstraint(page: Page, field: string, operator?: string): Promise<void> {
  await page.getByRole('button', { name: 'Add constraint' }).click();
  const form = constraintForm(page);
  await form.getByRole('combobox').first().click();
  await page.getByRole('option', { name: field, exact: true }).click();
  if (operator === undefined) return;
  await form.getByRole('combobox').nth(1).click();
  await page.getByRole('option', { name: operator }).click();
}

/** Returns the constraint that's being edited. It's always the last one. */
export function constraintForm(page: Page): Locator {
  return sidebarForm(page).locator('.MuiAccordion-root').last();
}

/** Selects legal values for the constraint that's being edited. */
export async function chooseValues(page: Page, values: readonly string[]): Promise<void> {
  for (const value of values) await constraintForm(page).getByText(value, { exact: true }).click();
}

/** Moves the focus away from a control, so that its ring disappears. */
export async function leaveField(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

/** Returns the two latest entries in an event log. */
export function eventCards(page: Page): readonly Locator[] {
  const cards = page.locator('main li', { hasText: 'Event id:' });
  return [cards.nth(0), cards.nth(1)];
}

/** Returns the frame around a field that suggests values. */
export function autocomplete(field: Locator): Locator {
  return field.locator('xpath=ancestor::*[contains(@class,"MuiInputBase-root")]');
}

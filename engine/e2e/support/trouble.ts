/** Detects problems that readers don't see. */
import type { Page } from '@playwright/test';

/** Starts recording violations of the security policy, from the next document. Call it once per page. */
export async function recordViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation(text: string): void };
    document.addEventListener('securitypolicyviolation', (event) =>
      noteViolation(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  return violations;
}

/**
 * Starts recording errors, warnings, violations of the security policy, failed responses, and requests to other
 * origins. Each one has the pathname of the page.
 */
export async function recordTrouble(page: Page, origin: string): Promise<string[]> {
  const trouble: string[] = [];
  const note = (text: string) => trouble.push(`${new URL(page.url()).pathname}: ${text}`);
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`${event.violatedDirective} refuses ${event.blockedURI}`);
    });
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(message.text());
  });
  page.on('pageerror', (error) => note(error.message));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol !== 'data:' && url.origin !== origin) note(`asks ${url.origin}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()} ${response.url()}`);
  });
  return trouble;
}

/** Opens the Admin UI in the tests' browser, so that it looks the same in every run. */
import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import {
  type ColorMode,
  SCREENSHOT_SCALE,
} from '../../../engine/src/core/compile/images/screenshot.ts';
import { password } from '../example/tokens.ts';
import { type FixedTime, NOW } from './fixed-time.ts';
import { DEFAULT_ZOOM, type Shot } from './shot.ts';

/** Keys and values with which the Admin UI remembers that the welcome message, tips, and news have been read. */
const READ_BEFORE = {
  'welcome-dialog:v1': 'closed',
  'upgrade-dashboard:v1': 'closed',
  'upgrade-change-requests:v1': 'closed',
  'upgrade-environments:v1': 'closed',
  'upgrade-projects:v1': 'closed',
  'upgrade-sso:v1': 'closed',
  'unleash-splash': 'closed',
  'Tutorial:v1.1': { welcomeOpen: false, expanded: false, topic: -1, step: 0, stepsCompletion: [] },
};

export interface AdminUi {
  /** Returns a page in a color mode. It's reused later, so nothing may keep running in it. */
  page(shot: Shot, mode: ColorMode): Promise<Page>;
  /** True if a page has changed data since the last call. */
  takeChange(): boolean;
  close(): Promise<void>;
}

/** Signs in as the administrator of the running example. */
export async function openAdminUi(
  browser: Browser,
  { url, fonts, time }: { url: string; fonts: string; time: FixedTime },
): Promise<AdminUi> {
  const signedIn = await signIn(browser, url);
  const pages = new Map<string, Promise<Page>>();
  let hasChanged = false;
  const open = async (isSignedIn: boolean, mode: ColorMode, zoom: number) => {
    const context = await browser.newContext({
      deviceScaleFactor: SCREENSHOT_SCALE * zoom,
      colorScheme: mode,
      locale: 'en-US',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
      baseURL: url,
      ...(isSignedIn && { storageState: signedIn }),
    });
    await context.route('**', (route) => answerOffline(route, url, fonts));
    await context.route(`${url}/**`, (route) => {
      if (isChange(route)) hasChanged = true;
      return passThrough(route, time);
    });
    await rememberReading(context, mode);
    await context.addInitScript(straightenCorners);
    const page = await context.newPage();
    // Only a busy machine takes this long.
    page.setDefaultTimeout(120_000);
    await page.clock.install({ time: NOW });
    return page;
  };
  return {
    page: async ({ viewer = 'kofi', zoom = DEFAULT_ZOOM }, mode) => {
      const key = `${viewer} ${mode} ${zoom}`;
      const opened = pages.get(key) ?? open(viewer === 'kofi', mode, zoom);
      pages.set(key, opened);
      const page = await opened;
      await page.clock.setSystemTime(NOW);
      return page;
    },
    takeChange: () => {
      const result = hasChanged;
      hasChanged = false;
      return result;
    },
    close: async () => {
      for (const page of await Promise.all(pages.values())) await closePage(page);
    },
  };
}

/** Closes a page, even if it's still sending requests. */
async function closePage(page: Page): Promise<void> {
  const context = page.context();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

async function signIn(browser: Browser, url: string): Promise<SignedIn> {
  const context = await browser.newContext({ baseURL: url });
  const answer = await context.request.post('/auth/simple/login', {
    data: { username: 'kofi@example.com', password },
  });
  if (!answer.ok()) throw new Error(`Sign-in failed: ${answer.status()} ${await answer.text()}`);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Responds to requests for other servers without using the network. Only fonts are served. */
function answerOffline(route: Route, url: string, fonts: string): Promise<void> {
  const address = route.request().url();
  if (address.startsWith(url)) return route.fallback();
  const isStylesheet = route.request().resourceType() === 'stylesheet';
  if (isStylesheet) return route.fulfill({ contentType: 'text/css', body: fonts });
  return route.abort();
}

function isChange(route: Route): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(route.request().method());
}

/** Passes data through, but changes its times to those that the screenshots show. */
async function passThrough(route: Route, time: FixedTime): Promise<void> {
  const request = route.request();
  if (!['fetch', 'xhr'].includes(request.resourceType())) return route.continue();
  const body = request.postData();
  const response = await route.fetch({
    url: withoutPeriod(request.url()),
    ...(body !== null && { postData: time.toServer(body) }),
  });
  const type = response.headers()['content-type'] ?? '';
  if (!type.includes('json')) return route.fulfill({ response });
  const { headers, text } = await uncached(response);
  return route.fulfill({
    status: response.status(),
    headers,
    body: withFixedSecrets(time.fromServer(text)),
  });
}

async function uncached(response: Awaited<ReturnType<Route['fetch']>>) {
  const { etag, ...headers } = response.headers();
  return { headers, text: await response.text() };
}

/**
 * Removes the period from requests for event lists, because its dates vary between runs. All events are recent, so
 * the list is the same without it.
 */
function withoutPeriod(address: string): string {
  const result = new URL(address);
  if (result.pathname.endsWith('/search/events')) {
    result.searchParams.delete('from');
    result.searchParams.delete('to');
  }
  return result.href;
}

/** Matches hexadecimal secrets and bcrypt hashes, even in URLs. */
const SECRET = /\b[0-9a-f]{32,}\b|(?:\$|%24)2[aby](?:\$|%24)\d\d(?:\$|%24)[\w./%]{50,}/g;

/** Replaces secrets that the server generates. */
function withFixedSecrets(text: string): string {
  return text.replace(SECRET, '7f3a9c04d1e8b256f07a4c9d3e1b8062');
}

/** Removes the rounded corners of dialogs and cards, which would reveal what's behind them. */
function straightenCorners(): void {
  const styles = new CSSStyleSheet();
  styles.replaceSync(`
    .MuiDialog-paper, .MuiPopover-paper, main .MuiPaper-root,
    :is(main, [role='dialog']) :is(section, section > div, form, form > div) {
      border-radius: 0 !important;
    }
  `);
  document.adoptedStyleSheets.push(styles);
}

async function rememberReading(context: BrowserContext, mode: ColorMode): Promise<void> {
  const items = Object.entries({ ...READ_BEFORE, 'unleash-theme': mode }).map(([name, value]) => [
    name === 'unleash-theme' ? name : `:${name}:localStorage:v2`,
    JSON.stringify({ value, expiry: null }),
  ]);
  await context.addInitScript((entries) => {
    localStorage.clear();
    for (const [name, value] of entries) localStorage.setItem(name ?? '', value ?? '');
  }, items);
}

// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trackEvent } from '../../../client/services.ts';
import { setDocument } from '../../../client/test-document.ts';
import { SERVICES_NAME, type Services } from '../services.ts';
import { loadBackgroundServices } from './background-services.ts';
import { countEvent, isCounted, resetEvents } from './event-queue.ts';
import start from './start.ts';

const ORIGIN = 'https://services.example';
const ALL: Required<Services> = {
  analytics: { script: `${ORIGIN}/gtag?x=1`, measurementId: 'G-1' },
  tagManager: { script: `${ORIGIN}/gtm.js`, containerId: 'GTM-1' },
  visitorIdentification: { script: `${ORIGIN}/who.js`, clientId: 'c', global: 'Who' },
  assistant: {
    script: `${ORIGIN}/ask.js`,
    global: 'Ask',
    websiteId: 'w',
    projectName: 'Acme',
    projectColor: '#aabbcc',
    projectLogo: '/logo.svg',
  },
  feedback: { endpoint: `${ORIGIN}/feedback` },
};

let scripts: HTMLScriptElement[];

beforeEach(() => {
  resetEvents();
  delete window.analyticsLayer;
  delete window.dataLayer;
  setDocument('/docs/a?q=secret', '<main id="main" data-route="/a"></main>');
  vi.stubGlobal('requestIdleCallback', (task: () => void) => task());
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  scripts = [];
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    // Tests have no network, so scripts aren't added to the document.
    for (const node of nodes) {
      if (node instanceof HTMLScriptElement) scripts.push(node);
      else append(node);
    }
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const addresses = () => scripts.map(({ src }) => src);
const commands = () => (window.analyticsLayer ?? []).map((command) => Array.from(command as never));

describe('services', () => {
  it('load their scripts without blocking the page', () => {
    loadBackgroundServices(ALL);
    expect(addresses()).toEqual([
      `${ORIGIN}/gtag?x=1&id=G-1&l=analyticsLayer`,
      `${ORIGIN}/gtm.js?id=GTM-1`,
      `${ORIGIN}/who.js`,
    ]);
    expect(scripts.every((script) => script.async)).toBe(true);
  });

  it('count events as soon as one of them has loaded', () => {
    loadBackgroundServices(ALL);
    expect(isCounted()).toBe(false);
    scripts[2]?.dispatchEvent(new Event('load'));
    expect(isCounted()).toBe(false);
    scripts[1]?.dispatchEvent(new Event('load'));
    expect(isCounted()).toBe(true);
  });

  it("load nothing that isn't listed", () => {
    loadBackgroundServices({});
    countEvent('x');
    expect([scripts, window.analyticsLayer, window.dataLayer]).toEqual([[], undefined, undefined]);
  });

  it('analytics receives events as commands, sends no view by itself, and stores nothing for ads', () => {
    countEvent('page_view', { page_title: 'A' });
    loadBackgroundServices({ analytics: ALL.analytics });
    countEvent('broken_link');
    expect(Object.prototype.toString.call(window.analyticsLayer?.[0])).toBe('[object Arguments]');
    const [consent, , first, config, set, ...events] = commands();
    expect(consent?.[2]).toMatchObject({ ad_storage: 'denied', ad_personalization: 'denied' });
    expect(first).toEqual(['set', { page_location: `${location.origin}/docs/a` }]);
    expect(config?.slice(0, 2)).toEqual(['config', 'G-1']);
    expect(config?.[2]).toMatchObject({ send_page_view: false });
    expect(set).toEqual(['set', { page_path: '/docs/a', page_title: 'A' }]);
    expect(events).toEqual([
      ['event', 'page_view', { page_path: '/docs/a', page_title: 'A' }],
      ['event', 'broken_link', { page_path: '/docs/a' }],
    ]);
    expect(JSON.stringify(window.analyticsLayer)).not.toContain('secret');
  });

  it('the tag manager receives the same events', () => {
    loadBackgroundServices({ tagManager: ALL.tagManager });
    countEvent('page_view', { page_title: 'A' });
    expect(window.dataLayer).toEqual([
      { event: 'gtm.js', 'gtm.start': expect.any(Number) },
      { event: 'page_view', page_path: '/docs/a', page_title: 'A' },
    ]);
  });

  it('the visitor script is initialized once it has loaded, if its global is valid', () => {
    const init = vi.fn();
    loadBackgroundServices({ visitorIdentification: ALL.visitorIdentification });
    scripts[0]?.dispatchEvent(new Event('load'));
    vi.stubGlobal('Who', { init });
    scripts[0]?.dispatchEvent(new Event('load'));
    expect(init.mock.calls).toEqual([[{ clientID: 'c' }]]);
    init.mockImplementation(() => {
      throw new Error('broken');
    });
    scripts[0]?.dispatchEvent(new Event('load'));
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it('a failing service neither throws nor keeps events from the others', () => {
    loadBackgroundServices({ analytics: ALL.analytics, tagManager: ALL.tagManager });
    Object.assign(window.analyticsLayer ?? [], {
      push() {
        throw new Error('broken');
      },
    });
    expect(() => countEvent('x')).not.toThrow();
    expect(window.dataLayer?.at(-1)).toMatchObject({ event: 'x' });
  });
});

describe('the gate', () => {
  const carry = (services: Services) => {
    const tag = document.createElement('meta');
    tag.name = SERVICES_NAME;
    tag.content = JSON.stringify(services);
    document.head.append(tag);
  };
  const setNavigator = (values: object) => {
    const properties = Object.getOwnPropertyDescriptors(values);
    vi.stubGlobal('navigator', Object.create(navigator, properties));
  };
  const preconnected = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=preconnect]')].map(({ href }) => href);
  const passed = async () => {
    start({ base: '/docs', intents: [] });
    // The code is in two files.
    await import('./third-party-gate.ts');
    await import('./background-services.ts');
    await new Promise((resolve) => setTimeout(resolve));
    return scripts.length + preconnected().length;
  };

  it('stays closed if the document lists nothing', async () => {
    expect(await passed()).toBe(0);
  });

  it('opens when the page is idle', async () => {
    const tasks: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (task: () => void) => tasks.push(task));
    carry({ analytics: ALL.analytics });
    await passed();
    expect([scripts, preconnected()]).toEqual([[], [`${ORIGIN}/`]]);
    for (const task of tasks) task();
    await vi.waitFor(() => expect(scripts).toHaveLength(1));
    expect(commands().map(([name]) => name)).toContain('event');
  });

  it('passes on events from other parts of the page, even if they were reported early', async () => {
    carry({ tagManager: ALL.tagManager });
    const passing = passed();
    trackEvent({ name: 'early', details: {} });
    await passing;
    trackEvent({ name: 'late', details: { page_path: '/docs/search' } });
    await vi.waitFor(() =>
      expect(window.dataLayer?.slice(2)).toEqual([
        { event: 'early', page_path: '/docs/a' },
        { event: 'late', page_path: '/docs/search' },
      ]),
    );
  });

  it.each([
    ['Do Not Track', { doNotTrack: '1' }],
    ['Global Privacy Control', { globalPrivacyControl: true }],
  ])('stays closed with %s', async (_, signals) => {
    setNavigator(signals);
    carry(ALL);
    expect(await passed()).toBe(0);
  });

  it.each([['unspecified'], ['0'], [null]])("doesn't take %s for a refusal", async (doNotTrack) => {
    setNavigator({ doNotTrack });
    carry(ALL);
    await passed();
    await vi.waitFor(() => expect(scripts).toHaveLength(3));
  });

  it.each([
    [ALL, false, 'feedback assistant'],
    [ALL, true, 'feedback assistant'],
    [{ feedback: {}, analytics: ALL.analytics }, false, 'feedback'],
    // Feedback can't be sent to analytics if the reader refuses to be tracked.
    [{ feedback: {}, analytics: ALL.analytics }, true, ''],
    [{ feedback: ALL.feedback }, true, 'feedback'],
  ])(
    'offers services that have a receiver (%#)',
    async (services, globalPrivacyControl, offers) => {
      setNavigator({ globalPrivacyControl });
      carry(services);
      await passed();
      expect(document.documentElement.dataset.offers).toBe(offers);
    },
  );
});

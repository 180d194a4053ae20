/**
 * Starts the third-party services that the document lists. Those in the background load only once the page is idle,
 * and never if the reader refuses tracking.
 */

import { whenIdle } from '../../../client/idle.ts';
import { getSnapshot, pagesLeft } from '../../../client/page/page-store.ts';
import type { TrackedEvent } from '../../../client/services.ts';
import * as events from '../../../shared/events.ts';
import { NOT_FOUND_ROUTE, pathnameOfRoute } from '../../../shared/routes.ts';
import type { Services } from '../services.ts';
import { countEvent } from './event-queue.ts';
import { startReaderServices } from './reader-services.ts';

interface ThirdPartyContext {
  /** `''` or `/docs`. */
  base: string;
  services: Services;
  /** Events that were reported before this code loaded. */
  early: readonly TrackedEvent[];
  announce(text: string): void;
}

/** Starts the services for readers, and those in the background unless the reader refuses tracking. */
export function startThirdParties({ base, services, early, announce }: ThirdPartyContext): void {
  const { assistant, feedback, ...others } = services;
  const isRefused = refusesTracking();
  // Readers choose to send feedback, so an endpoint receives it even if they refuse tracking. Analytics doesn't.
  const hasReceiver = feedback?.endpoint !== undefined || !isRefused;
  startReaderServices({ assistant, feedback: hasReceiver ? feedback : undefined }, announce);
  const scripts = Object.values(others).flatMap((service) => service?.script ?? []);
  if (isRefused || scripts.length === 0) return;
  startPageViews(base);
  for (const { name, details } of early) countEvent(name, details);
  document.addEventListener(events.TRACK, ({ detail }) => countEvent(detail.name, detail.details));
  for (const script of scripts) preconnect(script);
  whenIdle(() => {
    import('./background-services.ts')
      .then(({ loadBackgroundServices }) => loadBackgroundServices(others))
      .catch(warn);
  });
}

function preconnect(address: string): void {
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.href = new URL(address).origin;
  document.head.append(link);
}

function warn(error: unknown): void {
  console.warn('Third-party services couldn’t be loaded.', error);
}

interface PrivacySignals {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** True if the browser sends a Do Not Track or Global Privacy Control signal. */
function refusesTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as PrivacySignals;
  return (
    globalPrivacyControl === true ||
    [doNotTrack, (window as PrivacySignals).doNotTrack].includes('1')
  );
}

/**
 * Reports page views: one for the first page, and one whenever the route changes. An event contains only the path
 * and the final title. A change of the hash is a different event, and a change of the query isn't reported.
 */
export function startPageViews(base: string): void {
  let referrer = withoutQuery(document.referrer);
  let viewed: string | undefined;

  function view(path = location.pathname, title = document.title): void {
    // If a page is loaded again after a failure, its view has already been reported.
    if (path === viewed) return;
    viewed = path;
    const page_location = location.origin + path;
    const page_referrer = referrer;
    countEvent('page_view', { page_path: path, page_title: title, page_location, page_referrer });
    referrer = page_location;
  }

  // A quick reader may have opened other pages before this code loaded.
  for (const { route, title } of pagesLeft()) view(pathnameOfRoute(route, base), title);
  view();
  if (getSnapshot().route === NOT_FOUND_ROUTE) countEvent('broken_link');
  document.addEventListener(events.NAVIGATED, ({ detail }) => {
    if (detail.kind === 'path') view();
    else if (detail.kind === 'hash') countEvent('hash_change', { hash: location.hash });
  });
  addEventListener('pageshow', ({ persisted }) => {
    // The browser kept the document while the reader was on another site, so this counts as a new visit.
    if (!persisted) return;
    viewed = undefined;
    view();
  });
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*/, '');
}

/**
 * Starts third-party services: only the services that the document lists, never if the reader refuses tracking,
 * and not before the page is idle. Their code is also loaded then.
 */
import { whenIdle } from '../../../client/idle.ts';
import type { TrackedEvent } from '../../../client/services.ts';
import * as events from '../../../shared/events.ts';
import type { Services } from '../services.ts';
import { countEvent } from './event-queue.ts';
import { startPageViews } from './page-views.ts';
import { refusesTracking } from './privacy.ts';
import { startReaderServices } from './reader-services.ts';

interface ThirdPartyContext {
  /** `''` or `/docs`. */
  base: string;
  services: Services;
  /** Events that were reported before this code was loaded. */
  early: readonly TrackedEvent[];
  announce(text: string): void;
}

export function startThirdParties({ base, services, early, announce }: ThirdPartyContext): void {
  const { assistant, feedback, ...others } = services;
  const isRefused = refusesTracking();
  // Readers send feedback themselves, so an endpoint receives it even if they refuse tracking. Analytics
  // doesn't.
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

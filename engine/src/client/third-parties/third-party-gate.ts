/**
 * Lets services of others in: only those that the document names, never against the reader's wish,
 * and not before the page is idle. The code for them is loaded then, too.
 */
import type { ThirdParties } from '../../shared/third-parties.ts';
import { whenIdle } from '../idle.ts';
import { startOffers } from './offers.ts';
import { startPageViews } from './page-views.ts';
import { refusesTracking } from './privacy.ts';

/**
 * Starts the services that `data` names, JSON of the document. `base` is `''` or `/docs`; `announce` is handed
 * over, because an import would split the enhancements into more files.
 */
export function startThirdParties(
  base: string,
  data: string,
  announce: (text: string) => void,
): void {
  const { assistant, feedback, ...services }: ThirdParties = JSON.parse(data);
  const isRefused = refusesTracking();
  // What readers say by themselves goes to those they say it to, but never through what counts them.
  const hasReceiver = feedback?.endpoint !== undefined || !isRefused;
  startOffers({ assistant, feedback: hasReceiver ? feedback : undefined }, announce);
  const scripts = Object.values(services).flatMap((service) => service?.script ?? []);
  if (isRefused || scripts.length === 0) return;
  startPageViews(base);
  for (const script of scripts) preconnect(script);
  whenIdle(() => {
    import('./third-parties.ts').then(({ load }) => load(services)).catch(warn);
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

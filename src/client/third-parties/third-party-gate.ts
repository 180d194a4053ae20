/**
 * Lets services of others in: only those that the document names, never against the reader's wish,
 * and not before the page is idle. The code for them is loaded then, too.
 */
import type { ThirdParties } from '../../shared/third-parties.ts';
import { whenIdle } from '../idle.ts';
import { savesData } from '../navigation/loading/connection.ts';
import { startPageViews } from './page-views.ts';
import { refusesTracking } from './privacy.ts';

/** Starts the services that `data` names, JSON of the document. `base` is `''` or `/docs`. */
export function startThirdParties(base: string, data: string): void {
  if (refusesTracking()) return;
  const services: ThirdParties = JSON.parse(data);
  // The widget is two megabytes of script.
  if (savesData()) services.assistant = undefined;
  startPageViews(base);
  for (const service of Object.values(services)) if (service) preconnect(service.script);
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
  console.warn('Services of others could not be loaded.', error);
}

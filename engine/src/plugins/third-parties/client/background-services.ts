/**
 * Third-party services that work in the background, such as analytics. This is the only code that sends events to
 * them. If a service is blocked or fails, the page still works.
 */
import type { TrackedEvent } from '../../../client/services.ts';
import type { Services } from '../services.ts';
import { countsFromNow, receiveEvents } from './event-queue.ts';
import { loadScript } from './load-script.ts';

type Service<Name extends keyof Services> = NonNullable<Services[Name]>;
type Receiver = (event: TrackedEvent) => void;

declare global {
  interface Window {
    /**
     * Commands for analytics. They have a separate list, because the tag manager would run any commands in its own.
     */
    analyticsLayer?: object[];
    /** The tag manager's events. */
    dataLayer?: object[];
  }
}

/** Loads the services, and passes them all earlier events in order. */
export function loadBackgroundServices(services: Services): void {
  const { analytics, tagManager, visitorIdentification } = services;
  const receivers: Receiver[] = [];
  if (analytics) receivers.push(startAnalytics(analytics));
  if (tagManager) receivers.push(startTagManager(tagManager));
  receiveEvents((event) => {
    for (const receive of receivers) attempt(() => receive(event));
  });
  if (visitorIdentification) identifyVisitor(visitorIdentification);
}

function startAnalytics({ script, measurementId }: Service<'analytics'>): Receiver {
  window.analyticsLayer ??= [];
  const layer = window.analyticsLayer;
  function gtag(..._command: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: the library tells commands from data by this type
    layer.push(arguments);
  }
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  gtag('consent', 'default', denied);
  gtag('js', new Date());
  // Limits the events that the library reports on its own to the page's path.
  gtag('set', { page_location: location.origin + location.pathname });
  gtag('config', measurementId, { send_page_view: false, allow_google_signals: false });
  countWhenLoaded(loadScript(withParameters(script, { id: measurementId, l: 'analyticsLayer' })));
  return ({ name, details }) => {
    if (name === 'page_view') gtag('set', details);
    gtag('event', name, details);
  };
}

function startTagManager({ script, containerId }: Service<'tagManager'>): Receiver {
  window.dataLayer ??= [];
  const layer = window.dataLayer;
  layer.push({ event: 'gtm.js', 'gtm.start': Date.now() });
  countWhenLoaded(loadScript(withParameters(script, { id: containerId })));
  return ({ name, details }) => layer.push({ event: name, ...details });
}

/** Counts events from the moment the script has loaded. If the script is blocked, nothing is counted. */
function countWhenLoaded(script: HTMLScriptElement): void {
  script.addEventListener('load', countsFromNow);
}

function identifyVisitor({ script, clientId, global }: Service<'visitorIdentification'>): void {
  loadScript(script).addEventListener('load', () => {
    const globals = window as unknown as Record<string, VisitorLibrary | undefined>;
    attempt(() => globals[global]?.init({ clientID: clientId }));
  });
}

interface VisitorLibrary {
  init(options: { clientID: string }): void;
}

function withParameters(address: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** Runs code that may call the library's own functions. Errors there don't affect the page. */
function attempt(action: () => void): void {
  try {
    action();
  } catch (error) {
    console.warn('A third-party service failed.', error);
  }
}

/** The applications that report to the server. Their SDKs register them and count evaluations. */
import type { ExampleRequest } from './requests.ts';

const APPLICATIONS = [
  { appName: 'bookshop-web', sdkVersion: 'unleash-client-js:3.7.3' },
  { appName: 'bookshop-api', sdkVersion: 'unleash-client-node:6.4.0' },
  { appName: 'bookshop-ios', sdkVersion: 'unleash-client-swift:2.0.0' },
];

const HOURS = 24;
const HOUR = 3_600_000; // milliseconds
const MINUTE = 60_000; // milliseconds

/** How often each flag is evaluated per hour. */
const TOGGLES = {
  'checkout-express': { yes: 40, no: 60 },
  'search-suggestions': { yes: 25, no: 75 },
  'recommendations-model': {
    yes: 90,
    no: 0,
    variants: { popular: 30, 'similar-readers': 30, 'editor-picks': 30 },
  },
  'gift-wrapping': { yes: 12, no: 88 },
};

/** Number of counts that the server stores, which is one per application, flag, and hour. */
export const METRICS = APPLICATIONS.length * Object.keys(TOGGLES).length * HOURS;

/** Returns requests to the Client API, with counts for each of the 24 hours before `now` (epoch milliseconds). */
export function applicationRequests(now: number): readonly ExampleRequest[] {
  return APPLICATIONS.flatMap(({ appName, sdkVersion }): ExampleRequest[] => {
    const instance = { appName, instanceId: `${appName}-7c9f`, sdkVersion };
    const started = new Date(now - HOURS * HOUR).toISOString();
    const registration = {
      ...instance,
      started,
      interval: MINUTE,
      strategies: ['default', 'flexibleRollout'],
    };
    return [
      ['POST', '/api/client/register', registration],
      ...Array.from({ length: HOURS }, (_, index): ExampleRequest => {
        const stop = now - index * HOUR;
        const bucket = {
          start: new Date(stop - MINUTE).toISOString(),
          stop: new Date(stop).toISOString(),
          toggles: TOGGLES,
        };
        return ['POST', '/api/client/metrics', { ...instance, bucket }];
      }),
    ];
  });
}

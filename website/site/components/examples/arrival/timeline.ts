/** Computes when a change on the server reaches an application. Each stop on the path has its own polling interval. */

export const ROUTES = ['backend', 'backend-edge', 'frontend', 'frontend-edge'] as const;
export type Route = (typeof ROUTES)[number];

export interface Journey {
  route: Route;
  /** Seconds between polls. */
  edgeInterval: number;
  sdkInterval: number;
  /** Time, in seconds, when someone turns the flag on. */
  moment: number;
}

export interface Stop {
  name: string;
  /** Times, in seconds, when the stop polls. */
  polls: readonly number[];
  /** Time, in seconds, when the change arrives. */
  arrival: number;
}

export interface Timeline {
  /** The server comes first. */
  stops: readonly Stop[];
  /** The number of seconds in the image. */
  length: number;
  /** Seconds from the change to the application. */
  delay: number;
  worst: number;
  mean: number;
}

/** Second of each stop's first poll. Any seconds work as long as they differ. */
const FIRST_POLLS = { edge: 4, sdk: 7 };

/** Returns the change's path to the application. Ignores the duration of requests. */
export function timelineOf({ route, edgeInterval, sdkInterval, moment }: Journey): Timeline {
  const usesEdge = route.endsWith('-edge');
  const application = route.startsWith('backend') ? 'Backend' : 'Browser';
  const hops = [
    ...(usesEdge ? [{ name: 'Edge', interval: edgeInterval, first: FIRST_POLLS.edge }] : []),
    { name: application, interval: sdkInterval, first: FIRST_POLLS.sdk },
  ];
  const worst = hops.reduce((sum, { interval }) => sum + interval, 0);
  const length = Math.ceil((moment + worst) / 10) * 10;
  const stops: Stop[] = [{ name: 'Server', polls: [], arrival: moment }];
  let arrival = moment;
  for (const { name, interval, first } of hops) {
    arrival = nextPoll(arrival, first % interval, interval);
    stops.push({ name, polls: pollsUntil(length, first % interval, interval), arrival });
  }
  return { stops, length, delay: arrival - moment, worst, mean: worst / 2 };
}

function nextPoll(time: number, first: number, interval: number): number {
  return first + Math.ceil((time - first) / interval) * interval;
}

function pollsUntil(end: number, first: number, interval: number): number[] {
  const count = Math.floor((end - first) / interval) + 1;
  return Array.from({ length: count }, (_, index) => first + index * interval);
}

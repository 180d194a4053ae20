import { expect, test } from 'vitest';
import { ROUTES, timelineOf } from './timeline.ts';

const INTERVALS = { edgeInterval: 15, sdkInterval: 30 };

test('arrives at the application with the first poll after it arrived at Edge', () => {
  const { stops, delay } = timelineOf({ ...INTERVALS, route: 'frontend-edge', moment: 10 });
  expect(stops.map(({ name, arrival }) => [name, arrival])).toEqual([
    ['Server', 10],
    ['Edge', 19],
    ['Browser', 37],
  ]);
  expect(delay).toBe(27);
});

test.each(ROUTES)(
  'never takes longer than the worst delay, nor arrives between polls: %s',
  (route) => {
    for (let moment = 0; moment <= 60; moment++) {
      const { stops, delay, worst, length } = timelineOf({ ...INTERVALS, route, moment });
      expect(delay).toBeGreaterThanOrEqual(0);
      expect(delay).toBeLessThanOrEqual(worst);
      for (const { polls, arrival } of stops.slice(1)) {
        expect(polls).toContain(arrival);
        expect(arrival).toBeLessThanOrEqual(length);
      }
    }
  },
);

test('takes half of the worst delay on average', () => {
  const { mean, worst } = timelineOf({ ...INTERVALS, route: 'backend-edge', moment: 0 });
  expect([mean, worst]).toEqual([22.5, 45]);
});

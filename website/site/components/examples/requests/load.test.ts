import { expect, test } from 'vitest';
import { loadsOf, type Setup, serverLoads, sumOf } from './load.ts';

const NOTHING: Setup = {
  instances: 0,
  pages: 0,
  backendInterval: 15,
  frontendInterval: 30,
  edges: 0,
  environments: 1,
};

// The three examples on the hosting page.
test.each([
  [{ instances: 10_000 }, 667, 167],
  [{ pages: 20_000 }, 667, 667],
  [{ edges: 10, environments: 3 }, 2, 0.5],
])('computes the requests of %j', (part, polls, reports) => {
  const loads = serverLoads(loadsOf({ ...NOTHING, ...part }));
  const round = (value: number) => (value < 10 ? value : Math.round(value));
  expect(round(loads.reduce((sum, load) => sum + load.polls, 0))).toBe(polls);
  expect(round(loads.reduce((sum, load) => sum + load.reports, 0))).toBe(reports);
});

test('keeps applications away from the server with Edge', () => {
  const direct = { ...NOTHING, instances: 300, pages: 6000 };
  expect(sumOf(serverLoads(loadsOf(direct)))).toBe(425);
  const loads = loadsOf({ ...direct, edges: 3 });
  expect(serverLoads(loads).map(({ sender }) => sender)).toEqual(['edge']);
  expect(sumOf(serverLoads(loads))).toBe(0.25);
});

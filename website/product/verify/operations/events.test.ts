import { expect, it } from 'vitest';
import { eventContradictions, statedEvents } from './events.ts';

it("returns an operation's events, and separately those with a condition", () => {
  const events = ['feature-created', { name: 'tag-created', when: 'if the tag is new' }];
  expect(statedEvents({ extensions: { 'x-events': events } })).toEqual({
    certain: ['feature-created'],
    possible: ['tag-created'],
  });
  expect(statedEvents({ extensions: {} })).toEqual({ certain: [], possible: [] });
});

it('reports missing and undocumented events', () => {
  const stated = { certain: ['feature-created'], possible: ['tag-created'] };
  expect(eventContradictions(stated, ['feature-created'])).toEqual([]);
  expect(eventContradictions(stated, ['tag-created', 'feature-archived'])).toEqual([
    "doesn't record feature-created, which its x-events states",
    "records feature-archived, which its x-events doesn't state",
  ]);
});

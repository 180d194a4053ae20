import { expect, it } from 'vitest';
import { eventContradictions, statedEvents } from './events.ts';

it('takes the events of an operation, those with a condition apart', () => {
  const events = ['feature-created', { name: 'tag-created', when: 'if the tag is new' }];
  expect(statedEvents({ extensions: { 'x-events': events } })).toEqual({
    certain: ['feature-created'],
    possible: ['tag-created'],
  });
  expect(statedEvents({ extensions: {} })).toEqual({ certain: [], possible: [] });
});

it('says what is missing and what is not stated', () => {
  const stated = { certain: ['feature-created'], possible: ['tag-created'] };
  expect(eventContradictions(stated, ['feature-created'])).toEqual([]);
  expect(eventContradictions(stated, ['tag-created', 'feature-archived'])).toEqual([
    "doesn't record feature-created, which its x-events states",
    "records feature-archived, which its x-events doesn't state",
  ]);
});

import { expect, it } from 'vitest';
import { eventContradictions, promisedEvents } from './events.ts';

const TYPES = new Set(['feature-created', 'feature-tagged', 'tag-created', 'feature-archived']);
const promised = (text: string) => promisedEvents(text, TYPES);

it('takes the events of sentences that speak of recording', () => {
  expect(promised('Adds a flag, see `feature-archived`. Records `feature-created`.')).toEqual({
    certain: ['feature-created'],
    possible: [],
  });
  expect(promised('Deletes it. The event `feature-archived` keeps the data.').certain).toEqual([
    'feature-archived',
  ]);
  expect(promised('Event: `feature-created`.').certain).toEqual(['feature-created']);
});

it('knows conditions, names that are no events, and sentences that deny', () => {
  expect(promised('Records `feature-tagged`, and `tag-created` for a new tag.')).toEqual({
    certain: [],
    possible: ['feature-tagged', 'tag-created'],
  });
  expect(promised('Records no event `feature-created`. Records `checkout-express`.')).toEqual({
    certain: [],
    possible: [],
  });
});

it('says what is missing and what nobody promised', () => {
  const promise = { certain: ['feature-created'], possible: ['tag-created'] };
  expect(eventContradictions(promise, ['feature-created'])).toEqual([]);
  expect(eventContradictions(promise, ['tag-created', 'feature-archived'])).toEqual([
    'does not record feature-created, which its words promise',
    'records feature-archived, which its words do not name',
  ]);
});

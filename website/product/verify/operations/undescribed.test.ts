import { expect, it } from 'vitest';
import { undescribed } from './undescribed.ts';

const SCHEMA = {
  properties: {
    id: {},
    details: { items: { properties: { message: {} } } },
  },
};

it('names properties that the schema lacks, at all depths', () => {
  expect(undescribed({ id: 'x', name: 'y' }, SCHEMA)).toEqual(['/name']);
  const details = [{ message: 'a' }, { message: 'b', path: '/body' }];
  expect(undescribed({ details }, SCHEMA)).toEqual(['/details/1/path']);
});

it('allows what the schema leaves open', () => {
  expect(undescribed({ any: 1 }, {})).toEqual([]);
  expect(undescribed({ id: { any: 1 } }, SCHEMA)).toEqual([]);
  expect(undescribed('text', SCHEMA)).toEqual([]);
});

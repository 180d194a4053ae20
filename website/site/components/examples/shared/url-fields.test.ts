import { expect, test } from 'vitest';
import {
  choice,
  type Fields,
  initialValues,
  integer,
  readQuery,
  text,
  toggle,
  withQuery,
} from './url-fields.ts';

interface Settings {
  percentage: number;
  stickiness: 'userId' | 'random';
  group: string;
  inverted: boolean;
}

const FIELDS: Fields<Settings> = {
  percentage: integer(0, 100, 25),
  stickiness: choice(['userId', 'random'], 'userId'),
  group: text('checkout-express', 20),
  inverted: toggle(false),
};
const PAGE = 'https://docs.example/reference/stickiness?theme=dark#options';

test('writes only what differs from the first values, and keeps the rest of the URL', () => {
  const initial = initialValues(FIELDS);
  expect(withQuery('rollout', FIELDS, initial, PAGE).href).toBe(PAGE);
  const changed = { ...initial, percentage: 40, inverted: true };
  const url = withQuery('rollout', FIELDS, changed, PAGE);
  expect(url.search).toBe('?theme=dark&rollout.percentage=40&rollout.inverted=true');
  expect(withQuery('rollout', FIELDS, initial, url.href).href).toBe(PAGE);
  // The order is the same whichever value was changed first.
  const inverted = withQuery('rollout', FIELDS, { ...initial, inverted: true }, PAGE).href;
  expect(withQuery('rollout', FIELDS, changed, inverted).href).toBe(url.href);
});

test('reads back what it wrote', () => {
  const values = {
    percentage: 0,
    stickiness: 'random' as const,
    group: 'a&b=<c> %',
    inverted: true,
  };
  const { search } = withQuery('rollout', FIELDS, values, PAGE);
  expect(readQuery('rollout', FIELDS, search)).toEqual(values);
  expect(readQuery('variants', FIELDS, search)).toEqual({});
});

test.each([
  'percentage=101',
  'percentage=-1',
  'percentage=1e1',
  'percentage=25.5',
  'percentage=',
  'percentage=9999999999999999999999',
  'stickiness=constructor',
  'stickiness=__proto__',
  `group=${'x'.repeat(21)}`,
  'inverted=1',
  'inverted=constructor',
  'inverted=toString',
  '__proto__=1',
  'percentage=%E0%A4%A',
])('ignores %s', (query) => {
  expect(readQuery('rollout', FIELDS, `?rollout.${query}`)).toEqual({});
});

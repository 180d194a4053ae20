import { expect, it } from 'vitest';
import { checkAgainst } from '../../problems/schema-problems.ts';
import { formerAnchorsSchema } from './former-anchors-schema.ts';

const check = (input: object) =>
  checkAgainst(formerAnchorsSchema, input, { rootName: 'formerAnchors' });

it('takes ids by route and section', () => {
  const anchors = { '/a': { create: ['create-step-1', '2-create-a-lamp'] } };
  expect(check(anchors)).toEqual({ data: anchors, problems: [] });
});

it('says what is wrong with routes and ids', () => {
  const { problems } = check({ a: {}, '/b': { create: '#new', 'roll-out': ['#Step 1'] } });
  expect(problems.map(({ message, remedy }) => `${message} → ${remedy}`)).toMatchInlineSnapshot(`
    [
      "a doesn't start with a slash ('a') → Use '/a'",
      "/b.create must be a list, not '#new' → Use create: ['#new']",
      "/b.roll-out[0] isn't a valid id ('#Step 1') → Use 'Step-1'",
    ]
  `);
});

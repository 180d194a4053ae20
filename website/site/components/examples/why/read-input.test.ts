/** Compares the checks of pasted JSON with the API description. Both must accept and reject the same values. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { FLAG, readContext, readFlags } from './read-input.ts';
import { findProblem } from './schema.ts';

const FULL_FLAG = {
  name: 'checkout-express',
  type: 'release',
  description: null,
  enabled: true,
  stale: false,
  impressionData: null,
  project: 'bookshop',
  strategies: [
    {
      id: '1',
      name: 'flexibleRollout',
      title: null,
      disabled: false,
      featureName: 'checkout-express',
      sortOrder: 0,
      segments: [1],
      constraints: [
        {
          contextName: 'region',
          operator: 'IN',
          values: ['NO'],
          value: '',
          inverted: false,
          caseInsensitive: false,
        },
      ],
      variants: [
        {
          name: 'popular',
          weight: 1000,
          weightType: 'variable',
          stickiness: 'default',
          payload: { type: 'string', value: 'x' },
        },
      ],
      parameters: { rollout: '25' },
    },
  ],
  variants: [
    {
      name: 'popular',
      weight: 1000,
      weightType: 'fix',
      stickiness: 'userId',
      payload: { type: 'json', value: '{}' },
      overrides: [{ contextName: 'userId', values: ['reader-1042'] }],
    },
  ],
  dependencies: [{ feature: 'payments-kill-switch', enabled: true, variants: ['popular'] }],
};
const REPLACEMENTS = [null, 'text', -1, 0.5, 1001, true, [], {}, [null], { unknown: 1 }];

const specification = fileURLToPath(new URL('../../../../openapi/unleash.json', import.meta.url));
const { components } = JSON.parse(readFileSync(specification, 'utf8'));
const ajv = new Ajv({ strict: false, validateFormats: false });
const isFlag = ajv.compile({ $ref: '#/components/schemas/clientFeatureSchema', components });

test('accepts and rejects what the API schema accepts and rejects', () => {
  let rejected = 0;
  for (const value of [FULL_FLAG, ...mutations(FULL_FLAG)]) {
    const isValid = isFlag(value);
    const problem = findProblem(value, FLAG);
    expect({ value, isValid: problem === undefined }).toEqual({ value, isValid });
    if (!isValid) rejected++;
  }
  expect(rejected).toBeGreaterThan(300);
});

/** Returns copies of the value, each with one part removed, replaced, or extended by an undefined property. */
function mutations(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    const replaced = value.flatMap((item, index) =>
      [...REPLACEMENTS, ...mutations(item)].map((other) => value.with(index, other)),
    );
    return [...REPLACEMENTS, ...replaced];
  }
  if (typeof value !== 'object' || value === null) return [...REPLACEMENTS];
  const entries = Object.entries(value);
  const removed = entries.map(([name]) =>
    Object.fromEntries(entries.filter(([other]) => other !== name)),
  );
  const replaced = entries.flatMap(([name, item]) =>
    mutations(item).map((other) => ({ ...value, [name]: other })),
  );
  return [...REPLACEMENTS, ...removed, ...replaced, { ...value, unknown: true }];
}

test.each([
  ['', /^This isn't valid JSON\./],
  ['[]', 'The JSON has to be an object.'],
  ['null', 'The JSON has to be an object.'],
  ['{"enabled":true}', '`name` is missing.'],
  ['{"name":"a","enabled":"yes"}', '`enabled` has to be a boolean.'],
  [
    '{"name":"a","enabled":true,"environments":[]}',
    "`environments` isn't a property that the Client API uses.",
  ],
  [
    '{"name":"a","enabled":true,"__proto__":{}}',
    "`__proto__` isn't a property that the Client API uses.",
  ],
  ['{"features":[]}', '`features` is empty.'],
  ['{"features":[{"name":"a"}]}', '`features[0].enabled` is missing.'],
  [
    '{"name":"a","enabled":true,"strategies":[{"name":"default","disabled":true}]}',
    "SDKs don't receive disabled strategies. Remove `strategies[0]`.",
  ],
])('explains what is wrong with %j', (text, problem) => {
  expect(readFlags(text).problem).toMatch(problem);
});

test.each([
  ['{', /^This isn't valid JSON\./],
  ['[]', 'The context has to be an object.'],
  ['{"properties":[]}', '`properties` has to be an object.'],
  [
    '{"userId":{}}',
    "A context value has to be text, a number, true, or false, but `userId` isn't.",
  ],
])('explains what is wrong with the context %j', (text, problem) => {
  expect(readContext(text).problem).toMatch(problem);
});

/** Diagnoses situations that a real server and real SDKs recorded (`website/product/situations/`). */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Cause } from './causes.ts';
import { diagnose } from './diagnose.ts';

interface Situation {
  id: string;
  pasted: string;
  flag: string;
  context?: string;
}

const SITUATIONS: readonly Situation[] = JSON.parse(
  readFileSync(new URL('situations.json', import.meta.url), 'utf8'),
);

/** Each situation's cause, and a part of what the doctor says. */
const EXPECTED: Readonly<Record<string, readonly [cause: Cause, text: RegExp]>> = {
  'wrong-environment': ['environment', /`checkout-express` is off/],
  'token-of-another-project': ['environment', /reads the `warehouse` project in `production`/],
  'disabled-parent': ['off', /parent flag `payments` is disabled, but has to be enabled/],
  'constraint-on-a-missing-field': ['fields', /The context has no `region`/],
  'stickiness-without-a-value': ['fields', /stickiness is `userId`, and the context doesn't/],
  'edge-behind': ['delay', /One of the responses contains `wish-lists`/],
  'sdk-not-ready': ['ready', /checks `faster-search` before the SDK has any flags/],
  'wrong-token-type': ['stale', /the token has the wrong type for this URL/],
  'api-twice': ['stale', /`\/api\/api\/client\/features` contains a part twice/],
  cors: ['none', /The browser blocked the response/],
  'another-case': ['code', /asks for `Order-History`, and the flag's name is `order-history`/],
  archived: ['off', /`old-checkout` is archived/],
};

test('has all twelve situations', () => {
  expect(SITUATIONS.map(({ id }) => id).sort()).toEqual(Object.keys(EXPECTED).sort());
});

test.each(SITUATIONS)('finds the cause of $id', ({ id, pasted, flag, context = '' }) => {
  const [finding] = diagnose({ pasted, flag, context });
  const [cause, text] = EXPECTED[id] ?? [];
  expect(finding?.cause).toBe(cause);
  expect(finding?.text).toMatch(text ?? 'nothing');
});

test.each(SITUATIONS)(
  'recognizes $id in Windows line endings, too',
  ({ id, pasted, flag, context = '' }) => {
    const [finding] = diagnose({ pasted: pasted.replaceAll('\n', '\r\n'), flag, context });
    expect(finding?.cause).toBe(EXPECTED[id]?.[0]);
  },
);

const FLAG =
  '{"name":"a","enabled":true,"strategies":[{"name":"flexibleRollout","parameters":{"rollout":"1","stickiness":"userId","groupId":"a"}}]}';

test.each([
  ['the rollout', { pasted: FLAG, context: '{"userId":"7"}' }, 'rollout'],
  [
    'a custom strategy',
    { pasted: '{"name":"a","enabled":true,"strategies":[{"name":"own"}]}', context: '{}' },
    'custom',
  ],
  [
    'a missing segment, beside one whose field is missing',
    {
      pasted:
        '{"features":[{"name":"a","enabled":true,"strategies":[{"name":"default","segments":[7,8]}]}],"segments":[{"id":8,"constraints":[{"contextName":"plan","operator":"IN","values":["pro"]}]}]}',
      context: '{"userId":"7"}',
    },
    'strategy',
  ],
  ['an enabled flag', { pasted: '{"name":"a","enabled":true,"strategies":[]}' }, 'code'],
  ['an empty list', { pasted: '{"toggles":[]}' }, 'none'],
  ['a context next to the flag', { pasted: `${FLAG}\n{"sessionId":"1"}` }, 'fields'],
  ['a refused connection', { pasted: 'connect ECONNREFUSED 127.0.0.1:4242' }, 'stale'],
  [
    'a web page',
    { pasted: `SyntaxError: Unexpected token '<', "<!DOCTYPE "... is not valid JSON` },
    'stale',
  ],
  [
    "an Edge that isn't allowed",
    { pasted: 'Token used to fetch features was Forbidden, will remove' },
    'edge-token',
  ],
])('finds the cause of %s', (_, input, cause) => {
  expect(diagnose({ context: '', flag: '', ...input })[0]?.cause).toBe(cause);
});

test.each([
  ['a flag without a context', { pasted: FLAG }, /also enter the user's context/],
  [
    'several flags without a name',
    { pasted: `{"features":[${FLAG},{"name":"b","enabled":true}]}` },
    /has several flags/,
  ],
  ['an incomplete flag', { pasted: '{"name":"a","strategies":[]}' }, /`enabled` is missing/],
  ['a wrong context', { pasted: FLAG, context: '{' }, /isn't valid JSON/],
])('asks for more with %s', (_, input, text) => {
  const [finding] = diagnose({ context: '', flag: '', ...input });
  expect(finding?.cause).toBeUndefined();
  expect(finding?.text).toMatch(text);
});

test('finds nothing in other text', () => {
  expect(diagnose({ pasted: 'Server started on port 3000', context: '', flag: '' })).toEqual([]);
});

test.each([
  ['{'.repeat(150_000), ''],
  ['[{"a":'.repeat(30_000), ''],
  [`${'{"\\'.repeat(40)}\n`.repeat(1000), ''],
  ['{"features":[{"__proto__":{"enabled":true}}]}', '{"__proto__":{"userId":"1"}}'],
  ['{"features":{"length":1e9},"toggles":[null,1,"x",[]]}', '[]'],
  [`{"name":"${'x'.repeat(100_000)}","enabled":false,"strategies":[]}`, ''],
  ['a:'.repeat(90_000), ''],
  ['<img src=x onerror=alert(1)>', '"><script>'],
  ['x'.repeat(200_001), ''],
])('survives hostile text %#', (pasted, context) => {
  for (const flag of ['', 'constructor', '__proto__']) {
    for (const { text } of diagnose({ pasted, context, flag })) {
      expect(text.length).toBeLessThan(500);
    }
  }
});

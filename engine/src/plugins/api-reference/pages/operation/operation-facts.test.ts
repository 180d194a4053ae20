import { expect, it } from 'vitest';
import type { JsonValue } from '../../read/document/json.ts';
import { english } from '../../texts/test-texts.ts';
import { operationFacts } from './operation-facts.ts';

const facts = (value: JsonValue | undefined, config: object = {}, texts = english) =>
  operationFacts(
    { 'x-events': value },
    [{ extension: 'x-events', label: 'Event', several: 'Events', ...config }],
    texts,
  );

it('joins values as a sentence does', () => {
  expect(facts('a')).toEqual([{ label: 'Event', html: '<code>a</code>' }]);
  expect(facts(['a', 'b'])).toEqual([
    { label: 'Events', html: '<code>a</code> and <code>b</code>' },
  ]);
  expect(facts(['a', 'b', 'c'], { joinedBy: 'or' })).toEqual([
    { label: 'Events', html: '<code>a</code>, <code>b</code>, or <code>c</code>' },
  ]);
});

it("puts a value's condition after it", () => {
  expect(facts(['a', { name: 'b', when: 'if the *tag* is new, or moved' }])).toEqual([
    {
      label: 'Events',
      html: '<code>a</code>; <code>b</code> if the <em>tag</em> is new, or moved',
    },
  ]);
});

it('replaces values with their texts, and omits those without one', () => {
  const values = { NONE: 'No event', free: false };
  expect(facts('NONE', { values })).toEqual([{ label: 'Event', html: 'No event' }]);
  expect(facts('free', { values })).toEqual([]);
});

it.each([undefined, null, [], {}, 1, [{ when: 'x' }]])('ignores %j', (value) => {
  expect(facts(value)).toEqual([]);
});

it("joins values in the site's language", () => {
  const german = { ...english, andAlso: 'und', orElse: 'oder' };
  expect(facts(['a', 'b'], {}, german)[0]?.html).toBe('<code>a</code> und <code>b</code>');
  expect(facts(['a', 'b'], { joinedBy: 'or' }, german)[0]?.html).toBe(
    '<code>a</code> oder <code>b</code>',
  );
});

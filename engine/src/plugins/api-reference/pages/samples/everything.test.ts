/** Runs the samples of a description that uses every feature. */
import { expect, it } from 'vitest';
import { describeSamples, everyOperation } from './test-everything.ts';
import { PHP_CURL } from './test-interpreters.ts';

it('has a sample for every operation', () => {
  const unknown = everyOperation.filter(({ extensions }) => extensions['x-sent'] === undefined);
  expect(unknown).toEqual([]);
  expect(everyOperation.length).toBeGreaterThan(15);
});

describeSamples({ id: 'curl', interpreter: 'sh' });
describeSamples({ id: 'node', interpreter: 'node' });
describeSamples({ id: 'python', interpreter: 'python3' });
describeSamples({ id: 'php', interpreter: 'php', before: PHP_CURL });
describeSamples({ id: 'ruby', interpreter: 'ruby' });

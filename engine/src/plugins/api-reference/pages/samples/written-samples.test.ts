import { expect, it } from 'vitest';
import { REFERENCE_LIMITS } from '../../limits.ts';
import { withWrittenSamples } from './written-samples.ts';

/** Returns the lengths of the samples that are kept if a description has samples with these lengths. */
function kept(...lengths: readonly number[]): number[] {
  const written = lengths.map((length, index) => ({
    lang: 'text',
    label: `Sample ${index}`,
    source: 'x'.repeat(length),
  }));
  return withWrittenSamples({ 'x-codeSamples': written }, []).map(({ code }) => code.length);
}

it('keeps samples that fill the page exactly, and omits those that exceed it', () => {
  const most = REFERENCE_LIMITS.example;
  expect(kept(most)).toEqual([most]);
  expect(kept(most - 1, 1)).toEqual([most - 1, 1]);
  expect(kept(most, 1)).toEqual([most]);
  expect(kept(most + 1)).toEqual([]);
});

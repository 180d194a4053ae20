import { it } from 'vitest';
import { DOCUMENT_LIMITS } from '../limits.ts';
import { expectWithinLimits } from './test-hostile-documents.ts';

// Most texts of the first size are just below the other limits. The second size is just below the length limit.
it.each([
  [60_000, 20],
  [DOCUMENT_LIMITS.characters - 10_000, 5],
])(
  'texts of %i characters are compiled or refused within the memory of a build',
  expectWithinLimits,
);

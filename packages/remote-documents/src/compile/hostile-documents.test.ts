import { it } from 'vitest';
import { expectWithinLimits } from './test-hostile-documents.ts';

// The sizes at which limits matter take longer: see large-hostile-documents.test.ts.
it('short texts are compiled within the memory of a build', () => expectWithinLimits(1_000, 100));

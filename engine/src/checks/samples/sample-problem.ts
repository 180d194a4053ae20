/** Converts faults in samples to problems. A fault's `line` is relative to the sample (1-based). */
import type { SampleFault } from '../../core/assemble/content-checks.ts';
import type { Problem } from '../../core/problems/problems.ts';
import type { CodeSample } from '../page-text.ts';

/** Converts a fault to a problem of the page. */
export function sampleProblem(sample: CodeSample, fault: SampleFault): Problem {
  const { file, line: fence = 0 } = sample.place;
  const line = fault.line === undefined ? fence : fence + fault.line;
  return {
    severity: 'error',
    place: { file, line },
    message: `The ${sample.language} sample ${fault.message}`,
    remedy:
      fault.remedy ??
      'Correct it. To exempt it, add check=partial or check=wrong reason="…" after the language.',
  };
}

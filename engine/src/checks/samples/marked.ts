/** Handles samples that are marked as incomplete or incorrect: ```` ```ts check=partial reason="…" ````. */
import type { Problem } from '../../core/problems/problems.ts';
import type { CodeSample } from '../page-text.ts';

const MARK = /(?:^|\s)check=(\S+)/;
const REASON = /(?:^|\s)reason="([^"]*)"/;

/** Returns the unmarked samples, which have to be checked, and problems with the marks of the others. */
export function unmarkedSamples(samples: readonly CodeSample[]): {
  samples: readonly CodeSample[];
  problems: readonly Problem[];
} {
  const problems = samples.flatMap((sample) => markProblem(sample) ?? []);
  return { samples: samples.filter(({ meta }) => !MARK.test(meta)), problems };
}

function markProblem({ meta, place }: CodeSample): Problem | undefined {
  const mark = MARK.exec(meta)?.[1];
  if (mark === undefined) return undefined;
  const reason = REASON.exec(meta)?.[1]?.trim() ?? '';
  if ((mark === 'partial' || mark === 'wrong') && reason !== '') return undefined;
  return {
    severity: 'error',
    place,
    message: `"check=${mark}" ${reason === '' ? 'has no reason' : "isn't a known mark"}`,
    remedy: 'Use check=partial or check=wrong, followed by reason="…".',
  };
}

import { fingerprint } from '../../../site/proof/fingerprint.ts';
import type { CheckReport } from '../../../site/proof/report.ts';
import { installedVersion, sdkText } from '../../proof.ts';
import type { Judged } from '../excuse.ts';
import type { RequestSample } from './collect.ts';

/**
 * Returns what each sample was run with, keyed by the sample's fingerprint. A sample must be correct everywhere it
 * appears.
 */
export function checkedSamples(
  samples: readonly RequestSample[],
  judged: readonly Judged[],
): CheckReport['samples'] {
  const wrong = new Set(
    judged.filter(({ contradictions }) => contradictions.length > 0).map(({ name }) => name),
  );
  const keyOf = ({ language, code }: RequestSample) => fingerprint(language, code);
  const failed = new Set(samples.filter(({ name }) => wrong.has(name)).map(keyOf));
  return Object.fromEntries(
    samples.filter((each) => !failed.has(keyOf(each))).map((each) => [keyOf(each), sdkOf(each)]),
  );
}

const SDK = 'unleash-client';

/** Returns the SDK that a program imports, with its version. Samples that are requests don't have one. */
function sdkOf({ code }: RequestSample): string {
  // On an SDK's page, programs share the instance in `flags.mjs`.
  const isUsed = code.includes(`from '${SDK}'`) || code.includes(`from './flags.mjs'`);
  return isUsed ? sdkText(SDK, installedVersion(SDK)) : '';
}

import { validate } from 'dockerfile-utils';
import type { SampleFault } from '../../core/assemble/content-checks.ts';

const ERROR = 1;

/** Returns the errors in a Dockerfile. Skips warnings, which are a matter of taste. */
export function checkDockerfile(code: string): readonly SampleFault[] {
  return validate(code)
    .filter(({ severity }) => severity === ERROR)
    .map(({ message, range }) => ({
      message: `is invalid: ${message}`,
      line: range.start.line + 1,
    }));
}

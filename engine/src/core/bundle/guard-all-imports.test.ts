/** Tests every kind of reference with every way out of a site. */
import { describe, it } from 'vitest';
import { WAYS_OUT } from '../files/test-ways-out.ts';
import { expectNoWayOut, KINDS } from './test-guarded-imports.ts';

describe.each(Object.entries(KINDS))('%s', (_, kind) => {
  it.each(Object.entries(WAYS_OUT))('%s does not lead out of the site', (_way, way) =>
    expectNoWayOut(kind, way),
  );
});

/** Helper of tests: checks generated examples. */

import { sampleValue } from '../pages/schema/sample-value.ts';
import type { ApiDescription } from '../read/description.ts';
import { validatorOf } from './check-examples.ts';

/** Returns the schemas whose example is wrong, with the reason. */
export function wrongSamples(description: ApiDescription): string[] {
  const validate = validatorOf(description);
  return Object.entries(description.document.components?.schemas ?? {}).flatMap(
    ([name, schema]) => {
      const value = sampleValue(schema, description.document, 'response');
      const pointer = `/components/schemas/${name}`;
      if (value === undefined) return [];
      const reason = validate({ schema, schemaPointer: pointer, value });
      return reason === undefined ? [] : [`${name}: ${reason}`];
    },
  );
}

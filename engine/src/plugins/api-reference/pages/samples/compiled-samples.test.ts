/** Runs samples in languages whose compilers take seconds. */

import { go } from './go.ts';
import { java } from './java.ts';
import { describeSamples, everyOperation } from './test-everything.ts';
import { describeSentRequests } from './test-sent-requests.ts';

/** Operations whose code depends on the language. URLs and headers alone are written the same way everywhere. */
const operations = everyOperation.filter(
  ({ method, requestBody, parameters }) =>
    requestBody !== undefined || method !== 'get' || parameters.length > 6,
);

describeSamples({ id: 'java', interpreter: 'java' }, operations);
describeSamples({ id: 'go', interpreter: 'go' }, operations);
describeSentRequests({ interpreter: 'java', write: java });
describeSentRequests({ interpreter: 'go', write: go });

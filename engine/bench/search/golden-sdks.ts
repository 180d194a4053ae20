/** Readers' queries about the SDKs for languages and frameworks. */
import type { AreaQueries } from './quality.ts';

const OVERVIEW = '/reference/sdks';
const sdk = (id: string) => `${OVERVIEW}/${id}`;

export const sdkQueries: AreaQueries = {
  words: [
    ['golang sdk', sdk('go')],
    ['swift feature flags', sdk('ios-proxy')],
    ['kotlin android sdk', sdk('android-proxy')],
    ['compare sdks', OVERVIEW],
  ],
  typos: [
    ['pyhton sdk', sdk('python')],
    ['fluter sdk', sdk('flutter')],
  ],
  identifiers: [
    ['WaitForReady', sdk('go')],
    ['getVariant', sdk('go'), sdk('java'), sdk('node'), sdk('javascript-browser')],
    ['synchronousFetchOnInitialisation', sdk('java')],
    ['custom_http_headers', sdk('ruby')],
    ['poll_for_updates', sdk('rust')],
    ['withStaleTtl', sdk('php')],
    ['usePOSTrequests', sdk('javascript-browser')],
    ['destroyWithFlush', sdk('node')],
  ],
  errors: [
    ['useFlagContext() must be used within a FlagProvider', sdk('react')],
    ['golang segment does not exist', sdk('go')],
    ['You already have an Unleash instance with a different configuration', sdk('node')],
  ],
  questions: [
    ['puma workers flags never change', sdk('ruby')],
    ['where does the dotnet sdk keep its backup file', sdk('dotnet')],
    ['flags in svelte store', sdk('svelte')],
    ['move from the old android sdk', sdk('android-proxy-legacy')],
    ['which sdk supports impression data', OVERVIEW, '/reference/impression-data'],
  ],
};

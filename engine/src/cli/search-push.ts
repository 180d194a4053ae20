/** `npm run search:push`: the records of the site into a hosted index. */

import { bundleOptions } from '../core/bundle/bundle-options.ts';
import { bundleServer } from '../core/bundle/bundle-site.ts';
import { loadSite } from '../core/config/load-site.ts';
import { compileSite } from '../core/pipeline.ts';
import { pageProviders } from '../core/plugins/hooks.ts';
import { throwOnErrors } from '../core/problems/problems.ts';
import { UsageError } from '../core/problems/usage-error.ts';
import { hostedRecords } from '../core/search/hosted-records.ts';
import { type PushTarget, pushRecords } from '../core/search/push-records.ts';
import { searchRecords } from '../core/search/records.ts';
import { collectSources } from '../core/source/collect-sources.ts';
import { DEFAULT_PLUGINS } from '../default-plugins.ts';
import type { SearchRecord } from '../shared/search.ts';
import type { CommandOptions } from './options.ts';

/** Says what would be sent; with `--send` sends it. Throws when a key is missing or the site has errors. */
export async function runSearchPush(
  { root, send }: CommandOptions,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const target = targetOf(environment);
  const records = await recordsOf(root);
  const count = hostedRecords(records).length;
  const pages = new Set(records.map((record) => record.url_without_anchor)).size;
  console.log(`${count} records from ${pages} pages`);
  if (!send) {
    console.log(JSON.stringify(records[0], undefined, 2));
    console.log(
      `Nothing was sent. To update the "${target?.indexName ?? '…'}" index, run npm run search:push -- --send`,
    );
    return;
  }
  if (target === undefined) {
    throw new UsageError(
      `--send requires the environment variables ${Object.values(VARIABLES).join(', ')}`,
    );
  }
  await pushRecords(records, target, { report: (step) => console.log(step) });
  console.log(`The "${target.indexName}" index now has ${count} records`);
}

const VARIABLES = {
  appId: 'DOCS_SEARCH_APP_ID',
  indexName: 'DOCS_SEARCH_INDEX',
  writeKey: 'DOCS_SEARCH_WRITE_KEY',
} as const;

/** The index that the environment names; `undefined` when something is missing. */
function targetOf(environment: NodeJS.ProcessEnv): PushTarget | undefined {
  const appId = environment[VARIABLES.appId];
  const indexName = environment[VARIABLES.indexName];
  const writeKey = environment[VARIABLES.writeKey];
  if (!appId || !indexName || !writeKey) return undefined;
  const hosts = environment.DOCS_SEARCH_HOSTS;
  return { appId, indexName, writeKey, hosts: hosts ? hosts.split(/\s+/) : undefined };
}

async function recordsOf(root: string): Promise<SearchRecord[]> {
  const definition = await loadSite(root, DEFAULT_PLUGINS);
  const collected = await collectSources(pageProviders(definition), definition, {
    production: true,
  });
  const { server } = await bundleServer(bundleOptions(definition));
  const { site, compiled, problems } = await compileSite(definition, collected, server);
  throwOnErrors(problems);
  return searchRecords(site, compiled, definition);
}

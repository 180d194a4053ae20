/** The `search:push` command, which sends the site's records to a hosted index. */
import {
  type Command,
  type CommandContext,
  commandLine,
  UsageError,
} from '../../../core/plugin-api.ts';
import { hostedRecords } from './hosted-records.ts';
import { type PushTarget, pushRecords } from './push-records.ts';
import { searchRecords } from './records.ts';

export const pushCommand: Command = {
  name: 'search:push',
  about: 'upload a hosted search index; without --send, only show what would be uploaded',
  options: { send: 'boolean' },
  run: (context) => push(context, process.env),
};

/** Reports what would be sent, or sends it with `--send`. Throws if a key is missing or the site has errors. */
async function push(
  { options, compileSite }: CommandContext,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const target = targetOf(environment);
  const { site, compiled, definition } = await compileSite();
  const records = searchRecords(site, compiled, definition);
  const count = hostedRecords(records).length;
  const pages = new Set(records.map((record) => record.url_without_anchor)).size;
  console.log(`${count} records from ${pages} pages`);
  if (options.send !== true) {
    console.log(JSON.stringify(records[0], undefined, 2));
    console.log(
      `Nothing was sent. To update the "${target?.indexName ?? '…'}" index, run ${commandLine('search:push', '--send')}`,
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

/** Returns the index that the environment variables specify, or `undefined` if one of them is missing. */
function targetOf(environment: NodeJS.ProcessEnv): PushTarget | undefined {
  const appId = environment[VARIABLES.appId];
  const indexName = environment[VARIABLES.indexName];
  const writeKey = environment[VARIABLES.writeKey];
  if (!appId || !indexName || !writeKey) return undefined;
  const hosts = environment.DOCS_SEARCH_HOSTS;
  return { appId, indexName, writeKey, hosts: hosts ? hosts.split(/\s+/) : undefined };
}

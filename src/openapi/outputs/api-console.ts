/** Data of the consoles, one file for each operation: nothing of it is in the pages. */

import type { Output, OutputContext, OutputProvider } from '../../engine/outputs/output.ts';
import { consoleFileOfRoute } from '../../shared/api-console.ts';
import { consoleData } from '../console/data/console-data.ts';
import { type JsonValue, jsonText } from '../read/document/json.ts';
import { apiKeys, pagesOfApis } from './api-files.ts';

export const apiConsole: OutputProvider = { outputs: consoleOutputs };

function consoleOutputs({
  site,
  definition,
}: Pick<OutputContext, 'site' | 'definition'>): Output[] {
  const keyOf = apiKeys(definition.root);
  return pagesOfApis(site).flatMap(({ api, route }) => {
    if (api.type !== 'operation' || api.operation.isWebhook) return [];
    const content = () => jsonText(consoleData(api) as unknown as JsonValue);
    return [{ name: consoleFileOfRoute(route), key: keyOf(api), content }];
  });
}

/** Data of the consoles, one file for each operation: nothing of it is in the pages. */
import { consoleFileOfRoute } from '../../shared/api-console.ts';
import { consoleData } from '../compile/api-console/console-data.ts';
import { type JsonValue, jsonText } from '../source/openapi/json.ts';
import { apiKeys, apiPages } from './api-descriptions.ts';
import type { Output, OutputContext, OutputProvider } from './output.ts';

export const apiConsole: OutputProvider = { outputs: consoleOutputs };

function consoleOutputs({
  site,
  definition,
}: Pick<OutputContext, 'site' | 'definition'>): Output[] {
  const keyOf = apiKeys(definition.root);
  return apiPages(site).flatMap(({ api, route }) => {
    if (api.type !== 'operation') return [];
    const content = () => jsonText(consoleData(api) as unknown as JsonValue);
    return [{ name: consoleFileOfRoute(route), key: keyOf(api), content }];
  });
}

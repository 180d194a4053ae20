/** Creates the data of consoles, one file per operation, and lists the servers that a console can call. */
import {
  hashOf,
  type Output,
  type OutputContext,
  type OutputProvider,
  type SiteConfig,
} from '../../../core/plugin-api.ts';
import { consoleFileOfRoute } from '../shared/console-data.ts';
import { apiTexts } from '../texts/texts.ts';
import { apiKeys, pagesOfApis } from './api-files.ts';

export const apiConsole: OutputProvider = { outputs: consoleOutputs };

function consoleOutputs({
  site,
  definition,
}: Pick<OutputContext, 'site' | 'definition'>): Output[] {
  const { root, texts } = definition;
  const keyOf = apiKeys(root);
  const words = hashOf(...Object.values(texts).map(String));
  return pagesOfApis(site).flatMap(({ api, route }) => {
    if (api.type !== 'operation' || api.operation.isWebhook) return [];
    const content = async () => {
      // Loads the Markdown compiler, which most commands don't need.
      const { consoleText } = await import('./console/console-data.ts');
      return consoleText({ ...api, texts: apiTexts(texts) });
    };
    const key = hashOf(keyOf(api), words);
    // Only scripts load this file, and all browsers that run them support Brotli.
    return [{ name: consoleFileOfRoute(route), compression: 'brotli' as const, key, content }];
  });
}

/** The servers that a console can call: any server with TLS, and servers on the reader's own machine. */
const SERVERS = ['https:', 'http://localhost:*', 'http://127.0.0.1:*'];

/**
 * Returns the servers, keyed by the name of the worker's script. A site without APIs needs none.
 */
export function consoleServers({ apis = [] }: Pick<SiteConfig, 'apis'>): Record<string, string[]> {
  return apis.length === 0 ? {} : { 'request-worker': SERVERS };
}

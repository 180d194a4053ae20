/** Data of the consoles, one file for each operation: nothing of it is in the pages. */
import { consoleFileOfRoute } from '../../shared/api-console.ts';
import { consoleData } from '../compile/api-console/console-data.ts';
import type { PolicySources, SiteConfig } from '../config/types.ts';
import { type JsonValue, jsonText } from '../source/openapi/json.ts';
import type { PageSource } from '../source/page-source.ts';
import { type ApiFile, madeOfApi } from './api-files.ts';

/** One file for each page of an operation. */
export function consoleFiles(sources: readonly PageSource[]): ApiFile[] {
  return sources.flatMap(({ api, route }) => {
    if (api?.type !== 'operation') return [];
    const content = () => jsonText(consoleData(api) as unknown as JsonValue);
    return [{ path: consoleFileOfRoute(route), madeOf: madeOfApi(api), content }];
  });
}

/**
 * Servers that readers may call from the console: any over TLS, and those on their own machine. A
 * site without an API needs none of this.
 */
export function consoleSources({ apis = [] }: Pick<SiteConfig, 'apis'>): PolicySources {
  if (apis.length === 0) return {};
  return { 'connect-src': ['https:', 'http://localhost:*', 'http://127.0.0.1:*'] };
}

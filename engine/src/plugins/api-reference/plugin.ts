/** API pages: an overview, one page per tag, and one per operation, generated from a description. */

import {
  definePlugin,
  type LoadContext,
  type LoadedPages,
  type PageProvider,
  type Problem,
  pluginFiles,
} from '../../core/plugin-api.ts';
import { checks } from './check/content-checks.ts';
import type { ApiConfig } from './config/api-config.ts';
import { apis } from './config/apis-schema.ts';
import { apiCatalog } from './outputs/api-catalog.ts';
import { apiConsole, consoleServers } from './outputs/api-console.ts';
import { apiFiles } from './outputs/api-files.ts';
import { apiJob } from './pages/api-job.ts';
import { API_REFERENCE, type ApiPages, apiPages } from './pages/api-pages.ts';
import { placeInDescription } from './pages/place-in-description.ts';
import type { ApiDescription } from './read/description.ts';
import { rememberedDescription } from './read/remembered-description.ts';
import { type ApiTexts, apiTexts, TEXT_MODULES } from './texts/texts.ts';
import { updateCommand } from './update/update-command.ts';

export type { ApiConfig } from './config/settings.ts';

type Collection = NonNullable<LoadedPages['collections']>[number];

const inFolder = pluginFiles('api-reference');

export const referencePages: PageProvider = { load: loadApis, compileJob: apiJob };

export const apiReference = definePlugin({
  name: API_REFERENCE,
  schema: () => ({
    settings: { apis: apis.default([]) },
    collections: { api: { name: 'API', setting: 'apis' } },
  }),
  pages: referencePages,
  texts: TEXT_MODULES,
  server: inFolder('components/server.ts'),
  client: {
    enhancements: [
      inFolder('client/opening/start-console.ts'),
      inFolder('client/opening/expand-all.ts'),
    ],
    islands: { ApiConsole: inFolder('client/panel/ApiConsole.tsx') },
    styles: [inFolder('components/alternatives.css')],
  },
  outputs: [apiFiles, apiConsole, apiCatalog],
  checks,
  policy: ({ config }) => ({ workers: consoleServers(config) }),
  commands: [updateCommand],
});

async function loadApis({ definition, found }: LoadContext): Promise<LoadedPages> {
  const texts = apiTexts(definition.texts);
  const sources = [...found];
  const problems: Problem[] = [];
  const collections: Collection[] = [];
  const watched: string[] = [];
  const unread: ApiConfig[] = [];
  const described: [ApiConfig, ApiDescription][] = [];
  for (const config of definition.config.apis ?? []) {
    const loaded = await rememberedDescription(definition, config);
    const { description } = loaded;
    problems.push(...loaded.problems);
    watched.push(...loaded.files);
    if (config.overlays !== undefined) watched.push(`${config.overlays}/`);
    if (description === undefined) {
      unread.push(config);
      continue;
    }
    described.push([config, description]);
    const at = sources.findIndex(({ route }) => route === config.route);
    const pages = apiPages({ config, description }, texts, sources[at]);
    if (at === -1) sources.push(pages.overview);
    else sources[at] = pages.overview;
    sources.push(...pages.tags.map(({ page }) => page), ...pages.operations, ...pages.schemas);
    collections.push(collectionOf(config.id, pages, texts));
  }
  const locate = (problem: Problem) =>
    described.reduce((placed, api) => placeInDescription(placed, ...api), problem);
  return { sources, problems, collections, unread, watched, locate };
}

function collectionOf(id: string, { overview, tags }: ApiPages, texts: ApiTexts): Collection {
  return {
    type: 'api',
    id,
    overview,
    parts: tags,
    words: { all: texts.allOperations, count: texts.countByTag, about: texts.operationsAbout },
    file: { name: 'openapi.yaml', about: texts.descriptionFile },
  };
}

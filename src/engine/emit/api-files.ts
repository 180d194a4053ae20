/** The descriptions of APIs as files to download, with the words of the overlays in them. */
import type { ApiConfig } from '../config/types.ts';
import { type ApiPage, downloadPath } from '../source/api-pages.ts';
import type { OpenApiDocument } from '../source/openapi/document.ts';
import { type JsonValue, jsonText } from '../source/openapi/json.ts';
import { yamlText } from '../source/openapi/yaml-text.ts';
import type { PageSource } from '../source/page-source.ts';

export interface ApiFile {
  /** Path below the output folder. */
  path: string;
  /** The files of the root, and the settings, that the content is made of. */
  madeOf: { files: readonly string[]; config: ApiConfig };
  content(): string;
}

/** What people look for first. */
const FIRST = ['openapi', 'info', 'servers', 'security', 'tags'] as const;

/** One JSON and one YAML file for each API. */
export function apiFiles(sources: readonly PageSource[]): ApiFile[] {
  return sources.flatMap(({ api }) => {
    if (api?.type !== 'overview') return [];
    const document = () => ordered(api.description.document);
    const { route } = api.config;
    const madeOf = madeOfApi(api);
    return [
      { path: downloadPath(route, 'json'), madeOf, content: () => `${jsonText(document(), 2)}\n` },
      { path: downloadPath(route, 'yaml'), madeOf, content: () => yamlText(document()) },
    ];
  });
}

/** What files of an API are made of. */
export function madeOfApi({ config, description }: ApiPage): ApiFile['madeOf'] {
  return { files: description.files, config };
}

function ordered(document: OpenApiDocument): JsonValue {
  const first = FIRST.filter((key) => document[key] !== undefined);
  const entries = first.map((key) => [key, document[key]]);
  return { ...Object.fromEntries(entries), ...document } as unknown as JsonValue;
}

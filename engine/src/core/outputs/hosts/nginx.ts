/**
 * Creates the parts of an nginx configuration that depend on the site. The rest is a template in the site's
 * repository.
 */

import { HASHED_FOLDERS } from '../../../shared/output-folders.ts';
import { LEAVING_REST, MALFORMED_PATH, redirectAddress } from '../../../shared/redirects.ts';
import { encodePathname, splitAddress } from '../../../shared/routes.ts';
import {
  ERROR_CACHE,
  IMAGE_ENDINGS,
  IMAGE_POLICY,
  IMMUTABLE_CACHE,
  REVALIDATED_CACHE,
} from './headers.ts';
import { exactRedirects, type HostRules, wildcardRedirects } from './host-rules.ts';

type Entry = readonly [source: string, value: string];

/**
 * Returns the maps for the `http` block:
 *
 * - `$docs_malformed` is set for paths that no browser sends.
 * - `$docs_collapsed` is set for paths with several slashes in a row. It's the path with one slash instead of
 *   the first group of slashes. The other maps are for paths without such groups.
 * - `$docs_moved` is the URL that a request is redirected to, without its query and hash. The hash is
 *   `$docs_moved_hash`.
 * - `$docs_unclean` is set for paths with an extension or a trailing slash. It's the page's URL. The URLs of
 *   static folders end with a slash.
 * - `$docs_twin` is the extension of the page's format that the client prefers.
 * - `$docs_vary`, `$docs_cache`, and `$docs_embedding` are values of headers.
 *
 * The maps read the URL as it was sent, so every character in a response is valid in a URL. No result starts
 * with two slashes, because such a URL would lead to a different host.
 */
export function nginxMaps(rules: HostRules): string {
  return [
    'map_hash_bucket_size 256;',
    `map_hash_max_size ${Math.max(2048, 8 * exactRedirects(rules.redirects).length)};`,
    ...pathMaps(rules),
    ...redirectMaps(rules),
    ...headerMaps(rules),
    '',
  ].join('\n');
}

function pathMaps({ base, staticFolders }: HostRules): string[] {
  const folders = staticFolders.map((route) => encodePathname(base + route));
  return [
    map('$request_uri', '$docs_path', [['~^(?<docs_sent>[^?]*)', '$docs_sent']]),
    map('$docs_path', '$docs_malformed', [[`~${MALFORMED_PATH.source}`, '1']]),
    map('$docs_path', '$docs_collapsed', [
      ['~^(?<docs_before>.*?)//++(?<docs_after>.*)$', '$docs_before/$docs_after'],
    ]),
    map('$request_uri', '$docs_trimmed', [
      ['~^(?<docs_clean>[^?]*?)(?:/index)?(?:\\.html?)?/?(?:\\?.*)?$', '=$docs_clean'],
    ]),
    map('$docs_trimmed', '$docs_route', [
      ['=', '/'],
      ['~^=(?<docs_page>/[^/].*)$', '$docs_page'],
    ]),
    map('$docs_route $docs_path', '$docs_unclean', [
      ...folders.flatMap((folder): Entry[] => [
        [`${folder} ${folder}/`, ''],
        [`~^${escapePattern(folder)} `, `${folder}/`],
      ]),
      ['~^(\\S+) \\1$', ''],
      ['~^(?<docs_address>/\\S*) ', '$docs_address'],
    ]),
  ];
}

function redirectMaps({ base, redirects }: HostRules): string[] {
  const exact = exactRedirects(redirects).map(({ route, target }) => {
    const { path, hash } = splitAddress(redirectAddress(target, base, ''));
    return { source: base + route, path, hash };
  });
  const wildcards = wildcardRedirects(redirects).map(
    ({ route, target }): Entry => [
      `~^${escapePattern(base + route)}(?!.*(?:${LEAVING_REST.source}))/(?<docs_rest>.+)$`,
      `${redirectAddress(target, base, '')}/$docs_rest`,
    ],
  );
  const prefixes = redirects.prefixes.map(
    (prefix): Entry => [
      `~^${escapePattern(base + prefix)}(?:/(?<docs_rest>.*))?$`,
      `${base}/$docs_rest`,
    ],
  );
  return [
    map('$docs_route', '$docs_moved', [
      ...exact.map(({ source, path }): Entry => [source, path]),
      ...wildcards,
      ...prefixes,
    ]),
    map(
      '$docs_route',
      '$docs_moved_hash',
      exact.flatMap(({ source, hash }): Entry[] => (hash === '' ? [] : [[source, hash]])),
    ),
  ];
}

function headerMaps({ base }: HostRules): string[] {
  return [
    // Approximates the engine's server with patterns. Clients get Markdown if they list it before HTML.
    map('$http_accept', '$docs_twin', [
      ['~*text/markdown\\s*;\\s*q=0(?:\\.0+)?\\s*(?:,|$)', ''],
      ['~*text/html.*text/markdown', ''],
      ['~*text/markdown', '.md'],
    ]),
    map('$docs_route', '$docs_vary', [
      ['~*\\.[a-z][a-z0-9]*$', ''],
      ['default', 'Accept'],
    ]),
    map('$status$uri', '$docs_cache', [
      [`~^(?:200|206|304)${escapePattern(base)}/(?:${HASHED_FOLDERS.join('|')})/`, IMMUTABLE_CACHE],
      ['~^(?:4(?!04)|5)', ERROR_CACHE],
      ['default', REVALIDATED_CACHE],
    ]),
    map('$status$uri', '$docs_embedding', [
      [`~^(?:200|206|304).*\\.(?:${IMAGE_ENDINGS.join('|')})$`, IMAGE_POLICY],
      ['default', 'same-origin'],
    ]),
  ];
}

/** Returns the headers, the not-found page, and the files with their own headers, for the `server` block. */
export function nginxServer(rules: HostRules): string {
  const { base, files } = rules;
  return [
    ...headerLines(rules),
    `error_page 404 ${base}/404.html;`,
    `location = ${base}/404 {\n  return 404;\n}`,
    ...Object.entries(files).map(([name, own]) => {
      const { 'Content-Type': type, ...others } = own;
      const lines = [
        ...(type === undefined ? [] : ['types { }', `default_type ${quoted(type)};`]),
        // A location with its own `add_header` directives inherits none:
        // https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header
        ...(Object.keys(others).length === 0
          ? []
          : headerLines({ headers: { ...rules.headers, ...others } })),
      ];
      return `location = ${base}/${name} {\n${lines.map((line) => `  ${line}\n`).join('')}}`;
    }),
    '',
  ].join('\n');
}

function headerLines({ headers }: Pick<HostRules, 'headers'>): string[] {
  const all = {
    'Cache-Control': '$docs_cache',
    Vary: '$docs_vary',
    ...headers,
    'Cross-Origin-Resource-Policy': '$docs_embedding',
  };
  return Object.entries(all).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
}

function map(from: string, to: string, entries: readonly Entry[]): string {
  const lines = entries.map(([source, value]) =>
    source === 'default'
      ? `  default ${quoted(value)};\n`
      : `  ${quoted(source)} ${quoted(value)};\n`,
  );
  return `map "${from}" ${to} {\n${lines.join('')}}`;
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

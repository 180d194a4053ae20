/** Parts of a configuration of nginx that change with the site; the rest is in a template that a site keeps. */
import { LEAVING_REST, MALFORMED_PATH, redirectAddress } from '../../../shared/redirects.ts';
import { splitAddress } from '../../../shared/routes.ts';
import { HASHED_FOLDERS } from '../../assemble/links/static-files.ts';
import { IMMUTABLE_CACHE, PICTURE_ENDINGS, PICTURE_POLICY, REVALIDATED_CACHE } from './headers.ts';
import { exactRedirects, type HostRules, wildcardRedirects } from './host-rules.ts';

type Entry = readonly [source: string, value: string];

/**
 * Maps for the level of `http`:
 *
 * - `$docs_malformed` is set for a path that no browser sends;
 * - `$docs_collapsed` is a path that has several slashes in a row, with one in the place of the first of them:
 *   the other maps are for paths without;
 * - `$docs_moved` is the address that a request has moved to, without its query and without its hash, which
 *   is `$docs_moved_hash`;
 * - `$docs_unclean` is that of the page whose address came with an ending or a slash;
 * - `$docs_twin` is the ending of the form of a page that a client would rather have;
 * - `$docs_vary`, `$docs_cache`, and `$docs_embedding` are values of headers.
 *
 * They read the address as it was sent, so nothing is decoded and every character of an answer is one that
 * addresses may hold; none begins with two slashes, which would name another host.
 */
export function nginxMaps(rules: HostRules): string {
  const { base, redirects } = rules;
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
    'map_hash_bucket_size 256;',
    `map_hash_max_size ${Math.max(2048, 8 * exact.length)};`,
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
      ['~^(\\S+) \\1$', ''],
      ['~^(?<docs_address>/\\S*) ', '$docs_address'],
    ]),
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
    // Like our own server, as far as patterns go: Markdown where it is asked for before HTML.
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
      ['default', REVALIDATED_CACHE],
    ]),
    map('$status$uri', '$docs_embedding', [
      [`~^(?:200|206|304).*\\.(?:${PICTURE_ENDINGS.join('|')})$`, PICTURE_POLICY],
      ['default', 'same-origin'],
    ]),
    '',
  ].join('\n');
}

/** Headers, the not-found page and files of their own type, for the level of `server`. */
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
        // A location with headers of its own takes none from above.
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

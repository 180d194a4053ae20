/** Tests each host's rules for everything below old URLs. */
import { expect, it } from 'vitest';
import { cloudFrontFunction } from './cloudfront.ts';
import { redirectsFile } from './host-files.ts';
import { nginxMaps } from './nginx.ts';
import { formatServerSettings, parseServerSettings } from './server-settings.ts';
import { vercelFile } from './vercel.ts';

const RULES = {
  base: '/guide',
  url: 'https://docs.example.com',
  headers: {},
  joinedHeaders: {},
  files: {},
  redirects: {
    prefixes: ['/v1'],
    files: true,
    routes: { '/charts/index': '/new' },
    wildcards: { '/charts': 'https://example.com/charts', '/charts/old': '/archive' },
  },
  staticFolders: [],
  site: { pages: new Map() },
};

/** Returns the lines that contain "charts", in order. */
const lines = (text: string) => text.split('\n').filter((line) => line.includes('charts'));

it('come after exact ones and before prefixes, the longest first', () => {
  expect(redirectsFile(RULES)).toMatchInlineSnapshot(`
    "/guide/charts/index /guide/new 301
    /guide/v1/charts/index /guide/new 301
    /guide/v1 https://docs.example.com/guide/ 301
    /guide/v1/charts/old/* /guide/archive/:splat 301
    /guide/charts/old/* /guide/archive/:splat 301
    /guide/v1/charts/* https://example.com/charts/:splat 301
    /guide/charts/* https://example.com/charts/:splat 301
    /guide/v1/* https://docs.example.com/guide/:splat 301
    "
  `);
});

it('take no second slash on Vercel', () => {
  const sources = lines(vercelFile(RULES)).filter((line) => line.includes('"source"'));
  expect(sources.join('\n')).toMatchInlineSnapshot(`
    "      "source": "/guide/charts/index",
          "source": "/guide/v1/charts/index",
          "source": "/guide/v1/charts/old/:path((?!/|\\\\.\\\\.?(?:/|$))(?!.*(?://|\\\\s|%2[eEfF]|%5[cC]|\\\\\\\\|\\\\/\\\\.\\\\.?(?:\\\\/|$))).+)",
          "source": "/guide/charts/old/:path((?!/|\\\\.\\\\.?(?:/|$))(?!.*(?://|\\\\s|%2[eEfF]|%5[cC]|\\\\\\\\|\\\\/\\\\.\\\\.?(?:\\\\/|$))).+)",
          "source": "/guide/v1/charts/:path((?!/|\\\\.\\\\.?(?:/|$))(?!.*(?://|\\\\s|%2[eEfF]|%5[cC]|\\\\\\\\|\\\\/\\\\.\\\\.?(?:\\\\/|$))).+)",
          "source": "/guide/charts/:path((?!/|\\\\.\\\\.?(?:/|$))(?!.*(?://|\\\\s|%2[eEfF]|%5[cC]|\\\\\\\\|\\\\/\\\\.\\\\.?(?:\\\\/|$))).+)","
  `);
});

it('take nothing that leaves the place with nginx', () => {
  expect(lines(nginxMaps(RULES)).join('\n')).toMatchInlineSnapshot(`
    "  "/guide/charts/index" "/guide/new";
      "/guide/v1/charts/index" "/guide/new";
      "~^/guide/v1/charts/old(?!.*(?:%2[eEfF]|%5[cC]|\\\\\\\\|\\\\/\\\\.\\\\.?(?:\\\\/|$)))/(?<docs_rest>.+)$" "/guide/archive/$docs_rest";
      "~^/guide/charts/old(?!.*(?:%2[eEfF]|%5[cC]|\\\\\\\\|\\\\/\\\\.\\\\.?(?:\\\\/|$)))/(?<docs_rest>.+)$" "/guide/archive/$docs_rest";
      "~^/guide/v1/charts(?!.*(?:%2[eEfF]|%5[cC]|\\\\\\\\|\\\\/\\\\.\\\\.?(?:\\\\/|$)))/(?<docs_rest>.+)$" "https://example.com/charts/$docs_rest";
      "~^/guide/charts(?!.*(?:%2[eEfF]|%5[cC]|\\\\\\\\|\\\\/\\\\.\\\\.?(?:\\\\/|$)))/(?<docs_rest>.+)$" "https://example.com/charts/$docs_rest";"
  `);
});

it('stand in the function for CloudFront', () => {
  expect(lines(cloudFrontFunction(RULES)).join('\n')).toMatchInlineSnapshot(
    `"const WILDCARDS = [["/guide/v1/charts/old","/guide/archive"],["/guide/charts/old","/guide/archive"],["/guide/v1/charts","https://example.com/charts"],["/guide/charts","https://example.com/charts"]];"`,
  );
});

it('are read from the settings of the server as they were written', () => {
  const settings = parseServerSettings(formatServerSettings(RULES));
  expect(settings.redirects.wildcards).toEqual(RULES.redirects.wildcards);
});

it('keeps the slash at the end of static folders with nginx', () => {
  const maps = nginxMaps({ ...RULES, staticFolders: ['/report', '/a b'] });
  expect(maps).toContain('"/guide/report /guide/report/" "";');
  expect(maps).toContain('"~^/guide/report " "/guide/report/";');
  expect(maps).toContain('"/guide/a%20b /guide/a%20b/" "";');
});

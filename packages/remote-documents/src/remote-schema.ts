/** Schema of `site/remote.ts`, which lists documents in other repositories that become parts of pages. */

import { type SiteDefinition, schemas } from 'pagewright/plugin';
import { z } from 'zod';
import type { RemoteConfig } from './settings.ts';

const { absoluteRoute, addProblem, checkOrigin, ruledText, text } = schemas;

const GITHUB = {
  web: 'https://github.com',
  api: 'https://api.github.com',
  files: 'https://raw.githubusercontent.com',
};

function checkRepository(value: string): schemas.RuleBreach | undefined {
  if (/^[\w.-]+\/[\w.-]+$/.test(value)) return undefined;
  const corrected = /^https?:\/\/[^/]+\/([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(value)?.[1];
  return { message: 'must be a repository in the form owner/name', corrected };
}

/** Checks the path of a Markdown file, relative to the top of the repository. */
function checkFile(value: string): schemas.RuleBreach | undefined {
  const corrected = value.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '');
  if (corrected.split('/').includes('..')) return { message: 'is outside the repository' };
  if (!/\.(?:md|markdown)$/i.test(corrected)) return { message: "isn't a Markdown file" };
  return corrected === value
    ? undefined
    : { message: "must be a path from the repository's root", corrected };
}

function checkAddress(value: string): schemas.RuleBreach | undefined {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return { message: "isn't a valid URL" };
  const corrected = value.replace(/\/+$/, '');
  return corrected === value ? undefined : { message: 'ends with a slash', corrected };
}

const origins = z
  .array(ruledText(checkOrigin, 'https://docs.example.com').transform((url) => new URL(url).origin))
  .default([]);

const host = z.strictObject({
  web: ruledText(checkAddress, GITHUB.web).default(GITHUB.web),
  api: ruledText(checkAddress, GITHUB.api).default(GITHUB.api),
  files: ruledText(checkAddress, GITHUB.files).default(GITHUB.files),
});

const document = z.strictObject({
  route: absoluteRoute,
  repository: ruledText(checkRepository, 'acme/client'),
  ref: text.default('main'),
  refType: z.enum(['branch', 'tag']).exactOptional(),
  file: ruledText(checkFile, 'README.md').default('README.md'),
  title: text.exactOptional(),
});

export const remoteSchema: z.ZodType<RemoteConfig> = z.strictObject({
  host: host.prefault({}),
  ownOrigins: origins,
  imageOrigins: origins,
  documents: z.array(document).superRefine((list, context) => {
    for (const [index, { route }] of list.entries()) {
      const first = list.findIndex((other) => other.route === route);
      if (first === index) continue;
      const message = `repeats documents[${first}].route ('${route}')`;
      addProblem(context, message, 'Give each document its own route', [index, 'route']);
    }
  }),
});

/** Returns the value that `site/remote.ts` exports, or `undefined` without the file. */
export function remoteOf({
  configFiles,
}: Pick<SiteDefinition, 'configFiles'>): RemoteConfig | undefined {
  // `loadSite` has checked the value with the schema above.
  return configFiles.remote as RemoteConfig | undefined;
}

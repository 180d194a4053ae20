/** Creates the `_headers` file, which Netlify and Cloudflare Pages read. */
import { HASHED_FOLDERS } from '../../../shared/output-folders.ts';
import { IMAGE_ENDINGS, IMAGE_POLICY, IMMUTABLE_CACHE } from './headers.ts';
import type { HostRules } from './host-rules.ts';

/** Returns the text of the `_headers` file. */
export function headersFile({
  base,
  joinedHeaders,
  files,
}: Pick<HostRules, 'base' | 'joinedHeaders' | 'files'>): string {
  // There's no Cache-Control for `/*`, because both hosts revalidate by default. If two rules match a path,
  // they join the values, so hashed files would be both immutable and revalidated.
  const rules = [
    headersRule('/*', joinedHeaders),
    // Joined with the value above, this value is invalid, so browsers ignore it. The result is the same: other
    // sites can show images (https://fetch.spec.whatwg.org/#cross-origin-resource-policy-internal-check).
    ...IMAGE_ENDINGS.map((ending) =>
      headersRule(`/*.${ending}`, { 'Cross-Origin-Resource-Policy': IMAGE_POLICY }),
    ),
    ...HASHED_FOLDERS.map((folder) =>
      headersRule(`${base}/${folder}/*`, { 'Cache-Control': IMMUTABLE_CACHE }),
    ),
    ...Object.entries(files).flatMap(([name, own]) => {
      const added = Object.entries(own).filter(([header]) => !(header in joinedHeaders));
      return added.length === 0 ? [] : [headersRule(`${base}/${name}`, Object.fromEntries(added))];
    }),
  ];
  return `${rules.join('\n\n')}\n`;
}

function headersRule(pattern: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [pattern, ...lines].join('\n');
}

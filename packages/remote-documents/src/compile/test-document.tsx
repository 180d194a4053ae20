/** Documents for tests, and the environment in which they're compiled. */
import { tmpdir } from 'node:os';
import type { CompiledPage } from 'pagewright/plugin';
import { replaceLinkSlots, testTheme } from '../../../../engine/src/core/test-api.ts';
import * as english from '../../../../engine/src/shared/texts/english.ts';
import type { RemoteDocument } from '../lock/locked-documents.ts';
import type { RemoteComponents } from '../remote-source.ts';
import { compileDocument, type DocumentEnvironment } from './compile-document.tsx';

/** A minimal box, so that the HTML in the expectations is readable. */
const PlainSource: RemoteComponents['RemoteSource'] = ({
  file,
  repository,
  commit,
  date,
  fileHref,
  editHref,
  isAddition,
}) => (
  <aside title={isAddition ? 'after' : 'alone'}>
    <a href={fileHref}>{file}</a> of {repository} at {commit} of {date}{' '}
    {editHref && <a href={editHref}>edit</a>}
  </aside>
);

/** Returns a document from the repository `acme/client`. */
export function testDocument(text: string, changes: Partial<RemoteDocument> = {}): RemoteDocument {
  return {
    route: '/client',
    repository: 'acme/client',
    ref: 'main',
    file: 'README.md',
    host: {
      web: 'https://git.example',
      api: 'https://git.example/api',
      files: 'https://raw.example',
    },
    commit: '1234567890'.repeat(4),
    date: '2026-03-05T09:30:00Z',
    text,
    copy: 'site/remote/client.md',
    images: {},
    ...changes,
  };
}

export interface CompileTestOptions {
  /** Ids in the page's own text. With `undefined`, the document is compiled as a separate page. */
  taken?: readonly string[];
  others?: readonly RemoteDocument[];
  root?: string;
}

/** Compiles a document as part of a page, with a theme whose HTML is readable. */
export function compileTestDocument(
  document: RemoteDocument,
  { taken, others = [], root = tmpdir() }: CompileTestOptions = { taken: [] },
): Promise<CompiledPage> {
  const environment: DocumentEnvironment = {
    root,
    base: '',
    imageCache: `${root}/cache`,
    bundledAddresses: ['/assets/'],
    theme: testTheme,
    RemoteSource: PlainSource,
    components: {},
    texts: english,
  };
  const input = {
    file: 'docs/client.md',
    title: 'Client',
    remote: { document, others: [document, ...others] },
    minHeadingLevel: 2,
    maxHeadingLevel: 3,
    ownAddresses: [
      { origin: 'https://preview.example', base: '/docs' },
      { origin: 'https://docs.example', base: '' },
    ],
    redirects: {
      prefixes: ['/v1'],
      routes: { '/lights': '/reference/lamps#kinds', '/blog': 'https://blog.example/' },
      wildcards: {},
    },
  };
  return compileDocument(input, environment, taken);
}

/** Returns HTML with the links' compiled tags, without the box at the beginning. */
export function htmlOf({ html, links }: CompiledPage): string {
  const filled = replaceLinkSlots(html, (index, which) =>
    which === 'start' ? `<a href="${links[index]?.href}">` : '</a>',
  );
  return filled.replace(/^[\s\S]*?<\/aside>/, '').trim();
}

/** Adds external documents to pages, or as separate pages. */
import {
  type LoadContext,
  type LoadedPages,
  type PageSource,
  type Problem,
  pageTitle,
} from 'pagewright/plugin';
import { type RemoteDocument, readLockedDocuments } from './lock/locked-documents.ts';
import { editAddress } from './lock/remote-addresses.ts';
import { remoteOf } from './remote-schema.ts';

export interface PageDocument {
  document: RemoteDocument;
  /** All of the site's documents, because links between them lead to pages. */
  others: readonly RemoteDocument[];
}

declare module 'pagewright/plugin' {
  interface PageSource {
    /** Document from a different repository, which comes after the page's own text. */
    remote?: PageDocument;
  }
}

/** Adds each locked document to the page at its route. If there's no such page, adds the document as a page. */
export async function addRemoteDocuments({ definition, found }: LoadContext): Promise<LoadedPages> {
  const remote = remoteOf(definition);
  if (remote === undefined) return { sources: found, problems: [] };
  const sources = [...found];
  const locked = await readLockedDocuments(definition, remote);
  const { documents } = locked;
  const problems = [...locked.problems];
  for (const document of documents) {
    const at = sources.findIndex(({ route }) => route === document.route);
    const page = sources[at];
    if (page === undefined) sources.push(ownPage(document, documents));
    else if (page.kind === 'component' || page.provided !== undefined) problems.push(noText(page));
    else sources[at] = { ...page, remote: { document, others: documents } };
  }
  return { sources, problems };
}

/** The title is searched for in this many characters, because external text can be designed to take long. */
const TITLE_LENGTH = 10_000;

function noText({ route, file }: PageSource): Problem {
  return {
    severity: 'error',
    place: { file: 'site/remote.ts', near: route },
    message: `${route} is the route of ${file}, which isn't a Markdown file`,
    remedy: 'Use the route of a Markdown page, or a route that no page uses.',
  };
}

function ownPage(document: RemoteDocument, others: readonly RemoteDocument[]): PageSource {
  const { route, copy, host, date, repository, text } = document;
  return {
    kind: 'made',
    file: copy,
    id: route.slice(1),
    route,
    frontMatter: { custom_edit_url: editAddress(host, document) ?? null, last_update: { date } },
    title:
      document.title ??
      (pageTitle(text.slice(0, TITLE_LENGTH), 'markdown') || repository.replace(/^.*\//, '')),
    text: '',
    remote: { document, others },
  };
}

/** Compiles a document from a different repository to this site's HTML, with a box that says where it comes from. */

import type { Element, ElementContent } from 'hast';
import {
  type CompiledPage,
  type CompileJob,
  compileBody,
  escapeText,
  type headingLevels,
  languageName,
  loadCodeHtml,
  type Problem,
  textsOfPlugin,
  type urls,
} from 'pagewright/plugin';
import type { ReactElement } from 'react';
import type { RemoteDocument } from '../lock/locked-documents.ts';
import {
  commitAddress,
  editAddress,
  fileViewAddress,
  repositoryAddress,
} from '../lock/remote-addresses.ts';
import type { PageDocument } from '../remote-pages.ts';
import type { RemoteComponents } from '../remote-source.ts';
import type { RemoteTexts } from '../settings.ts';
import * as english from '../texts.ts';
import { type DrawContext, drawDocument } from './document-elements.tsx';
import { pageHeadings, placesOf, sluggerWithout, withoutTitle } from './document-headings.ts';
import { documentImages } from './document-images.ts';
import { type DocumentLinks, documentLinks } from './document-links.ts';
import { elementsOf, imagesOf, readDocument, textOfNodes } from './read-document.ts';

export interface RemoteCompileInput extends ReturnType<typeof headingLevels> {
  file: string;
  title: string;
  remote: PageDocument;
  /** Origins and base paths of URLs that are routes of this site. */
  ownAddresses: readonly { origin: string; base: string }[];
  /** Redirects of this site, because documents can contain old links. */
  redirects: Parameters<typeof urls.redirectTarget>[1];
}

/** What's needed to compile a document. */
export type DocumentEnvironment = Parameters<CompileJob['compile']>[0] & RemoteComponents;

/** Heading of a document that comes after a page's own text. */
const SECTION = { level: 2, id: 'repository' } as const;

/** Level of the top headings in a document that becomes a whole page. */
const HIGHEST_LEVEL = 2;

/** Prefix of ids that React generates. The ids in the page's own text have a different prefix. */
const REACT_ID_PREFIX = 'r';

/** Length of a commit's hash as readers see it. */
const SHORT_HASH = 7;

/**
 * Compiles only the document. If it comes after a page's own text, it gets a heading. All problems in it are
 * warnings.
 *
 * @param taken ids in the page's own text, or `undefined` if there's none
 */
export async function compileDocument(
  { remote, title, ownAddresses, redirects, ...levels }: RemoteCompileInput,
  environment: DocumentEnvironment,
  taken: readonly string[] | undefined,
): Promise<CompiledPage> {
  const { document, others } = remote;
  const read = readDocument(document.text);
  const nodes = withoutTitle(read.nodes);
  const pageIds = sluggerWithout(taken ?? []);
  const { theme, RemoteSource } = environment;
  const texts: RemoteTexts = {
    ...environment.texts,
    ...textsOfPlugin(environment.texts, english),
  };
  const section = taken && {
    ...SECTION,
    id: pageIds.slug(SECTION.id),
    html: escapeText(texts.fromRepository),
  };
  const places = placesOf(nodes, section ? section.level + 1 : HIGHEST_LEVEL, pageIds);
  const { targets } = places;
  const links = documentLinks(nodes, { document, others, targets, ownAddresses, redirects });
  const drawn = await documentImages(imagesOf(nodes), document, environment);
  const languages = codeLanguages(nodes);
  const context = {
    theme,
    texts,
    codeHtml: await loadCodeHtml(languages.values()),
    languages,
    places,
    addressOf: (written: string) => links.known.get(written)?.href,
    images: drawn.images,
  };
  const body = compileBody(drawBody(nodes, document, section, { ...context, RemoteSource }), {
    file: document.copy,
    text: document.text,
    texts,
    title,
    levels,
    headings: [...(section ? [section] : []), ...pageHeadings(places)],
    linkSources: links.sources,
    idPrefix: REACT_ID_PREFIX,
  });
  return {
    ...body,
    links: withElsewhere(body.links, links),
    excerpt: excerptOf(nodes),
    assets: [...drawn.images.values()].flatMap((it) => (it.kind === 'copy' ? it.assets : [])),
    // If the page has its own text, the first section belongs to that text.
    sections: section ? body.sections.slice(1) : body.sections,
    problems: [...excessProblems(document, read.excess), ...drawn.problems, ...links.problems],
  };
}

function excessProblems({ copy }: RemoteDocument, excess: string | undefined): Problem[] {
  if (excess === undefined) return [];
  const remedy = 'Shorten it in the source repository, or remove it from site/remote.ts.';
  const message = `The document ${excess}, so only the beginning is shown, as plain text`;
  return [{ severity: 'warning', place: { file: copy }, message, remedy }];
}

/** Returns the document's body, with its box at the top. If it's a section of a page, a heading comes first. */
function drawBody(
  nodes: readonly ElementContent[],
  document: RemoteDocument,
  section: { level: 2; id: string; html: string } | undefined,
  context: DrawContext & RemoteComponents,
): ReactElement {
  const { Heading } = context.theme;
  const { RemoteSource } = context;
  return (
    <>
      {section === undefined ? null : (
        <Heading level={section.level} id={section.id} text={context.texts.fromRepository}>
          {context.texts.fromRepository}
        </Heading>
      )}
      <RemoteSource {...sourceOf(document)} isAddition={section !== undefined} />
      {drawDocument(nodes, context)}
    </>
  );
}

/** Adds to each link the external URL that it can fall back to if this site doesn't have the page. */
function withElsewhere(links: CompiledPage['links'], { known }: DocumentLinks) {
  const elsewhere = new Map([...known.values()].map((link) => [link.href, link.elsewhere]));
  return links.map((link) => ({ ...link, elsewhere: elsewhere.get(link.href) }));
}

const GITHUB = 'https://github.com';

function sourceOf(document: RemoteDocument) {
  const { host, repository, commit, file, date } = document;
  return {
    file,
    fileHref: fileViewAddress(host, document, commit, file),
    repository,
    repositoryHref: repositoryAddress(host, document),
    hostName: host.web === GITHUB ? 'GitHub' : undefined,
    commit: commit.slice(0, SHORT_HASH),
    commitHref: commitAddress(host, document, commit),
    date,
    editHref: editAddress(host, document),
  };
}

/** Returns the text of the first paragraph. */
function excerptOf(nodes: readonly ElementContent[]): string {
  const first = elementsOf(nodes).find(({ tagName }) => tagName === 'p');
  return first === undefined ? '' : textOfNodes(first.children).replace(/\s+/g, ' ').trim();
}

/** Limits for code with syntax highlighting, because grammars take quadratic time for hostile code. */
const HIGHLIGHTED = {
  /** Characters in a code block. Highlighting takes up to 1 s at this limit. */
  characters: 5_000,
  /** Sum of all blocks' squared lengths. It allows two blocks of 5,000 characters, or 50 of 1,000. */
  squares: 50_000_000,
};

/**
 * Grammars that are allowed in documents. Others take much longer on hostile code. For example, LiveScript's
 * takes 37 s for a block of 5,000 characters.
 */
const GRAMMARS: ReadonlySet<string> = new Set(
  `bash c clojure cpp csharp css dart diff django docker elixir erlang fsharp go graphql groovy haskell hcl http
  ignore ini java javascript json json5 jsx julia kotlin lua makefile markdown markup markup-templating nginx
  objectivec perl php powershell properties protobuf python r ruby rust scala shell-session sql swift toml tsx
  typescript yaml`.split(/\s+/),
);

/**
 * Returns the language of each code block. It's `text` for languages that aren't highlighted, and for all
 * blocks once the total exceeds the limit.
 */
export function codeLanguages(nodes: readonly ElementContent[]): ReadonlyMap<Element, string> {
  let left: number = HIGHLIGHTED.squares;
  const blocks = elementsOf(nodes).filter(({ tagName }) => tagName === 'pre');
  return new Map(
    blocks.map((block) => {
      const language = writtenLanguage(block);
      if (language === 'text') return [block, language];
      const { length } = textOfNodes(block.children);
      if (length > HIGHLIGHTED.characters || length ** 2 > left) return [block, 'text'];
      left -= length ** 2;
      return [block, language];
    }),
  );
}

function writtenLanguage({ children }: Element): string {
  const [code] = children.filter((child) => child.type === 'element');
  const [className] = (code?.properties.className ?? []) as string[];
  const written = className?.replace(/^language-/, '').toLowerCase() ?? 'text';
  return GRAMMARS.has(languageName(written)) ? written : 'text';
}

/** Compiles a page of an API reference. The result has the same format as a compiled Markdown page. */

import type { ComponentType } from 'react';
import { createElement, type ReactElement } from 'react';
import {
  type CompiledPage,
  compileBody,
  joinParts,
  type Problem,
} from '../../../core/plugin-api.ts';
import { corsHelpOf } from '../config/cors-help.ts';
import { REFERENCE_LIMITS } from '../limits.ts';
import type {
  ApiOperationView,
  ApiOverviewView,
  ApiSchemaView,
  ApiTagView,
} from '../shared/page-views.ts';
import type { ApiTexts } from '../texts/texts.ts';
import { type ApiPage, downloadPath } from './api-pages.ts';
import { createIds } from './ids.ts';
import { limitedView } from './limit-view.ts';
import { plainTextOf } from './markdown.ts';
import { linkTargets } from './operation/link-views.ts';
import { operationView } from './operation/operation-view.ts';
import { overviewView } from './overview-view.ts';
import { firstParagraph } from './paragraphs.ts';
import { schemaTree } from './schema/schema-tree.ts';
import { operationSections } from './sections.ts';
import { schemaRoutes, tagView } from './tag-view.ts';

/** Headings in an overview's table of contents. */
const OVERVIEW_LEVELS = { minHeadingLevel: 2, maxHeadingLevel: 2 };

/** The number of characters that search engines show of a description. */
const MAXIMUM_EXCERPT = 160;

type PageOf<Type extends ApiPage['type']> = Extract<ApiPage, { type: Type }>;

type BodyOptions = Parameters<typeof compileBody>[1];

interface Additions {
  /** The compiled page of the site's own overview. */
  written?: CompiledPage | undefined;
  /** Plugins' hooks, which annotate the code on an operation's page. */
  annotateCode?: BodyOptions['annotateCode'];
}

/** Compiles a page. */
export function compileApiPage(
  page: ApiPage,
  components: ApiComponents,
  texts: ApiTexts,
  { written, annotateCode }: Additions = {},
): CompiledPage {
  switch (page.type) {
    case 'operation':
      return operationPage(page, components, texts, annotateCode);
    case 'tag':
      return tagPage(page, components, texts);
    case 'schema':
      return schemaPage(page, components, texts);
    case 'overview':
      return overviewPage(page, components, texts, written);
  }
}

function operationPage(
  page: PageOf<'operation'>,
  api: ApiComponents,
  texts: ApiTexts,
  annotateCode: BodyOptions['annotateCode'],
): CompiledPage {
  const { operation, description, config } = page;
  const whole = operationView({
    operation,
    document: description.document,
    texts,
    samples: config.samples ?? {},
    route: config.route,
    facts: config.facts ?? [],
    tokens: config.tokens ?? {},
    isRefused: corsHelpOf(operation.path, config)?.isRefused ?? false,
    pages: schemaRoutes(description, config.route),
    targets: linkTargets(description, config.route),
  });
  const { view, excess } = limitedView(whole);
  return {
    ...body(createElement(api.Operation, { view }), page, texts, operation.pointer, annotateCode),
    problems: excessProblems(excess, page, operation.pointer),
    bodyTitle: view.title,
    excerpt: excerptOf(view.html) || `${view.method} ${operation.path}`,
    sections: operationSections(view, texts),
  };
}

function tagPage(page: PageOf<'tag'>, api: ApiComponents, texts: ApiTexts): CompiledPage {
  const { tag, operations, config } = page;
  const whole = tagView(tag, operations, { route: config.route, texts });
  const { view, excess } = limitedView(whole, REFERENCE_LIMITS.index);
  const words = plainTextOf(view.html);
  return {
    ...body(createElement(api.Tag, { view }), page, texts, '/tags'),
    problems: excessProblems(excess, page, '/tags'),
    bodyTitle: view.title,
    excerpt: excerptOf(view.html) || texts.operationsOf(tag.name),
    sections: [
      {
        headings: [view.title],
        text: [words, ...view.operations.map(({ method, path }) => `${method} ${path}`)]
          .join(' ')
          .trim(),
      },
    ],
  };
}

function schemaPage(page: PageOf<'schema'>, api: ApiComponents, texts: ApiTexts): CompiledPage {
  const { name, ref, description, config } = page;
  const tree = schemaTree(
    { $ref: ref },
    {
      document: description.document,
      texts,
      ids: createIds(),
      prefix: 'schema',
      direction: 'response',
      pages: schemaRoutes(description, config.route),
    },
  );
  const { view, excess } = limitedView({ ...tree, title: name });
  return {
    ...body(createElement(api.Schema, { view }), page, texts, ref.slice(1)),
    problems: excessProblems(excess, page, ref.slice(1)),
    bodyTitle: name,
    excerpt: excerptOf(view.html) || texts.schemaNamed(name),
    sections: [{ headings: [name], text: plainTextOf(view.html) }],
  };
}

/** Compiles an overview. Its middle part is the site's own text or the description's text. */
function overviewPage(
  page: PageOf<'overview'>,
  api: ApiComponents,
  texts: ApiTexts,
  written: CompiledPage | undefined,
): CompiledPage {
  const { description, config } = page;
  const downloads = [
    { label: texts.downloadJson, href: `pathname:///${downloadPath(config.route, 'json')}` },
    { label: texts.downloadYaml, href: `pathname:///${downloadPath(config.route, 'yaml')}` },
  ];
  const isWritten = written !== undefined;
  const whole = overviewView(description, { route: config.route, downloads, isWritten, texts });
  const { view, excess } = limitedView(whole, REFERENCE_LIMITS.index);
  const top = body(createElement(api.OverviewTop, { view }), page, texts, '/info');
  const end = body(createElement(api.OverviewEnd, { view }), page, texts, '/components');
  const parts = [top, ...(isWritten ? [written] : []), end];
  const joined = joinParts(parts);
  const excerpt = written?.excerpt ?? (excerptOf(view.html) || view.title);
  return {
    ...top,
    ...written,
    ...joined,
    anchors: parts.flatMap(({ anchors }) => anchors),
    problems: [...(written?.problems ?? []), ...excessProblems(excess, page, '/info')],
    excerpt,
    tableOfContents: [
      ...top.tableOfContents,
      ...(written?.tableOfContents ?? []),
      ...end.tableOfContents,
    ],
    sections: [
      ...(written?.sections ?? [{ headings: [view.title], text: plainTextOf(view.html) }]),
      {
        headings: [view.title, texts.operationsByTag],
        anchor: 'operations',
        text: view.tags
          .flatMap(({ tags }) => tags)
          .map(({ name, html: words }) => `${name} ${plainTextOf(words)}`)
          .join(' '),
      },
    ],
  };
}

function body(
  element: ReactElement,
  { type, config }: ApiPage,
  texts: ApiTexts,
  pointer: string,
  annotateCode?: BodyOptions['annotateCode'],
): CompiledPage {
  const levels = type === 'overview' ? OVERVIEW_LEVELS : undefined;
  const options = { file: config.file, texts, levels, hasBreaks: true, annotateCode };
  const { links, ...compiled } = compileBody(element, options);
  // Finding a link's file and line takes a pass over the description, so `placeInDescription` does it only for
  // problems.
  const placed = links.map((link) => ({
    ...link,
    place: { file: config.file, near: `${pointer} ${link.href}` },
  }));
  return { ...compiled, links: placed };
}

function excessProblems(
  excess: string | undefined,
  { config }: ApiPage,
  pointer: string,
): Problem[] {
  if (excess === undefined) return [];
  return [
    {
      severity: 'warning',
      kind: 'over-limit',
      place: { file: config.file, near: pointer },
      message: `The page for #${pointer} ${excess}, so some texts and lists are cut off`,
      remedy: 'Shorten the texts and lists that the page repeats, or replace them in an overlay',
    },
  ];
}

/** Returns the first sentence, or the first paragraph if it's short. */
function excerptOf(html: string): string {
  const paragraph = plainTextOf(firstParagraph(html));
  if (paragraph.length <= MAXIMUM_EXCERPT) return paragraph;
  return /^[\s\S]*?[.!?](?=\s)/.exec(paragraph)?.[0] ?? paragraph;
}

export interface ApiComponents {
  Operation: ComponentType<{ view: ApiOperationView }>;
  Schema: ComponentType<{ view: ApiSchemaView }>;
  Tag: ComponentType<{ view: ApiTagView }>;
  /** Renders the part above an overview's text, which lists all operations. */
  OverviewTop: ComponentType<{ view: ApiOverviewView }>;
  /** Renders the part below an overview's text. */
  OverviewEnd: ComponentType<{ view: ApiOverviewView }>;
}

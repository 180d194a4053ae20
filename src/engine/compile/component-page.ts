/** A React page of `site/pages` as a compiled page: the same record as a page of Markdown. */
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Problem } from '../problems.ts';
import type { CompiledPage } from './compiled-page.ts';
import { idsOf, takeLinks } from './html-passes.ts';

export interface ComponentPageInput {
  file: string;
  text: string;
  title: string;
}

/** Modules of `site/pages` by path below that folder, without extension. */
export type PageModules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Renders a component page. Without a default export it renders nothing, with a warning; a component
 * that throws gives an error and no page.
 */
export function compileComponentPage(
  input: ComponentPageInput,
  modules: PageModules,
): { page: CompiledPage | undefined; problems: readonly Problem[] } {
  const name = input.file.replace(/^site\/pages\//, '').replace(/\.[jt]sx$/, '');
  const Component = modules[name]?.default as ComponentType | undefined;
  if (Component === undefined)
    return { page: compiledPage(input, ''), problems: [noExport(input)] };
  try {
    return {
      page: compiledPage(input, renderToStaticMarkup(createElement(Component))),
      problems: [],
    };
  } catch (error) {
    return { page: undefined, problems: [throws(input, error)] };
  }
}

function compiledPage(input: ComponentPageInput, rendered: string): CompiledPage {
  const { html, links } = takeLinks(rendered, new Map(), input);
  return {
    html,
    bodyTitle: input.title,
    excerpt: '',
    tableOfContents: [],
    links,
    anchors: idsOf(html),
    assets: [],
    dependencies: [],
    problems: [],
  };
}

function noExport({ file }: ComponentPageInput): Problem {
  return {
    severity: 'warning',
    place: { file },
    message: 'The page component has no default export, so nothing is rendered',
    remedy: 'Write `export default function Page() { … }`.',
  };
}

function throws({ file }: ComponentPageInput, error: unknown): Problem {
  return {
    severity: 'error',
    place: { file },
    message: `The page component throws: ${error instanceof Error ? error.message : String(error)}`,
    remedy: 'Correct the component; it is rendered at build time, where there is no browser.',
  };
}

/** Compiles React pages in `site/pages`, and pages whose text is HTML, to the same type of object as Markdown pages. */

import { type ComponentType, createElement } from 'react';
import { messageOf } from '../problems/errors.ts';
import { lastingErrors } from '../problems/levels.ts';
import { type Problem, ProblemsError } from '../problems/problems.ts';
import { placeInSite } from '../problems/stack-frames.ts';
import type { PageSource } from '../source/page-source.ts';
import type { CompileContext, CompileJob } from './compile-job.ts';
import type { CompileEnvironment } from './compile-page.ts';
import type { CompiledPage } from './compiled-page.ts';
import { finishBody } from './finish-body.ts';
import { fillFiles } from './html/fill-files.ts';
import { readHtml } from './html/html-tokens.ts';
import { readMarkup } from './html/page-markup.ts';
import { sectionsOf } from './html/sections.ts';
import { renderBody } from './render-body.ts';
import { runLimited } from './run-limited.ts';
import {
  type HeadingLevels,
  headingLevels,
  headingsIn,
  nestHeadings,
} from './table-of-contents.ts';

/** Modules in `site/pages`, by path relative to that folder without extension. */
export type PageModules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Returns the job for a React page or an HTML page, or the given job for any other page. */
export function componentJob(
  source: PageSource,
  own: CompileJob | undefined,
  { definition, server }: CompileContext,
): CompileJob | undefined {
  const { kind, file, text } = source;
  if (kind === 'component') {
    const compile = (environment: CompileEnvironment) =>
      compileComponentPage(source, server.pages, environment);
    return { file, compile };
  }
  if (kind !== 'html') return own;
  const levels = headingLevels(source, definition.config);
  return { file, compile: (environment) => compileHtml(text, source, environment, levels) };
}

/**
 * Renders a component page. If the module has no default export, renders nothing and adds a warning. Throws a
 * `ProblemsError` if the component throws an error.
 */
async function compileComponentPage(
  source: PageSource,
  modules: PageModules,
  environment: CompileEnvironment,
): Promise<CompiledPage> {
  const name = source.file.replace(/^site\/pages\//, '').replace(/\.[jt]sx$/, '');
  const Component = modules[name]?.default as ComponentType | undefined;
  const html = Component === undefined ? '' : draw(Component, source, environment.root);
  const compiled = await compileHtml(html, source, environment);
  const problems = Component === undefined ? [noExport(source)] : [];
  return {
    ...compiled,
    bodyTitle: source.title,
    excerpt: '',
    problems: [...compiled.problems, ...problems],
  };
}

/**
 * Compiles a page's HTML. Throws a `ProblemsError` if it shows an image that doesn't exist.
 *
 * @param levels levels of the headings in the table of contents. Without them, it's empty.
 */
async function compileHtml(
  html: string,
  { file, title, text }: PageSource,
  environment: CompileEnvironment,
  levels?: HeadingLevels,
): Promise<CompiledPage> {
  const page = { file, textOf: () => text };
  const markup = readMarkup(readHtml(html), page, Number.POSITIVE_INFINITY);
  const filled = await fillFiles(markup.tokens, new Map(), page, environment);
  const { tokens, images, files } = filled;
  const problems = [...markup.problems, ...filled.problems];
  if (lastingErrors(problems).length > 0) throw new ProblemsError(problems);
  const sections = sectionsOf(tokens, title);
  return {
    ...finishBody(tokens, page, environment.texts, undefined, environment.markdown?.annotateCode),
    excerpt: sections[0]?.text ?? '',
    tableOfContents: levels === undefined ? [] : nestHeadings(headingsIn(tokens), levels),
    assets: [...images.values(), ...files].flatMap((each) => each.assets),
    dependencies: [],
    sections,
    embeds: markup.embeds,
    problems,
  };
}

function draw(Component: ComponentType, source: PageSource, root: string): string {
  try {
    return runLimited(() => renderBody(createElement(Component)));
  } catch (error) {
    throw new ProblemsError([throws(source, error, root)]);
  }
}

function noExport({ file }: PageSource): Problem {
  return {
    severity: 'warning',
    place: { file },
    message: 'The page component has no default export, so nothing is rendered',
    remedy: 'Add `export default function Page() { … }`.',
  };
}

function throws({ file }: PageSource, error: unknown, root: string): Problem {
  return {
    severity: 'error',
    place: placeInSite(error, root) ?? { file },
    message: `The page ${file} can't be rendered: ${messageOf(error)}`,
    remedy: "Fix the component. It's rendered at build time, without a browser.",
  };
}

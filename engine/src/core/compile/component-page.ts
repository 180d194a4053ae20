/** Compiles a React page in `site/pages` to the same type of object as a Markdown page. */

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

/** Modules in `site/pages`, by path relative to that folder without extension. */
export type PageModules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Returns the job for a React page, or the given job for any other page. */
export function componentJob(
  source: PageSource,
  own: CompileJob | undefined,
  { server }: CompileContext,
): CompileJob | undefined {
  if (source.kind !== 'component') return own;
  return {
    file: source.file,
    compile: (environment) => compileComponentPage(source, server.pages, environment),
  };
}

/**
 * Renders a component page. If the module has no default export, renders nothing and adds a warning. Throws a
 * `ProblemsError` if the component throws an error or shows an image that doesn't exist.
 */
async function compileComponentPage(
  source: PageSource,
  modules: PageModules,
  environment: CompileEnvironment,
): Promise<CompiledPage> {
  const name = source.file.replace(/^site\/pages\//, '').replace(/\.[jt]sx$/, '');
  const Component = modules[name]?.default as ComponentType | undefined;
  const drawn = readHtml(Component === undefined ? '' : draw(Component, source, environment.root));
  const page = { file: source.file, textOf: () => source.text };
  const markup = readMarkup(drawn, page, Number.POSITIVE_INFINITY);
  const filled = await fillFiles(markup.tokens, new Map(), page, environment);
  const { tokens, images, files } = filled;
  const problems = [...markup.problems, ...filled.problems];
  if (lastingErrors(problems).length > 0) throw new ProblemsError(problems);
  return {
    ...finishBody(tokens, page, environment.texts),
    bodyTitle: source.title,
    excerpt: '',
    tableOfContents: [],
    assets: [...images.values(), ...files].flatMap((each) => each.assets),
    dependencies: [],
    sections: sectionsOf(tokens, source.title),
    embeds: markup.embeds,
    problems: Component === undefined ? [...problems, noExport(source)] : problems,
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

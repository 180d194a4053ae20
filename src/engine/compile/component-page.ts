/** A React page of `site/pages` as a compiled page: the same record as a page of Markdown. */
import { type ComponentType, createElement } from 'react';
import type { Problem } from '../problems/problems.ts';
import { placeInSite } from '../problems/stack-frames.ts';
import type { CompiledPage } from './compiled-page.ts';
import { fillFiles } from './html/fill-files.ts';
import { readHtml } from './html/html-tokens.ts';
import { sectionsOf } from './html/sections.ts';
import { takeLinks } from './html/take-links.ts';
import type { ImageContext } from './image.ts';
import { renderBody } from './render-body.ts';

export interface ComponentPageInput {
  file: string;
  text: string;
  title: string;
}

/** Modules of `site/pages` by path below that folder, without extension. */
export type PageModules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Renders a component page. Without a default export it renders nothing, with a warning; a component
 * that throws, or shows a picture that does not exist, gives errors and no page.
 */
export async function compileComponentPage(
  input: ComponentPageInput,
  modules: PageModules,
  context: ImageContext,
): Promise<{ page: CompiledPage | undefined; problems: readonly Problem[] }> {
  const name = input.file.replace(/^site\/pages\//, '').replace(/\.[jt]sx$/, '');
  const Component = modules[name]?.default as ComponentType | undefined;
  const warnings = Component === undefined ? [noExport(input)] : [];
  let rendered = '';
  try {
    if (Component !== undefined) rendered = renderBody(createElement(Component));
  } catch (error) {
    return { page: undefined, problems: [throws(input, error, context.root)] };
  }
  const drawn = readHtml(rendered);
  const { tokens, images, problems } = await fillFiles(drawn, new Map(), input, context);
  if (problems.length > 0) return { page: undefined, problems };
  const pictures = [...images.values()];
  const page: CompiledPage = {
    ...takeLinks(tokens, new Map(), input),
    bodyTitle: input.title,
    excerpt: '',
    tableOfContents: [],
    assets: pictures.flatMap((image) => image.assets),
    dependencies: [],
    sections: sectionsOf(tokens, input.title),
    problems: [],
  };
  return { page, problems: warnings };
}

function noExport({ file }: ComponentPageInput): Problem {
  return {
    severity: 'warning',
    place: { file },
    message: 'The page component has no default export, so nothing is rendered',
    remedy: 'Write `export default function Page() { … }`.',
  };
}

function throws({ file }: ComponentPageInput, error: unknown, root: string): Problem {
  return {
    severity: 'error',
    place: placeInSite(error, root) ?? { file },
    message: `The page ${file} cannot be rendered: ${error instanceof Error ? error.message : String(error)}`,
    remedy: 'Correct the component; it is rendered at build time, where there is no browser.',
  };
}

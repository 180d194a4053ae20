/** Types for plugins' changes to Markdown. */
import type { ReactElement } from 'react';
import type { ContentComponents } from '../../shared/theme.ts';
import type { MarkdownPlugins } from '../config/types.ts';
import type { Place, Problem } from '../problems/problems.ts';
import type { AnnotateCode } from './html/annotate-code.ts';

/** A fenced code block that a plugin renders. */
export interface CodeBlock {
  /** Code without the fences. */
  code: string;
  place: Place;
  theme: ContentComponents;
}

export interface RenderedBlock {
  /** The rendered element. Absent if the block can't be rendered, in which case `problems` says why. */
  element?: ReactElement;
  /** The code that follows the element's text in the page's Markdown. The default is the block's own code. */
  source?: string;
  problems: readonly Problem[];
}

export type RenderCodeBlock = (block: CodeBlock) => RenderedBlock | Promise<RenderedBlock>;

/** Functions that render fenced code blocks, by language, such as `{ mermaid: … }`. */
export type CodeBlocks = Readonly<Record<string, RenderCodeBlock>>;

/** The configuration's Markdown plugins, and the code blocks that plugins render or annotate. */
export interface MarkdownHooks extends MarkdownPlugins {
  codeBlocks: CodeBlocks;
  annotateCode: readonly AnnotateCode[];
}

export const NO_MARKDOWN_HOOKS: MarkdownHooks = {
  mdastPlugins: [],
  hastPlugins: [],
  codeBlocks: {},
  annotateCode: [],
};

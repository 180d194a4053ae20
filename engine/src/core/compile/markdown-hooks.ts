/** What plugins change about Markdown. */
import type { ReactElement } from 'react';
import type { ContentComponents } from '../../shared/theme.ts';
import type { MarkdownPlugins } from '../config/types.ts';
import type { Place, Problem } from '../problems/problems.ts';

/** A fenced code block that a plugin renders. */
export interface CodeBlock {
  /** Source without the fences. */
  code: string;
  place: Place;
  theme: ContentComponents;
}

export interface RenderedBlock {
  /** Absent if the block can't be rendered, which a problem says. */
  element?: ReactElement;
  /** Code that the page's Markdown contains after the text of the element. Default is the block's own. */
  source?: string;
  problems: readonly Problem[];
}

export type RenderCodeBlock = (block: CodeBlock) => RenderedBlock | Promise<RenderedBlock>;

export interface MarkdownHooks extends Partial<MarkdownPlugins> {
  /** Renders fenced code blocks of a language: `{ mermaid: … }`. */
  codeBlocks?: Readonly<Record<string, RenderCodeBlock>>;
}

/** Everything that plugins and the configuration change about Markdown. */
export type AllMarkdownHooks = Required<MarkdownHooks>;

export const NO_MARKDOWN_HOOKS: AllMarkdownHooks = {
  mdastPlugins: [],
  hastPlugins: [],
  codeBlocks: {},
};

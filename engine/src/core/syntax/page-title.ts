/** Finds the title of a page whose front matter has none, which is its first heading. */
import type { Heading, PhrasingContent, Root } from 'mdast';
import { markdownToMdast, mdxToMdast } from 'satteri';
import { readMarkdown } from './markdown-source.ts';
import { plainText } from './plain-text.ts';

/** Returns the text of the first level-1 heading, or `undefined` if there's none. */
export function pageTitle(text: string, format: 'markdown' | 'mdx'): string | undefined {
  const read = readMarkdown(text, format);
  const toTree = format === 'mdx' ? mdxToMdast : markdownToMdast;
  const options = { features: { directive: true }, position: false };
  try {
    const { children } = toTree(read.text, options) as Root;
    const heading = children.find(
      (node): node is Heading => node.type === 'heading' && node.depth === 1,
    );
    if (heading === undefined) return undefined;
    const title = plainText(heading.children as readonly PhrasingContent[]);
    return title.replace(/\s+/g, ' ').trim() || undefined;
  } catch {
    // The compiler will report the error.
    return undefined;
  }
}

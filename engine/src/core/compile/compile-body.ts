/** Compiles a body that a plugin has rendered, so it's like the body of a Markdown page. */
import type { ReactElement } from 'react';
import type { Texts } from '../../shared/texts/texts.ts';
import type { CompiledPage } from './compiled-page.ts';
import { finishBody } from './finish-body.ts';
import { breakNames } from './html/break-names.ts';
import { readHtml } from './html/html-tokens.ts';
import { sectionsOf } from './html/sections.ts';
import type { LinkSources } from './html/take-links.ts';
import { uniqueIds } from './html/unique-ids.ts';
import type { PageHeading } from './page-state.ts';
import { renderBody } from './render-body.ts';
import { type HeadingLevels, headingsIn, nestHeadings } from './table-of-contents.ts';

export interface BodyOptions {
  /** Path relative to the site's root, for messages about links. */
  file: string;
  /** Text of that file, in which links are looked up. Without it, messages about links only name the file. */
  text?: string;
  /** Interface texts, which are in `environment.texts`. */
  texts: Texts;
  /** The page's title, which comes first in the headings of its sections. Without it, search doesn't find the text. */
  title?: string;
  /** Levels of the headings in the table of contents. Without them, it's empty. */
  levels?: HeadingLevels;
  /** Headings for the table of contents. The default is all headings in the HTML that have an id. */
  headings?: readonly PageHeading[];
  /** Places of links, by URL in the HTML. The default is to look links up in `text`. */
  linkSources?: LinkSources['others'];
  /** True if long names in headings and tables already have line break opportunities. */
  hasBreaks?: boolean;
  /** Prefix of the ids that React generates, if the page has other bodies. */
  idPrefix?: string;
}

/**
 * Returns a page with this body. The HTML isn't sanitized: for text from other people, call `foreignHtml` first. The
 * page has no excerpt, and no files or problems.
 */
export function compileBody(body: ReactElement | string, options: BodyOptions): CompiledPage {
  const { file, text = '', texts, title, levels, linkSources, idPrefix } = options;
  const html = typeof body === 'string' ? body : renderBody(body, idPrefix);
  const unique = uniqueIds(readHtml(html));
  const tokens = options.hasBreaks ? unique : breakNames(unique);
  const links = linkSources && { marked: [], others: linkSources };
  return {
    ...finishBody(tokens, { file, textOf: () => text }, texts, links),
    excerpt: '',
    tableOfContents:
      levels === undefined ? [] : nestHeadings(options.headings ?? headingsIn(tokens), levels),
    sections: title === undefined ? [] : sectionsOf(tokens, title),
    assets: [],
    dependencies: [],
    problems: [],
  };
}

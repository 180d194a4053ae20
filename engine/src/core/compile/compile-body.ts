/** Compiles a body that a plugin has rendered, so it's like the body of a Markdown page. */
import type { ReactElement } from 'react';
import type { Texts } from '../../shared/texts/texts.ts';
import type { CompiledPage } from './compiled-page.ts';
import { finishBody } from './finish-body.ts';
import type { AnnotateCode } from './html/annotate-code.ts';
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
  /**
   * The file's text, which is searched for the locations of links. Without it, messages about links name only the file.
   */
  text?: string;
  /** Interface texts, which are in `environment.texts`. */
  texts: Texts;
  /**
   * The page's title, which search shows before the headings of the page's sections. Without it, search doesn't find
   * the text.
   */
  title?: string;
  /** Levels of the headings that the table of contents includes. Without this option, it's empty. */
  levels?: HeadingLevels;
  /** Headings for the table of contents. The default is all headings in the HTML that have an id. */
  headings?: readonly PageHeading[];
  /** Locations of links, keyed by their URL in the HTML. By default, links are looked up in `text`. */
  linkSources?: LinkSources['others'];
  /** True if long names in headings and tables already contain places where a line can break. */
  hasBreaks?: boolean;
  /** Plugins' hooks that annotate code, which are in `environment.markdown`. Without them, code isn't annotated. */
  annotateCode?: readonly AnnotateCode[] | undefined;
  /** Prefix of the ids that React generates. Required if the page has other bodies, whose ids would be the same. */
  idPrefix?: string;
}

/**
 * Returns a page with this body. The HTML isn't sanitized, so call `foreignHtml` first if the text comes from other
 * people. The page has no excerpt, and no files or problems.
 */
export function compileBody(body: ReactElement | string, options: BodyOptions): CompiledPage {
  const { file, text = '', texts, title, levels, linkSources, idPrefix } = options;
  const html = typeof body === 'string' ? body : renderBody(body, idPrefix);
  const unique = uniqueIds(readHtml(html));
  const tokens = options.hasBreaks ? unique : breakNames(unique);
  const links = linkSources && { marked: [], others: linkSources };
  return {
    ...finishBody(tokens, { file, textOf: () => text }, texts, links, options.annotateCode),
    excerpt: '',
    tableOfContents:
      levels === undefined ? [] : nestHeadings(options.headings ?? headingsIn(tokens), levels),
    sections: title === undefined ? [] : sectionsOf(tokens, title),
    assets: [],
    dependencies: [],
    problems: [],
  };
}

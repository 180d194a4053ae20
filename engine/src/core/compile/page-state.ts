/** State that a page and its partials collect while they're compiled. */
import type { Heading } from 'mdast';
import type { AdmonitionType } from '../../shared/content-props.ts';
import type { Place, Problem } from '../problems/problems.ts';
import type { CodeFence } from './code/code-fence.ts';
import type { LinkSource } from './html/take-links.ts';

/** The name of the interface text that's used as the title of callouts without a title. */
export type CalloutTitle =
  `${'note' | 'tip' | 'info' | 'warning' | 'danger' | 'caution' | 'secondary' | 'important' | 'success'}Title`;

/** A part of the body that the theme renders. */
export type Slot =
  | {
      kind: 'heading';
      level: Heading['depth'];
      /** The id that the author wrote. Other ids are assigned after rendering (see `assignHeadingIds`). */
      id: string | undefined;
      text: string;
      /** True for headings that contain an expression, whose value isn't part of `text`. */
      isOpen: boolean;
      place: Place;
    }
  | { kind: 'code'; fence: CodeFence; place: Place }
  | { kind: 'admonition'; type: AdmonitionType; name: string; title?: CalloutTitle }
  | { kind: 'details' }
  /** Code blocks as tabs, which are labeled with the blocks' titles. */
  | { kind: 'code-group' }
  | { kind: 'admonition-title' }
  | { kind: 'image'; src: string; alt: string; title: string | undefined; file: string };

export interface PageHeading {
  level: number;
  id: string;
  html: string;
}

/** The state that a page and its partials collect while they're compiled. */
export interface PageState {
  slots: Slot[];
  /** The number of files that have been compiled: the page and its partials. */
  modules: number;
  /** The text of an H1 at the very start of the body. */
  bodyTitle: string | undefined;
  excerpt: string;
  /** Images, keyed by `imageKey`. */
  images: Map<string, { src: string; place: Place }>;
  /** The text of the page and of each partial, keyed by file. */
  texts: Map<string, string>;
  links: {
    /** Links that are written as Markdown. In the HTML, an attribute contains the link's index in this list. */
    marked: LinkSource[];
    /** Links in definitions, components, and raw HTML, keyed by their URL in the HTML. */
    others: Map<string, LinkSource[]>;
  };
  /** Languages in `<CodeBlock language>`. Those of fenced code blocks are in `slots`. */
  languages: Set<string>;
  problems: Problem[];
}

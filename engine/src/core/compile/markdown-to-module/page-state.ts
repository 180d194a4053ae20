/** State that a page and its partials gather while they are compiled. */
import type { Heading } from 'mdast';
import type { AdmonitionType } from '../../../shared/content-props.ts';
import type { Place, Problem } from '../../problems/problems.ts';
import type { CodeFence } from '../code/code-fence.ts';

/** Name of the text that is the title of a callout without one of its own. */
export type CalloutTitle =
  `${'note' | 'tip' | 'info' | 'warning' | 'danger' | 'caution' | 'secondary' | 'important' | 'success'}Title`;

/** Place in the body that the theme draws. */
export type Slot =
  | {
      kind: 'heading';
      level: Heading['depth'];
      /** As written. Other ids are assigned when the page has been rendered (see `assignHeadingIds`). */
      id: string | undefined;
      text: string;
      /** True for headings with an expression, whose value isn't part of `text`. */
      isOpen: boolean;
      place: Place;
    }
  | { kind: 'code'; fence: CodeFence; place: Place }
  | { kind: 'admonition'; type: AdmonitionType; name: string; title?: CalloutTitle }
  | { kind: 'details' }
  /** Code blocks as tabs, which are named after their titles. */
  | { kind: 'code-group' }
  | { kind: 'admonition-title' }
  | { kind: 'image'; src: string; alt: string; title: string | undefined; file: string };

export interface PageHeading {
  level: number;
  id: string;
  html: string;
}

/** State that a page and its partials gather while they are compiled. */
export interface PageState {
  slots: Slot[];
  /** Files compiled so far: the page and its partials. */
  modules: number;
  /** Text of an H1 at the very start of the body. */
  bodyTitle: string | undefined;
  excerpt: string;
  /** Pictures by their key (see `pictureKey`). */
  images: Map<string, { src: string; place: Place }>;
  /** Texts of the page and its partials by file. */
  texts: Map<string, string>;
  /** Places of links by their URL in the HTML, in order of appearance. */
  links: Map<string, Place[]>;
  /** Addresses of links as written, where the compiler encodes characters of them. */
  writtenLinks: Map<string, string>;
  /** Languages of `<CodeBlock language>`. The slots have the languages of fenced code blocks. */
  languages: Set<string>;
  problems: Problem[];
}

/** Components that writers can use in MDX without importing them. */
import { Children, createElement, type ReactNode } from 'react';
import type { Texts } from '../../shared/texts/texts.ts';
import type { ContentComponents } from '../../shared/theme.ts';
import type { CodeFence } from './code/code-fence.ts';
import type { Highlight } from './code/highlight.ts';
import { codeBlockProps } from './code-blocks.tsx';
import { Link } from './docusaurus-modules.tsx';
import { CONTENTS_ELEMENT, type ListedHeading } from './html/inline-contents.ts';
import { imageKey, type ResolvedImage } from './images/resolve-image.ts';
import { screenshotProps } from './images/screenshot.ts';
import { calloutOf } from './markdown-to-module/callouts.ts';

/** Components, keyed by name. MDX passes props to them as the author wrote them. */
export type ComponentMap = Record<string, unknown>;

export interface ComponentResources {
  theme: ContentComponents;
  texts: Texts;
  images: ReadonlyMap<string, ResolvedImage>;
  highlight: Highlight;
}

/** Components that a writer can use without an import, or import as `@theme/Name`. */
export const BUILT_IN_NAMES: readonly string[] = [
  'Admonition',
  'Card',
  'Cards',
  'CodeBlock',
  'Details',
  'DocCardList',
  'Figure',
  'Image',
  'Link',
  'Screenshot',
  'TOCInline',
  'ThemedImage',
  'TabItem',
  'Tabs',
  'Video',
];

/** Returns the components for the page in `file`. */
export function builtInComponents(resources: ComponentResources, file: string): ComponentMap {
  const { Tabs, TabItem, Details, Video, Card, Cards } = resources.theme;
  return {
    Tabs,
    TabItem,
    Details,
    Video,
    Card,
    Cards,
    Admonition: admonition(resources),
    ...foreignComponents(resources.theme),
    ...imageComponents(resources, file),
    CodeBlock: codeBlock(resources),
  };
}

function imageComponents({ theme, images }: ComponentResources, file: string): ComponentMap {
  const imageOf = (src: string) => images.get(imageKey(src, file))?.props ?? { src };
  return {
    Figure: ({ img, alt, caption, children }: FigureAttributes) => {
      // A URL that an expression returns isn't known yet, so it's read from the HTML later.
      const image = img === undefined ? undefined : imageOf(img);
      return (
        <theme.Figure caption={caption}>
          {image === undefined ? null : <theme.Image {...image} alt={alt ?? ''} />}
          {children}
        </theme.Figure>
      );
    },
    Image: ({ src, alt, title }: { src: string; alt?: string; title?: string }) => (
      <theme.Image {...imageOf(src)} alt={alt ?? ''} title={title} />
    ),
    Screenshot: ({ name, alt }: { name: string; alt: string }) => (
      <theme.Screenshot {...screenshotProps(name, images)} alt={alt} />
    ),
  };
}

interface FigureAttributes {
  img?: string;
  alt?: string;
  caption: ReactNode;
  children?: ReactNode;
}

function codeBlock({ theme, highlight }: ComponentResources) {
  return ({ language = 'text', title, showLineNumbers, children }: CodeBlockAttributes) => {
    const code = Children.toArray(children)
      .join('')
      .replace(/^\n|\n$/g, '');
    const fence: CodeFence = {
      language,
      title,
      code,
      marks: new Map(),
      npmToYarn: false,
      lineNumbersFrom: showLineNumbers ? 1 : undefined,
      unknownWords: [],
    };
    return <theme.CodeBlock {...codeBlockProps(fence, highlight)} />;
  };
}

interface CodeBlockAttributes {
  language?: string;
  title?: string;
  showLineNumbers?: boolean;
  children?: ReactNode;
}

function admonition({ theme, texts }: ComponentResources) {
  return ({ type = 'note', title, children }: AdmonitionAttributes) => {
    const known = calloutOf(type) ?? { type: 'info' as const, title: undefined };
    const usual = known.title === undefined ? type : texts[known.title];
    return (
      <theme.Admonition type={known.type} title={title ?? usual}>
        {children}
      </theme.Admonition>
    );
  };
}

interface AdmonitionAttributes {
  type?: string;
  title?: ReactNode;
  children?: ReactNode;
}

/** Returns components that pages written for other tools use, with their original names. */
function foreignComponents(theme: ContentComponents) {
  return {
    Link,
    ThemedImage: ({ sources, alt = '' }: { sources: ThemedSources; alt?: string }) => (
      <theme.Screenshot light={{ src: sources.light }} dark={{ src: sources.dark }} alt={alt} />
    ),
    TOCInline: ({ toc, minHeadingLevel = 2, maxHeadingLevel = 3 }: TocAttributes) =>
      createElement(CONTENTS_ELEMENT, {
        'data-slots': toc?.map(({ slot }) => slot).join(' '),
        'data-levels': `${minHeadingLevel} ${maxHeadingLevel}`,
      }),
    // The page plugin reports it.
    DocCardList: () => null,
  };
}

interface TocAttributes {
  toc?: readonly ListedHeading[];
  minHeadingLevel?: number;
  maxHeadingLevel?: number;
}

interface ThemedSources {
  light: string;
  dark: string;
}

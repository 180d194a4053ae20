/** Components that pages written for other tools use, with their original names. */
import { createElement } from 'react';
import type { ContentComponents } from '../../shared/theme.ts';
import { Link } from './docusaurus-modules.tsx';
import { CONTENTS_ELEMENT, type ListedHeading } from './html/inline-contents.ts';

/** Returns the components as the theme renders them. */
export function foreignComponents(theme: ContentComponents) {
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

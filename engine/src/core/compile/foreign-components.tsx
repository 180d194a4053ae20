/** Components that pages of other tools use, by the names that they have there. */
import type { ContentComponents } from '../../shared/theme.ts';
import { Link } from './foreign-modules.tsx';

/** Returns the components as the theme renders them. */
export function foreignComponents(theme: ContentComponents) {
  return {
    Link,
    ThemedImage: ({ sources, alt = '' }: { sources: ThemedSources; alt?: string }) => (
      <theme.Screenshot light={{ src: sources.light }} dark={{ src: sources.dark }} alt={alt} />
    ),
    // The layout has the table of contents and the cards of a category.
    TOCInline: () => null,
    DocCardList: () => null,
  };
}

interface ThemedSources {
  light: string;
  dark: string;
}

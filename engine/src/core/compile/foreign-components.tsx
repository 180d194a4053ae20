/** Components that pages of other tools use, by the names that they have there. */
import { createElement, type ReactNode } from 'react';
import type { ContentComponents } from '../../shared/theme.ts';

/** Returns the components as the theme renders them. */
export function foreignComponents(theme: ContentComponents) {
  return {
    Link: ({ to, href = to, children, ...rest }: LinkAttributes) => (
      <a {...rest} href={href}>
        {children}
      </a>
    ),
    ThemedImage: ({ sources, alt = '' }: { sources: ThemedSources; alt?: string }) => (
      <theme.Screenshot light={{ src: sources.light }} dark={{ src: sources.dark }} alt={alt} />
    ),
    // The layout has the table of contents and the cards of a category.
    TOCInline: () => null,
    DocCardList: () => null,
  };
}

interface LinkAttributes {
  to?: string;
  href?: string;
  children?: ReactNode;
}

interface ThemedSources {
  light: string;
  dark: string;
}

/** Modules that pages import from another tool's packages, by name. Each has a default export, or exports by name. */
export const FOREIGN_MODULES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '@docusaurus/useBaseUrl': { default: (address: string) => address },
  '@docusaurus/BrowserOnly': {
    default: ({ fallback = null }: { fallback?: ReactNode }) => fallback,
  },
  '@docusaurus/Head': {
    default: ({ children }: { children?: ReactNode }) => createElement('head', null, children),
  },
  '@docusaurus/Translate': {
    default: ({ children }: { children?: ReactNode }) => children,
    translate: ({ message }: { message: string }) => message,
  },
};

/** Replacements for the modules of other tools, keyed by the name in the import. They're also in the bundles. */
import { createElement, type ReactNode } from 'react';

interface LinkAttributes {
  to?: string;
  href?: string;
  children?: ReactNode;
}

/** Renders a link with the props that other tools use. */
export function Link({ to, href = to, children, ...rest }: LinkAttributes) {
  return (
    <a {...rest} href={href}>
      {children}
    </a>
  );
}

/** Exports, keyed by module. */
export const DOCUSAURUS_MODULES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '@docusaurus/Link': { default: Link },
  '@docusaurus/useBaseUrl': { default: (address: string) => address },
  '@docusaurus/BrowserOnly': {
    default: ({ fallback = null }: { fallback?: ReactNode }) => fallback,
  },
  '@docusaurus/ExecutionEnvironment': {
    default: { canUseDOM: false, canUseEventListeners: false, canUseIntersectionObserver: false },
  },
  '@docusaurus/Head': {
    default: ({ children }: { children?: ReactNode }) => createElement('head', null, children),
  },
  '@docusaurus/Translate': {
    default: ({ children }: { children?: ReactNode }) => children,
    translate: ({ message }: { message: string }) => message,
  },
  '@docusaurus/useIsBrowser': { default: () => false },
};

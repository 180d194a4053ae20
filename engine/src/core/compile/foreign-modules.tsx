/** Modules of another tool's packages that pages and components import, by name. They are bundled, too. */
import { createElement, type ReactNode } from 'react';

interface LinkAttributes {
  to?: string;
  href?: string;
  children?: ReactNode;
}

/** A link with the attributes that other tools give it. */
export function Link({ to, href = to, children, ...rest }: LinkAttributes) {
  return (
    <a {...rest} href={href}>
      {children}
    </a>
  );
}

/** Each has a default export, or exports by name. */
export const FOREIGN_MODULES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
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

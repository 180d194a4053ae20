import type { ReactNode } from 'react';
import * as attributes from '../../shared/attributes.ts';
import type { PageView, SiteView } from '../../shared/view.ts';
import { ComponentPage, Doc } from '../doc/Doc.tsx';
import { NotFound } from '../errors/NotFound.tsx';
import { Home } from '../home/Home.tsx';
import { Slot } from '../Slot.tsx';

interface MainProps {
  view: PageView;
  site: SiteView;
}

/** Renders the part of the document that navigation replaces. */
export function Main({ view, site }: MainProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      {...{
        [attributes.ROUTE]: view.route,
        [attributes.SIDEBAR]: view.sidebar?.name,
        [attributes.SIDEBAR_URL]: view.sidebar?.dataUrl,
      }}
      data-in-section={view.sidebar?.tree.parent && ''}
    >
      {content(view, site)}
    </main>
  );
}

function content(view: PageView, site: SiteView): ReactNode {
  if (view.kind === 'not-found') return <NotFound view={view} site={site} />;
  if (view.kind === 'tool') return <Slot name="tool" view={view} site={site} />;
  if (view.kind === 'page') return <ComponentPage html={view.html} />;
  if (view.route === '/') return <Home view={view} site={site} />;
  return <Doc view={view} site={site} />;
}

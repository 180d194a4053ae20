import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageView, siteView } from '../../../theme/test-views.ts';
import AgentHint from './AgentHint.tsx';
import MarkdownLinks from './MarkdownLinks.tsx';

const site = siteView({ base: '/guide' });

it('tells agents where the text is, which nobody sees or hears', () => {
  expect(renderToStaticMarkup(<AgentHint site={site} />)).toMatch(
    /^<p hidden="">[^<]{20,} \/guide\/llms\.txt\.<\/p>$/,
  );
});

it('passes the URL of the Markdown to assistants', () => {
  const assistants = [{ label: 'Open in Helper', address: 'https://helper.example/?q=' }];
  const view = pageView({ markdown: '/guide/a.md', assistants });
  const html = renderToStaticMarkup(<MarkdownLinks view={view} site={site} />);
  const [, question = ''] = /href="https:\/\/helper\.example\/\?q=([^"]*)"/.exec(html) ?? [];
  expect(decodeURIComponent(question)).toContain(`${site.origin}/guide/a.md`);
});

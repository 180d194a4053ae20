import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { mdxToJs } from 'satteri';
import { describe, expect, it } from 'vitest';
import * as english from '../../../shared/texts/english.ts';
import type { ContentComponents } from '../../../shared/theme.ts';
import { contentComponents } from '../content-components.tsx';
import { evaluateModule } from './evaluate-module.ts';
import { STATIC_HTML, staticHtml } from './static-html.ts';

const TEXT = `Before *it*, a "quote" & <Box>inside **it**</Box> and $& after.

<Box>

Paragraph of the box

</Box>

- last
`;

function Box({ children }: { children?: ReactNode }) {
  return createElement('section', null, children);
}

function render(text: string, options: { optimizeStatic?: typeof STATIC_HTML }): string {
  const { code } = mdxToJs(text, { outputFormat: 'function-body', ...options });
  const statics = staticHtml();
  const components = { Box, ...statics.components };
  const { default: Content } = evaluateModule(code, {});
  return statics.fill(renderToStaticMarkup(createElement(Content, { components })));
}

describe('static parts', () => {
  it('appear in their places, around and inside components', () => {
    const drawnByReact = render(TEXT, {}).replaceAll('&quot;', '"');
    expect(render(TEXT, { optimizeStatic: STATIC_HTML })).toBe(drawnByReact);
    expect(drawnByReact).toContain(
      '<section>inside <strong>it</strong></section> and $&amp; after',
    );
  });

  it('cannot be imitated by a value', () => {
    const value = '\x000\x00<static-html part="0"></static-html>';
    const html = render(`A\n\n<p title={${JSON.stringify(value)}}>{${JSON.stringify(value)}}</p>`, {
      optimizeStatic: STATIC_HTML,
    });
    const escaped = renderToStaticMarkup(createElement('p', { title: value }, value));
    expect(html).toBe(`<p>A</p>\n${escaped}`);
  });

  it('hold no element that the component map draws', () => {
    const resources = {
      slots: [],
      headings: [],
      theme: {} as ContentComponents,
      texts: english,
      images: new Map(),
      blocks: new Map(),
      highlight: () => [],
    };
    const map = contentComponents(resources, 'docs/page.mdx');
    const elements = Object.keys(map).filter((name) => /^[a-z]/.test(name));
    expect(elements.sort()).toEqual([...STATIC_HTML.ignoreElements].sort());
  });

  it('are not drawn by React', () => {
    const { code } = mdxToJs(TEXT, {
      outputFormat: 'function-body',
      optimizeStatic: STATIC_HTML,
    });
    expect(code).not.toMatch(/_components\.(?:em|strong|ul|li)/);
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { printed, testTheme as theme } from '../../core/test-api.ts';
import { renderDiagram } from './render-diagram.tsx';

const place = { file: 'docs/page.md', line: 1, column: 1 };

it('renders a diagram with its alternative text', () => {
  const code = '%% alt: A to B\nflowchart LR\n A --> B\n';
  const { element, problems } = renderDiagram({ code, place, theme });
  expect(problems).toEqual([]);
  expect(element && renderToStaticMarkup(element)).toContain('aria-label="A to B"');
});

it("warns about a diagram without alternative text, and reports one that it can't render", () => {
  const render = (code: string) => printed(renderDiagram({ code, place, theme }).problems);
  expect(render('flowchart LR\n A --> B\n')).toContain('The diagram has no alternative text');
  expect(render('nonsense\n')).toContain(
    "docs/page.md:1:1  The diagram can't be rendered: the type `nonsense` isn't supported",
  );
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Code } from './Code.tsx';

const draw = (text: string) =>
  renderToStaticMarkup(<Code text={text} isJson={true} label="Body" />);

it('colors keys, strings, and other values', () => {
  expect(draw('{"a": "b", "c": 1}')).toContain(
    '<code>{<span class="tk-a">&quot;a&quot;</span>: <span class="tk-s">&quot;b&quot;</span>, <span class="tk-a">&quot;c&quot;</span>: <span class="tk-n">1</span>}</code>',
  );
});

it('takes a string without an end for one string, whatever is in it', () => {
  expect(draw('["\\" \\" \\" 1')).toContain(
    '<code>[<span class="tk-s">&quot;\\&quot; \\&quot; \\&quot; 1</span></code>',
  );
});

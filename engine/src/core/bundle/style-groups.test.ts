import { expect, it } from 'vitest';
import { splitStyles } from './style-groups.ts';

const mark = (group: string, scope = '') => `/*docs:style ${group} ${scope}*/`;

const CSS = [
  mark('frame'),
  '@layer base, content; @layer base { html { color: red } }',
  mark('later'),
  '@layer base { a:hover { color: red } }',
  mark('home', 'Home'),
  '@layer content { .Home { color: #ff0000 } }',
  mark('examples', 'Why'),
  '@layer content { .Why-a { color: red } }',
  mark('frame'),
  '@layer base { .site-mark { margin: 0 } }',
  mark('examples', 'How'),
  '@layer content { .How-a::before { content: "</style>" } }',
].join('\n');

it('makes a group of the modules of a folder, in the order of the cascade', () => {
  const { groups, later } = splitStyles(CSS, { 'examples/Why': ['examples'], Plain: [] });
  expect(groups.map(({ name, scopes, islands }) => [name, scopes, islands])).toEqual([
    ['frame', [], []],
    ['home', ['Home'], []],
    ['examples', ['Why', 'How'], ['examples/Why']],
  ]);
  expect(groups[0]?.css).toMatch(/^@layer base.*html\{color:red\}.*\.site-mark\{margin:0\}/);
  expect(groups[1]?.css).toBe('@layer content{.Home{color:red}}');
  expect(later).toBe('@layer base{a:hover{color:red}}@layer content;');
});

it('lets no text of a stylesheet end the style element', () => {
  const { groups } = splitStyles(CSS, {});
  expect(groups[2]?.css).toContain('"<\\/style>"');
});

it('always has a first group, and nothing for later on sites without styles', () => {
  const { groups, later } = splitStyles('', {});
  expect(groups).toEqual([{ name: 'frame', css: '', scopes: [], islands: [] }]);
  expect(later).toBe('');
});

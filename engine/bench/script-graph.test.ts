import { expect, it } from 'vitest';
import { chunkName, scriptGraph, scriptsAfterIdle, scriptsBeforeIdle } from './script-graph.ts';

const graph = scriptGraph(
  new Map([
    [
      'browser.1.js',
      'import{a as b}from"./shared.2.js";const r=()=>import(`./runtime.3.js`);r(),import("./enhance.4.js");',
    ],
    ['shared.2.js', 'export const a=1;'],
    ['runtime.3.js', 'import"./shared.2.js";const i={Tree:()=>import(`./Tree.5.js`)};'],
    ['enhance.4.js', 'export{a}from"./shared.2.js";import("./Console.6.js")'],
    ['Tree.5.js', ''],
    ['Console.6.js', ''],
  ]),
);

it('follows imports for what runs at once', () => {
  expect([...scriptsBeforeIdle(graph, 'browser.1.js')]).toEqual(['browser.1.js', 'shared.2.js']);
});

it('follows dynamic imports for what runs later, but not to islands of other pages', () => {
  const loaded = scriptsAfterIdle(graph, 'browser.1.js', (name) => chunkName(name) === 'Console');
  expect([...loaded].sort()).toEqual([
    'Tree.5.js',
    'browser.1.js',
    'enhance.4.js',
    'runtime.3.js',
    'shared.2.js',
  ]);
});

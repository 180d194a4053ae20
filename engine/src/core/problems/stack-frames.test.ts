import { expect, it } from 'vitest';
import { placeInSite, stackFrames } from './stack-frames.ts';

const STACK = `Error: no
    at Legend$1 (/root/site/components/Legend.tsx:3:9)
    at Object.react_stack_bottom_frame (/root/node_modules/react-dom/server.js:10:18)
    at file:///root/site/site.config.ts?load=3:1:7
    at async ModuleJob.run (node:internal/modules/esm/module_job:325:25)
    at new Chart (/elsewhere/Chart.tsx:5:1)`;

function thrown(stack: string): Error {
  return Object.assign(new Error('no'), { stack });
}

it('reads functions, files relative to the root, lines and columns', () => {
  expect(
    stackFrames(thrown(STACK), '/root').map(
      ({ name, place }) => `${name} ${place.file}:${place.line}:${place.column}`,
    ),
  ).toEqual([
    'Legend site/components/Legend.tsx:3:9',
    'react_stack_bottom_frame node_modules/react-dom/server.js:10:18',
    ' site/site.config.ts:1:7',
    expect.stringContaining('run '),
    'Chart ../elsewhere/Chart.tsx:5:1',
  ]);
});

it('finds the innermost place in the site, if there is one', () => {
  expect(placeInSite(thrown(STACK), '/root')).toEqual({
    file: 'site/components/Legend.tsx',
    line: 3,
    column: 9,
  });
  expect(placeInSite(thrown(STACK), '/other')).toBeUndefined();
  expect(placeInSite('not an error', '/root')).toBeUndefined();
});

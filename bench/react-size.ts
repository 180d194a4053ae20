/** Size of React alone, which the scripts of a page are compared with. */
import { build, type Rolldown } from 'vite';
import { REPOSITORY } from './measure-command.ts';
import { brotliSize } from './output.ts';

const ENTRY = '\0react-alone';
const CODE = `import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
hydrateRoot(document, createElement('html'));`;

/** Bytes (brotli) of react and react-dom, bundled as the site's scripts are. */
export async function reactSize(): Promise<number> {
  const result = await build({
    configFile: false,
    envDir: false,
    root: REPOSITORY,
    publicDir: false,
    logLevel: 'error',
    // A test runner's NODE_ENV would choose React's development build.
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'react-alone',
        resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? CODE : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: ENTRY },
    },
  });
  const [output] = [result].flat() as Rolldown.RolldownOutput[];
  const code =
    output?.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('') ?? '';
  if (!code.includes('hydrateRoot')) throw new Error('The bundle of React is empty');
  return brotliSize(code, 11);
}

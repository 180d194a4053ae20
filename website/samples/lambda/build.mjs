// #region build
import { build } from 'esbuild';

// The SDK is CommonJS, so inside a module it needs a `require` function.
const banner = `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);`;

await build({
  entryPoints: { index: 'src/handler.ts', local: 'src/local.ts' },
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  target: 'node22',
  format: 'esm',
  banner: { js: banner },
});
// #endregion

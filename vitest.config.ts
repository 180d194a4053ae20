import { defineConfig } from 'vitest/config';

/** Unit and integration tests, which stand beside the code. */
export default defineConfig({
  // Tests of the theme draw a site that brings nothing along.
  resolve: {
    alias: {
      'virtual:site-brand': '/engine/src/theme/test-nothing-added.ts',
      'virtual:site-plugins': '/engine/src/theme/test-nothing-added.ts',
      'virtual:site-slots': '/engine/src/theme/test-nothing-added.ts',
    },
  },
  test: {
    // Messages name commands as npm runs them: `npm run unit` and `npx vitest` are to see the same messages.
    env: { npm_lifecycle_event: '' },
    include: ['{engine,website}/**/*.test.{ts,tsx}'],
    // The browser tests, and the tutorials' applications, have runners of their own.
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      '**/.cache/**',
      'engine/e2e/**',
      'website/samples/**',
    ],
    // How fast a machine is says nothing about the code: only what hangs is to end.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // One core is left alone by default, which on two is half of them.
    maxWorkers: '100%',
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});

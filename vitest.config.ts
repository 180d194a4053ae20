import { defineConfig } from 'vitest/config';

/** Unit and integration tests, which are next to the code. */
export default defineConfig({
  // The theme's tests render a site without its own components.
  resolve: {
    alias: {
      'virtual:site-brand': '/engine/src/theme/test-nothing-added.ts',
      'virtual:site-plugins': '/engine/src/theme/test-nothing-added.ts',
      'virtual:site-slots': '/engine/src/theme/test-nothing-added.ts',
    },
  },
  test: {
    // Messages contain commands as npm runs them. `npm run unit` and `npx vitest` have to see the same
    // messages.
    env: { npm_lifecycle_event: '' },
    globalSetup: 'engine/scripts/temporary-folder.ts',
    include: ['{engine,website}/**/*.test.{ts,tsx}'],
    // Browser tests and the tutorials' applications have their own runners.
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      '**/.cache/**',
      'engine/e2e/**',
      'website/samples/**',
    ],
    // A slow machine isn't a fault in the code, so only tests that hang should time out.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // By default, one core stays unused, which is half of a machine with two cores.
    maxWorkers: '100%',
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});

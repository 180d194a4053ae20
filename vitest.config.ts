import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

type Project = NonNullable<TestProjectInlineConfiguration['test']>;

/** Tests that look at the build of this repository's website. */
const OF_WEBSITE = [
  'engine/bench/{budgets,markdown,mcp}.test.ts',
  'engine/bench/search/quality.test.ts',
];
/**
 * Tests that take half of a run's time, because they build dozens of sites, copy or pack the engine, compile very long
 * texts, or run samples in other languages. Only `npm run test:all` runs them.
 */
const SLOW = [
  'engine/scripts/removable/removed-plugins.test.ts',
  'engine/bench/same-bytes.test.ts',
  'engine/src/cli/build/{large-page,moved-checkout,outside-files}.test.ts',
  'engine/src/cli/package/package.test.ts',
  'engine/src/core/bundle/guard-all-imports.test.ts',
  'engine/src/plugins/api-reference/pages/samples/{compiled-samples,everything,sent-requests}.test.ts',
  'engine/src/plugins/api-reference/tests/foreign/foreign-descriptions.test.ts',
  'packages/remote-documents/src/compile/large-hostile-documents.test.ts',
];

/** Files in the folders of light tests that aren't light. */
const EXCEPTIONS = ['deploy-files', '*hostile-documents', 'remembered-description'];

/** Browser tests and the tutorials' applications have their own runners. */
const EXCLUDED = [
  '**/node_modules/**',
  '**/dist/**',
  '**/.cache/**',
  'engine/e2e/**',
  'website/samples/**',
];

const shared: Project = {
  // Messages contain commands as npm runs them. `npm run unit` and `npx vitest` have to see the same messages.
  env: { npm_lifecycle_event: '' },
  // A slow machine isn't a fault in the code, so only tests that hang should time out.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  css: { modules: { classNameStrategy: 'non-scoped' } },
};

// The theme's tests render a site without its own components.
const resolve = {
  alias: {
    'virtual:site-brand': '/engine/src/theme/test-nothing-added.ts',
    'virtual:site-plugins': '/engine/src/theme/test-nothing-added.ts',
    'virtual:site-slots': '/engine/src/theme/test-nothing-added.ts',
  },
};

/** Tests that leave nothing behind: they change no globals, mock no modules, and start no commands. */
const LIGHT = [
  'engine/src/{checks,shared}/**',
  'engine/src/core/{assemble,compile,limits,outputs,problems,syntax}/**',
  'engine/src/plugins/*/!(client|tests)/**',
  'packages/*/src/!(client|tests)/**',
  'website/{product,scripts,site}/**',
].map((folder) => `${folder}/!(${EXCEPTIONS.join('|')}).test.{ts,tsx}`);

/**
 * Variables for tests that run commands in their own process. React selects its build when a test loads the first
 * module, and the output has no colors in a terminal, either.
 */
const COMMAND_ENV = { ...shared.env, NODE_ENV: 'production', NO_COLOR: '1' };

const COMMANDS = [
  'engine/src/{cli,plugins/*/tests}/**/*.test.ts',
  'packages/*/src/tests/**/*.test.ts',
];

const project = (test: Project): TestProjectInlineConfiguration => ({
  resolve,
  // React's development functions don't exist where a test loads its production build, like commands do.
  oxc: { jsx: { development: false } },
  test: { ...shared, ...test, exclude: [...EXCLUDED, ...(test.exclude ?? [])] },
});

/** Unit and integration tests, which are next to the code. */
export default defineConfig({
  test: {
    globalSetup: 'engine/scripts/temporary-folder.ts',
    // By default, one core stays unused, which is half of a machine with two cores.
    maxWorkers: '100%',
    projects: [
      // Files share a worker and its modules, because starting a process takes longer than most of them.
      project({ name: 'light', include: LIGHT, exclude: SLOW, pool: 'threads', isolate: false }),
      project({
        name: 'unit',
        include: ['{engine,packages,website}/**/*.test.{ts,tsx}'],
        exclude: [...LIGHT, ...COMMANDS, ...OF_WEBSITE, ...SLOW],
      }),
      project({
        name: 'commands',
        include: COMMANDS,
        exclude: SLOW,
        env: COMMAND_ENV,
        // Loading the engine takes longer than most builds, so files share a process, like a server's builds do.
        isolate: false,
      }),
      project({
        name: 'website',
        include: OF_WEBSITE,
        globalSetup: 'engine/bench/website-setup.ts',
      }),
      project({ name: 'slow', include: SLOW, env: COMMAND_ENV }),
    ],
  },
});

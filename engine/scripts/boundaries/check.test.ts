import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkModule } from './check.ts';
import { RULES } from './rules.ts';

const breaches = (file: string, text: string) => checkModule(file, text, RULES);

const ROOT = new URL('../../../', import.meta.url);

/** Returns the paths that don't exist. Rules that contain them would say nothing about real files. */
const missing = (paths: readonly string[]) =>
  paths.filter((path) => !existsSync(new URL(path, ROOT)));

/** Returns the files that a row of the test names: the module, and what it imports by path. */
const named = (file: string, specifier: string) =>
  specifier.startsWith('.') ? [file, path.posix.join(path.posix.dirname(file), specifier)] : [file];

/** Returns a module with one import. */
const importing = (specifier: string) => `import a from '${specifier}';\n`;

describe('the directions of the architecture', () => {
  it.each([
    ['engine/src/shared/view.ts', './content-props.ts'],
    ['engine/src/client/start.ts', '../shared/routes.ts'],
    ['engine/src/theme/doc/Doc.tsx', '../../client/start.ts'],
    ['engine/src/theme/doc/Doc.tsx', './Main.module.css'],
    ['engine/src/theme/doc/Doc.tsx', 'react'],
    ['engine/src/theme/islands/runtime.tsx', 'virtual:site-islands'],
    ['engine/src/core/compile/compile-page.ts', '../source/page-source.ts'],
    ['engine/src/core/compile/compile-page.ts', '../../shared/routes.ts'],
    ['engine/src/core/compile/compile-page.ts', '../problems/problems.ts'],
    ['engine/src/core/compile/compile-page.ts', 'node:fs'],
    ['engine/src/serve/release.ts', '../core/outputs/hosts/headers.ts'],
    ['engine/src/core/build.ts', './emit/atomic-output.ts'],
    ['engine/src/core/problems/suggest.test.ts', './suggest.ts'],
    ['engine/src/core/index.ts', './config/site-files.ts'],
    ['engine/src/cli.ts', './core/build.ts'],
    ['engine/src/cli/new.ts', '../theme/server.tsx'],
    ['website/site/site.config.ts', 'pagewright'],
    ['website/site/components/Limits.tsx', '../../../engine/src/theme/content/Tabs.tsx'],
    ['website/site/components/Limits.tsx', '@theme/Tabs'],
    ['website/site/components/Limits.tsx', '@site/components/Quiz.tsx'],
    ['engine/scripts/check-boundaries.ts', '../src/core/build.ts'],
    ['engine/e2e/servers.ts', '../src/serve/site-server.ts'],
  ])('%s can import %s', (file, specifier) => {
    expect(missing(named(file, specifier))).toEqual([]);
    expect(breaches(file, importing(specifier))).toEqual([]);
  });

  it.each([
    ['engine/src/shared/view.ts', '../client/start.ts'],
    ['engine/src/shared/view.ts', '../core/problems/problems.ts'],
    ['engine/src/shared/view.ts', 'react'],
    ['engine/src/shared/view.ts', 'node:path'],
    ['engine/src/client/start.ts', '../theme/browser.ts'],
    ['engine/src/client/start.ts', '../core/problems/problems.ts'],
    ['engine/src/client/start.ts', 'react'],
    ['engine/src/client/start.ts', 'fs'],
    ['engine/src/theme/doc/Doc.tsx', '../../core/problems/problems.ts'],
    ['engine/src/theme/doc/Doc.tsx', 'node:fs'],
    ['engine/src/theme/doc/Doc.tsx', 'path'],
    ['engine/src/theme/doc/Doc.tsx', '../../../../website/site/site.config.ts'],
    ['engine/src/core/compile/compile-page.ts', '../render/render-page.ts'],
    ['engine/src/core/compile/compile-page.ts', '../pipeline.ts'],
    ['engine/src/core/config/load-site.ts', '../source/page-source.ts'],
    ['engine/src/core/render/render-page.ts', '../../theme/server.tsx'],
    ['engine/src/core/emit/atomic-output.ts', '../../serve/release.ts'],
    ['engine/src/serve/release.ts', '../dev/dev-server.ts'],
    ['engine/src/core/problems/problems.ts', '../config/types.ts'],
    ['engine/src/core/build.ts', '../../../website/site/site.config.ts'],
    ['engine/src/core/build.ts', '@site/site.config.ts'],
    ['engine/src/cli.ts', '../../website/site/site.config.ts'],
    ['website/site/site.config.ts', '../../engine/src/core/config/types.ts'],
    ['website/site/site.config.ts', '../../engine/src/shared/view.ts'],
    ['website/site/components/Limits.tsx', '../../../engine/src/theme/layout/Page.tsx'],
    ['website/site/components/Limits.tsx', 'node:fs'],
    ['website/site/components/Limits.tsx', '../../../engine/src/index.ts'],
    ['engine/scripts/check-boundaries.ts', '../../website/site/site.config.ts'],
  ])("%s can't import %s", (file, specifier) => {
    expect(missing(named(file, specifier))).toEqual([]);
    expect(breaches(file, importing(specifier))).toHaveLength(1);
  });
});

describe('the boundary between the core and its plugins', () => {
  const plugins = readdirSync(new URL('../../src/plugins/', import.meta.url), {
    withFileTypes: true,
  }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

  it.each(plugins)('%s imports only the entries of the core', (name) => {
    const of = (specifier: string) =>
      breaches(`engine/src/plugins/${name}/plugin.ts`, importing(specifier));
    expect(of('../../core/plugin-api.ts')).toEqual([]);
    expect(of('../../core/cache/content-hash.ts')).toHaveLength(1);
    expect(of('../../core/build.ts')).toHaveLength(1);
    for (const other of plugins.filter((each) => each !== name)) {
      expect(of(`../${other}/plugin.ts`)).toHaveLength(1);
    }
  });

  it.each(plugins)('%s imports only the public modules of the client', (name) => {
    const file = `engine/src/plugins/${name}/client/a.ts`;
    expect(breaches(file, importing('../../../client/start.ts'))).toHaveLength(1);
    expect(breaches(file, importing('../../../client/navigation/router.ts'))).toHaveLength(1);
  });

  it("isn't widened by a plugin's own rules, apart from those for its tests", () => {
    const rules = RULES.filter(({ from }) =>
      from.some((path) => /^engine\/src\/plugins\/[^/]+\/(?!tests\/)/.test(path)),
    );
    const inCore = rules.flatMap(({ to }) =>
      to.filter((path) => path.startsWith('engine/src/core/')),
    );
    expect([...new Set(inCore)].sort()).toEqual([
      // Plugins extend interfaces in `config` and `source`.
      'engine/src/core/config/site-input.ts',
      'engine/src/core/config/types.ts',
      'engine/src/core/plugin-api.ts',
      'engine/src/core/source/front-matter-schema.ts',
      'engine/src/core/test-api.ts',
    ]);
  });
});

describe('checkModule', () => {
  it('reports the location, the import, and the rule', () => {
    expect(
      breaches('engine/src/client/a.ts', "\nconst load = () => import('../theme/browser.ts');\n"),
    ).toEqual([
      {
        file: 'engine/src/client/a.ts',
        line: 2,
        column: 27,
        message:
          'imports "../theme/browser.ts": the client runs before React and without packages, so it can import only client and shared',
      },
    ]);
  });

  it('lets shared code import the types of packages', () => {
    expect(breaches('engine/src/shared/a.ts', "import type { ReactNode } from 'react';")).toEqual(
      [],
    );
    expect(
      breaches('engine/src/shared/a.ts', "import type { Stats } from 'node:fs';"),
    ).toHaveLength(1);
  });

  it('keeps development packages out of what builds and serves a site', () => {
    expect(breaches('engine/src/cli/new.ts', importing('cspell-lib'))).toEqual([
      {
        file: 'engine/src/cli/new.ts',
        line: 1,
        column: 15,
        message:
          'imports "cspell-lib": a site is built and served without development packages, so move it to `dependencies` in the package.json, or into engine/src/checks',
      },
    ]);
    expect(breaches('engine/src/core/build.ts', importing('rolldown/utils'))).toEqual([]);
    expect(breaches('engine/src/core/build.ts', "import type { Root } from 'mdast';")).toEqual([]);
    expect(breaches('engine/src/checks/names.ts', importing('cspell-lib'))).toEqual([]);
  });

  it('lets tests use their tools, in the directions of what they test', () => {
    const test = 'engine/src/client/start.test.ts';
    expect(breaches(test, "import { it } from 'vitest';\nimport fs from 'node:fs';")).toEqual([]);
    expect(breaches(test, importing('../core/build.ts'))).toHaveLength(1);
    expect(breaches('engine/src/client/testing.ts', importing('vitest'))).toEqual([]);
    expect(breaches('engine/src/client/contesting.ts', importing('vitest'))).toHaveLength(1);
  });

  it('keeps helpers of tests out of the package', () => {
    const helper = importing('./testing.ts');
    expect(breaches('engine/src/client/start.ts', helper)).toEqual([
      {
        file: 'engine/src/client/start.ts',
        line: 1,
        column: 15,
        message:
          'imports "./testing.ts": only tests can import it, because the package doesn\'t contain it',
      },
    ]);
    expect(breaches('engine/src/client/start.test.ts', helper)).toEqual([]);
    expect(breaches('engine/src/client/test-page.ts', helper)).toEqual([]);
    expect(breaches('engine/bench/build.ts', importing('../src/client/testing.ts'))).toEqual([]);
  });

  it('lets packages import the published entries by name, and nothing deeper', () => {
    const of = (file: string, specifier: string) =>
      breaches(`packages/remote-documents/src/${file}`, importing(specifier));
    expect(of('remote-job.ts', 'pagewright/plugin')).toEqual([]);
    expect(of('components/RemoteSource.tsx', 'pagewright/theme/Admonition')).toEqual([]);
    const api = '../../../engine/src/core/plugin-api.ts';
    expect(of('remote-job.ts', api)[0]?.message).toContain('only by name');
    expect(of('remote-job.ts', '../../../engine/src/shared/routes.ts')).toHaveLength(1);
    expect(of('remote-job.ts', '../../../engine/src/core/build.ts')).toHaveLength(1);
    expect(of('components/RemoteSource.tsx', 'node:fs')).toHaveLength(1);
    expect(of('remote-job.test.ts', '../../../engine/src/core/test-api.ts')).toEqual([]);
  });

  it("checks a package's imports against its own dependencies", () => {
    expect(breaches('packages/remote-documents/src/a.ts', importing('github-slugger'))).toEqual([]);
    expect(breaches('packages/remote-documents/src/a.ts', importing('vite'))).toHaveLength(1);
    expect(breaches('engine/src/core/build.ts', importing('vite'))).toEqual([]);
  });

  it('keeps packages out of the engine', () => {
    const imported = importing('@pagewright/remote-documents');
    expect(breaches('engine/src/core/build.ts', imported)).toHaveLength(1);
    expect(breaches('engine/src/cli/create.ts', imported)).toHaveLength(1);
    expect(breaches('website/site/site.config.ts', imported)).toEqual([]);
  });

  it('has rules only for what exists', () => {
    const paths = RULES.flatMap(({ from, to }) => [...from, ...to]);
    expect(missing(paths)).toEqual([]);
  });

  it('requires a rule for new parts of the repository', () => {
    expect(breaches('engine/src/core/publish/a.ts', '')[0]?.message).toMatch(/^has no rule/);
    expect(breaches('engine/src/other.ts', '')[0]?.message).toMatch(/^has no rule/);
  });

  it("reports a module that can't be parsed", () => {
    expect(breaches('engine/src/client/a.ts', 'import {')[0]?.message).toMatch(/^can't be parsed/);
  });
});

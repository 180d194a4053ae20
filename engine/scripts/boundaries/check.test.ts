import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkModule } from './check.ts';
import { RULES } from './rules.ts';

const breaches = (file: string, text: string) => checkModule(file, text, RULES);

/** A module that imports one thing. */
const importing = (specifier: string) => `import a from '${specifier}';\n`;

describe('the directions of the architecture', () => {
  it.each([
    ['src/shared/view.ts', './content.ts'],
    ['src/client/start.ts', '../shared/routes.ts'],
    ['src/theme/doc/Main.tsx', '../../client/start.ts'],
    ['src/theme/doc/Main.tsx', './Main.module.css'],
    ['src/theme/doc/Main.tsx', 'react'],
    ['src/theme/islands/runtime.tsx', 'virtual:site-islands'],
    ['src/engine/compile/compile-page.ts', '../source/page-source.ts'],
    ['src/engine/compile/compile-page.ts', '../../shared/routes.ts'],
    ['src/engine/compile/compile-page.ts', '../problems/problems.ts'],
    ['src/engine/compile/compile-page.ts', 'node:fs'],
    ['src/engine/serve/release.ts', '../emit/headers.ts'],
    ['src/engine/build.ts', './emit/headers.ts'],
    ['src/engine/problems/suggest.test.ts', './suggest.ts'],
    ['src/engine/index.ts', './config/define.ts'],
    ['src/cli.ts', './engine/build.ts'],
    ['src/cli/new.ts', '../theme/server.tsx'],
    ['site/site.config.ts', '../src/engine/index.ts'],
    ['site/components/Plans.tsx', '../../src/theme/content/Tabs.tsx'],
    ['site/components/Plans.tsx', '@theme/Tabs'],
    ['site/components/Plans.tsx', '@site/components/Other.tsx'],
    ['scripts/check.ts', '../src/engine/build.ts'],
    ['e2e/router.test.ts', '../src/engine/serve/site-server.ts'],
  ])('%s may import %s', (file, specifier) => {
    expect(breaches(file, importing(specifier))).toEqual([]);
  });

  it.each([
    ['src/shared/view.ts', '../client/start.ts'],
    ['src/shared/view.ts', '../engine/problems/problems.ts'],
    ['src/shared/view.ts', 'react'],
    ['src/shared/view.ts', 'node:path'],
    ['src/client/start.ts', '../theme/browser.ts'],
    ['src/client/start.ts', '../engine/problems/problems.ts'],
    ['src/client/start.ts', 'react'],
    ['src/client/start.ts', 'fs'],
    ['src/theme/doc/Main.tsx', '../../engine/problems/problems.ts'],
    ['src/theme/doc/Main.tsx', 'node:fs'],
    ['src/theme/doc/Main.tsx', 'path'],
    ['src/theme/doc/Main.tsx', '../../../site/site.config.ts'],
    ['src/engine/compile/compile-page.ts', '../render/render-page.ts'],
    ['src/engine/compile/compile-page.ts', '../pipeline.ts'],
    ['src/engine/config/load-site.ts', '../source/page-source.ts'],
    ['src/engine/render/render-page.ts', '../../theme/server.tsx'],
    ['src/engine/emit/headers.ts', '../serve/release.ts'],
    ['src/engine/serve/release.ts', '../dev/dev-server.ts'],
    ['src/engine/problems/problems.ts', '../config/types.ts'],
    ['src/engine/build.ts', '../../../website/site/site.config.ts'],
    ['src/engine/build.ts', '@site/site.config.ts'],
    ['src/cli.ts', '../site/site.config.ts'],
    ['site/site.config.ts', '../src/engine/config/types.ts'],
    ['site/site.config.ts', '../src/shared/view.ts'],
    ['site/components/Plans.tsx', '../../src/theme/layout/Page.tsx'],
    ['site/components/Plans.tsx', 'node:fs'],
    ['site/components/Plans.tsx', '../../src/core/index.ts'],
    ['scripts/check.ts', '../site/site.config.ts'],
  ])('%s may not import %s', (file, specifier) => {
    expect(breaches(file, importing(specifier))).toHaveLength(1);
  });
});

describe('checkModule', () => {
  it('names the place, the import and the rule', () => {
    expect(
      breaches('src/client/a.ts', "\nconst load = () => import('../theme/browser.ts');\n"),
    ).toEqual([
      {
        file: 'src/client/a.ts',
        line: 2,
        column: 27,
        message:
          'imports "../theme/browser.ts": the client runs before React and without packages, so it can import only client and shared',
      },
    ]);
  });

  it('lets shared code import the types of packages', () => {
    expect(breaches('src/shared/a.ts', "import type { ReactNode } from 'react';")).toEqual([]);
    expect(breaches('src/shared/a.ts', "import type { Stats } from 'node:fs';")).toHaveLength(1);
  });

  it('keeps development packages out of what builds and serves a site', () => {
    expect(breaches('src/cli/new.ts', importing('cspell-lib'))).toEqual([
      {
        file: 'src/cli/new.ts',
        line: 1,
        column: 15,
        message:
          'imports "cspell-lib": a site is built and served without development packages, so move it to `dependencies` in package.json, or into src/checks',
      },
    ]);
    expect(breaches('src/engine/build.ts', importing('rolldown/utils'))).toEqual([]);
    expect(breaches('src/engine/build.ts', "import type { Root } from 'mdast';")).toEqual([]);
    expect(breaches('src/checks/names.ts', importing('cspell-lib'))).toEqual([]);
  });

  it('lets tests use their tools, in the directions of what they test', () => {
    const test = 'src/client/start.test.ts';
    expect(breaches(test, "import { it } from 'vitest';\nimport fs from 'node:fs';")).toEqual([]);
    expect(breaches(test, importing('../engine/build.ts'))).toHaveLength(1);
    expect(breaches('src/client/testing.ts', importing('vitest'))).toEqual([]);
    expect(breaches('src/client/contesting.ts', importing('vitest'))).toHaveLength(1);
  });

  it('has rules only for what exists', () => {
    const paths = RULES.flatMap(({ from, to }) => [...from, ...to]);
    const root = new URL('../../', import.meta.url);
    expect(paths.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
  });

  it('asks for a rule for new parts of the repository', () => {
    expect(breaches('src/engine/publish/a.ts', '')[0]?.message).toMatch(/^has no rule/);
    expect(breaches('src/other.ts', '')[0]?.message).toMatch(/^has no rule/);
  });

  it('reports a module that cannot be parsed', () => {
    expect(breaches('src/client/a.ts', 'import {')[0]?.message).toMatch(/^can't be parsed/);
  });
});

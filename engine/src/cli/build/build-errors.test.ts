/** Tests the messages that a build prints about bad input, and that the last good output stays in place. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readOptions } from '../options.ts';
import {
  ATLAS,
  type CommandResult,
  hashesOf,
  runCommand,
  runProcess,
  siteFolder,
  startCommand,
  temporaryFolder,
  writeFiles,
} from '../testing.ts';
import { GOOD_SITE, writeBadSite } from './test-bad-site.ts';

const LAST_GOOD = {
  'dist/.server/server.json': '{}',
  'dist/index.html': 'the last good build',
  'dist/assets/a.1.js': '1',
};

/** Builds the site in `root` and checks that the last good output is still there. */
async function buildBad(
  root: string,
  { command = 'build', run = runCommand } = {},
): Promise<CommandResult> {
  writeFiles(root, LAST_GOOD);
  const before = hashesOf(path.join(root, 'dist'));
  const result = await run(command, '--root', root);
  expect(hashesOf(path.join(root, 'dist'))).toEqual(before);
  return result;
}

/** Builds the smallest good site with these files added, and returns the error messages. `null` removes a file. */
async function buildWith(files: Record<string, string | null>): Promise<string> {
  const root = await siteFolder();
  const all = Object.entries({ ...GOOD_SITE, ...files }).filter(([, content]) => content !== null);
  writeFiles(root, Object.fromEntries(all) as Record<string, string>);
  const { code, errors } = await buildBad(root);
  expect(code).toBe(1);
  expectForPeople(errors);
  return errors.replaceAll(root, '<root>');
}

/** Checks that every mistake has a location and a remedy, without stack traces or paths of packages. */
function expectForPeople(errors: string): void {
  expect(errors).not.toMatch(/^\s+at /m);
  expect(errors).not.toContain('node_modules');
  const headings = errors.match(/^[^\s>|→][^\n]*?(?::\d+:\d+)? {2}[^\n]+$/gm) ?? [];
  // A remedy is on the line below its problem. In long lists of similar problems, it's on the same line.
  const remedies = errors.match(/^(?: {2}|[^\s>|→].* )→ .+$/gm) ?? [];
  expect(headings.length).toBeGreaterThan(0);
  expect(remedies).toHaveLength(headings.length);
}

describe('a site with nearly everything wrong', () => {
  const root = temporaryFolder();
  const building = Promise.resolve().then(() => {
    writeBadSite(root);
    return buildBad(root);
  });

  it('exits with 1 and reports everything at once, in readable messages', async () => {
    const { code, errors, output } = await building;
    expect(code).toBe(1);
    expectForPeople(errors);
    expect(output).toContain('✗ Compile');
    await expect(errors).toMatchFileSnapshot('__snapshots__/build-errors.txt');
  });

  it.each([
    ['broken front matter', 'docs/bad/broken-yaml.md:2:8  front matter'],
    ['front matter without end', "docs/bad/unclosed-front-matter.md:1:1  front matter isn't"],
    ['unknown keys', "docs/bad/unknown-keys.md:2:1  titel isn't a known key"],
    ['unclosed tags', 'docs/bad/unclosed-tag.mdx:5:6  Expected a closing tag'],
    ['missing images', "docs/bad/images.md:5:1  Image img/missing.png doesn't exist"],
    ['malformed addresses', "docs/bad/images.md:5:23  Image ./100%.png doesn't exist"],
    ['images in raw HTML', "docs/bad/images.md:9:20  Image raw.png doesn't exist"],
    ['files of raw tags', "docs/bad/drawn.mdx:5:13  File /films/none.mp4 doesn't exist"],
    ['links to nothing', 'docs/bad/links.md:5:1  The link "missing.md" leads to'],
    ['broken anchors', 'docs/bad/links.md:7:1  The link "#nothing" leads to #nothing'],
    ['duplicate slugs', "docs/bad/duplicate-2.md:3:1  has the route '/same'"],
    ['sidebars naming nothing', 'site/sidebars.ts:3:5  Sidebar "main" lists the page "nowhere"'],
    ['links of the layout', 'site/site.config.ts:2:71  The link "/gone-from-footer" leads to'],
    ['category files', "docs/bad/folder/_category_.json:1:3  labl isn't a known key"],
    ['NUL bytes', 'docs/bad/nul.md:5:3  contains a NUL byte'],
    ['other encodings', "docs/bad/latin.md:5:4  isn't valid UTF-8"],
    ['links to no file', "docs/bad/dangling.md  can't be read: it's a link to a file that"],
    ['links to folders', "docs/bad/link-to-folder.md  can't be read: it's a folder"],
    ['components that throw', "docs/bad/throws.mdx:7:6  The page can't be rendered: I cannot"],
    ['component pages that throw', 'site/pages/crash.tsx:2:19  The page site/pages/crash.tsx'],
    ['pages nobody finds', 'docs/orphan.md  No sidebar lists this page'],
  ])('names the place of %s', async (_, line) => {
    expect((await building).errors).toContain(`\n${line}`);
  });

  it('also fails the check', async () => {
    const { code, errors } = await buildBad(root, { command: 'check' });
    expect(code).toBe(1);
    expect(errors).toBe((await building).errors);
  });
});

describe("a site that can't be read", () => {
  it('because of wrong values, all of them at once', async () => {
    const errors = await buildWith({
      'site/site.config.ts': "export default { titel: 'A', tagline: 4, url: 'x.example' };\n",
      'site/sidebars.ts': 'export default { main: [{ type: "dok" }, 4] };\n',
    });
    // After 'html', the list contains the types that plugins add.
    expect(errors.replace(/(?<='html').*(?=, not 'dok')/, ', …')).toMatchSnapshot();
  });

  it("because of code that can't be read, or throws, or exports nothing", async () => {
    const errors = await buildWith({
      'site/site.config.ts': "export default { title: 'A', \n",
      'site/sidebars.ts': "throw new Error('No network');\n",
    });
    expect(errors).toMatchSnapshot();
  });

  it('because there is none', async () => {
    expect(await buildWith({ 'site/site.config.ts': null })).toMatchSnapshot();
  });

  it('because it has no pages', async () => {
    expect(await buildWith({ 'docs/index.md': null })).toMatchSnapshot();
  });
});

describe('a site whose code cannot be bundled or loaded', () => {
  it('because of syntax, missing modules, styles', async () => {
    const errors = await buildWith({
      'site/components/Broken.tsx': 'export default function Broken() {\n  return <p>;\n}\n',
      'site/components/Missing.tsx': "import x from './nowhere.ts';\n\nexport default () => x;\n",
    });
    expect(errors).toMatchSnapshot();
  });

  it('because a module throws when it is loaded', async () => {
    const files = { 'site/components/Early.tsx': "\nthrow new Error('At import');\n" };
    expect(await buildWith(files)).toMatchSnapshot();
  });
});

describe('code that would end the build, or never ends', () => {
  const page = (body: string) => `---\ntitle: A\nunlisted: true\n---\n\n${body}\n`;

  it('is reported for every page', async () => {
    const errors = await buildWith({
      'docs/text.mdx': page('Text {process.exit(0)}'),
      'docs/export.mdx': page('export const a = process.exit(0);'),
      'docs/abort.mdx': page('{process.abort()}'),
      'site/pages/own.tsx': 'export default () => process.exit(0);\n',
    });
    expect.soft(errors).toContain("docs/text.mdx:6:7  The page can't be rendered: process.exit()");
    expect.soft(errors).toContain("docs/export.mdx:6:18  The page can't be rendered");
    expect
      .soft(errors)
      .toContain("docs/abort.mdx:6:2  The page can't be rendered: process.abort()");
    expect.soft(errors).toContain('site/pages/own.tsx:1:30  The page');
  });

  it.each([
    ['site/components/A.tsx', "site/components/A.tsx:1:9  The module can't be loaded"],
    ['site/sidebars.ts', 'site/sidebars.ts:1:9  throws an error: "process.exit()'],
  ])('is reported for the module %s', async (file, expected) => {
    expect(await buildWith({ [file]: 'process.exit(0);\n' })).toContain(expected);
  });

  it.each(['site/components/A.tsx', 'site/sidebars.ts'])('%s stops waiting', async (file) => {
    const root = temporaryFolder();
    writeFiles(root, {
      ...GOOD_SITE,
      [file]: 'await new Promise(() => {});\nexport default {};\n',
    });
    const { code, errors } = await buildBad(root, { run: runProcess });
    expect(code).toBe(1);
    expect(errors).toContain('The command ended before its work was done');
  });
});

it.each([
  [
    ['build', '--rot', 'x'],
    "Unknown option '--rot'. The build command supports --root, --out, --port, --host",
  ],
  [['build', '--send'], "Unknown option '--send'. The build command supports"],
  [['build', 'dist'], "Unexpected argument 'dist'. "],
  [['build', '--port', 'many'], '--port must be a number from 0 to 65535, not "many"'],
  [['serve', '--port', ''], '--port must be a number from 0 to 65535, not ""'],
  [['serve', '--port=-1'], '--port must be a number from 0 to 65535, not "-1"'],
  [['serve', '--port', '0x50'], '--port must be a number from 0 to 65535, not "0x50"'],
  [['serve', '--port'], "Option '--port <value>' argument missing. The serve command supports"],
])('reports an invalid option: %j', ([command = '', ...options], expected) => {
  expect(() => readOptions(command, options)).toThrow(expected);
});

it.each([
  [['build', '--port', 'many'], '--port must be a number from 0 to 65535, not "many"\n'],
  [['mcp', '--url', 'x'], "Unknown option '--url'. The mcp command supports --root, --out, --port"],
  [
    ['dev', '--root', ATLAS, '--host', 'no-such-host.invalid', '--port', '0'],
    'This machine has no address "no-such-host.invalid"',
  ],
  [['build', '--root', '/dev/null'], 'site/site.config.ts  is missing in /dev/null'],
  [['build', '--root', ATLAS, '--out', '/dev/null'], '--out /dev/null is a file. Use a folder'],
  [['build', '--root', ATLAS, '--out', '/'], '--out / contains the site itself'],
  [['bild'], 'There\'s no command "bild"'],
])('reports an invalid command line: %j', async (args, expected) => {
  const { code, errors } = await runCommand(...args);
  expect(code).toBe(1);
  expect(errors.startsWith(expected)).toBe(true);
  expect(errors).not.toMatch(/^\s+at /m);
});

it('names the variable if the port comes from it', async () => {
  const { done } = startCommand(['serve'], { PORT: 'abc' });
  expect((await done).errors).toBe('PORT must be a number from 0 to 65535, not "abc"\n');
});

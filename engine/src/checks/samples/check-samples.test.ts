import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CodeSample } from '../page-text.ts';
import { checkSamples } from './check-samples.ts';
import { checkTypes } from './type-check.ts';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'samples-'));
  await mkdir(path.join(root, 'samples'));
  const compilerOptions = {
    strict: true,
    types: [],
    lib: ['ES2023'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    moduleDetection: 'force',
    allowImportingTsExtensions: true,
    noEmit: true,
  };
  await writeFile(path.join(root, 'samples/tsconfig.json'), JSON.stringify({ compilerOptions }));
});

afterAll(() => rm(root, { recursive: true, force: true }));

function sample(language: string, code: string, rest: Partial<CodeSample> = {}): CodeSample {
  const place = { file: 'docs/page.md', line: 10 };
  return { place, language, title: undefined, meta: '', code, ...rest };
}

async function faults(...samples: CodeSample[]): Promise<string[]> {
  const problems = await checkSamples(root, samples);
  return problems.map(({ place, message }) => `${place.line} ${message}`);
}

it('leaves code from files to the project that the file belongs to', async () => {
  const meta = 'title="Shop.elm" file="@/samples/shop/Shop.elm#script"';
  expect(await faults(sample('elm', '', { meta }))).toEqual([]);
  expect(await faults(sample('elm', ''))).toEqual([
    "10 The elm sample is in a language that isn't checked",
  ]);
});

describe('samples that parse', () => {
  it.each([
    ['json', '{ "a": [1, null] }'],
    ['yaml', 'services:\n  web:\n    image: nginx\n---\nsecond: document'],
    ['toml', '[database]\nssl = true'],
    ['mdx', "import Note from './_note.mdx';\n\n<Note />"],
    ['md', '<unclosed {'],
    ['html', '<video controls>'],
    ['xml', '<dependency><groupId>a</groupId></dependency>\n<dependency/>'],
    ['sql', '\\c library\nSELECT count(*) FROM books WHERE sold_at IS NULL;'],
    ['dockerfile', 'FROM node:20\nRUN npm ci\nCMD ["node", "server.js"]'],
    ['bash', "curl -H 'Authorization: <your-token>' <your-library-url>/api | jq '.[]'"],
    ['hcl', 'resource "library_branch" "harbor" {\n  name = "Harbor"\n}'],
    ['python', 'def lamp(name: str) -> bool:\n    return name == "a"'],
    ['ruby', 'puts "on" if library.is_open?("central")'],
    ['php', '<?php\necho $library->isOpen("a") ? "on" : "off";'],
    ['go', 'package main\n\nfunc main() { println("on") }'],
    ['java', 'class Shop { boolean on() { return true; } }'],
    ['rust', 'fn main() { println!("on"); }'],
    ['csharp', 'var on = library.IsOpen("a");'],
    ['kotlin', 'fun main() { println("on") }'],
    ['swift', 'let on = library.isOpen(name: "a")'],
    ['dart', 'void main() { print("on"); }'],
    ['text', 'anything {'],
  ])('%s', async (language, code) => {
    expect(await faults(sample(language, code))).toEqual([]);
  });
});

describe("samples that don't parse", () => {
  it.each([
    ['json', '{\n "a": 1,\n}'],
    ['yaml', 'a: [\n'],
    ['toml', 'a = \n'],
    ['mdx', '<Note>'],
    ['xml', '<a>\n<b></a>'],
    ['sql', 'SELEC 1'],
    ['dockerfile', 'FROM node:20\nRAN npm ci'],
    ['bash', 'if true; then echo'],
    ['hcl', 'resource "a" {'],
    ['python', 'def x(:\n  pass'],
    ['ruby', 'def x(\nend end'],
    ['php', '<?php\nif ( {'],
    ['go', 'package main\nfunc main( {'],
    ['java', 'class {'],
    ['rust', 'fn main( {'],
    ['csharp', 'var = ;'],
    ['kotlin', 'fun ( {'],
    ['swift', 'let = ('],
    ['dart', 'void main( {'],
  ])('%s', async (language, code) => {
    expect(await faults(sample(language, code))).toHaveLength(1);
  });

  it('are reported at their line on the page', async () => {
    expect(await faults(sample('python', 'a = 1\nb = (\n'))).toEqual([
      expect.stringMatching(/^12 The python sample /),
    ]);
  });

  it("aren't reported if they're marked with a reason", async () => {
    const meta = 'check=wrong reason="shows the mistake"';
    expect(await faults(sample('json', '{', { meta }))).toEqual([]);
    expect(await faults(sample('json', '{', { meta: 'check=partial' }))).toEqual([
      '10 "check=partial" has no reason',
    ]);
    expect(await faults(sample('json', '{', { meta: 'check=no reason="why"' }))).toEqual([
      '10 "check=no" isn\'t a known mark',
    ]);
  });

  it('are reported for a language that nothing checks', async () => {
    expect(await faults(sample('cobol', 'DISPLAY "HI".'))).toEqual([
      "10 The cobol sample is in a language that isn't checked",
    ]);
  });
});

describe('samples with types', () => {
  it("don't show what files outside the samples contain", async () => {
    await writeFile(path.join(root, 'secret.ts'), "export const TOKEN = 'SECRET-abc123';");
    const elements = "interface IntrinsicElements { a: { href: 'SECRET-abc123' } }";
    await writeFile(path.join(root, 'jsx-runtime.ts'), `export namespace JSX { ${elements} }`);
    const code = (file: string) => `import { TOKEN } from '${file}';\nconst x: never = TOKEN;\n`;
    const [named, spelled] = [
      await faults(sample('ts', code(`${root}/secret.ts`))),
      // The search for imports doesn't recognize this name.
      await faults(
        sample(
          'tsx',
          '/** @jsxRuntime automatic */ /** @jsxImportSource ../../../.. */\n<a href={1} />;',
        ),
      ),
    ];
    expect(named).toEqual([
      `11 The ts sample imports "${root}/secret.ts", which isn't a package or a sample on this page`,
    ]);
    expect(spelled.join()).toMatch(/come from a file outside the samples and their packages: /);
    expect([...named, ...spelled].join()).not.toContain('SECRET');
  });

  it('show no messages if the compiler was stopped', async () => {
    const many = sample('ts', `const s = 'a';\n${'s.missing;\n'.repeat(1_000)}`, { title: 'a.ts' });
    const [cut, ...others] = await checkTypes(root, [many], {
      milliseconds: 60_000,
      bytes: 30_000,
    });
    expect(cut?.message).toBe(
      "The samples can't be type-checked: the messages have more than 30000 bytes",
    );
    expect(others).toEqual([]);
    expect(await faults(many)).toHaveLength(20);
  });

  it('pass if they type-check, each as a separate module', async () => {
    const found = await faults(
      sample('ts', 'const lamp: string = "a";\nexport { lamp };', { title: 'src/lamp.ts' }),
      sample('ts', 'import { lamp } from "./lamp.ts";\nlamp.length;', { title: 'src/use.ts' }),
      sample('ts', 'const lamp = 1;\nlamp.toFixed();', { title: 'src/lamp.ts' }),
      sample('js', 'function on(name) { return name; }\non(1);'),
    );
    expect(found).toEqual([]);
  });

  it('fail with the compiler’s message at the line on the page', async () => {
    const [strict, plain] = await faults(
      sample('ts', 'const lamp = "a";\nlamp.isOpen();'),
      sample('js', 'const a = 1;\na.missing();', { place: { file: 'docs/other.md', line: 3 } }),
    );
    expect(strict).toMatch(/^12 The ts sample doesn't type-check: TS2339: .*isOpen/);
    expect(plain).toMatch(/^5 The js sample doesn't type-check: TS2339: .*missing/);
  });
});

describe('packages that samples import', () => {
  const uses = sample('ts', 'import { open } from "shop";\nopen("a");');

  afterEach(async () => {
    await rm(path.join(root, 'samples/package.json'));
    await rm(path.join(root, 'samples/node_modules'), { recursive: true, force: true });
  });

  it('are those of the folder with the settings', async () => {
    await writePackages({ shop: '1.0.0' });
    await writeShop(path.join(root, 'samples/node_modules/shop'));
    expect(await faults(uses)).toEqual([expect.stringMatching(/^12 .*'string' is not assignable/)]);
  });

  it('can be links, such as those to the packages of a workspace', async () => {
    await writePackages({ '@acme/shop': '1.0.0' });
    await writeShop(path.join(root, 'packages/shop'));
    const scope = path.join(root, 'samples/node_modules/@acme');
    await mkdir(scope, { recursive: true });
    await symlink(path.join(root, 'packages/shop'), path.join(scope, 'shop'), 'junction');
    expect(await faults({ ...uses, code: uses.code.replace('"shop"', '"@acme/shop"') })).toEqual([
      expect.stringMatching(/^12 .*'string' is not assignable/),
    ]);
  });

  it('have to be installed with a single command, which the message contains', async () => {
    await writePackages({ shop: '1.0.0', cellar: '2.1.0' });
    expect(await checkSamples(root, [uses])).toEqual([
      {
        severity: 'error',
        place: { file: 'samples/package.json', near: 'shop' },
        message: "Checking samples requires packages that aren't installed: shop and 1 more",
        remedy: 'Run `npm ci --prefix samples`.',
      },
    ]);
  });

  async function writeShop(folder: string): Promise<void> {
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'package.json'), '{ "name": "shop", "types": "shop.d.ts" }');
    await writeFile(path.join(folder, 'shop.d.ts'), 'export function open(place: number): void;');
  }

  async function writePackages(devDependencies: Record<string, string>): Promise<void> {
    await writeFile(path.join(root, 'samples/package.json'), JSON.stringify({ devDependencies }));
  }
});

/** Copies static files, the icon, and the logo. */
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { imageSize } from 'image-size';
import { hrefOf } from '../convert/href.ts';
import { stylesOf } from '../convert/not-migrated.ts';
import type { DocusaurusSite } from '../read/docusaurus-site.ts';
import { filesIn } from '../read/list-files.ts';
import { insideRepository } from '../read/repository.ts';
import { dictOf, isList, textOf } from '../read/values.ts';

/** Folders that hosts and browsers look for. */
const HIDDEN = ['.well-known', '.nojekyll'];

/** Copies the static folders to `site/static`, and returns the number of files. */
export function copyStatic({ folder, config, reading }: DocusaurusSite, to: string): number {
  const listed = config.staticDirectories;
  const names = isList(listed) ? listed.flatMap((each) => textOf(each) ?? []) : ['static'];
  let count = 0;
  for (const name of names) {
    const source = insideRepository(path.resolve(folder, name), reading.repository);
    if (source === undefined) continue;
    for (const file of filesIn(source, HIDDEN)) {
      const target = path.join(to, 'site/static', file);
      mkdirSync(path.dirname(target), { recursive: true });
      cpSync(path.join(source, file), target);
      count += 1;
    }
  }
  return count;
}

/** The engine makes all icons of `favicon.svg` in the folder of static files. */
export function copyIcon({ config }: DocusaurusSite, to: string): void {
  const favicon = textOf(config.favicon);
  if (favicon === undefined || !favicon.endsWith('.svg')) return;
  const source = path.join(to, 'site/static', favicon);
  const target = path.join(to, 'site/static/favicon.svg');
  if (existsSync(source) && !existsSync(target)) cpSync(source, target);
}

/** Copies the old site's stylesheets to the same place below `site/`. */
export function copyStyles(site: DocusaurusSite, to: string): void {
  for (const file of stylesOf(site)) {
    const target = path.join(to, 'site', file);
    mkdirSync(path.dirname(target), { recursive: true });
    cpSync(path.join(site.folder, file), target);
  }
}

/** Writes `site/brand/` with the logo of the navigation bar, if it's one of the static files. */
export async function writeBrand(
  { themeConfig, config }: DocusaurusSite,
  to: string,
): Promise<void> {
  const logo = dictOf(dictOf(themeConfig.navbar).logo);
  const base = textOf(config.baseUrl) ?? '/';
  const light = await pictureOf(hrefOf(textOf(logo.src), base), to);
  if (light === undefined) return;
  const dark = await pictureOf(hrefOf(textOf(logo.srcDark), base), to);
  const folder = path.join(to, 'site/brand');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.tsx'), BRAND);
  writeFileSync(path.join(folder, 'mark.css'), styles(light, dark));
}

interface Picture {
  /** Path from `site/brand`. */
  url: string;
  ratio: string;
}

async function pictureOf(route: string | undefined, to: string): Promise<Picture | undefined> {
  const file = path.join(to, 'site/static', route ?? '');
  if (route === undefined || !route.startsWith('/') || !existsSync(file)) return undefined;
  try {
    const { width, height } = imageSize(await readFile(file));
    return { url: `../static${route}`, ratio: `${width} / ${height}` };
  } catch {
    return undefined;
  }
}

const BRAND = `import './mark.css';

/** The logo beside the title, in the footer, and on the not-found page. */
export function Mark({ className = '' }: { className?: string }) {
  return <span className={\`site-mark \${className}\`.trim()} />;
}
`;

function styles(light: Picture, dark: Picture | undefined): string {
  const darkRule =
    dark === undefined
      ? ''
      : `

  html[data-theme='dark'] .site-mark {
    background-image: url('${dark.url}');
  }`;
  return `@layer components {
  .site-mark {
    display: block;
    flex: none;
    block-size: var(--mark-size, 1.5rem);
    aspect-ratio: ${light.ratio};
    background: url('${light.url}') center / contain no-repeat;
  }${darkRule}
}
`;
}

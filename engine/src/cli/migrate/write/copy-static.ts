/** Copies static files, the icon, and the logo. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { imageSize } from 'image-size';
import { hrefOf } from '../convert/href.ts';
import type { DocusaurusSite } from '../read/docusaurus-site.ts';
import { filesIn } from '../read/list-files.ts';
import { locateFolder } from '../read/repository.ts';
import { stylesOf } from '../read/stylesheets.ts';
import { dictOf, isList, placeOf, textValue } from '../read/values.ts';
import type { Report } from '../report.ts';
import { copyNew, HIDDEN_STATIC, type NewSite, pathOfNew, writeNew } from './new-site.ts';

/** Copies the static folders to `site/static`. Returns the number of files. */
export function copyStatic(
  { folder, config, configFile, reading }: DocusaurusSite,
  newSite: NewSite,
  report: Report,
): number {
  const listed = config.staticDirectories;
  const names = isList(listed) ? listed.flatMap((each) => textValue(each) ?? []) : ['static'];
  let count = 0;
  for (const name of names) {
    const located = locateFolder(path.resolve(folder, name), reading.repository);
    if ('fault' in located) {
      const place = placeOf(config, 'staticDirectories', { file: configFile });
      if (isList(listed)) report('documents', place, `The folder ${name} ${located.fault.message}`);
      continue;
    }
    for (const file of filesIn(located.path, HIDDEN_STATIC)) {
      const source = path.join(located.path, file);
      const fault = copyNew(newSite, `site/static/${file}`, source);
      if (fault === undefined) count += 1;
      else report('documents', { file: source }, `The file ${fault}`);
    }
  }
  return count;
}

/** Copies the icon to `site/static/favicon.svg`, from which the engine generates all other icons. */
export function copyIcon({ config }: DocusaurusSite, newSite: NewSite): void {
  const favicon = textValue(config.favicon);
  if (favicon === undefined || !favicon.endsWith('.svg')) return;
  const icon = pathOfNew(newSite, `site/static/${favicon}`);
  // If a static file already has this name, it's the icon.
  if (icon !== undefined) copyNew(newSite, 'site/static/favicon.svg', icon);
}

/** Copies the old site's stylesheets to the same paths below `site/`. */
export function copyStyles(site: DocusaurusSite, newSite: NewSite, report: Report): void {
  for (const { file, located } of stylesOf(site)) {
    if ('fault' in located) continue;
    const fault = copyNew(newSite, `site/${file}`, located.path);
    if (fault !== undefined) report('styles', { file: located.path }, `The stylesheet ${fault}`);
  }
}

/** If the logo of the navigation bar is a static file, writes a `site/brand/` that shows it. */
export async function writeBrand(
  { themeConfig, config }: DocusaurusSite,
  newSite: NewSite,
): Promise<void> {
  const logo = dictOf(dictOf(themeConfig.navbar).logo);
  const base = textValue(config.baseUrl) ?? '/';
  const light = await imageOf(hrefOf(textValue(logo.src), base), newSite);
  if (light === undefined) return;
  const dark = await imageOf(hrefOf(textValue(logo.srcDark), base), newSite);
  writeNew(newSite, 'site/brand/index.tsx', BRAND);
  writeNew(newSite, 'site/brand/mark.css', styles(light, dark));
}

interface LogoImage {
  /** Path relative to `site/brand`, escaped for a CSS string. */
  url: string;
  ratio: string;
}

async function imageOf(
  route: string | undefined,
  newSite: NewSite,
): Promise<LogoImage | undefined> {
  const file = route?.startsWith('/') ? pathOfNew(newSite, `site/static${route}`) : undefined;
  if (route === undefined || file === undefined) return undefined;
  try {
    const { width, height } = imageSize(await readFile(file));
    return { url: cssText(`../static${route}`), ratio: `${width} / ${height}` };
  } catch {
    return undefined;
  }
}

/** Escapes characters that would end a CSS string: https://www.w3.org/TR/css-syntax-3/#escaping */
function cssText(text: string): string {
  return text.replace(/['\\\n\r\f]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `);
}

const BRAND = `import './mark.css';

/** The logo beside the title, in the footer, and on the not-found page. */
export function Mark({ className = '' }: { className?: string }) {
  return <span className={\`site-mark \${className}\`.trim()} />;
}
`;

function styles(light: LogoImage, dark: LogoImage | undefined): string {
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

/** Options of bundling that a site and its theme set. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SiteDefinition } from '../config/types.ts';
import { ENGINE_ROOT } from '../engine-root.ts';
import type { ImportingSite } from '../source/imported-modules.ts';

export interface BundleOptions extends ImportingSite {
  /** `''` or `/docs`. */
  base: string;
  /** Language of the site, as BCP 47 names it. */
  language: string;
  /** Absolute path of the theme's folder. */
  themeFolder: string;
  /** Stylesheets of the theme for what this site has switched on, below the theme's folder. */
  styles: readonly string[];
}

/** Options for bundling a site: its own theme where it names one, else the one that comes with the engine. */
export function bundleOptions({
  root,
  allowRead,
  config,
}: Pick<SiteDefinition, 'root' | 'allowRead' | 'config'>): BundleOptions {
  const themeFolder =
    config.theme === undefined
      ? path.join(ENGINE_ROOT, 'src/theme')
      : path.resolve(root, config.theme);
  const { assistant, feedback } = config.thirdParties ?? {};
  const services = Object.entries({ assistant, feedback }).filter(([, it]) => it !== undefined);
  const styles = services
    .map(([name]) => `services/${name}.css`)
    .filter((name) => existsSync(path.join(themeFolder, name)));
  return {
    root,
    allowRead,
    base: config.base,
    language: config.language,
    contentFolder: config.contentFolder,
    markdownFormat: config.markdown.format,
    themeFolder,
    styles,
  };
}

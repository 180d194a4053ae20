/** Every setting of the server: looked for by its variable, or by its option where it has none. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WEBSITE } from '../measure-command.ts';
import type { GoldenQuery, GoldenSet } from './quality.ts';

const PAGE = '/using-unleash/deploy/configuring-unleash';

interface Setting {
  variable: string | null;
  option: string | null;
}

/** Names of settings with the address of the page, or of the row in it. */
export function settingQueries(address: 'page' | 'row'): GoldenSet {
  const file = path.join(WEBSITE, 'site/settings.json');
  const settings = JSON.parse(readFileSync(file, 'utf8')) as Setting[];
  return settings.map(({ variable, option }): GoldenQuery => {
    const name = variable ?? option ?? '';
    const id = (variable ?? name.replace(/(?<=[a-z])(?=[A-Z])/g, '-'))
      .replace(/[._]/g, '-')
      .toLowerCase();
    return [name, address === 'row' ? `${PAGE}#${id}` : PAGE];
  });
}

/** A query for each setting of the server. It's the setting's variable or, if there's none, its option. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WEBSITE } from '../measure-command.ts';
import type { GoldenQuery, GoldenSet } from './quality.ts';

const PAGE = '/using-unleash/deploy/configuring-unleash';

interface Setting {
  variable: string | null;
  option: string | null;
}

/** Returns the names of settings, and the URL of their page or of their row on the page. */
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

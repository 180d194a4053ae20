/** A query for each of the server's settings: its variable, or its option if it has no variable. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WEBSITE } from '../measure-command.ts';
import type { GoldenQuery, GoldenSet } from './quality.ts';

const PAGE = '/using-unleash/deploy/configuring-unleash';

interface Setting {
  variable: string | null;
  option: string | null;
}

/** Returns settings' names with the URL of the page or of the row in it. */
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

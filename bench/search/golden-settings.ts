/** Every setting of the server: looked for by its variable, or by its option where it has none. */
import settings from '../../site/settings.json' with { type: 'json' };
import type { GoldenQuery, GoldenSet } from './quality.ts';

const PAGE = '/using-unleash/deploy/configuring-unleash';

/** Names of settings with the page; `withRow` with the row, too. */
export function settingQueries(address: 'page' | 'row'): GoldenSet {
  return settings.map(({ variable, option }): GoldenQuery => {
    const name = variable ?? option ?? '';
    const id = (variable ?? name.replace(/(?<=[a-z])(?=[A-Z])/g, '-'))
      .replace(/[._]/g, '-')
      .toLowerCase();
    return [name, address === 'row' ? `${PAGE}#${id}` : PAGE];
  });
}

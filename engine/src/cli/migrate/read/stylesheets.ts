/** Finds the stylesheets that a site adds to its theme. */
import path from 'node:path';
import { isInside, type LocatedFile, locateFile } from '../../../core/files/locate-file.ts';
import type { Place } from '../../../core/problems/problems.ts';
import type { DocusaurusSite } from './docusaurus-site.ts';
import { isList, textValue } from './values.ts';

export interface OldStylesheet {
  /** Path relative to the site's folder. */
  file: string;
  located: LocatedFile;
  place: Place;
}

/** Returns the stylesheets that the site adds to the classic theme. */
export function stylesOf({ plugins, folder, reading }: DocusaurusSite): OldStylesheet[] {
  return plugins
    .filter(({ name }) => name === 'classic')
    .flatMap(({ options: { customCss }, place }) =>
      (isList(customCss) ? customCss : [customCss]).flatMap((each) => {
        const name = textValue(each);
        if (name === undefined) return [];
        const written = path.resolve(folder, name);
        const located = locateFile(written, reading.repository);
        const file = path.relative(folder, written).split(path.sep).join('/');
        if ('fault' in located || isInside(written, folder)) return [{ file, located, place }];
        return [{ file, located: { fault: OUTSIDE }, place }];
      }),
    );
}

const OUTSIDE = {
  kind: 'forbidden',
  message: "is outside the site's folder",
  remedy: 'Copy the file into the folder',
} as const;

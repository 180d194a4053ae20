import { Fragment } from 'react';
import { RELEASES } from '../releases.ts';
import { inlineMarkdown } from './inline-markdown.tsx';
import { FactTable } from './tables.tsx';

/** Renders versions with the features that became available in every edition. The oldest version comes first. */
export default function FeaturesByVersion() {
  const rows = RELEASES.flatMap(({ version, features = [] }) => {
    const shared = features.filter(({ editions }) => editions === undefined);
    if (shared.length === 0) return [];
    const words = shared.map(({ text }, index) => (
      <Fragment key={text}>
        {index === 0 ? null : ', '}
        {inlineMarkdown(text)}
      </Fragment>
    ));
    return [{ key: version, cells: [version, words] }];
  });
  return <FactTable titles={['Since', 'Features']} rows={rows.reverse()} />;
}

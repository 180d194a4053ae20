import * as texts from '../../shared/texts/doc.ts';
import { Admonition } from '../content/Admonition.tsx';

/** Tells readers of a page without links to it why they do not find it anywhere. */
export function UnlistedBanner() {
  return (
    <Admonition type="warning" title={texts.unlistedPage}>
      <p>{texts.unlistedExplanation}</p>
    </Admonition>
  );
}

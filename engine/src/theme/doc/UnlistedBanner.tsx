import * as texts from '../../shared/texts/doc.ts';
import { Admonition } from '../content/Admonition.tsx';

/** Explains to readers of an unlisted page why they can't find it elsewhere. */
export function UnlistedBanner() {
  return (
    <Admonition type="warning" title={texts.unlistedPage}>
      <p>{texts.unlistedExplanation}</p>
    </Admonition>
  );
}

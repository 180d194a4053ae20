import { Admonition } from '../content/Admonition.tsx';

/** Tells readers of a page without links to it why they do not find it anywhere. */
export function UnlistedBanner() {
  return (
    <Admonition type="warning" title="Unlisted page">
      <p>
        This page is unlisted. Search engines will not index it, and only users having a direct link
        can access it.
      </p>
    </Admonition>
  );
}

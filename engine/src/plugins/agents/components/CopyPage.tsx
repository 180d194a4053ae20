import * as attributes from '../../../shared/attributes.ts';
import type { SlotProps } from '../../../shared/plugin-modules.ts';
import { copyPage } from '../texts.ts';

/** Renders the button that copies a page's Markdown. */
export default function CopyPage({ view }: SlotProps) {
  return (
    <button type="button" {...{ [attributes.COPY_PAGE]: view.markdown }}>
      {copyPage}
    </button>
  );
}

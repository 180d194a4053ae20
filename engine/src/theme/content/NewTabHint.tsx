import * as texts from '../../shared/texts/layout.ts';

/** Renders a text for screen readers in a link that opens in a new tab. */
export function NewTabHint() {
  return <span className="sr-only"> {texts.newTabHint}</span>;
}

import * as texts from '../../shared/texts/layout.ts';

/** Words that screen readers add to the text of a link that opens in a new tab. */
export function NewTabHint() {
  return <span className="sr-only"> {texts.newTabHint}</span>;
}

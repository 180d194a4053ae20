/**
 * Question at the end of a page, for sites that take answers. What follows an answer is drawn by
 * `client/third-parties/feedback.ts`; the look of both is in `services/feedback.css`.
 */

import * as attributes from '../../shared/attributes.ts';
import * as texts from '../../shared/texts/doc.ts';

export function Feedback() {
  return (
    <div {...{ [attributes.FEEDBACK]: '' }} data-markdown-ignore="">
      <fieldset>
        <legend>{texts.wasHelpful}</legend>
        <button type="button" value="yes" {...{ [attributes.HELPFUL]: '' }}>
          {texts.yes}
        </button>
        <button type="button" value="no" {...{ [attributes.HELPFUL]: '' }}>
          {texts.no}
        </button>
      </fieldset>
    </div>
  );
}

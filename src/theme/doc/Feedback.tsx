/**
 * Question at the end of a page, for sites that take answers. What follows an answer is drawn by
 * `client/third-parties/feedback.ts`; the look of both is in `services/feedback.css`.
 */
import * as attributes from '../../shared/attributes.ts';

export function Feedback() {
  return (
    <div {...{ [attributes.FEEDBACK]: '' }} data-markdown-ignore="">
      <fieldset>
        <legend>Was this page helpful?</legend>
        <button type="button" value="yes" {...{ [attributes.HELPFUL]: '' }}>
          Yes
        </button>
        <button type="button" value="no" {...{ [attributes.HELPFUL]: '' }}>
          No
        </button>
      </fieldset>
    </div>
  );
}

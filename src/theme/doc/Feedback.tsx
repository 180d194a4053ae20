/**
 * Question at the end of a page, for sites that take answers. What follows an answer is drawn by
 * `client/third-parties/feedback.ts`; the look of both is in `services/feedback.css`.
 */
export function Feedback() {
  return (
    <div data-feedback="" data-markdown-ignore="">
      <fieldset>
        <legend>Was this page helpful?</legend>
        <button type="button" value="yes" data-helpful="">
          Yes
        </button>
        <button type="button" value="no" data-helpful="">
          No
        </button>
      </fieldset>
    </div>
  );
}

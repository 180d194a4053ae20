import type { SlotProps } from '../../../shared/slots.ts';
import * as attributes from '../attributes.ts';
import * as texts from '../texts/services.ts';
import styles from './Feedback.module.css';

/** Renders the question whether the page is helpful. When a reader answers it, `client/feedback.ts` adds the rest. */
export default function Feedback({ view: { hasFeedback } }: Pick<SlotProps, 'view'>) {
  if (!hasFeedback) return null;
  return (
    <div className={styles.feedback} {...{ [attributes.FEEDBACK]: '' }} data-markdown-ignore="">
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

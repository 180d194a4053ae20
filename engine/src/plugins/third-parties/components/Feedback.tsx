import type { SlotProps } from '../../../shared/plugin-modules.ts';
import * as attributes from '../services.ts';
import * as texts from '../texts.ts';
import styles from './Feedback.module.css';

/**
 * Renders the question of whether the page is helpful. After a reader has answered it, `client/feedback.ts` adds
 * the rest.
 */
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

import type { SlotProps } from '../../../shared/plugin-modules.ts';
import { askAi } from '../../../shared/texts/doc.ts';
import * as attributes from '../services.ts';
import styles from './AskAi.module.css';

/** Renders the item in the page menu that opens the assistant. */
export default function AskAi({ view: { hasAssistant } }: Pick<SlotProps, 'view'>) {
  if (!hasAssistant) return null;
  return (
    <li className={styles.askAi}>
      <button type="button" {...{ [attributes.ASK_AI]: '' }}>
        {askAi}
      </button>
    </li>
  );
}

import { CodeBlock as ThemeCodeBlock } from 'pagewright/theme/CodeBlock';
import type { ComponentProps } from 'react';
import { checkOf, dayText } from '../../proof/report.ts';
import styles from './proof.module.css';

/** Renders a code block. If exactly this code was checked, a line below it says when, and with which versions. */
export default function CodeBlock(props: ComponentProps<typeof ThemeCodeBlock>) {
  const check = props.code === undefined ? undefined : checkOf(props.language, props.code);
  if (check === undefined) return <ThemeCodeBlock {...props} />;
  return (
    <>
      <ThemeCodeBlock {...props} />
      <p className={styles.mark} data-search-ignore="">
        <a href="/understanding-unleash/how-we-check">
          Checked with {check.software.join(' and ')} on {dayText(check.day)}
        </a>
      </p>
    </>
  );
}

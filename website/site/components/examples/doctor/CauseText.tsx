import { useEffect, useRef, useState } from 'react';
import { CAUSES, type Cause } from './causes.ts';
import styles from './doctor.module.css';
import { loadSection } from './load-section.ts';

/**
 * Renders the section about a cause. Until the section is loaded, or if loading fails, renders only a link to it. Each
 * cause starts empty, because the cause is the component's key.
 */
export function CauseText({ cause }: { cause: Cause }) {
  const body = useRef<HTMLDivElement>(null);
  const [title, setTitle] = useState<string>();

  useEffect(() => {
    let isCurrent = true;
    void loadSection(CAUSES[cause]).then((section) => {
      if (!isCurrent || !section) return;
      body.current?.replaceChildren(section.content);
      setTitle(section.title);
    });
    return () => {
      isCurrent = false;
    };
  }, [cause]);

  return (
    <section className={styles.cause} aria-label="The cause">
      <p className={styles.title}>
        <a href={CAUSES[cause]}>{title ?? 'Confirm and fix this cause'}</a>
      </p>
      <div ref={body} />
    </section>
  );
}

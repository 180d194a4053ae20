import { Method } from '../../../theme/content/Method.tsx';
import type { ApiTagView } from '../shared/page-views.ts';
import { deprecatedMark } from '../texts/pages.ts';
import { Html } from './Html.tsx';
import { PathText } from './Operation.tsx';
import styles from './Tag.module.css';

/** Renders a tag's page: its operations with method, path, and title. */
export function Tag({ view }: { view: ApiTagView }) {
  return (
    <div className={styles.tag}>
      <h1>{view.title}</h1>
      <Html html={view.html} />
      <Html html={view.documentation} />
      <ul className={styles.operations}>
        {view.operations.map(({ href, title, method, path, isDeprecated }) => (
          <li key={href} data-deprecated={isDeprecated ? '' : undefined}>
            <h2>
              <a href={href}>{isDeprecated ? <del>{title}</del> : title}</a>
            </h2>
            <p>
              <Method method={method} />{' '}
              <code>
                <PathText text={path} />
              </code>
              {isDeprecated ? <i>{deprecatedMark}</i> : null}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { Breakable } from 'pagewright/theme/inline';
import { SDKS } from '../../sdks/index.ts';
import styles from './home.module.css';

/** Renders all maintained SDKs by name and package. */
export default function SdkGrid() {
  return (
    <ul className={styles.sdks}>
      {SDKS.filter(({ id }) => id !== 'android-proxy-legacy').map((sdk) => (
        <li key={sdk.id}>
          <a href={`/reference/sdks/${sdk.id}`}>{sdk.name}</a>
          <code>
            <Breakable text={sdk.package.name} />
          </code>
        </li>
      ))}
    </ul>
  );
}

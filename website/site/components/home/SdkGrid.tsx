import { Breakable } from 'pagewright/theme/inline';
import { SDKS } from '../../sdks/index.ts';
import styles from './home.module.css';

/** Letters of each SDK's icon. */
const LETTERS: Readonly<Record<string, string>> = {
  'android-proxy': 'An',
  dotnet: '.N',
  flutter: 'Fl',
  go: 'Go',
  'ios-proxy': 'iO',
  java: 'Ja',
  'javascript-browser': 'JS',
  'next-js': 'Nx',
  node: 'No',
  php: 'Ph',
  python: 'Py',
  react: 'Re',
  ruby: 'Rb',
  rust: 'Rs',
  svelte: 'Sv',
  vue: 'Vu',
};

/** Renders all maintained SDKs by name and package. Icons of backend SDKs are filled. */
export default function SdkGrid() {
  return (
    <ul className={styles.sdks}>
      {SDKS.filter(({ id }) => id !== 'android-proxy-legacy').map((sdk) => (
        <li key={sdk.id}>
          <span className={styles.icon} data-side={sdk.side} aria-hidden="true">
            {LETTERS[sdk.id]}
          </span>
          <a href={`/reference/sdks/${sdk.id}`}>{sdk.name}</a>
          <code>
            <Breakable text={sdk.package.name} />
          </code>
        </li>
      ))}
    </ul>
  );
}

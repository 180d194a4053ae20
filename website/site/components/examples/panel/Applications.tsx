import { PlainCodeBlock } from 'pagewright/theme/CodeBlock';
import styles from '../../panel/panel.module.css';
import shared from '../shared/examples.module.css';
import type { Results } from './flags.ts';

// Lines fit into a phone and half a column.
const BACKEND_CODE = `const context = {
  userId,
  properties: { region, plan },
};
const express = unleash.isEnabled(
  'checkout-express', context);
const gift = unleash.isEnabled(
  'gift-wrapping', context);`;

const REACT_CODE = `const express =
  useFlag('checkout-express');
const gift =
  useFlag('gift-wrapping');
return <>
  <button>{express ? 'Buy now'
    : 'Go to checkout'}</button>
  {gift && <GiftOption />}
</>;`;

interface ApplicationsProps {
  /** The backend's results for all customers. */
  inBackend: readonly Results[];
  /** The browser's results for its customer. */
  inBrowser: Results;
  isBackendCurrent: boolean;
  isBrowserCurrent: boolean;
}

/** Renders both applications: first their results, which fit on a phone's screen with the controls, and then their code. */
export function Applications(props: ApplicationsProps) {
  const { inBackend, inBrowser, isBackendCurrent, isBrowserCurrent } = props;
  return (
    <div className={styles.applications}>
      <div>
        <Name name="bookshop-api" isCurrent={isBackendCurrent} />
        <ResultsTable results={inBackend} />
      </div>
      <div>
        <Name name="bookshop-web" isCurrent={isBrowserCurrent} />
        <Screen results={inBrowser} />
      </div>
      <PlainCodeBlock title="bookshop-api, Node.js" code={BACKEND_CODE} />
      <PlainCodeBlock title="bookshop-web, React" code={REACT_CODE} />
    </div>
  );
}

function Name({ name, isCurrent }: { name: string; isCurrent: boolean }) {
  return (
    <p className={styles.name}>
      <strong>{name}</strong>{' '}
      <span className={shared.note}>{isCurrent ? 'is up to date' : 'is about to poll …'}</span>
    </p>
  );
}

function ResultsTable({ results }: { results: readonly Results[] }) {
  return (
    <table className={styles.results}>
      <thead>
        <tr>
          <th scope="col">Customer</th>
          <th scope="col">Region, plan</th>
          <th scope="col">express</th>
          <th scope="col">gift</th>
        </tr>
      </thead>
      <tbody>
        {results.map(({ user, region, plan, checkout, gift }) => (
          <tr key={user}>
            <th scope="row">{user}</th>
            <td>
              {region}, {plan}
            </td>
            <Result isEnabled={checkout} />
            <Result isEnabled={gift} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Result({ isEnabled }: { isEnabled: boolean }) {
  return (
    <td className={isEnabled ? shared.passed : shared.skipped}>
      <span aria-hidden="true">{isEnabled ? '✓ ' : '✗ '}</span>
      {String(isEnabled)}
    </td>
  );
}

/** Renders what the browser application shows to its customer. */
function Screen({ results }: { results: Results }) {
  const { user, region, plan, checkout, gift } = results;
  return (
    <div className={styles.screen}>
      <p className={shared.note}>
        What {user} ({region}, {plan}) sees:
      </p>
      <p className={styles.button} data-express={checkout ? '' : undefined}>
        {checkout ? 'Buy now' : 'Go to checkout'}
      </p>
      <p className={styles.gift}>{gift && 'Wrap it as a gift'}</p>
    </div>
  );
}

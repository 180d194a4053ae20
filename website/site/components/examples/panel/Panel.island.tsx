import { useMemo } from 'react';
import styles from '../../panel/panel.module.css';
import { Example } from '../shared/Example.tsx';
import shared from '../shared/examples.module.css';
import { choice, type Fields, integer, toggle } from '../shared/url-fields.ts';
import { useExample } from '../shared/use-example.ts';
import { AdminPanel } from './AdminPanel.tsx';
import { Applications } from './Applications.tsx';
import {
  INITIAL,
  PLANS,
  REGIONS,
  type Results,
  resultsFor,
  type Settings,
  USERS,
  type User,
} from './flags.ts';
import { OnYourMachine } from './OnYourMachine.tsx';
import { Story } from './Story.tsx';
import { usePolled } from './use-polled.ts';

const FIELDS: Fields<Settings & { user: User }> = {
  isCheckoutOn: toggle(INITIAL.isCheckoutOn),
  checkoutRollout: integer(0, 100, INITIAL.checkoutRollout),
  region: choice(REGIONS, INITIAL.region),
  isGiftOn: toggle(INITIAL.isGiftOn),
  giftRollout: integer(0, 100, INITIAL.giftRollout),
  plan: choice(PLANS, INITIAL.plan),
  user: choice(USERS, 'reader-1042'),
};

/** A tenth of the default intervals of the Node.js SDK and the React SDK, in milliseconds. */
const BACKEND_INTERVAL = 1500;
const BROWSER_INTERVAL = 3000;

/** Renders a small version of Unleash: two flags that readers change, and two applications that use them. */
export default function Panel() {
  const state = useExample('panel', FIELDS);
  const { user, isCheckoutOn, checkoutRollout, region, isGiftOn, giftRollout, plan } = state.values;
  const settings = useMemo(
    () => ({ isCheckoutOn, checkoutRollout, region, isGiftOn, giftRollout, plan }),
    [isCheckoutOn, checkoutRollout, region, isGiftOn, giftRollout, plan],
  );
  const inBackend = usePolled(settings, BACKEND_INTERVAL);
  const inBrowser = usePolled(settings, BROWSER_INTERVAL, user);
  const isBackendCurrent = inBackend === settings;
  const isBrowserCurrent = inBrowser === settings;
  const results = USERS.map((each) => resultsFor(inBackend, each));
  return (
    <div className={styles.panel}>
      <Example
        name="panel"
        title="Turn on a flag, and watch two apps change"
        state={state}
        controls={<AdminPanel values={state.values} change={state.change} />}
        input={inputText(settings)}
        result={
          <span className={styles.status}>
            {isBackendCurrent && isBrowserCurrent ? (
              <Summary results={results} user={user} />
            ) : (
              waitingText(isBackendCurrent)
            )}
          </span>
        }
      >
        <Story />
        <Applications
          inBackend={results}
          inBrowser={resultsFor(inBrowser, user)}
          isBackendCurrent={isBackendCurrent}
          isBrowserCurrent={isBrowserCurrent}
        />
        <p className={`${shared.note} ${styles.delays}`}>
          To keep this short, both apps poll ten times as often as SDKs do by default: the backend
          every 1.5 seconds instead of 15, and the browser every 3 seconds instead of 30.
        </p>
        <OnYourMachine settings={settings} />
      </Example>
    </div>
  );
}

function inputText(settings: Settings): string {
  const { isCheckoutOn, checkoutRollout, region, isGiftOn, giftRollout, plan } = settings;
  return [
    `checkout-express: ${stateText(isCheckoutOn, checkoutRollout, 'region', region)}`,
    `gift-wrapping: ${stateText(isGiftOn, giftRollout, 'plan', plan)}`,
  ].join('\n');
}

function stateText(isOn: boolean, percentage: number, field: string, value: string): string {
  const constraint = value === 'any' ? '' : `, if ${field} is ${value}`;
  return `${isOn ? 'on' : 'off'}, rollout ${percentage}%${constraint}`;
}

/** Says which applications still have to fetch the change. */
function waitingText(isInBackend: boolean): string {
  return isInBackend
    ? 'bookshop-api has the change. bookshop-web gets it the next time it polls.'
    : 'Saved. Each app gets the change the next time it polls.';
}

function Summary({ results, user }: { results: readonly Results[]; user: User }) {
  const own = results.find((each) => each.user === user);
  const count = (flag: 'checkout' | 'gift') => results.filter((each) => each[flag]).length;
  return (
    <>
      <strong>
        {user} sees the {own?.checkout ? 'express' : 'classic'} checkout
      </strong>
      {own?.gift ? ' with' : ' without'} gift wrapping. checkout-express is enabled for{' '}
      {count('checkout')} of {results.length} customers, and gift-wrapping for {count('gift')}.
    </>
  );
}

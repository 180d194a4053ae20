import shared from '../shared/examples.module.css';
import { INITIAL, resultsFor, type Settings, USERS } from './flags.ts';

const CHANGES: readonly (readonly [change: string, settings: Partial<Settings>])[] = [
  ['Someone turns on checkout-express.', { isCheckoutOn: true }],
  ['They lower the rollout to 50%.', { checkoutRollout: 50 }],
  ['They add a constraint: the region has to be NO.', { region: 'NO' }],
];

/** Renders a sequence of changes and their results, for readers without scripts. */
export function Story() {
  return (
    <ol className={shared.unscripted}>
      {CHANGES.map(([change], index) => (
        <li key={change}>
          {change} After the next poll, it’s enabled for {enabledAfter(index)}.
        </li>
      ))}
    </ol>
  );
}

/** Returns the customers for whom the flag is enabled after this change and the ones before it. */
function enabledAfter(index: number): string {
  const settings = Object.assign(
    { ...INITIAL },
    ...CHANGES.slice(0, index + 1).map(([, part]) => part),
  );
  const enabled = USERS.filter((user) => resultsFor(settings, user).checkout);
  return enabled.length === USERS.length ? 'every customer' : enabled.join(' and ');
}

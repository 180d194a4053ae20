import { murmurHash3 } from '../../../evaluation/hash.ts';
import { Range, Select, TextInput } from '../shared/controls.tsx';
import type { Stickiness } from '../shared/customers.ts';
import { Example } from '../shared/Example.tsx';
import { choice, type Fields, integer, text } from '../shared/url-fields.ts';
import { useExample } from '../shared/use-example.ts';
import { Crowd } from './Crowd.tsx';
import {
  CUSTOMERS,
  countChanges,
  FIRST_NUMBER,
  type Placement,
  placeCustomer,
  type Rollout,
  STICKINESS,
} from './crowd.ts';
import styles from './rollout.module.css';

interface Settings extends Rollout {
  /** The number in the selected customer's ID. */
  customer: string;
}

const LAST_NUMBER = FIRST_NUMBER + CUSTOMERS.length - 1;
const FIELDS: Fields<Settings> = {
  percentage: integer(0, 100, 25),
  stickiness: choice(STICKINESS, 'userId'),
  groupId: text('search-suggestions'),
  visit: integer(1, 99, 1),
  customer: text('1042', 4),
};

/** What each stickiness option means for a customer. */
const NOTES: Readonly<Record<Stickiness, string>> = {
  userId:
    'A customer keeps the same user ID, so they get the same result on every visit and device.',
  sessionId:
    'A session ID lasts for one visit, so customers can get a different result on the next one.',
  plan: 'Customers on the same plan share one value, so either everyone on a plan gets the feature, or no one does.',
  random: 'Every check draws a new number, so customers can get a different result each time.',
};

/** Renders customers, and which of them are in a gradual rollout. */
export default function RolloutExample() {
  const state = useExample('rollout', FIELDS);
  const { values, change } = state;
  const placements = CUSTOMERS.map((customer) => placeCustomer(customer, values));
  const chosen = indexOf(values.customer);
  return (
    <Example
      name="rollout"
      title="Who gets the feature?"
      state={state}
      controls={<Controls values={values} change={change} />}
      input={`rollout: ${values.percentage}%\nstickiness: ${values.stickiness}\ngroupId: ${values.groupId}`}
      result={<Result settings={values} placements={placements} chosen={chosen} />}
    >
      <div className={styles.columns}>
        <Crowd
          placements={placements}
          chosen={chosen}
          onChoose={(index) => change({ customer: String(FIRST_NUMBER + index) })}
        />
        <div className={styles.text}>
          <p>Each dot is a customer. The large dots have the feature.</p>
          <p>{NOTES[values.stickiness]}</p>
          {isGradual(values) && values.stickiness === 'userId' && (
            <p>If you raise the percentage, more customers get the feature, and no one loses it.</p>
          )}
          <Calculation chosen={chosen} rollout={values} />
        </div>
      </div>
    </Example>
  );
}

interface ResultProps {
  settings: Settings;
  placements: readonly Placement[];
  /** The index of the selected customer. */
  chosen: number | undefined;
}

function Result({ settings, placements, chosen }: ResultProps) {
  const { percentage, stickiness, visit } = settings;
  const count = placements.filter(({ isIn }) => isIn).length;
  const share = (count / placements.length) * 100;
  return (
    <>
      <strong>
        {count} of {placements.length} customers
      </strong>{' '}
      have the feature at {percentage}%.{' '}
      {isGradual(settings) &&
        stickiness !== 'plan' &&
        `That's ${share.toFixed(1)}%, because hashing divides so few customers only roughly. `}
      {chosen !== undefined &&
        `reader-${settings.customer} ${placements[chosen]?.isIn ? 'has it' : "doesn't have it"}. `}
      {visit > 1 && visitMessage(settings)}
    </>
  );
}

/** True if the rollout includes some customers but not all. */
function isGradual({ percentage }: Rollout): boolean {
  return percentage > 0 && percentage < 100;
}

function Controls({ values, change }: { values: Settings; change(part: Partial<Settings>): void }) {
  return (
    <>
      <div className={styles.wide}>
        <Range
          name="percentage"
          label="Rollout"
          value={values.percentage}
          maximum={100}
          shown={`${values.percentage}%`}
          onChange={(percentage) => change({ percentage })}
        />
      </div>
      <Select
        name="stickiness"
        label="Stickiness"
        value={values.stickiness}
        options={STICKINESS.map((option) => [option, option])}
        onChange={(stickiness) => change({ stickiness })}
      />
      <TextInput
        name="groupId"
        label="Group ID"
        isCode
        value={values.groupId}
        onChange={(groupId) => change({ groupId })}
      />
      <TextInput
        name="customer"
        label={`Customer (${FIRST_NUMBER} to ${LAST_NUMBER})`}
        inputMode="numeric"
        maximumLength={4}
        value={values.customer}
        onChange={(customer) => change({ customer })}
      />
      <button type="button" onClick={() => change({ visit: (values.visit % 99) + 1 })}>
        Let everyone visit again
      </button>
    </>
  );
}

/** Renders how the selected customer's number is computed, step by step. */
function Calculation({ chosen, rollout }: { chosen: number | undefined; rollout: Rollout }) {
  const customer = chosen === undefined ? undefined : CUSTOMERS[chosen];
  if (!customer) return <p>Choose a customer to see how their number is calculated.</p>;
  const { value, number, isIn } = placeCustomer(customer, rollout);
  const key = `${rollout.groupId}:${value}`;
  return (
    <p>
      <code>{customer.userId}</code> ({customer.plan}){' '}
      {isIn ? 'has the feature' : "doesn't have the feature"}: the hash of <code>{key}</code> is{' '}
      {murmurHash3(key, 0).toLocaleString('en')}. Its last two digits, plus 1, give the number{' '}
      <strong>{number}</strong>, which is {isIn ? 'at or below' : 'above'} {rollout.percentage}.
    </p>
  );
}

function visitMessage(rollout: Rollout): string {
  const changes = countChanges(rollout);
  const result = changes === 1 ? 'customer gets' : 'customers get';
  return `Visit ${rollout.visit}: ${changes === 0 ? 'no' : changes} ${result} a different result than on visit ${rollout.visit - 1}.`;
}

function indexOf(customer: string): number | undefined {
  const index = /^\d{4}$/.test(customer) ? Number(customer) - FIRST_NUMBER : -1;
  return index >= 0 && index < CUSTOMERS.length ? index : undefined;
}

import type { ReactNode } from 'react';
import styles from '../../panel/panel.module.css';
import { Checkbox, Range, Select } from '../shared/controls.tsx';
import { PLANS, REGIONS, type Settings, USERS, type User } from './flags.ts';

type Values = Settings & { user: User };

interface AdminPanelProps {
  values: Values;
  change(part: Partial<Values>): void;
}

/** Renders the controls: both flags as the Admin UI shows them, and the user of the React app. */
export function AdminPanel({ values, change }: AdminPanelProps) {
  return (
    <>
      <div className={styles.admin}>
        <p>
          Project <strong>bookshop</strong> in <strong>development</strong>
        </p>
        <FlagFields
          flag="checkout-express"
          isOn={['isCheckoutOn', values.isCheckoutOn]}
          rollout={['checkoutRollout', values.checkoutRollout]}
          onSwitch={(isCheckoutOn) => change({ isCheckoutOn })}
          onRollout={(checkoutRollout) => change({ checkoutRollout })}
        >
          <Select
            name="region"
            label="Constraint"
            value={values.region}
            options={REGIONS.map((value) => [value, constraintText('region', value)])}
            onChange={(region) => change({ region })}
          />
        </FlagFields>
        <FlagFields
          flag="gift-wrapping"
          isOn={['isGiftOn', values.isGiftOn]}
          rollout={['giftRollout', values.giftRollout]}
          onSwitch={(isGiftOn) => change({ isGiftOn })}
          onRollout={(giftRollout) => change({ giftRollout })}
        >
          <Select
            name="plan"
            label="Constraint"
            value={values.plan}
            options={PLANS.map((value) => [value, constraintText('plan', value)])}
            onChange={(plan) => change({ plan })}
          />
        </FlagFields>
      </div>
      <div className={styles.user}>
        <Select
          name="user"
          label="Customer in the React app"
          value={values.user}
          options={USERS.map((user) => [user, user])}
          onChange={(user) => change({ user })}
        />
      </div>
    </>
  );
}

function constraintText(field: string, value: string): string {
  return value === 'any' ? 'None' : `${field} is ${value}`;
}

interface FlagFieldsProps {
  flag: string;
  /** Names and values of the controls. */
  isOn: readonly [name: string, value: boolean];
  rollout: readonly [name: string, value: number];
  onSwitch(isOn: boolean): void;
  onRollout(percentage: number): void;
  /** The control for the constraint. */
  children: ReactNode;
}

function FlagFields({ flag, isOn, rollout, onSwitch, onRollout, children }: FlagFieldsProps) {
  return (
    <fieldset className={styles.flag} aria-label={flag}>
      <div className={styles.head}>
        <code>{flag}</code>
        <Checkbox name={isOn[0]} label="On" value={isOn[1]} onChange={onSwitch} />
      </div>
      <Range
        name={rollout[0]}
        label="Rollout"
        value={rollout[1]}
        maximum={100}
        shown={`${rollout[1]}%`}
        onChange={onRollout}
      />
      {children}
    </fieldset>
  );
}

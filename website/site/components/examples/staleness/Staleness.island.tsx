import { withCode } from '../../with-code.tsx';
import { Checkbox, Range, Select } from '../shared/controls.tsx';
import { Example } from '../shared/Example.tsx';
import styles from '../shared/examples.module.css';
import { choice, type Fields, integer, toggle } from '../shared/url-fields.ts';
import { useExample } from '../shared/use-example.ts';
import { Lifetime } from './Lifetime.tsx';
import { type FlagType, lifetimeOf, type State, stateOf, TYPES } from './staleness.ts';

interface Settings {
  type: FlagType;
  age: number;
  isMarked: boolean;
}

/** Maximum age in days. */
const MAXIMUM_AGE = 60;
const FIELDS: Fields<Settings> = {
  type: choice(TYPES, 'release'),
  age: integer(0, MAXIMUM_AGE, 45),
  isMarked: toggle(false),
};

const LABELS: Readonly<Record<FlagType, string>> = {
  release: 'Release',
  experiment: 'Experiment',
  operational: 'Operational',
  'kill-switch': 'Kill switch',
  permission: 'Permission',
};

const CONSEQUENCES: Readonly<Record<State, string>> = {
  active: 'The flag counts as healthy.',
  'potentially stale':
    "The flag lowers the project's health, and the server records the `feature-potentially-stale-on` event. Remove the flag, or correct its type.",
  stale: "The flag lowers the project's health. Remove it from your code, and then archive it.",
};

/** Renders a flag's state, based on its type and age. */
export default function StalenessExample() {
  const state = useExample('staleness', FIELDS);
  const { values, change } = state;
  const { type, age, isMarked } = values;
  const result = stateOf(type, age, isMarked);
  return (
    <Example
      name="staleness"
      title="Is this flag stale?"
      state={state}
      controls={
        <>
          <Select
            name="type"
            label="Flag type"
            value={type}
            options={TYPES.map((name) => [name, LABELS[name]])}
            onChange={(value) => change({ type: value })}
          />
          <Range
            name="age"
            label="Age"
            value={age}
            maximum={MAXIMUM_AGE}
            shown={days(age)}
            onChange={(value) => change({ age: value })}
          />
          <Checkbox
            name="isMarked"
            label="Marked as stale"
            value={isMarked}
            onChange={(value) => change({ isMarked: value })}
          />
        </>
      }
      input={`type: ${type}\nage: ${days(age)}\nmarked as stale: ${isMarked ? 'yes' : 'no'}`}
      result={
        <>
          Unleash shows this flag as <strong>{result}</strong>. {reasonFor(values)}{' '}
          {withCode(CONSEQUENCES[result])} SDKs evaluate the flag as usual.
        </>
      }
    >
      <Lifetime age={age} maximum={MAXIMUM_AGE} lifetime={lifetimeOf(type)} />
      <p className={styles.note}>
        The line ends at day {MAXIMUM_AGE}.{' '}
        {lifetimeOf(type) === undefined
          ? "There's no mark, because this type has no expected lifetime."
          : `The mark is at day ${lifetimeOf(type)}, the end of the expected lifetime.`}
      </p>
    </Example>
  );
}

function reasonFor({ type, age, isMarked }: Settings): string {
  if (isMarked) return 'People and scripts can mark a flag as stale at any age.';
  const lifetime = lifetimeOf(type);
  const name = LABELS[type].toLowerCase();
  if (lifetime === undefined) return `${LABELS[type]} flags have no expected lifetime.`;
  if (age >= lifetime)
    return `The expected lifetime of ${name} flags, ${days(lifetime)}, ended ${age === lifetime ? 'today' : `${days(age - lifetime)} ago`}.`;
  return `It becomes potentially stale in ${days(lifetime - age)}, because the expected lifetime of ${name} flags is ${days(lifetime)}.`;
}

function days(count: number): string {
  return count === 1 ? '1 day' : `${count} days`;
}

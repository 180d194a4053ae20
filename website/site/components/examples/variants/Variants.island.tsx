import { Range, Select, TextInput } from '../shared/controls.tsx';
import { Example } from '../shared/Example.tsx';
import styles from '../shared/examples.module.css';
import { choice, type Fields, integer, text } from '../shared/url-fields.ts';
import { useExample } from '../shared/use-example.ts';
import { Distribution } from './Distribution.tsx';
import {
  assignVariant,
  CUSTOMERS,
  countChanges,
  type FixedWeights,
  type Split,
  storedWeights,
  VARIANTS,
  type VariantName,
} from './split.ts';

const STICKINESS = ['userId', 'sessionId', 'random'] as const;
const WEIGHT_TYPES = ['variable', 'fix'] as const;
const OVERRIDES = ['none', ...VARIANTS] as const;
type WeightType = (typeof WEIGHT_TYPES)[number];

interface Settings {
  editorType: WeightType;
  editorWeight: number;
  popularType: WeightType;
  popularWeight: number;
  similarType: WeightType;
  similarWeight: number;
  stickiness: (typeof STICKINESS)[number];
  override: (typeof OVERRIDES)[number];
  customer: string;
  visit: number;
}

const WEIGHT = integer(0, 100, 50);
const FIELDS: Fields<Settings> = {
  editorType: choice(WEIGHT_TYPES, 'variable'),
  editorWeight: WEIGHT,
  popularType: choice(WEIGHT_TYPES, 'fix'),
  popularWeight: WEIGHT,
  similarType: choice(WEIGHT_TYPES, 'variable'),
  similarWeight: WEIGHT,
  stickiness: choice(STICKINESS, 'userId'),
  override: choice(OVERRIDES, 'none'),
  customer: text('reader-1042', 20),
  visit: integer(1, 99, 1),
};

/** The initial settings. */
const INPUT = `editor-picks: variable weight
popular: fixed weight, 50%
similar-readers: variable weight
stickiness: userId
customer: reader-1042`;

/** The fields of each variant. */
const FIELDS_OF = {
  'editor-picks': ['editorType', 'editorWeight'],
  popular: ['popularType', 'popularWeight'],
  'similar-readers': ['similarType', 'similarWeight'],
} as const;

/** Renders variants' weights, and how 10,000 customers are divided. */
export default function VariantsExample() {
  const state = useExample('variants', FIELDS);
  const { values, change } = state;
  const weights = storedWeights(fixedWeights(values));
  return (
    <Example
      name="variants"
      title="Who sees which recommendations?"
      state={state}
      controls={<Controls values={values} change={change} />}
      input={INPUT}
      result={
        typeof weights === 'string' ? (
          <span className={styles.error}>
            {weights} The server rejects this with <code>400</code>.
          </span>
        ) : (
          <Result split={splitOf(values, weights)} customer={values.customer} />
        )
      }
    >
      {typeof weights !== 'string' && (
        <>
          <p className={styles.note}>The line on each bar marks the weight.</p>
          <Distribution split={splitOf(values, weights)} />
        </>
      )}
    </Example>
  );
}

interface ControlsProps {
  values: Settings;
  change(part: Partial<Settings>): void;
}

function Controls({ values, change }: ControlsProps) {
  return (
    <>
      {VARIANTS.map((name) => (
        <Weight key={name} name={name} values={values} change={change} />
      ))}
      <Select
        name="stickiness"
        label="Stickiness"
        value={values.stickiness}
        options={[
          ['userId', 'userId'],
          ['sessionId', 'sessionId'],
          ['random', 'random'],
        ]}
        onChange={(stickiness) => change({ stickiness })}
      />
      <TextInput
        name="customer"
        label="Customer"
        isCode
        maximumLength={20}
        value={values.customer}
        onChange={(customer) => change({ customer })}
      />
      <Select
        name="override"
        label="Override for this customer"
        value={values.override}
        options={OVERRIDES.map((name) => [name, name])}
        onChange={(override) => change({ override })}
      />
      <button type="button" onClick={() => change({ visit: (values.visit % 99) + 1 })}>
        Let everyone visit again
      </button>
    </>
  );
}

function Weight({ name, values, change }: ControlsProps & { name: VariantName }) {
  const [type, weight] = FIELDS_OF[name];
  return (
    <fieldset>
      <legend>
        <code>{name}</code>
      </legend>
      <Select
        name={type}
        label="Weight"
        value={values[type]}
        options={[
          ['variable', 'Variable'],
          ['fix', 'Fixed'],
        ]}
        onChange={(value) => change({ [type]: value })}
      />
      {values[type] === 'fix' && (
        <Range
          name={weight}
          label="Fixed weight"
          value={values[weight]}
          maximum={100}
          shown={`${values[weight]}%`}
          onChange={(value) => change({ [weight]: value })}
        />
      )}
    </fieldset>
  );
}

function Result({ split, customer }: { split: Split; customer: string }) {
  const weights = VARIANTS.map((name) => `${name} ${split.weights[name] / 10}%`).join(', ');
  return (
    <>
      The weights are {weights}. <Chosen split={split} userId={customer} />
      {split.visit > 1 && ` ${visitMessage(split)}`}
    </>
  );
}

function visitMessage(split: Split): string {
  const changes = countChanges(split);
  const customers = changes === 1 ? 'customer gets' : 'customers get';
  const count = changes === 0 ? 'no' : changes.toLocaleString('en');
  return `Visit ${split.visit}: ${count} ${customers} a different variant than on visit ${split.visit - 1}.`;
}

function Chosen({ split, userId }: { split: Split; userId: string }) {
  const customer = CUSTOMERS.find((candidate) => candidate.userId === userId);
  if (!customer) return <>Enter a customer from reader-1 to reader-10000 to see their variant.</>;
  const { variant, range } = assignVariant(customer, split);
  return (
    <>
      <code>{userId}</code> gets <strong>{variant}</strong>
      {range
        ? `: the variant covers the numbers ${range.first} to ${range.last.toLocaleString('en')} of 1,000, and this customer's number is ${range.number}.`
        : ' because of the override.'}
    </>
  );
}

function fixedWeights(values: Settings): FixedWeights {
  const weightOf = (name: VariantName) => {
    const [type, weight] = FIELDS_OF[name];
    return values[type] === 'fix' ? values[weight] : undefined;
  };
  const [first, second, third] = VARIANTS;
  return { [first]: weightOf(first), [second]: weightOf(second), [third]: weightOf(third) };
}

function splitOf(
  { stickiness, visit, override, customer }: Settings,
  weights: Split['weights'],
): Split {
  const assigned = override === 'none' ? undefined : { userId: customer, variant: override };
  return { weights, stickiness, visit, override: assigned };
}

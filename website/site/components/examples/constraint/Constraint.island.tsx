import { checkConstraint } from '../../../evaluation/constraints.ts';
import type { Constraint, Step } from '../../../evaluation/types.ts';
import { withCode } from '../../with-code.tsx';
import { Checkbox, Select, TextInput } from '../shared/controls.tsx';
import { Example } from '../shared/Example.tsx';
import styles from '../shared/examples.module.css';
import { Outcome } from '../shared/Outcome.tsx';
import { sentence } from '../shared/sentence.ts';
import { choice, type Fields, text, toggle } from '../shared/url-fields.ts';
import { useExample } from '../shared/use-example.ts';
import { kindOf, OPERATORS, type Operator, sampleOf, takesList } from './samples.ts';

interface Settings {
  operator: Operator;
  field: string;
  expected: string;
  actual: string;
  isMissing: boolean;
  isInverted: boolean;
  ignoresCase: boolean;
}

const SAMPLE = sampleOf('IN');
const FIELDS: Fields<Settings> = {
  operator: choice(OPERATORS, 'IN'),
  field: text(SAMPLE.contextName, 40),
  expected: text(SAMPLE.expected, 200),
  actual: text(SAMPLE.actual),
  isMissing: toggle(false),
  isInverted: toggle(false),
  ignoresCase: toggle(false),
};

/** Renders a constraint, a context, and whether the context satisfies the constraint. */
export default function ConstraintExample() {
  const state = useExample('constraint', FIELDS);
  const { values, change } = state;
  const actual = values.isMissing ? undefined : values.actual;
  return (
    <Example
      name="constraint"
      title="Is the constraint true?"
      state={state}
      controls={<Controls values={values} change={change} />}
      input={`${values.field} ${values.operator} ${values.expected}\n\ncontext: ${values.field} = ${values.actual}`}
      result={<Result step={check(values, actual)} />}
    >
      <div className={styles.note}>
        <p>With different values, the same constraint produces these results:</p>
        <ul>
          {otherValues(values.operator)
            .filter((value) => value !== actual)
            .map((value) => (
              <li key={value ?? 'missing'}>
                <Result step={check(values, value)} />
              </li>
            ))}
        </ul>
      </div>
    </Example>
  );
}

function Controls({ values, change }: { values: Settings; change(part: Partial<Settings>): void }) {
  /** Selects an operator with its own example, because a different type of operator needs different values. */
  function selectOperator(operator: Operator): void {
    const { contextName, expected, actual } = sampleOf(operator);
    const isOther = kindOf(operator) !== kindOf(values.operator);
    change(isOther ? { operator, field: contextName, expected, actual } : { operator });
  }
  const isList = takesList(values.operator);
  return (
    <>
      <TextInput
        name="field"
        label="Context field"
        isCode
        maximumLength={40}
        value={values.field}
        onChange={(field) => change({ field })}
      />
      <Select
        name="operator"
        label="Operator"
        value={values.operator}
        options={OPERATORS.map((operator) => [operator, operator])}
        onChange={selectOperator}
      />
      <TextInput
        name="expected"
        label={isList ? 'Values, separated by commas' : 'Value'}
        isCode
        maximumLength={200}
        value={values.expected}
        onChange={(expected) => change({ expected })}
      />
      <TextInput
        name="actual"
        label={
          <>
            The customer's <code>{values.field || 'value'}</code>
          </>
        }
        isCode
        value={values.actual}
        onChange={(actual) => change({ actual, isMissing: false })}
      />
      <div className={`${styles.wide} ${styles.row}`}>
        <Checkbox
          name="isMissing"
          label="The context doesn't include this field"
          value={values.isMissing}
          onChange={(isMissing) => change({ isMissing })}
        />
        <Checkbox
          name="isInverted"
          label="Inverted"
          value={values.isInverted}
          onChange={(isInverted) => change({ isInverted })}
        />
        {kindOf(values.operator) === 'string' && (
          <Checkbox
            name="ignoresCase"
            label="Ignore case"
            value={values.ignoresCase}
            onChange={(ignoresCase) => change({ ignoresCase })}
          />
        )}
      </div>
    </>
  );
}

function Result({ step }: { step: Step }) {
  return (
    <>
      <Outcome outcome={step.outcome} passed="True" failed="False" />{' '}
      {withCode(sentence(step.text))}
    </>
  );
}

/** Returns values that show what can go wrong: a missing, empty, or incomparable value. */
function otherValues(operator: Operator): (string | undefined)[] {
  const { invalid } = sampleOf(operator);
  // Without a time in the context, the result would depend on the reader's clock.
  const empty = kindOf(operator) === 'date' ? [] : [undefined, ''];
  return invalid === undefined ? empty : [...empty, invalid];
}

/** Checks the constraint against a context in which the field has this value or is missing. */
function check(settings: Settings, actual: string | undefined): Step {
  const { operator, field, expected } = settings;
  const constraint: Constraint = {
    contextName: field,
    operator,
    inverted: settings.isInverted,
    caseInsensitive: settings.ignoresCase && kindOf(operator) === 'string',
    ...(takesList(operator) ? { values: expected.split(',') } : { value: expected }),
  };
  return checkConstraint(constraint, actual === undefined ? {} : { [field]: actual });
}

import { useId } from 'react';
import { evaluate } from '../../../evaluation/evaluate.ts';
import type { Evaluation } from '../../../evaluation/types.ts';
import { withCode } from '../../with-code.tsx';
import { TextInput } from '../shared/controls.tsx';
import { Example } from '../shared/Example.tsx';
import styles from '../shared/examples.module.css';
import { sentence } from '../shared/sentence.ts';
import { type Fields, text } from '../shared/url-fields.ts';
import { useExample } from '../shared/use-example.ts';
import { marksOf } from './deciding-steps.ts';
import { readContext, readFlags } from './read-input.ts';
import { StepTree } from './StepTree.tsx';

interface Settings {
  flag: string;
  context: string;
}

const MAXIMUM_LENGTH = 4000;
const FLAG = `{
  "name": "checkout-express",
  "enabled": true,
  "strategies": [{
    "name": "default",
    "constraints": [{
      "contextName": "plan",
      "operator": "IN",
      "values": ["plus"]
    }]
  }, {
    "name": "flexibleRollout",
    "parameters": {
      "rollout": "25",
      "stickiness": "userId",
      "groupId": "checkout-express"
    }
  }]
}`;
const CONTEXT = `{
  "userId": "reader-1042",
  "properties": {
    "plan": "free"
  }
}`;
const FIELDS: Fields<Settings> = {
  flag: text(FLAG, MAXIMUM_LENGTH),
  context: text(CONTEXT, MAXIMUM_LENGTH),
};

/** Evaluates a flag for a customer, and shows which steps determine the result. */
export default function WhyExample() {
  const state = useExample('why', FIELDS);
  const { values, change } = state;
  const id = useId();
  const flags = readFlags(values.flag);
  const context = readContext(values.context);
  const evaluation =
    flags.value && context.value
      ? evaluate(flags.value.state, flags.value.name, context.value)
      : undefined;
  return (
    <Example
      name="why"
      title="Does this customer get the feature, and why?"
      state={state}
      controls={
        <>
          <div>
            <TextInput
              name="flag"
              label="Flag, as the Client API returns it (JSON)"
              isCode
              rows={12}
              maximumLength={MAXIMUM_LENGTH}
              value={values.flag}
              errorId={flags.problem && `${id}-flag`}
              onChange={(flag) => change({ flag })}
            />
            <Problem id={`${id}-flag`} text={flags.problem} />
          </div>
          <div>
            <TextInput
              name="context"
              label="The customer's context (JSON)"
              isCode
              rows={12}
              maximumLength={MAXIMUM_LENGTH}
              value={values.context}
              errorId={context.problem && `${id}-context`}
              onChange={(next) => change({ context: next })}
            />
            <Problem id={`${id}-context`} text={context.problem} />
          </div>
        </>
      }
      input={`${FLAG}\n\n${CONTEXT}`}
      result={
        evaluation ? <Result evaluation={evaluation} /> : 'Correct the JSON to see the result.'
      }
    >
      {evaluation && <StepTree steps={evaluation.steps} {...marksOf(evaluation.steps)} />}
    </Example>
  );
}

function Problem({ id, text: problem }: { id: string; text: string | undefined }) {
  return (
    <p id={id} className={styles.error}>
      {problem && withCode(problem)}
    </p>
  );
}

function Result({ evaluation }: { evaluation: Evaluation }) {
  return (
    <>
      <strong className={evaluation.enabled ? styles.passed : styles.failed}>
        {evaluation.enabled ? 'Enabled.' : 'Disabled.'}
      </strong>{' '}
      {withCode(summary(evaluation))}
    </>
  );
}

/** Returns a sentence about the steps that determine the result. */
function summary({ enabled, variant, steps }: Evaluation): string {
  const { marked, isDecision } = marksOf(steps);
  if (!isDecision && marked.length > 1) {
    return `No strategy includes the customer. The ${marked.length} marked steps show why each one fails.`;
  }
  const reason = marked[0] ? sentence(marked[0].text) : '';
  return enabled && variant.enabled ? `${reason} The variant is \`${variant.name}\`.` : reason;
}

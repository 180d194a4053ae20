import { useLayoutEffect, useState } from 'react';
import { withCode } from '../../with-code.tsx';
import { Select, TextInput } from '../shared/controls.tsx';
import { Example } from '../shared/Example.tsx';
import { choice, type Field, type Fields } from '../shared/url-fields.ts';
import { useExample } from '../shared/use-example.ts';
import { CauseText } from './CauseText.tsx';
import { CAUSE_NAMES, type Cause, type Finding } from './causes.ts';
import { DecisionList } from './DecisionList.tsx';
import { diagnose, type Input } from './diagnose.ts';
import styles from './doctor.module.css';
import { mask } from './mask.ts';
import { FIRST, follow, isPath } from './questions.ts';
import { MAXIMUM_LENGTH } from './read-paste.ts';

/** What a link contains: the cause, and the answers that led to it, but never pasted text. */
interface Settings {
  answers: string;
  cause: Cause | '';
}

const ANSWERS: Field<string> = { initial: '', read: (text) => (isPath(text) ? text : undefined) };
const FIELDS: Fields<Settings> = { answers: ANSWERS, cause: choice([...CAUSE_NAMES, ''], '') };
const EMPTY: Input = { pasted: '', context: '', flag: '' };

const INTRODUCTION =
  'Paste what you have, or answer the questions. Everything stays in your browser, and secrets are hidden.';

/** Finds out why a flag doesn't have the expected result. Readers paste text or answer questions. */
export default function Doctor() {
  const state = useExample('doctor', FIELDS);
  const { values, change } = state;
  const [input, setInput] = useState(EMPTY);
  const [findings, setFindings] = useState<readonly Finding[]>();
  const { form } = state;

  // Readers may have pasted something before this code was loaded.
  useLayoutEffect(() => {
    const early = new FormData(form.current ?? undefined);
    const text = (name: string) => mask(String(early.get(name) ?? ''));
    setInput({ pasted: text('pasted'), context: text('context'), flag: text('flag') });
  }, [form]);

  function diagnoseInput(): void {
    const found = diagnose(input);
    setFindings(found);
    change({ cause: found[0]?.cause ?? '', answers: '' });
  }

  function answer(answers: string): void {
    setFindings(undefined);
    change({ answers, cause: follow(answers).cause ?? '' });
  }

  function reset(): void {
    setFindings(undefined);
    setInput(EMPTY);
    state.reset();
  }

  return (
    <Example
      name="doctor"
      title="What's wrong with my flag?"
      state={{ ...state, reset }}
      controls={
        <>
          <PasteFields
            input={input}
            onChange={(part) => setInput((current) => ({ ...current, ...part }))}
            onDone={diagnoseInput}
          />
          <p className={styles.wide}>Nothing to paste? Answer up to four questions:</p>
          <div className={`${styles.wide} ${styles.questions}`}>
            <Questions answers={values.answers} onAnswer={answer} />
          </div>
        </>
      }
      input="Without JavaScript, follow the questions to the cause."
      result={<Result findings={findings} cause={values.cause} />}
    >
      {findings && findings.length > 1 && (
        <ul>
          {findings.slice(1).map(({ text }) => (
            <li key={text}>{withCode(text)}</li>
          ))}
        </ul>
      )}
      {values.cause !== '' && <CauseText key={values.cause} cause={values.cause} />}
      <DecisionList question={FIRST} />
    </Example>
  );
}

interface ResultProps {
  findings: readonly Finding[] | undefined;
  cause: Cause | '';
}

function Result({ findings, cause }: ResultProps) {
  const [first] = findings ?? [];
  if (first) {
    return (
      <>
        {first.cause && <strong>Found it. </strong>}
        {withCode(first.text)}
      </>
    );
  }
  if (findings) return 'This text doesn’t show a cause. Add more of it, or answer the questions.';
  if (cause === '') return INTRODUCTION;
  return 'Below is the most likely cause, how to confirm it, and how to fix it.';
}

interface PasteFieldsProps {
  input: Input;
  onChange(part: Partial<Input>): void;
  onDone(): void;
}

function PasteFields({ input, onChange, onDone }: PasteFieldsProps) {
  return (
    <>
      <div className={styles.wide}>
        <TextInput
          name="pasted"
          label="Response or log lines"
          isCode
          rows={8}
          maximumLength={MAXIMUM_LENGTH + 1}
          value={input.pasted}
          onChange={(pasted) => onChange({ pasted: mask(pasted) })}
        />
      </div>
      <TextInput
        name="flag"
        label="Flag's name in your code"
        isCode
        value={input.flag}
        onChange={(flag) => onChange({ flag: mask(flag) })}
      />
      <TextInput
        name="context"
        label="User's context (JSON)"
        isCode
        maximumLength={4000}
        value={input.context}
        onChange={(context) => onChange({ context: mask(context) })}
      />
      <div>
        <button type="button" className={styles.find} onClick={onDone}>
          Find the cause
        </button>
      </div>
    </>
  );
}

interface QuestionsProps {
  answers: string;
  onAnswer(answers: string): void;
}

function Questions({ answers, onAnswer }: QuestionsProps) {
  const { steps } = follow(answers);
  const path = answers.split('.');
  return steps.map(({ question, chosen }, depth) => (
    <Select
      // The answers up to a question identify it, because no path contains the same question twice.
      key={path.slice(0, depth).join('.')}
      name={`question-${depth}`}
      label={question.text}
      value={chosen === undefined ? '' : String(chosen)}
      options={[
        ['', 'Choose …'],
        ...question.options.map(({ label }, index) => [String(index), label] as const),
      ]}
      onChange={(value) => {
        const before = path.slice(0, depth);
        onAnswer([...before, ...(value === '' ? [] : [value])].join('.'));
      }}
    />
  ));
}

import { NumberInput } from '../shared/controls.tsx';
import { Example } from '../shared/Example.tsx';
import styles from '../shared/examples.module.css';
import { type Fields, integer } from '../shared/url-fields.ts';
import { useExample } from '../shared/use-example.ts';
import { type Load, loadsOf, type Setup, serverLoads, sumOf } from './load.ts';

const FIELDS: Fields<Setup> = {
  instances: integer(0, 1_000_000, 200),
  backendInterval: integer(1, 3600, 15),
  pages: integer(0, 10_000_000, 5000),
  frontendInterval: integer(1, 3600, 30),
  edges: integer(0, 1000, 0),
  environments: integer(1, 100, 1),
};

/** The fields with their labels and limits, in form order. */
const INPUTS: readonly (readonly [
  name: keyof Setup,
  label: string,
  minimum: number,
  maximum: number,
])[] = [
  ['instances', 'Backend processes', 0, 1_000_000],
  ['backendInterval', 'Backend interval (s)', 1, 3600],
  ['pages', 'Open pages and apps', 0, 10_000_000],
  ['frontendInterval', 'Frontend interval (s)', 1, 3600],
  ['edges', 'Edge instances', 0, 1000],
  ['environments', 'Edge environments', 1, 100],
];

const SENDERS = { backend: 'Backends', frontend: 'Frontends', edge: 'Edge' } as const;

/** Renders the number of requests per second that reach the server, with the calculation. */
export default function RequestsExample() {
  const state = useExample('requests', FIELDS);
  const { values, change } = state;
  const loads = loadsOf(values);
  const atServer = serverLoads(loads);
  return (
    <Example
      name="requests"
      title="How many requests does the server get?"
      state={state}
      controls={INPUTS.map(([name, label, minimum, maximum]) => (
        <NumberInput
          key={name}
          name={name}
          label={label}
          minimum={minimum}
          maximum={maximum}
          value={values[name]}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
      input={INPUTS.map(([name, label]) => `${label}: ${values[name]}`).join('\n')}
      result={
        <>
          The server gets up to <strong>{perSecond(sumOf(atServer))} requests per second</strong>
          {values.edges > 0 && (
            <>
              {' '}
              instead of {perSecond(sumOf(loads.filter((load) => !atServer.includes(load))))},
              because applications send their requests to Edge
            </>
          )}
          .
        </>
      }
    >
      <ul className={styles.note}>
        {loads.map((load) => (
          <li key={load.sender}>
            <Calculation load={load} target={atServer.includes(load) ? 'the server' : 'Edge'} />
          </li>
        ))}
      </ul>
    </Example>
  );
}

function Calculation({ load, target }: { load: Load; target: string }) {
  const copies = load.copies.toLocaleString('en');
  return (
    <>
      {SENDERS[load.sender]} to {target}: {copies} ÷ {load.pollInterval} s = {perSecond(load.polls)}{' '}
      polls, and {copies} ÷ {load.reportInterval} s = {perSecond(load.reports)} usage reports per
      second.
    </>
  );
}

function perSecond(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : 0 });
}

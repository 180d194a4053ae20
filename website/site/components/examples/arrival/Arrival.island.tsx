import { Range, Select } from '../shared/controls.tsx';
import { Example } from '../shared/Example.tsx';
import styles from '../shared/examples.module.css';
import { choice, type Fields, integer } from '../shared/url-fields.ts';
import { useExample } from '../shared/use-example.ts';
import { Lanes } from './Lanes.tsx';
import { type Journey, ROUTES, type Route, timelineOf } from './timeline.ts';
import { usePlayback } from './use-playback.ts';

const FIELDS: Fields<Journey> = {
  route: choice(ROUTES, 'frontend-edge'),
  edgeInterval: integer(5, 120, 15),
  sdkInterval: integer(1, 120, 30),
  moment: integer(0, 60, 10),
};

const LABELS: Readonly<Record<Route, string>> = {
  backend: 'Server → backend',
  'backend-edge': 'Server → Edge → backend',
  frontend: 'Server → browser',
  'frontend-edge': 'Server → Edge → browser',
};

/** Renders the path of a change from the server to an application. */
export default function ArrivalExample() {
  const state = useExample('arrival', FIELDS);
  const { values, change } = state;
  const { progress, play } = usePlayback();
  const timeline = timelineOf(values);
  const { delay, worst, mean, length } = timeline;
  const usesEdge = values.route.endsWith('-edge');
  return (
    <Example
      name="arrival"
      title="When does a change arrive?"
      state={state}
      controls={<Controls values={values} change={change} onPlay={play} />}
      input={`route: ${LABELS[values.route]}\nSDK polls every ${values.sdkInterval} s\nEdge polls every ${values.edgeInterval} s\nflag turned on at second ${values.moment}`}
      result={
        <>
          The change arrives after <strong>{delay} seconds</strong>. It takes up to {worst} seconds,
          and {mean} on average.
        </>
      }
    >
      <Lanes timeline={timeline} now={progress * length} />
      <p className={styles.note}>
        The timeline is {length} seconds long, and someone turns on the flag at second{' '}
        {values.moment}. Each line is a poll. Each bar starts when the flag turns on at that stop.
        Request times aren't included.
        {usesEdge &&
          ' Edge can take up to 5 seconds longer, because it checks every 5 seconds whether a poll is due.'}
      </p>
    </Example>
  );
}

interface ControlsProps {
  values: Journey;
  change(part: Partial<Journey>): void;
  onPlay(): void;
}

function Controls({ values, change, onPlay }: ControlsProps) {
  const { route, edgeInterval, sdkInterval, moment } = values;
  const usesEdge = route.endsWith('-edge');
  return (
    <>
      <Select
        name="route"
        label="How the change travels"
        value={route}
        options={ROUTES.map((name) => [name, LABELS[name]])}
        onChange={(value) => change({ route: value, ...defaultInterval(value, route) })}
      />
      <Range
        name="sdkInterval"
        label="SDK polls every"
        value={sdkInterval}
        minimum={1}
        maximum={120}
        shown={`${sdkInterval} s`}
        onChange={(value) => change({ sdkInterval: value })}
      />
      {usesEdge && (
        <Range
          name="edgeInterval"
          label="Edge polls every"
          value={edgeInterval}
          minimum={5}
          maximum={120}
          shown={`${edgeInterval} s`}
          onChange={(value) => change({ edgeInterval: value })}
        />
      )}
      <Range
        name="moment"
        label="Turn on at second"
        value={moment}
        maximum={60}
        shown={String(moment)}
        onChange={(value) => change({ moment: value })}
      />
      <button type="button" onClick={onPlay}>
        Turn on
      </button>
    </>
  );
}

/**
 * Returns the SDK's default interval when the type of SDK changes. The defaults come from the Node.js SDK and
 * the JavaScript SDK.
 */
function defaultInterval(next: Route, current: Route): Partial<Journey> {
  const isBackend = next.startsWith('backend');
  if (isBackend === current.startsWith('backend')) return {};
  return { sdkInterval: isBackend ? 15 : 30 };
}

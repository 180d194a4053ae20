import { PlainCodeBlock } from 'pagewright/theme/CodeBlock';
import { Select } from '../shared/controls.tsx';
import { Example } from '../shared/Example.tsx';
import shared from '../shared/examples.module.css';
import { choice, type Fields, text } from '../shared/url-fields.ts';
import { useExample } from '../shared/use-example.ts';
import { CHOICES, type Choice, choiceFor, PLACES, type Place, unindented } from './choices.ts';

interface Settings {
  place: Place;
  sdk: string;
}

const FIELDS: Fields<Settings> = { place: choice(PLACES, 'server'), sdk: text('node', 30) };

const LABELS: Readonly<Record<Place, string>> = {
  server: 'On servers that I control',
  browser: 'In a browser',
  both: 'On servers and in browsers',
  app: 'In a mobile or desktop app',
};

const TOKENS: Readonly<Record<Place, string>> = {
  server: 'a client token',
  browser: 'a frontend token',
  both: 'a client token and a frontend token',
  app: 'a frontend token',
};

const VISIBLE =
  'Anyone can see this token. The server or Edge receives the context and evaluates the flags.';
const REASONS: Readonly<Record<Place, string>> = {
  server:
    'Keep the token secret. The SDK evaluates flags in your process, so the context stays there.',
  browser: VISIBLE,
  both: 'Keep the client token on the server. Anyone can see the frontend token.',
  app: VISIBLE,
};

/**
 * Renders a picker that suggests an SDK, a token, and the first lines of code, based on where code runs and its
 * language.
 */
export default function SdkPicker() {
  const state = useExample('sdk', FIELDS);
  const { values, change } = state;
  const { place } = values;
  const chosen = choiceFor(place, values.sdk);
  return (
    <Example
      name="sdk"
      title="Which SDK and token do I need?"
      state={state}
      controls={
        <>
          <Select
            name="place"
            label="Where does your code run?"
            value={place}
            options={PLACES.map((name) => [name, LABELS[name]])}
            onChange={(value) => change({ place: value, sdk: CHOICES[value][0]?.id ?? '' })}
          />
          <Select
            name="sdk"
            label="Language or framework"
            value={chosen?.id ?? ''}
            options={CHOICES[place].map(({ id, language }) => [id, language])}
            onChange={(sdk) => change({ sdk })}
          />
        </>
      }
      input={`code runs: ${LABELS[place]}\nlanguage: ${chosen?.language}`}
      result={
        chosen && (
          <>
            Use the <a href={`/reference/sdks/${chosen.id}`}>{chosen.language} SDK</a> with{' '}
            <a href="/reference/api-tokens-and-client-keys">{TOKENS[place]}</a>. {REASONS[place]}
          </>
        )
      }
    >
      {chosen && <Recommendation chosen={chosen} />}
    </Example>
  );
}

function Recommendation({ chosen }: { chosen: Choice }) {
  return (
    <>
      <PlainCodeBlock title="Install" code={chosen.install} />
      <PlainCodeBlock title="Initialize" code={unindented(chosen.code)} />
      <p className={shared.note}>
        If your language isn't in the list, use a community SDK or the HTTP API with the same token.
      </p>
    </>
  );
}

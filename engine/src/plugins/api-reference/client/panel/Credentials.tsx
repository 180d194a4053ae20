import { useState } from 'react';
import type { ConsoleScheme } from '../../shared/console-data.ts';
import * as texts from '../../texts/console.ts';
import { andAlso, authorization } from '../../texts/pages.ts';
import { otherOrigins } from '../request/credentials.ts';
import { browserNote } from '../request/request.ts';
import { secretField } from './check-console.ts';
import { type SectionProps, secretPlace } from './console-state.ts';
import { Field } from './Field.tsx';

/** Renders inputs for the reader's credentials, for one of the authentication methods in the description. */
export function Credentials({ data, state }: SectionProps) {
  const { security } = state.values;
  if (data.security.length === 0) return null;
  const schemes = data.security[security] ?? [];
  return (
    <fieldset>
      <legend>{authorization}</legend>
      {data.security.length === 1 ? null : (
        <Field label={texts.authorizeWith} errors={[]}>
          {(attributes) => (
            <select
              {...attributes}
              value={security}
              onChange={({ target }) => state.change({ security: Number(target.value) })}
            >
              {data.security.map((way, index) => (
                <option key={way.map(({ name }) => name).join()} value={index}>
                  {way.length === 0
                    ? texts.nothing
                    : way.map(({ label }) => label).join(` ${andAlso} `)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {schemes.map((scheme) => (
        <Secret key={scheme.name} scheme={scheme} data={data} state={state} />
      ))}
    </fieldset>
  );
}

function Secret({ scheme, data, state }: SectionProps & { scheme: ConsoleScheme }) {
  const [isShown, show] = useState(false);
  const [isRefused, refuse] = useState(false);
  const { name, kind, label, scopes } = scheme;
  if (kind === 'unsupported') return <p>{texts.unusableScheme(label)}</p>;
  const secret = state.values.secrets[name] ?? '';
  const isRemembered = state.values.remembered.includes(name);
  const keep = (text: string, remember: boolean) => refuse(!state.keep(scheme, text, remember));
  const id = secretField(name);
  const place = secretPlace(data, scheme, state.values.server);
  const others = secret === '' ? otherOrigins(place) : [];
  const note = browserNote(kind, scheme.parameter ?? '');
  const hint = [
    ...(note === undefined ? [] : [note]),
    ...(others.length === 0 ? [] : [texts.keptForOthers(others.join(', '))]),
    // A stored secret has a note below its field.
    ...(isRemembered ? [] : [texts.keptInMemory]),
    texts.placeholderCopied,
    ...(scopes.length === 0 ? [] : [texts.scopes(scopes.join(', '))]),
  ];
  return (
    <>
      <Field
        label={kind === 'basic' ? texts.nameAndPassword : texts.token}
        facts={data.security.length === 1 ? <span>{label}</span> : null}
        errors={state.errorsOf(id)}
        hint={hint.join(' ')}
      >
        {(attributes) => (
          <div className="console-secret">
            <input
              {...attributes}
              type={isShown ? 'text' : 'password'}
              value={secret}
              placeholder={kind === 'basic' ? texts.namePasswordExample : data.credential}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => keep(target.value, isRemembered)}
              onBlur={() => state.touch(id)}
            />
            <button type="button" aria-pressed={isShown} onClick={() => show(!isShown)}>
              {isShown ? texts.hide : texts.show}
              <span className="sr-only"> {texts.shownToken}</span>
            </button>
          </div>
        )}
      </Field>
      <label className="console-check">
        <input
          type="checkbox"
          checked={isRemembered}
          // Until there's a server, the secret can't be stored.
          disabled={place.origin === ''}
          onChange={({ target }) => keep(secret, target.checked)}
        />
        {texts.remember}
      </label>
      {isRefused ? (
        <p className="console-errors">{texts.notRemembered}</p>
      ) : isRemembered ? (
        <p className="console-hint">{texts.remembered}</p>
      ) : null}
    </>
  );
}

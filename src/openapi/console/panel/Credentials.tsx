import { useState } from 'react';
import type { ConsoleData, ConsoleScheme } from '../../../shared/api-console.ts';
import { secretField } from '../values/check.ts';
import type { ConsoleState } from './console-state.ts';
import { Field } from './Field.tsx';

interface SectionProps {
  data: ConsoleData;
  state: ConsoleState;
}

/** Credentials of the reader: one of the ways that the description names. */
export function Credentials({ data, state }: SectionProps) {
  const { security } = state.values;
  if (data.security.length === 0) return null;
  const schemes = data.security[security] ?? [];
  return (
    <fieldset>
      <legend>Authorization</legend>
      {data.security.length === 1 ? null : (
        <Field label="Authorize with" errors={[]}>
          {(attributes) => (
            <select
              {...attributes}
              value={security}
              onChange={({ target }) => state.change({ security: Number(target.value) })}
            >
              {data.security.map((way, index) => (
                <option key={way.map(({ name }) => name).join()} value={index}>
                  {way.length === 0 ? 'Nothing' : way.map(({ label }) => label).join(' and ')}
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
  if (kind === 'unsupported') return <p>{label}: a page cannot use this. Use the cURL command.</p>;
  const secret = state.values.secrets[name] ?? '';
  const isRemembered = state.values.remembered.includes(name);
  const keep = (text: string, remember: boolean) => refuse(!state.keep(scheme, text, remember));
  const id = secretField(name);
  const scope = scopes.length === 0 ? '' : ` Scopes: ${scopes.join(', ')}.`;
  return (
    <>
      <Field
        label={kind === 'basic' ? 'Name and password' : 'Token'}
        facts={data.security.length === 1 ? <span>{label}</span> : null}
        errors={state.errorsOf(id)}
        hint={`Stays in the memory of this tab until you leave or reload the site.${scope}`}
      >
        {(attributes) => (
          <div className="console-secret">
            <input
              {...attributes}
              type={isShown ? 'text' : 'password'}
              value={secret}
              placeholder={kind === 'basic' ? 'name:password' : data.credential}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => keep(target.value, isRemembered)}
              onBlur={() => state.touch(id)}
            />
            <button type="button" aria-pressed={isShown} onClick={() => show(!isShown)}>
              {isShown ? 'Hide' : 'Show'}
              <span className="sr-only"> token</span>
            </button>
          </div>
        )}
      </Field>
      <label className="console-check">
        <input
          type="checkbox"
          checked={isRemembered}
          onChange={({ target }) => keep(secret, target.checked)}
        />
        Remember on this device
      </label>
      {isRefused ? (
        <p className="console-errors">This browser does not let the site store anything.</p>
      ) : isRemembered ? (
        <p className="console-hint">
          Stored in this browser, readable for everybody who uses it. Clear the box to forget it.
        </p>
      ) : null}
    </>
  );
}

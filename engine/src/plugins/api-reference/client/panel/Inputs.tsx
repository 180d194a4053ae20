import type { ConsoleLocation, ConsoleScheme } from '../../shared/console-data.ts';
import * as texts from '../../texts/console.ts';
import * as words from '../../texts/pages.ts';
import { BODY, fieldKey } from '../request/console-request.ts';
import { CodeArea, Field, ValueField } from './Field.tsx';
import { bodyValues, type SectionProps } from './use-console.ts';

const GROUPS: readonly (readonly [ConsoleLocation, string])[] = [
  ['path', words.pathParameters],
  ['query', words.queryParameters],
  ['header', words.headerParameters],
  ['cookie', words.cookieParameters],
];

/** Renders a field for each parameter, grouped by location. */
export function Parameters({ data, state }: SectionProps) {
  return GROUPS.map(([location, legend]) => {
    const own = data.parameters.filter((each) => each.in === location);
    if (own.length === 0) return null;
    return (
      <fieldset key={location}>
        <legend>{legend}</legend>
        {own.map((parameter) => {
          const key = fieldKey(location, parameter);
          return (
            <ValueField
              key={key}
              field={parameter}
              text={state.texts[key] ?? ''}
              isSegment={location === 'path'}
              onChange={(text) => state.setText(key, text)}
            />
          );
        })}
      </fieldset>
    );
  });
}

/** Renders inputs for the credentials of one of the operation's authentication methods. */
export function Credentials({ data, state }: SectionProps) {
  const { security } = data;
  if (security.length === 0) return null;
  return (
    <fieldset>
      <legend>{words.authorization}</legend>
      {security.length === 1 ? null : (
        <Field label={texts.authorizeWith}>
          {(attributes) => (
            <select
              {...attributes}
              value={state.security}
              onChange={({ target }) => state.change({ security: Number(target.value) })}
            >
              {security.map((way, index) => (
                <option key={way.map(({ name }) => name).join()} value={index}>
                  {way.map(({ label }) => label).join(` ${words.andAlso} `) || texts.nothing}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {(security[state.security] ?? []).map((scheme) => (
        <Secret key={scheme.name} scheme={scheme} data={data} state={state} />
      ))}
    </fieldset>
  );
}

function Secret({ scheme, data, state }: SectionProps & { scheme: ConsoleScheme }) {
  const { label, scopes, isPair } = scheme;
  if (scheme.in === undefined) return <p>{texts.unusableScheme(label)}</p>;
  const hint = [
    texts.keptInMemory,
    ...(scopes.length === 0 ? [] : [texts.scopes(scopes.join(', '))]),
  ];
  return (
    <Field
      label={isPair ? texts.nameAndPassword : texts.token}
      facts={<span>{label}</span>}
      hint={hint.join(' ')}
    >
      {(attributes) => (
        <input
          {...attributes}
          type="password"
          value={state.secretOf(scheme)}
          placeholder={isPair ? texts.namePasswordExample : data.credential}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => state.setSecret(scheme, target.value)}
        />
      )}
    </Field>
  );
}

/** Renders the body in one of its media types: a form's fields, a text, or a file. */
export function Body({ data: { body }, state }: SectionProps) {
  const { media } = state;
  if (body === undefined || media === undefined) return null;
  return (
    <fieldset>
      <legend>
        {words.requestBody} <small>{body.isRequired ? words.required : texts.optional}</small>
      </legend>
      {body.media.length === 1 ? null : (
        <Menu
          label={texts.mediaType}
          options={body.media.map(({ type }) => type)}
          onChoose={(index) => {
            const chosen = bodyValues(body.media[index]);
            state.change({ ...chosen, texts: { ...state.texts, ...chosen.texts } });
          }}
        />
      )}
      {media.examples.length < 2 ? null : (
        <Menu
          key={media.type}
          label={words.example}
          options={media.examples.map(({ label }) => label)}
          onChoose={(index) => state.setText(BODY, media.examples[index]?.text ?? '')}
        />
      )}
      <BodyFields data={{ body }} state={state} />
    </fieldset>
  );
}

interface MenuProps {
  label: string;
  options: readonly string[];
  onChoose: (index: number) => void;
}

function Menu({ label, options, onChoose }: MenuProps) {
  return (
    <Field label={label}>
      {(attributes) => (
        <select {...attributes} onChange={({ target }) => onChoose(target.selectedIndex)}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </Field>
  );
}

type BodyProps = Pick<SectionProps, 'state'> & { data: Pick<SectionProps['data'], 'body'> };

function BodyFields({ data: { body }, state }: BodyProps) {
  const { media, texts: typed, files } = state;
  if (media === undefined) return null;
  const { fields, kind, type } = media;
  const isFile = kind === 'file';
  if (fields.length === 0) {
    return (
      <Field label={isFile ? texts.file : texts.plainText} facts={<span>{type}</span>}>
        {(attributes) =>
          isFile ? (
            <input
              {...attributes}
              type="file"
              onChange={({ target }) => {
                state.change({ files: { ...files, [BODY]: [...(target.files ?? [])] } });
              }}
            />
          ) : (
            <CodeArea
              {...attributes}
              required={body?.isRequired === true}
              text={typed[BODY] ?? ''}
              onChange={(text) => state.setText(BODY, text)}
            />
          )
        }
      </Field>
    );
  }
  return fields.map((field) => {
    const key = fieldKey(BODY, field);
    return (
      <ValueField
        key={key}
        field={field}
        text={typed[key] ?? ''}
        onChange={(text) => state.setText(key, text)}
        onFiles={(chosen) => state.change({ files: { ...files, [key]: chosen } })}
      />
    );
  });
}

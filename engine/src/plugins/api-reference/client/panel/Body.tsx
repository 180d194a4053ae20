import { useState } from 'react';
import type { ConsoleMedia } from '../../shared/console-data.ts';
import * as texts from '../../texts/console.ts';
import { example, requestBody, required } from '../../texts/pages.ts';
import type { BodyView } from '../request/request-body.ts';
import { fieldsOfJson, jsonOfFields } from '../values/field-values.ts';
import { Choice } from './Choice.tsx';
import { BODY_FIELD } from './check-console.ts';
import { bodyOf, type ConsoleState, type SectionProps } from './console-state.ts';
import { CodeArea, Field, ValueField } from './Field.tsx';

/** Renders the body in one of its media types: fields for a flat object, a text, or a file. */
export function Body({ data: { body }, state }: SectionProps) {
  const { media } = state.values;
  if (body === undefined || media === undefined) return null;
  return (
    <fieldset>
      <legend>
        {requestBody} <small>{body.isRequired ? required : texts.optional}</small>
      </legend>
      <MediaChoice types={body.media} state={state} />
      <div className="console-row">
        <ViewChoice media={media} state={state} />
        <ExampleChoice media={media} state={state} />
      </div>
      {state.values.view === 'fields' ? (
        <BodyFields media={media} state={state} />
      ) : (
        <BodyText media={media} state={state} />
      )}
    </fieldset>
  );
}

interface MediaProps {
  media: ConsoleMedia;
  state: ConsoleState;
}

function MediaChoice({ types, state }: { types: readonly ConsoleMedia[]; state: ConsoleState }) {
  if (types.length === 1) return null;
  return (
    <Field label={texts.mediaType} errors={[]}>
      {(attributes) => (
        <select
          {...attributes}
          value={state.values.media?.type}
          onChange={({ target }) =>
            state.change(bodyOf(types.find(({ type }) => type === target.value)))
          }
        >
          {types.map(({ type }) => (
            <option key={type}>{type}</option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Switches between fields and JSON, and keeps the reader's input. */
function ViewChoice({ media, state }: MediaProps) {
  /** The JSON that the fields can't represent, until it's corrected. */
  const [refused, refuse] = useState<string>();
  const { values, change } = state;
  const { fields = [] } = media;
  if (fields.length === 0 || media.kind !== 'json') return null;
  const choose = (view: BodyView) => {
    const chosen = view === 'fields' ? fieldsOfJson(fields, values.text) : undefined;
    if (view === 'text') change({ view, text: jsonOfFields(fields, values.fields) });
    else if (chosen === undefined) refuse(values.text);
    else change({ view, fields: chosen });
  };
  return (
    <>
      <Choice
        label={texts.bodyAs}
        options={{ fields: texts.bodyAsFields, text: 'JSON' }}
        value={values.view}
        onChange={choose}
      />
      {values.text === refused && values.view === 'text' ? (
        <p className="console-errors" role="alert">
          {texts.fieldsRefused}
        </p>
      ) : null}
    </>
  );
}

function ExampleChoice({ media: { examples, fields = [] }, state }: MediaProps) {
  if (examples.length < 2) return null;
  const choose = (index: number) => {
    const text = examples[index]?.text ?? '';
    const chosen = fieldsOfJson(fields, text);
    const isShown = state.values.view === 'fields' && chosen !== undefined;
    state.change({ text, fields: chosen ?? {}, view: isShown ? 'fields' : 'text' });
  };
  return (
    <Field label={example} errors={[]}>
      {(attributes) => (
        <select {...attributes} onChange={({ target }) => choose(target.selectedIndex)}>
          {examples.map(({ label }) => (
            <option key={label}>{label}</option>
          ))}
        </select>
      )}
    </Field>
  );
}

function BodyFields({ media: { fields = [] }, state }: MediaProps) {
  const { fields: typed, files } = state.values;
  return fields.map((field) => {
    const id = `${BODY_FIELD}.${field.name}`;
    return (
      <ValueField
        key={id}
        field={field}
        text={typed[field.name] ?? ''}
        errors={state.errorsOf(id)}
        onChange={(text) => state.change({ fields: { ...typed, [field.name]: text } })}
        onFiles={(chosen) => state.change({ files: { ...files, [field.name]: chosen } })}
        onBlur={() => state.touch(id)}
      />
    );
  });
}

function BodyText({ media: { type, kind }, state }: MediaProps) {
  return (
    <Field
      label={kind === 'file' ? texts.file : kind === 'json' ? 'JSON' : texts.plainText}
      facts={<span>{type}</span>}
      errors={state.errorsOf(BODY_FIELD)}
    >
      {(attributes) =>
        kind === 'file' ? (
          <input
            {...attributes}
            type="file"
            onChange={({ target }) => state.change({ files: { '': [...(target.files ?? [])] } })}
            onBlur={() => state.touch(BODY_FIELD)}
          />
        ) : (
          <CodeArea
            {...attributes}
            text={state.values.text}
            onChange={(text) => state.change({ text })}
            onBlur={() => state.touch(BODY_FIELD)}
          />
        )
      }
    </Field>
  );
}

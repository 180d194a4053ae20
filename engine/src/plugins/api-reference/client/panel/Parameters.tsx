import { Fragment } from 'react';
import type { ConsoleLocation } from '../../shared/console-data.ts';
import { sendWithoutValue } from '../../texts/console.ts';
import * as words from '../../texts/pages.ts';
import { browserNote, parameterKey } from '../request/request.ts';
import { isEmpty } from '../values/field-values.ts';
import type { SectionProps } from './console-state.ts';
import { ValueField } from './Field.tsx';

const GROUPS: readonly (readonly [ConsoleLocation, string])[] = [
  ['path', words.pathParameters],
  ['query', words.queryParameters],
  ['header', words.headerParameters],
  ['cookie', words.cookieParameters],
];

/** Renders a field for each parameter, grouped by location. */
export function Parameters({ data, state }: SectionProps) {
  const { parameters: texts, valueless = [] } = state.values;
  return GROUPS.map(([location, legend]) => {
    const own = data.parameters.filter((each) => each.in === location);
    if (own.length === 0) return null;
    return (
      <fieldset key={location}>
        <legend>{legend}</legend>
        {own.map((parameter) => {
          const key = parameterKey(parameter);
          const text = texts[key] ?? '';
          return (
            <Fragment key={key}>
              <ValueField
                field={parameter}
                text={text}
                note={browserNote(location, parameter.name)}
                errors={state.errorsOf(key)}
                onChange={(typed) => state.change({ parameters: { ...texts, [key]: typed } })}
                onBlur={() => state.touch(key)}
              />
              {parameter.allowEmptyValue && isEmpty(text) ? (
                <label className="console-check">
                  <input
                    type="checkbox"
                    checked={valueless.includes(key)}
                    onChange={({ target }) =>
                      state.change({ valueless: withKey(valueless, key, target.checked) })
                    }
                  />
                  {sendWithoutValue}
                </label>
              ) : null}
            </Fragment>
          );
        })}
      </fieldset>
    );
  });
}

function withKey(keys: readonly string[], key: string, isIn: boolean): string[] {
  const others = keys.filter((each) => each !== key);
  return isIn ? [...others, key] : others;
}

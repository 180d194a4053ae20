import * as words from '../../texts/pages.ts';
import type { ConsoleLocation } from '../../views/console.ts';
import { parameterKey } from '../request/request.ts';
import type { SectionProps } from './console-state.ts';
import { ValueField } from './Field.tsx';

const GROUPS: readonly (readonly [ConsoleLocation, string])[] = [
  ['path', words.pathParameters],
  ['query', words.queryParameters],
  ['header', words.headerParameters],
  ['cookie', words.cookieParameters],
];

/** A field for each parameter, by where it is sent. */
export function Parameters({ data, state }: SectionProps) {
  const { parameters: texts } = state.values;
  return GROUPS.map(([location, legend]) => {
    const own = data.parameters.filter((each) => each.in === location);
    if (own.length === 0) return null;
    return (
      <fieldset key={location}>
        <legend>{legend}</legend>
        {own.map((parameter) => {
          const key = parameterKey(parameter);
          return (
            <ValueField
              key={key}
              field={parameter}
              text={texts[key] ?? ''}
              errors={state.errorsOf(key)}
              onChange={(text) => state.change({ parameters: { ...texts, [key]: text } })}
              onBlur={() => state.touch(key)}
            />
          );
        })}
      </fieldset>
    );
  });
}

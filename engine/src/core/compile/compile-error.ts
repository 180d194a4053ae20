/** Turns errors from the Markdown compiler and from MDX expressions into problems with a location. */
import path from 'node:path';
import { messageOf } from '../problems/errors.ts';
import { formatPlace, type Place, type Problem, ProblemsError } from '../problems/problems.ts';
import { placeInSite, stackFrames } from '../problems/stack-frames.ts';
import type { SourceText } from '../syntax/source-text.ts';
import { placeOf } from './place-of.ts';

const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [/Expected a closing tag/, 'Close the tag, or make it self-closing (`<br />`).'],
  [/Unexpected closing tag/, 'Remove the closing tag, or add an opening tag before it.'],
  [/corresponding closing brace/, 'Close the brace, or write a literal brace as `\\{`.'],
  [/expected a valid JSX tag/, 'Write a literal `<` as `&lt;`, or wrap it in a code span.'],
  [/Could not parse esm/, 'Correct the export statement. It must be valid JavaScript.'],
];

/**
 * Returns the problem for a compiler error, whose message begins with `line:column: `. The numbers refer to
 * `source`.
 */
export function problemOfCompilerError(error: unknown, file: string, source: SourceText): Problem {
  const text = messageOf(error);
  const match = /^(\d+):(\d+): ([\s\S]*?)(?: \([\w:-]+\))?$/.exec(text);
  const message = match?.[3] ?? text;
  const remedy = REMEDIES.find(([pattern]) => pattern.test(message))?.[1];
  return {
    severity: 'error',
    place: {
      file,
      ...(match && source.original({ line: Number(match[1]), column: Number(match[2]) })),
    },
    message,
    remedy: remedy ?? 'Fix the syntax here.',
  };
}

/**
 * Returns the problem for an error that was thrown while the page's expressions and components were evaluated.
 *
 * @param known names of components that need no import
 */
export function problemOfRenderError(
  error: unknown,
  { file, text }: { file: string; text: string },
  root: string,
  known: readonly string[],
): Problem {
  const message = messageOf(error);
  const component = /Expected component `([^`]+)` to be defined/.exec(message)?.[1];
  if (component !== undefined) {
    return {
      severity: 'error',
      place: placeOf(text, file, `<${component}`),
      message: `There's no \`${component}\` component`,
      remedy: `Import it, or use one of the built-in components: ${known.join(', ')}.`,
    };
  }
  const variable = /^(\w+) is not defined$/.exec(message)?.[1];
  if (variable !== undefined) {
    return {
      severity: 'error',
      place: placeOf(text, file, `{${variable}`),
      message: `The page can't be rendered: ${message}`,
      remedy: `Define \`${variable}\` with an export, or write a literal brace as \`\\{\`.`,
    };
  }
  const call = /^process\.\w+\(/.exec(message)?.[0];
  const written = call === undefined ? undefined : placeOf(text, file, call);
  return {
    severity: 'error',
    place: written?.line === undefined ? placeOfThrowingTag(error, { file, text }, root) : written,
    message: `The page can't be rendered: ${messageOfThrown(error, root)}`,
    remedy: remedyOf(error) ?? 'Fix the component or expression that throws the error.',
  };
}

/**
 * Returns the location of the tag whose component threw an error, or of the page as a whole. The tag belongs to
 * the innermost component in the stack that the page itself uses.
 */
function placeOfThrowingTag(
  error: unknown,
  { file, text }: { file: string; text: string },
  root: string,
): Place {
  const frames = stackFrames(error, root);
  const names = frames.flatMap(({ name, place }) => [name, ...localNames(text, place.file)]);
  const tags = names.filter((name) => /^[A-Z]\w*$/.test(name)).map((name) => `<${name}`);
  const tag = tags.find((each) => new RegExp(`${each}\\b`).test(text));
  return placeOf(text, file, tag);
}

/** Returns the error's message, followed by the location in the site's code that it comes from. */
function messageOfThrown(error: unknown, root: string): string {
  const message = messageOf(error);
  const place = placeInSite(error, root);
  return place === undefined ? message : `${message} (${formatPlace(place)})`;
}

/**
 * Returns the names that the page uses for a file's imports. A page can choose any name, so only the file identifies
 * the component.
 */
function localNames(text: string, file: string): string[] {
  const stem = path.basename(file).replace(/(?:\.island)?\.[jt]sx?$/, '');
  const pattern = /^import\s+(\w+).*?from\s*['"]([^'"]+)['"]/gm;
  return [...text.matchAll(pattern)]
    .filter(([, , from = '']) => path.basename(from).split('.')[0] === stem)
    .map(([, local = '']) => local);
}

/**
 * Returns the advice in an error. The error's class isn't checked, because the bundled theme has its own copy of that
 * class.
 */
function remedyOf(error: unknown): string | undefined {
  const { remedy } = (error ?? {}) as { remedy?: unknown };
  return typeof remedy === 'string' ? remedy : undefined;
}

/** Throws a `ProblemsError` with one problem. */
export function fail(problem: Omit<Problem, 'severity'>): never {
  throw new ProblemsError([{ severity: 'error', ...problem }]);
}

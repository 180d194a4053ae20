/** Finds the placeholders in code that a reader's own values can replace. */
import type { Plugin } from 'pagewright/plugin';
import { stringContexts } from './string-contexts.ts';

type AnnotateCode = NonNullable<Plugin['annotateCode']>;
type Code = Parameters<AnnotateCode>[0];
type CodePart = ReturnType<AnnotateCode>[number];

/** On a placeholder: which value replaces it, and the steps that make the value data at this place. */
export const VALUE = 'data-your';

type Key = 'url' | 'project' | 'environment' | 'flag';

/** Names in the running example, which stand for the reader's names. */
const ENVIRONMENTS = ['development', 'production'];
const FLAGS = [
  'checkout-express',
  'search-suggestions',
  'gift-wrapping',
  'recommendations-model',
  'holiday-banner',
];

const URL_PLACEHOLDER = /<your-unleash-url>|https:\/\/unleash\.bookshop\.example(?![\w.-])/g;
/** Places before a name in JSON, in options, and in a query. */
const project = keyed('projects?(?:Id)?', 'projects', ['bookshop']);
const environment = keyed('environment', 'environments', ENVIRONMENTS);
const flag = new RegExp(`(?<![\\w.-])(?:${FLAGS.join('|')})(?![\\w.-])`, 'g');

function keyed(key: string, folder: string, names: readonly string[]): RegExp {
  const before = `${folder}/|[?&]${key}=(?:IS:)?|(?<![\\w-])["']?${key}["']?\\s?[:=]\\s?\\[?["']?(?:IS:)?`;
  return new RegExp(`(?<=${before})(?:${names.join('|')})(?![\\w.:-])`, 'g');
}

/** Returns the placeholders in the order of their positions. */
export function findValues({ text, language }: Pick<Code, 'text' | 'language'>): CodePart[] {
  const urls = partsOf(text, URL_PLACEHOLDER, 'url', () => '');
  // Output shows what our server returned, and names in sentences belong to the example.
  if (language === '' || language === 'output' || language === 'mermaid') return urls;
  const stepsAt = stepsOf(text, language);
  const named = [
    [project, 'project'],
    [environment, 'environment'],
    [flag, 'flag'],
  ] as const;
  const names = named.map(([pattern, key]) => {
    const found = [...text.matchAll(pattern)];
    // With two names, the sample is about how they differ. With a place that can't have any text, the code would no
    // longer agree with itself.
    const isReplaceable =
      new Set(found.map(([name]) => name)).size < 2 &&
      found.every(({ index }) => stepsAt(index) !== undefined);
    return isReplaceable ? partsOf(text, pattern, key, stepsAt) : undefined;
  });
  // If a response showed the reader's project but the example's flags, it would look like a mistake.
  if (language === 'json' && names.includes(undefined)) return urls;
  return [...urls, ...names.flatMap((parts) => parts ?? [])].sort((a, b) => a.start - b.start);
}

function partsOf(
  text: string,
  pattern: RegExp,
  key: Key,
  stepsAt: (position: number) => string | undefined,
): CodePart[] {
  return [...text.matchAll(pattern)].map(({ 0: name, index }) => {
    const steps = stepsAt(index);
    return {
      start: index,
      end: index + name.length,
      attributes: { [VALUE]: steps ? `${key} ${steps}` : key },
    };
  });
}

/** In a URL, percent-encoding is enough, because its result has no meaning in any language. */
function stepsOf(text: string, language: string): (position: number) => string | undefined {
  const inString = stringContexts(text, language);
  return (position) => {
    const before = text.slice(text.lastIndexOf('\n', position - 1) + 1, position);
    return /[\w-]\/$|[?&]\w+=(?:IS:)?$/.test(before) ? 'u' : inString(position);
  };
}

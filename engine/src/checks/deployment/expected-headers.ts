/** Rules for the headers of a response. */
import type { AnswerRule } from './deployment.ts';

/** Requires status 200. */
export const answersOk: AnswerRule = ({ response }) =>
  response.status === 200 ? [] : [`returns ${response.status} instead of 200`];

/** Requires all headers of the build, with their values. */
export const checkSecurity: AnswerRule = ({ response }, { settings }) =>
  Object.entries(settings.headers).flatMap(([name, value]) => {
    const found = response.headers.get(name);
    if (found === value || found === settings.joinedHeaders?.[name]) return [];
    if (found === null) return [`has no ${name}`];
    return [`has a different ${name} than the build: ${found}`];
  });

/** Requires that a file with a hash in its name can be cached for a year. */
export const checkKept: AnswerRule = ({ response }) => {
  const found = response.headers.get('cache-control') ?? 'nothing';
  const seconds = Number(/max-age=(\d+)/.exec(found)?.[1] ?? 0);
  const isKept = seconds >= 31_536_000 && found.includes('immutable');
  return isKept ? [] : [`has Cache-Control: ${found}, but should be immutable for a year`];
};

/** Requires a compressed response. */
export const isCompressed: AnswerRule = ({ response }) =>
  /^(?:br|gzip|zstd)$/.test(response.headers.get('content-encoding') ?? '')
    ? []
    : ["isn't compressed"];

/** Returns a rule for documents: the content type in UTF-8, and revalidation on every request. */
export function checkTypes(type: string): AnswerRule {
  return ({ response }) => {
    const found = response.headers.get('content-type') ?? 'nothing';
    const isRight = found.startsWith(type) && /charset=utf-8/i.test(found);
    const cache = response.headers.get('cache-control') ?? '';
    const isAsked = /no-cache|max-age=0/.test(cache);
    return [
      ...(isRight ? [] : [`has Content-Type: ${found} instead of ${type}; charset=utf-8`]),
      ...(isAsked ? [] : [`has Cache-Control: ${cache || 'nothing'}, but should be revalidated`]),
    ];
  };
}

import { readFileSync } from 'node:fs';
import { ValidationSeverity, validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

describe('deploy/Dockerfile', () => {
  const text = read('deploy/Dockerfile');
  const instructions = text
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line));

  it('has no mistake that a linter finds', () => {
    const problems = validate(text, {
      emptyContinuationLine: ValidationSeverity.ERROR,
      instructionCasing: ValidationSeverity.ERROR,
      instructionCmdMultiple: ValidationSeverity.ERROR,
      instructionWorkdirRelative: ValidationSeverity.ERROR,
    });
    expect(problems).toEqual([]);
  });

  it('builds in one stage and serves from another, whose versions are named', () => {
    const images = instructions.filter((line) => line.startsWith('FROM '));
    expect(images).toHaveLength(2);
    for (const image of images) expect(image).toMatch(/^FROM [\w/-]+:[\w.-]+( AS \w+)?$/);
    expect(images.join()).not.toContain(':latest');
  });

  it('runs without privileges on a port that needs none', () => {
    const last = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM ')));
    expect(last.findLast((line) => line.startsWith('USER '))).toBe('USER www-data');
    expect(last).toContain('EXPOSE 8080');
    expect(last.at(-1)).toMatch(/^CMD \["nginx", /);
  });

  it('takes what exists in the repository', () => {
    for (const line of instructions) {
      const [, sources] = /^COPY (?!--from)(.*) \S+$/.exec(line) ?? [];
      for (const source of sources?.split(' ') ?? []) {
        if (source !== '.') expect(read(source).length, source).toBeGreaterThan(0);
      }
    }
    expect(text).toContain('COPY --from=build /site/deploy/nginx/nginx.conf /etc/nginx/nginx.conf');
  });
});

it('nginx writes to /tmp alone', () => {
  const text = read('deploy/nginx/nginx.conf');
  const places = [...text.matchAll(/^\s*(?:pid|\w+_temp_path|error_log|access_log) (\S+?)[; ]/gm)];
  expect(places.length).toBeGreaterThan(6);
  for (const [, place] of places) expect(place).toMatch(/^(?:\/tmp\/|stderr$|\/dev\/stdout$)/);
});

import { expect, it } from 'vitest';
import { findPostgres } from './find-postgres.ts';

function machine(programs: readonly string[], PATH = '/usr/bin:/opt/postgres/bin') {
  return {
    environment: { PATH },
    list: (folder: string) => [
      ...new Set(
        programs.flatMap((path) =>
          path.startsWith(`${folder}/`) ? (path.slice(folder.length + 1).split('/')[0] ?? []) : [],
        ),
      ),
    ],
    isExecutable: (path: string) => programs.includes(path),
  };
}

const all = (folder: string) => ['initdb', 'postgres', 'psql'].map((name) => `${folder}/${name}`);

it("uses Debian's newest version", () => {
  const programs = [...all('/usr/lib/postgresql/9/bin'), ...all('/usr/lib/postgresql/15/bin')];
  expect(findPostgres(machine(programs))).toBe('/usr/lib/postgresql/15/bin');
});

it('skips versions that only have the client', () => {
  const programs = ['/usr/lib/postgresql/16/bin/psql', ...all('/usr/lib/postgresql/15/bin')];
  expect(findPostgres(machine(programs))).toBe('/usr/lib/postgresql/15/bin');
});

it('otherwise searches the PATH', () => {
  expect(findPostgres(machine(all('/opt/postgres/bin')))).toBe('/opt/postgres/bin');
});

it("names the package if there's none", () => {
  expect(() => findPostgres(machine([]))).toThrow('apt-get install postgresql');
});

/** Finds the programs of PostgreSQL, or says how to get them. */
import { join } from 'node:path';

/** What this module asks of the machine it runs on. */
export interface Machine {
  environment: Readonly<Record<string, string | undefined>>;
  /** Names in a folder; empty where there is none. */
  list(folder: string): readonly string[];
  isExecutable(path: string): boolean;
}

/** Debian keeps a folder for each major version, outside of `PATH`. */
const DEBIAN = '/usr/lib/postgresql';
const PROGRAMS = ['initdb', 'postgres', 'psql'];

/**
 * Folder with `initdb`, `postgres` and `psql`: of the newest version below `/usr/lib/postgresql`, else
 * one of `PATH`.
 *
 * @throws Error that names the package to install
 */
export function findPostgres(machine: Machine): string {
  const { environment, list, isExecutable } = machine;
  const versions = [...list(DEBIAN)].sort((a, b) => Number(b) - Number(a));
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(environment.PATH ?? '').split(':').filter((folder) => folder !== ''),
  ];
  const found = folders.find((folder) =>
    PROGRAMS.every((program) => isExecutable(join(folder, program))),
  );
  if (found !== undefined) return found;
  throw new Error(
    `An Unleash server needs PostgreSQL, but it isn't in ${DEBIAN} or on the PATH. To install it on Debian, run:\n\n  apt-get install postgresql\n`,
  );
}

/** Finds PostgreSQL's programs, or explains how to install them. */
import { join } from 'node:path';

/** What this module needs to know about the machine. */
export interface Machine {
  environment: Readonly<Record<string, string | undefined>>;
  /** Returns the names in a folder, or an empty list if the folder doesn't exist. */
  list(folder: string): readonly string[];
  isExecutable(path: string): boolean;
}

/** Where Debian installs PostgreSQL. It has a folder for each major version and isn't in `PATH`. */
const DEBIAN = '/usr/lib/postgresql';
const PROGRAMS = ['initdb', 'postgres', 'psql'];

/**
 * Returns the folder that contains `initdb`, `postgres`, and `psql`. This is the newest version in
 * `/usr/lib/postgresql` or, if there's none, a folder in `PATH`.
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

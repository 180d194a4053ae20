/**
 * Returns the environment for commands that tests and benchmarks start. It has no colors, and no variables of
 * test runners that would change what a command does.
 */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV, VITEST, TEST, DEV, PROD, MODE, FORCE_COLOR, ...rest } = process.env;
  return { ...rest, NO_COLOR: '1' };
}

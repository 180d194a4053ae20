/**
 * The environment of commands that tests and benchmarks start: without the variables of test runners that
 * would change what a command does, and without colors.
 */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV, VITEST, TEST, DEV, PROD, MODE, FORCE_COLOR, ...rest } = process.env;
  return { ...rest, NO_COLOR: '1' };
}

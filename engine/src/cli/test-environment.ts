/**
 * Returns the environment for commands that tests and benchmarks start. Colors are off, and variables of test
 * runners that would affect a command are removed.
 */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV, VITEST, TEST, DEV, PROD, MODE, FORCE_COLOR, ...rest } = process.env;
  return { ...rest, NO_COLOR: '1' };
}

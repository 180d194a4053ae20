/** A mistake in the command line. The message explains it. */
export class UsageError extends Error {
  override name = 'UsageError';
}

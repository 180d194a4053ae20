/** Something on the command line is wrong; the message says what. */
export class UsageError extends Error {
  override name = 'UsageError';
}

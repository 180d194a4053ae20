/** Errors: their messages, and the error for a mistake on the command line. */

/** Returns the message of an error, or of any other value that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A mistake in the command line. The message explains it. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Network errors in words. */
const REASONS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    ECONNREFUSED: 'no server is running at this host and port',
    ENOTFOUND: "this host doesn't exist",
    EAI_AGAIN: "the host name can't be resolved",
    ECONNRESET: 'the connection was closed',
    UND_ERR_SOCKET: 'the connection was closed',
    DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
    CERT_HAS_EXPIRED: 'its certificate has expired',
  }),
);

/** True if a request was canceled after its time limit. */
export function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

/** Returns the reason why a request failed, as the end of a message. */
export function networkReason(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const known = cause instanceof Error ? cause : error;
  if (!(known instanceof Error)) return String(known);
  const code = 'code' in known ? String(known.code) : known.message;
  return REASONS.get(code) ?? code;
}

/** Explains file system errors to authors. */

/** The reason for a file that a folder lists but that doesn't exist. */
export const LEADS_NOWHERE = "it's a link to a file that doesn't exist";

const REASONS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    EACCES: "the file permissions don't allow it",
    EPERM: "the file permissions don't allow it",
    ENOENT: LEADS_NOWHERE,
    EISDIR: "it's a folder",
    ENOTDIR: 'a part of its path is a file, not a folder',
    ELOOP: "it's a link to itself",
    ENAMETOOLONG: 'its path is too long',
    ENOSPC: 'the disk is full',
    EDQUOT: 'your disk quota is used up',
    EROFS: 'the file system is read-only',
    ERR_INVALID_ARG_VALUE: 'its path contains a NUL byte',
  }),
);

/** Returns the reason why a file or folder can't be read or written, as the end of a message. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  return code === undefined ? String(error) : (REASONS.get(code) ?? code);
}

import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { positionAt } from '../problems/position.ts';
import type { Problem } from '../problems/problems.ts';

export type ReadText = { text: string } | { problem: Problem };

/** Text of a UTF-8 file, without byte order mark. `file` is the name in a problem. */
export function readText(path: string, file: string): ReadText {
  let bytes: Buffer;
  try {
    // Small files by the hundred: asynchronous calls would take ten times as long.
    bytes = readFileSync(path);
  } catch (error) {
    return { problem: unreadable(error, file) };
  }
  return decodeText(bytes, file);
}

/** Text of UTF-8 bytes, without byte order mark. `file` is the name in a problem. */
export function decodeText(bytes: Buffer, file: string): ReadText {
  if (!isUtf8(bytes)) return { problem: notUtf8(bytes, file) };
  const text = new TextDecoder().decode(bytes);
  const nul = text.indexOf('\0');
  if (nul === -1) return { text };
  return {
    problem: {
      severity: 'error',
      place: { file, ...positionAt(text, nul) },
      message: 'contains a NUL byte, so it is not a text file or is damaged',
      remedy: 'Remove the byte, or save the file again as UTF-8 text',
    },
  };
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'the file permissions forbid it',
  EPERM: 'the file permissions forbid it',
  ENOENT: 'it is a link to a file that does not exist',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is a file, not a folder',
  ELOOP: 'it is a link to itself',
};

/** Reason why a file or folder cannot be read, for the end of a message. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  return code === undefined ? String(error) : (REASONS[code] ?? code);
}

function unreadable(error: unknown, file: string): Problem {
  return {
    severity: 'error',
    place: { file },
    message: `cannot be read: ${reasonOf(error)}`,
    remedy: 'Make the file readable, or remove it',
  };
}

function notUtf8(bytes: Buffer, file: string): Problem {
  const valid = lengthOfValidPart(bytes);
  // As a stream, because the last bytes may be the beginning of a character that never came.
  const before = new TextDecoder().decode(bytes.subarray(0, valid), { stream: true });
  return {
    severity: 'error',
    place: { file, ...positionAt(before, before.length) },
    message: 'is not UTF-8 from here on',
    remedy: 'Save the file as UTF-8 in your editor',
  };
}

/**
 * Longest valid beginning in bytes, by halving: a stream decoder accepts a cut character, so what is
 * invalid stays invalid when it gets longer.
 */
function lengthOfValidPart(bytes: Buffer): number {
  let valid = 0;
  let invalid = bytes.length;
  while (invalid - valid > 1) {
    const middle = Math.floor((valid + invalid) / 2);
    if (isValidBeginning(bytes.subarray(0, middle))) valid = middle;
    else invalid = middle;
  }
  return valid;
}

function isValidBeginning(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

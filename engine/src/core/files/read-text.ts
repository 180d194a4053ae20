import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import type { Problem } from '../problems/problems.ts';
import { positionAt } from '../problems/problems.ts';
import { LEADS_NOWHERE, reasonOf } from './file-reason.ts';
import { type FileFault, locateFile, type SiteFolders } from './locate-file.ts';

export type ReadText = { text: string } | { problem: Problem };

/**
 * Returns the text of a site's UTF-8 file, without the byte order mark. `file` is relative to the root, and
 * comes from the listing of a folder or from the configuration.
 */
export function readText(file: string, folders: SiteFolders): ReadText {
  const located = locateFile(file, folders);
  if ('fault' in located) return { problem: listedProblem(located.fault, file) };
  try {
    // Reads synchronously, because asynchronous calls would take ten times as long for hundreds of small files.
    return decodeText(readFileSync(located.path), file);
  } catch (error) {
    return { problem: unreadable(`can't be read: ${reasonOf(error)}`, file) };
  }
}

/** Returns the text of UTF-8 bytes, without the byte order mark. `file` is the name in problems. */
export function decodeText(bytes: Buffer, file: string): ReadText {
  if (!isUtf8(bytes)) return { problem: notUtf8(bytes, file) };
  const text = new TextDecoder().decode(bytes);
  const nul = text.indexOf('\0');
  if (nul === -1) return { text };
  return {
    problem: {
      severity: 'error',
      place: { file, ...positionAt(text, nul) },
      message: "contains a NUL byte, so it's damaged or isn't a text file",
      remedy: 'Remove the byte, or save the file as UTF-8 text',
    },
  };
}

/** Returns the problem with a file that a folder lists. */
export function listedProblem({ kind, message, remedy }: FileFault, file: string): Problem {
  switch (kind) {
    case 'missing':
      return unreadable(`can't be read: ${LEADS_NOWHERE}`, file);
    case 'unreadable':
      return unreadable(message, file);
    case 'forbidden':
      return { severity: 'error', place: { file }, message, remedy };
  }
}

function unreadable(message: string, file: string): Problem {
  const remedy = 'Make the file readable, or remove it';
  return { severity: 'error', place: { file }, message, remedy };
}

function notUtf8(bytes: Buffer, file: string): Problem {
  const valid = lengthOfValidPart(bytes);
  // The bytes are decoded as a stream, because the last ones can be the beginning of an incomplete character.
  const before = new TextDecoder().decode(bytes.subarray(0, valid), { stream: true });
  return {
    severity: 'error',
    place: { file, ...positionAt(before, before.length) },
    message: "isn't valid UTF-8 from this point on",
    remedy: 'In your editor, save the file as UTF-8',
  };
}

/**
 * Returns the length in bytes of the longest valid beginning of a text. A binary search finds it, because a stream
 * decoder accepts incomplete characters, so that every beginning is invalid once a shorter one is.
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

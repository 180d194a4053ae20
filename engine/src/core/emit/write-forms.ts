/** Writes a file with its compressed forms, to the output and to the cache. */
import { copyFileSync, linkSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { threadId } from 'node:worker_threads';
import { naming } from '../cache/write-whole.ts';
import { bytesOf, type CompressionFormat, type OutputContent } from '../outputs/output.ts';
import { compressedForms } from './compressed-forms.ts';

/** The extensions of a file's forms, where `''` stands for the file itself. */
export type FormExtension = '' | '.br' | '.gz';

/** A file to write. It's plain data, because another thread can write it. */
export interface FileToWrite {
  /** Path relative to the output folder. */
  name: string;
  content: OutputContent;
  /** The only format in which the file is compressed. */
  compression?: CompressionFormat;
  /** Absolute path in the output. */
  target: string;
  /** Absolute path of the cache entry. */
  entry: string;
}

export interface WrittenForm {
  extension: FormExtension;
  size: number;
  /** The entry's time of modification in milliseconds. */
  modified: number;
}

/** Writes a file and its compressed forms, and links them to a cache entry. */
export function writeForms(file: FileToWrite): WrittenForm[] {
  const { name, content, compression, target, entry } = file;
  const bytes = bytesOf(content);
  const compressed = compressedForms(name, bytes, compression);
  return [{ extension: '' as const, content: bytes }, ...compressed].map((form) => {
    const { extension, content } = form;
    writeNew(target + extension, content);
    place(target + extension, entry + extension);
    const { mtimeMs: modified } = statSync(entry + extension);
    return { extension, size: content.length, modified };
  });
}

/**
 * Writes a file. Replaces an existing file instead of writing to it, because it can be a link to a different
 * entry.
 */
function writeNew(file: string, bytes: Uint8Array): void {
  unlessThere(file, () => naming(file, () => writeFileSync(file, bytes, { flag: 'wx' })));
}

/** Creates `to` in one step, so that an interrupted build never leaves a partial entry. */
export function place(from: string, to: string): void {
  try {
    unlessThere(to, () => linkSync(from, to));
  } catch {
    const partial = `${to}.${process.pid}.${threadId}.partial`;
    copyFileSync(from, partial);
    renameSync(partial, to);
  }
}

function unlessThere(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    rmSync(file);
    write();
  }
}

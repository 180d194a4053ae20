/** Starts a thread that compresses and writes files while the main thread renders the next pages. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { WRITER_MODULE } from '../engine-root.ts';
import { bytesOf } from '../outputs/output.ts';
import { type FileToWrite, type WrittenForm, writeForms } from './write-forms.ts';

export interface WriterThread {
  /** Writes a file in either thread. */
  write(file: FileToWrite): Promise<WrittenForm[]>;
  close(): void;
}

/** With fewer pages, starting the thread takes as long as it saves. */
const MINIMUM_PAGES = 100;

/** If this many files are waiting for the thread, the main thread writes the next one, so that both stay busy. */
const QUEUE_LENGTH = 3;

/**
 * Starts the thread, or returns `undefined` if a second thread wouldn't be faster. After an error, the thread ends, and
 * the files that aren't written reject with this error.
 */
export function startWriter(pages: number): WriterThread | undefined {
  if (WRITER_MODULE === undefined || pages < MINIMUM_PAGES || availableParallelism() < 2) return;
  const written = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  let sent = 0;
  const worker = new Worker(new URL(WRITER_MODULE), { workerData: written });
  const waiting: { resolve(forms: WrittenForm[]): void; reject(error: unknown): void }[] = [];
  let failure: unknown;
  const fail = (error: unknown) => {
    failure ??= error;
    for (const { reject } of waiting.splice(0)) reject(failure);
  };
  // The thread keeps the process running only while a file isn't written.
  worker.unref();
  worker.on('message', (forms: WrittenForm[]) => {
    waiting.shift()?.resolve(forms);
    if (waiting.length === 0) worker.unref();
  });
  worker.once('error', fail);
  worker.once('exit', () => fail(new Error('The thread that writes files ended. Build again.')));
  return {
    write: (file) =>
      new Promise((resolve, reject) => {
        if (failure !== undefined) return reject(failure);
        if (sent - Atomics.load(written, 0) >= QUEUE_LENGTH) return resolve(writeForms(file));
        sent += 1;
        waiting.push({ resolve, reject });
        worker.ref();
        const content = bytesOf(file.content);
        // Moving encoded text to the thread is faster than copying it. Bytes can be in use elsewhere.
        const moved = content === file.content ? [] : [content.buffer as ArrayBuffer];
        worker.postMessage({ ...file, content } satisfies FileToWrite, moved);
      }),
    close: () => void worker.terminate(),
  };
}

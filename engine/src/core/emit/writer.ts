/** Runs in a thread: writes the files that the main thread sends, in order (see writer-thread.ts). */
import { parentPort, workerData } from 'node:worker_threads';
import { type FileToWrite, writeForms } from './write-forms.ts';

const written = workerData as Int32Array;

parentPort?.on('message', (file: FileToWrite) => {
  parentPort?.postMessage(writeForms(file));
  Atomics.add(written, 0, 1);
});

/**
 * Gives each run of the unit tests a temporary folder, and removes it at the end, even if tests leave files behind.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Called by the test runner before it starts the workers. They and the commands that they start inherit the
 * variable.
 */
export default function useTemporaryFolder(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'unit-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

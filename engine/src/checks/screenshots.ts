/** Finds screenshots that no page uses. The compiler reports the opposite: screenshots that are missing. */
import { SCREENSHOT_FOLDER, screenshotFiles } from '../core/compile/images/screenshot.ts';
import type { SiteFolders } from '../core/files/locate-file.ts';
import type { Problem } from '../core/problems/problems.ts';
import { listFiles } from '../core/source/list-files.ts';
import type { Words } from './page-text.ts';

/** Returns a problem for each file that isn't in `shown`, the set of names that pages use. */
export async function checkScreenshots(
  folders: SiteFolders,
  shown: readonly Words[],
): Promise<Problem[]> {
  const files = (await listFiles(folders, SCREENSHOT_FOLDER, () => true)) ?? [];
  const known = new Set(
    shown
      .flatMap(({ text }) => screenshotFiles(text))
      .map((file) => `${SCREENSHOT_FOLDER}/${file}`),
  );
  return files
    .filter((file) => !known.has(file))
    .map((file) => ({
      severity: 'error',
      place: { file },
      message: "This screenshot isn't used on any page",
      remedy:
        'Add it to a page with <Screenshot name="…" alt="…" />, or remove the file and its description.',
    }));
}

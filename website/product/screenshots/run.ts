/** Command that takes the screenshots of the Admin UI. */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { withBrowser } from '../../../engine/bench/browser.ts';
import {
  COLOR_MODES,
  type ColorMode,
  SCREENSHOT_FOLDER,
  SCREENSHOT_SIZES,
  screenshotFile,
  screenshotFiles,
} from '../../../engine/src/core/compile/images/screenshot.ts';
import { startProduct } from '../server/start-product.ts';
import { keepFresh } from '../verify/fresh-data.ts';
import { type AdminUi, openAdminUi } from './admin-ui.ts';
import { fixedTime } from './fixed-time.ts';
import { fontStylesheet } from './fonts.ts';
import { compareWithFile, encodePicture, writePicture } from './picture-file.ts';
import type { Shot } from './shot.ts';
import { shots } from './shots/index.ts';
import { takeShot } from './take.ts';
import { readTextSizes, type TextSizes, writeTextSizes } from './text-sizes.ts';

const FOLDER = fileURLToPath(new URL(`../../${SCREENSHOT_FOLDER}`, import.meta.url));

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    check: { type: 'boolean', default: false },
    port: { type: 'string' },
  },
});

interface Outcome {
  changed: string[];
  failures: string[];
}

const wanted = shots.filter(({ name }) => isWanted(name));
const outcome: Outcome = { changed: [], failures: [] };
const textSizes = new Map<string, TextSizes>();
const product = await startProduct({
  edition: 'Open Source',
  publicUrl: 'https://unleash.bookshop.example',
  port: values.port === undefined ? undefined : Number(values.port),
});
try {
  const time = fixedTime(Date.now());
  await product.run(readFileSync(new URL('dates.sql', import.meta.url), 'utf8'));
  await withBrowser(async (browser) => {
    const fonts = fontStylesheet();
    const ui = await openAdminUi(browser, { url: product.url, fonts, time });
    const refresh = await keepFresh(product.run);
    await refresh();
    for (const shot of wanted) {
      time.assertHour(Date.now());
      await takeBothModes(shot, ui, refresh);
    }
    await ui.close();
  });
  if (values.only.length === 0) removeOthers();
  if (!values.check) keepTextSizes();
} finally {
  await product.stop();
}
report();

/** True if the name matches one of the arguments, which can end with `*`. */
function isWanted(name: string): boolean {
  if (values.only.length === 0) return true;
  return values.only.some((only) =>
    only.endsWith('*') ? name.startsWith(only.slice(0, -1)) : only === name,
  );
}

/** Takes screenshots in both modes at once, unless one would show changes made by the other. */
async function takeBothModes(shot: Shot, ui: AdminUi, refresh: () => Promise<void>): Promise<void> {
  const { sql, isWriting } = shot;
  if (sql !== undefined) await product.run(sql);
  const [light, dark] = COLOR_MODES.map((mode) => () => takeOne(shot, mode, ui));
  if (isWriting) {
    await light?.();
    await refresh();
    await dark?.();
  } else {
    await Promise.all([light?.(), dark?.()]);
  }
  if (ui.takeChange() || sql !== undefined) await refresh();
}

async function takeOne(shot: Shot, mode: ColorMode, ui: AdminUi): Promise<void> {
  try {
    const taken = await takeShot(await ui.page(shot, mode), shot);
    for (const size of SCREENSHOT_SIZES) {
      await keepPicture(screenshotFile(shot.name, mode, size), taken[size].png);
    }
    const { wide, narrow } = taken;
    textSizes.set(shot.name, { wide: wide.smallestText, narrow: narrow.smallestText });
  } catch (error) {
    outcome.failures.push((error as Error).message);
    console.error((error as Error).message);
  }
}

async function keepPicture(file: string, png: Buffer): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const path = join(FOLDER, file);
  const picture = await encodePicture(png);
  const change = await compareWithFile(picture, path);
  console.log(`${change.padEnd(8)} ${String(picture.length).padStart(6)} bytes  ${file}`);
  if (change === 'same') return;
  outcome.changed.push(file);
  if (!values.check) writePicture(picture, path);
}

/** Removes screenshots that are no longer taken. */
function removeOthers(): void {
  const known = new Set(shots.flatMap(({ name }) => screenshotFiles(name)));
  for (const file of readdirSync(FOLDER)) {
    if (known.has(file)) continue;
    console.log(`gone ${file}`);
    outcome.changed.push(file);
    if (!values.check) rmSync(join(FOLDER, file));
  }
}

/** Saves the text sizes of the new screenshots, and keeps those of all others. */
function keepTextSizes(): void {
  const known = new Map([...readTextSizes(), ...textSizes]);
  const names = new Set(shots.map(({ name }) => name));
  const sorted = [...known]
    .filter(([name]) => names.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  writeTextSizes(new Map(sorted));
}

function report(): void {
  const { changed, failures } = outcome;
  console.log(
    `${wanted.length} shots, ${changed.length} files differ, ${failures.length} failures`,
  );
  if (failures.length > 0 || (values.check && changed.length > 0)) process.exitCode = 1;
}

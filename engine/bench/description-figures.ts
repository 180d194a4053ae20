/** Builds external API descriptions, and measures the problems, pages, CPU time, and memory of each one. */
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { BUDGETS } from './budgets.ts';
import { type Description, installedDescriptions } from './descriptions.ts';
import { withFolder, writeFiles } from './folders.ts';
import { runCommand } from './measure-command.ts';
import { countPages } from './output.ts';
import { atMost, type Figure, type FigureGroup, megabytes, remark, seconds } from './report.ts';

/** From this number of pages, the time that every build takes no longer dominates the total. */
const MANY_PAGES = 1000;

/**
 * Builds the descriptions in npm packages or those in `files`. If a description is rejected, the first message is
 * shown instead of figures.
 */
export async function descriptionFigures(files: readonly string[]): Promise<FigureGroup> {
  const descriptions =
    files.length === 0
      ? await installedDescriptions()
      : files.map((file) => ({ name: path.basename(file), file: path.resolve(file) }));
  const figures: Figure[] = [];
  for (const description of descriptions) {
    console.error(`  ${description.name} …`);
    figures.push(...(await figuresOf(description)));
  }
  return { title: 'Builds of descriptions that others wrote, cold', figures };
}

function figuresOf({ name, file }: Description): Promise<Figure[]> {
  return withFolder(async (root) => {
    const isYaml = /\.ya?ml$/.test(file);
    const copy = `openapi/api.${isYaml ? 'yaml' : 'json'}`;
    await writeFiles(root, {
      'site/site.config.ts': configOf(copy),
      'site/sidebars.ts': SIDEBARS,
      'docs/index.md': HOME,
    });
    await cp(file, path.join(root, copy));
    const out = path.join(root, 'dist');
    const { code, output, usage } = await runCommand(['build', '--root', root, '--out', out]);
    if (code !== 0) return [remark(`${name}: rejected`, firstMessage(output))];
    const pages = countPages(out);
    const perPage = (1000 * usage.cpu) / pages;
    const { cpuOfPage, memory } = BUDGETS.descriptions;
    const isLarge = pages >= MANY_PAGES;
    return [
      remark(`${name}: pages`, String(pages)),
      remark(`${name}: warnings`, /Warnings\s+(\d+)/.exec(output)?.[1] ?? '0'),
      remark(`${name}: CPU`, seconds(usage.cpu)),
      isLarge
        ? atMost(`${name}: CPU for a page`, perPage, cpuOfPage, tenths)
        : remark(`${name}: CPU for a page`, tenths(perPage)),
      atMost(`${name}: memory`, usage.memory, memory, megabytes),
    ];
  });
}

function firstMessage(output: string): string {
  const line = output.split('\n').find((each) => each.startsWith('openapi/'));
  return line?.slice(0, 160) ?? output.trim().slice(0, 160);
}

const tenths = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`;

function configOf(file: string): string {
  // Descriptions link to pages and anchors of the sites that they're from.
  const config = {
    title: 'API',
    tagline: 'An API that others described',
    url: 'https://docs.example.com',
    apis: [{ id: 'api', file, route: '/api', links: 'warning' }],
  };
  return `export default ${JSON.stringify(config)};\n`;
}

const SIDEBARS = "export default { documentation: ['index', { type: 'api', id: 'api' }] };\n";

const HOME =
  '---\ntitle: Start\ndescription: The first page.\n---\n\nThis site documents [an API](/api).\n';

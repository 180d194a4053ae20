/**
 * Skills for agents (https://agentskills.io). Each skill is a folder `site/skills/<name>` with a `SKILL.md`.
 * The output contains them in `.well-known/agent-skills/`, together with the index that agents look for. The
 * first one is also published as `skill.md`.
 */

import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { z } from 'zod';
import {
  locateFile,
  type Output,
  type OutputContext,
  type OutputProvider,
  ProblemsError,
  readText,
  type Site,
  type SiteConfig,
  schemas,
  urls,
} from '../../../core/plugin-api.ts';
import { hasMarkdown } from '../../../shared/page-kinds.ts';
import {
  decodeAddress,
  markdownFileOfRoute,
  routeOfPathname,
  splitAddress,
} from '../../../shared/routes.ts';

const { addProblem, checkYaml, text } = schemas;

export const skills: OutputProvider = {
  outputs: skillOutputs,
  onDemand: { names: /^(?:skill\.md|\.well-known\/agent-skills\/.*)$/, pages: () => [] },
};

export interface Skill {
  name: string;
  description: string;
  /** The text of the published file. Its links are absolute URLs. */
  text: string;
}

const SKILLS_FOLDER = 'site/skills';
const SERVED_FOLDER = '.well-known/agent-skills';
const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/** The specification's rules for the front matter, which agents load for every skill. */
const frontMatterSchema = z.strictObject({
  name: limited(64).superRefine((name, context) => {
    if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) return;
    addProblem(
      context,
      "isn't a valid skill name",
      'Use lowercase letters, digits, and single hyphens',
    );
  }),
  description: limited(1024),
});

function limited(maximum: number) {
  return text.superRefine((value, context) => {
    if (value.length <= maximum) return;
    addProblem(context, `has ${value.length} characters`, `Use at most ${maximum}`);
  });
}

/** Returns a skill's path in the output folder. */
export function skillFile(name: string): string {
  return `${SERVED_FOLDER}/${name}/SKILL.md`;
}

/** Returns a site's skills by name. Throws a `ProblemsError` if agents couldn't read one. */
export function readSkills({
  definition,
  site,
}: Pick<OutputContext, 'definition' | 'site'>): Skill[] {
  const folder = locateFile(SKILLS_FOLDER, definition, { kind: 'folder' });
  if ('fault' in folder) {
    if (folder.fault.kind === 'missing') return [];
    const { message, remedy } = folder.fault;
    const place = { file: SKILLS_FOLDER };
    throw new ProblemsError([{ severity: 'error', place, message, remedy }]);
  }
  return readdirSync(folder.path)
    .sort()
    .map((name) => {
      const file = `${SKILLS_FOLDER}/${name}/SKILL.md`;
      const read = readText(file, definition);
      if ('problem' in read) throw new ProblemsError([read.problem]);
      const source = read.text;
      const { description } = frontMatterOf(source, file, name);
      const text = source.replace(/(?<=\]\()\/[^)\s]*/g, (href) =>
        targetOf(href, site, definition.config),
      );
      return { name, description, text };
    });
}

/** Returns the URL of a link's target. For a page, that's the URL of its Markdown. */
function targetOf(href: string, { pages }: Pick<Site, 'pages'>, config: SiteConfig): string {
  const { path, query, hash } = splitAddress(href);
  const page = pages.get(routeOfPathname(decodeAddress(path), '') ?? '');
  if (page === undefined || !hasMarkdown(page)) return config.url + config.base + href;
  return urls.fileAddress(markdownFileOfRoute(page.route), config) + query + hash;
}

function skillOutputs(context: OutputContext): Output[] {
  const all = readSkills(context);
  const [first] = all;
  if (first === undefined) return [];
  return [
    { name: 'skill.md', compression: 'gzip', content: () => first.text },
    ...all.map(({ name, text }): Output => {
      return { name: skillFile(name), compression: 'gzip', content: () => text };
    }),
    { name: `${SERVED_FOLDER}/index.json`, content: () => indexOf(all, context) },
  ];
}

/** Returns the index for version 0.2.0 of skill discovery. URLs are relative to the origin. */
function indexOf(all: readonly Skill[], { definition }: OutputContext): string {
  const entries = all.map(({ name, description, text }) => ({
    name,
    type: 'skill-md',
    description,
    url: `${definition.config.base}/${skillFile(name)}`,
    digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
  }));
  return `${JSON.stringify({ $schema: SCHEMA, skills: entries }, null, 2)}\n`;
}

function frontMatterOf(text: string, file: string, folder: string) {
  const [block, yaml = ''] = /^---\n([\s\S]*?\n)---\n/.exec(text) ?? [];
  const fail = (offset: number, message: string, remedy: string) => {
    const before = text.slice(0, offset).split('\n');
    const place = { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
    return new ProblemsError([{ severity: 'error', place, message, remedy }]);
  };
  if (block === undefined) {
    throw fail(
      0,
      'has no front matter',
      'Begin the file with `name` and `description` between two `---` lines',
    );
  }
  const start = '---\n'.length;
  const { data, problems } = checkYaml(yaml, {
    schema: frontMatterSchema,
    name: 'front matter',
    start,
  });
  const [problem] = problems;
  if (problem !== undefined || data === undefined) {
    throw fail(
      problem?.offset ?? start,
      problem?.message ?? "can't be read",
      problem?.remedy ?? '',
    );
  }
  if (data.name !== folder) {
    throw fail(
      start,
      `is named "${data.name}", but its folder is named "${folder}"`,
      'Give both the same name',
    );
  }
  return data;
}

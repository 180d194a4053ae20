/** Lists the tasks that a migration leaves to the site's authors, grouped by kind. */
import path from 'node:path';
import pc from 'picocolors';
import { printable, printableLine } from '../../core/problems/printable.ts';
import { formatPlace, type Place } from '../../core/problems/problems.ts';

/** Kinds of tasks in the order of the list. Those that readers would miss most come first. */
const KINDS = {
  versions: {
    title: 'Versions',
    remedy:
      'Migrate the documents of each version into a separate site, and list the sites under version.others.',
  },
  languages: {
    title: 'Languages',
    remedy: 'Build one site for each language, and translate its documents.',
  },
  blog: {
    title: 'Blog',
    remedy: 'Publish the blog with another tool. To announce news, use the feed setting.',
  },
  page: {
    title: 'Custom pages',
    remedy: 'Write each one as a component in site/pages/, or as a document.',
  },
  home: {
    title: 'Home page',
    remedy: 'If you want a separate page at /, write site/pages/index.tsx and remove the redirect.',
  },
  documents: {
    title: 'Documents',
    remedy: 'Move the files, or set the value in the new configuration.',
  },
  component: {
    title: 'Theme components',
    remedy: 'Write a replacement, and name it under theme.components in site/site.config.ts.',
  },
  'page-components': {
    title: 'Components for all pages',
    remedy:
      'Export the components from site/components/index.tsx. Every page can use them without an import.',
  },
  placeholder: {
    title: 'Components that need Docusaurus',
    remedy: 'Until you write the component again, a placeholder shows only its children.',
  },
  package: {
    title: 'Packages from outside the registry',
    remedy: 'Before you run npm install, make sure that you trust the source.',
  },
  import: {
    title: 'Imports that lead nowhere',
    remedy: 'Copy the file into site/, and import it with @site/, or remove the import.',
  },
  styles: {
    title: 'Styles',
    remedy:
      'Move the rules that your own components need to a stylesheet, and name it under theme.styles. Rules for Docusaurus and Infima classes have no effect.',
  },
  sidebar: {
    title: 'Sidebars',
    remedy: 'Add the entry to site/sidebars.ts.',
  },
  navigation: {
    title: 'Navigation bar and footer',
    remedy: 'Replace the entry with a link, or replace the Navbar or Footer component.',
  },
  redirect: {
    title: 'Redirects',
    remedy: 'List the old routes in site/redirects.ts.',
  },
  search: {
    title: 'Search',
    remedy:
      'The site has its own index. To use a hosted one, remove the comment signs in site/site.config.ts, and upload the index with search:push.',
  },
  service: {
    title: 'Services and scripts',
    remedy: 'Decide whether readers should load them, and set thirdParties.',
  },
  head: {
    title: 'Tags in the head',
    remedy: 'Remove the tag, or move its file to site/static/.',
  },
  markdown: {
    title: 'Markdown plugins',
    remedy: 'Check the pages that need it. If the syntax is missing, write a plugin.',
  },
  plugin: {
    title: 'Plugins and themes',
    remedy: 'Check what the site used it for. Many of these features are built in.',
  },
  editing: {
    title: 'Edit links',
    remedy: 'Set editUrl to the URL of the folder that contains the new site.',
  },
  setting: {
    title: 'Settings without an equivalent',
    remedy: 'Check whether the site needs them.',
  },
  code: {
    title: 'Values that code computes',
    remedy: 'Hard-code these values in the new configuration.',
  },
} as const;

export type FindingKind = keyof typeof KINDS;

export interface Finding {
  kind: FindingKind;
  /** The location. Its `file` is an absolute path. */
  place: Place;
  message: string;
}

export type Report = (kind: FindingKind, place: Place, message: string) => void;

/** How many locations per kind the terminal shows. */
const SHOWN = 3;

/** Formats the list for the terminal. File names are relative to `base`. */
export function formatFindings(
  findings: readonly Finding[],
  base: string,
  { color = false, all = false } = {},
): string {
  const colors = pc.createColors(color);
  return groupsOf(findings)
    .map(({ kind, found }) => {
      const shown = all ? found : found.slice(0, SHOWN);
      const more = found.length - shown.length;
      return [
        colors.bold(`${KINDS[kind].title} (${found.length})`),
        ...shown.map((each) => `  ${placeText(each, base)}  ${printableLine(each.message)}`),
        ...(more > 0 ? [`  … and ${more} more`] : []),
        `  ${colors.cyan('→')} ${printable(KINDS[kind].remedy)}`,
        '',
      ].join('\n');
    })
    .join('\n');
}

/** Formats the list as Markdown, so that people can check off what they've done. */
export function findingsAsMarkdown(findings: readonly Finding[], base: string): string {
  const sections = groupsOf(findings).map(({ kind, found }) =>
    [
      `## ${KINDS[kind].title}`,
      '',
      KINDS[kind].remedy,
      '',
      ...found.map((each) => `- [ ] \`${placeText(each, base)}\` ${printableLine(each.message)}`),
      '',
    ].join('\n'),
  );
  const intro =
    findings.length === 0
      ? 'Everything was migrated.\n'
      : "The migration left these tasks for you. When you're done, delete this file.\n";
  return ['# Migration\n', intro, ...sections].join('\n');
}

function placeText({ place }: Finding, base: string): string {
  const file = path.relative(base, place.file).split(path.sep).join('/') || '.';
  return formatPlace({ ...place, file });
}

function groupsOf(findings: readonly Finding[]): { kind: FindingKind; found: Finding[] }[] {
  const kinds = Object.keys(KINDS) as FindingKind[];
  return kinds
    .map((kind) => ({ kind, found: findings.filter((each) => each.kind === kind) }))
    .filter(({ found }) => found.length > 0);
}

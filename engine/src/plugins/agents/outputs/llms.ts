/**
 * Indexes for agents (https://llmstxt.org). `llms.txt` lists all pages, each folder's and each API's index also
 * lists the pages' descriptions, and `llms-full.txt` contains the full text of all pages except the API
 * reference.
 */
import {
  hashOf,
  markdownOf,
  type Output,
  type OutputContext,
  type OutputProvider,
  type SitePage,
  textsOfPlugin,
  urls,
} from '../../../core/plugin-api.ts';
import { markdownFileOfRoute } from '../../../shared/routes.ts';
import * as english from '../texts.ts';
import {
  type CollectionGroup,
  type PageGroup,
  type PageGroups,
  pageGroups,
} from './page-groups.ts';
import { readSkills, skillFile } from './skills.ts';

/** The name of the file that lists all pages. */
export const LLMS_FILE = 'llms.txt';

export const llms: OutputProvider = {
  outputs: llmsOutputs,
  onDemand: {
    names: /(?:^|\/)llms(?:-full)?\.txt$/,
    pages: (site) => site.pages.values(),
  },
};

/** The text of all pages except API pages, whose descriptions contain the same in fewer words. */
const FULL_FILE = 'llms-full.txt';

function llmsOutputs(context: OutputContext): Output[] {
  const all = pageGroups(context.site);
  return [
    { name: LLMS_FILE, content: () => mainIndex(all, context) },
    ...all.groups.map((group) => ({
      name: indexFile(group),
      content: () => groupIndex(group, context),
    })),
    ...all.collections.map((group) => ({
      name: indexFile(group),
      content: () => collectionIndex(group, context),
    })),
    fullText(all, context),
  ];
}

function textsOf({ definition }: OutputContext) {
  return textsOfPlugin(definition.texts, english);
}

function indexFile({ route }: PageGroup): string {
  return `${route.slice(1)}/${LLMS_FILE}`;
}

function mainIndex({ single, groups, collections }: PageGroups, context: OutputContext): string {
  const { config } = context.definition;
  const texts = textsOf(context);
  const all = (group: PageGroup) =>
    entry(
      texts.allOfGroup(group.title),
      urls.fileAddress(indexFile(group), config),
      texts.withDescriptions,
    );
  return document(config.title, config.tagline, [
    texts.markdownOfEveryPage,
    section(
      texts.startHere,
      single.map((page) => described(page, context)),
    ),
    ...groups.map((group) =>
      section(group.title, [all(group), ...group.pages.map((page) => titled(page, context))]),
    ),
    ...collections.map((group) => section(group.title, collectionEntries(group, context))),
    // llmstxt.org reserves this name for links that agents can skip.
    section('Optional', [
      entry(FULL_FILE, urls.fileAddress(FULL_FILE, config), texts.fullTextAbout),
      ...readSkills(context).map(({ name, description }) =>
        entry(name, urls.fileAddress(skillFile(name), config), description),
      ),
    ]),
  ]);
}

function collectionEntries(group: CollectionGroup, context: OutputContext): string[] {
  const { config } = context.definition;
  const { pages, parts, words, file } = group;
  const count = parts.flatMap(({ members }) => members).length;
  return [
    entry(words.all, urls.fileAddress(indexFile(group), config), words.count(count)),
    entry(file.name, urls.fileAddress(file.name, config), file.about),
    ...pages.map((page) => described(page, context)),
    ...parts.map(({ page }) => titled(page, context)),
  ];
}

function groupIndex({ title, pages }: PageGroup, context: OutputContext): string {
  const { config } = context.definition;
  const texts = textsOf(context);
  const entries = pages.map((page) => described(page, context));
  return document(`${title} | ${config.title}`, texts.pagesAbout(title), [
    section(texts.pagesOfGroup, entries),
  ]);
}

function collectionIndex(group: CollectionGroup, context: OutputContext): string {
  const { title, pages, parts, words } = group;
  const { config } = context.definition;
  const texts = textsOf(context);
  return document(`${title} | ${config.title}`, words.about(title), [
    section(
      texts.groupOverview,
      pages.map((page) => described(page, context)),
    ),
    ...parts.map(({ page, members }) =>
      section(
        page.title,
        members.map((member) => memberEntry(member, context)),
      ),
    ),
  ]);
}

function fullText(groups: PageGroups, context: OutputContext): Output {
  const { config } = context.definition;
  const pages = [...groups.single, ...groups.groups.flatMap((group) => group.pages)];
  const texts = pages.map((page) => markdownOf(page, context));
  return {
    name: FULL_FILE,
    // Agents read this file, and every HTTP client supports gzip.
    compression: 'gzip',
    get key() {
      return hashOf(config.title, config.tagline, ...texts.map(({ key }) => key));
    },
    content: () =>
      document(
        config.title,
        config.tagline,
        texts.map(({ content }) => content().trim()),
        '\n\n---\n\n',
      ),
  };
}

function document(
  title: string,
  about: string,
  parts: readonly string[],
  between = '\n\n',
): string {
  return `${[`# ${title}\n\n> ${about}`, ...parts.filter((part) => part !== '')].join(between)}\n`;
}

function section(title: string, entries: readonly string[]): string {
  return entries.length === 0 ? '' : `## ${title}\n\n${entries.join('\n')}`;
}

function described(page: SitePage, context: OutputContext): string {
  const about = page.description || (context.compiled.get(page.source?.file ?? '')?.excerpt ?? '');
  return entry(page.title, addressOf(page, context), about);
}

function titled(page: SitePage, context: OutputContext): string {
  return entry(page.title, addressOf(page, context), '');
}

function memberEntry(page: SitePage, context: OutputContext): string {
  const described = page.source?.provided?.entry;
  const request = described === undefined ? '' : `${described.badge} ${described.path}`;
  return entry(page.title, addressOf(page, context), request);
}

function addressOf({ route }: SitePage, { definition }: OutputContext): string {
  return urls.fileAddress(markdownFileOfRoute(route), definition.config);
}

function entry(title: string, address: string, about: string): string {
  const name = title.replace(/[[\]\\]/g, '\\$&');
  return `- [${name}](${address})${about === '' ? '' : `: ${about.replace(/\s+/g, ' ')}`}`;
}

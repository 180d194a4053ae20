/** Converts the configuration to `site/site.config.ts`. */
import { siteSchema } from '../../../core/config/schemas/site-schema.ts';
import { checkAgainst } from '../../../core/problems/schema-problems.ts';
import { optionsOf } from '../read/docusaurus-site.ts';
import { type Dict, dictOf, placeOf, textValue, type Value } from '../read/values.ts';
import { Code, type Entry, type Printable } from '../write/print-source.ts';
import { convertEditUrl } from './edit-url.ts';
import { convertFooter } from './footer.ts';
import { convertHead } from './head.ts';
import { hrefOf } from './href.ts';
import { convertNavbar, type NavigationContext } from './navbar.ts';

export interface ConfigContext extends NavigationContext {
  /** Id of the page at `/`, or of the page that `/` redirects to. */
  mainDocument: string | undefined;
  /** Stylesheets of the old site, relative to the new root. */
  styles: readonly string[];
}

/**
 * Returns the settings in an order that's natural to read. Settings that the schema rejects are omitted and
 * reported.
 */
export async function convertConfig(context: ConfigContext): Promise<Entry[]> {
  const entries = [
    ...identity(context),
    ...(await documents(context)),
    ...leniency(),
    ...navigation(context),
    ...appearance(context),
    ...decisions(context),
  ].filter(({ value }) => value !== undefined && !isEmpty(value));
  return withoutFaults(entries, context);
}

function isEmpty(value: Printable): boolean {
  if (value instanceof Code || typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((each) => each === undefined || isEmpty(each));
}

function identity({ site }: ConfigContext): Entry[] {
  const { config } = site;
  const required = (key: string, placeholder: string): Entry => {
    const text = textValue(config[key]);
    if (text !== undefined) return { key, value: text };
    return { key, value: placeholder, comment: 'A placeholder: write your own.' };
  };
  const i18n = dictOf(config.i18n);
  const language = textValue(i18n.defaultLocale);
  const base = textValue(config.baseUrl);
  return [
    required('title', 'Documentation'),
    required('tagline', 'Documentation'),
    required('url', 'https://docs.example.com'),
    { key: 'base', value: base === '/' ? undefined : base },
    { key: 'language', value: language === 'en' ? undefined : language },
    { key: 'noIndex', value: config.noIndex === true ? true : undefined },
  ];
}

async function documents({ site, plan, mainDocument, report }: ConfigContext): Promise<Entry[]> {
  const { contentFolder, routeBasePath } = plan;
  const { format } = dictOf(site.config.markdown);
  return [
    { key: 'contentFolder', value: contentFolder === 'docs' ? undefined : contentFolder },
    { key: 'routeBasePath', value: routeBasePath === '' ? undefined : routeBasePath },
    { key: 'mainDocument', value: mainDocument === 'index' ? undefined : mainDocument },
    {
      key: 'markdown',
      value: format === 'detect' || format === 'md' ? undefined : { format: 'mdx' },
    },
    { key: 'editUrl', value: await convertEditUrl(site, plan, report) },
  ];
}

function leniency(): Entry[] {
  return [
    {
      key: 'links',
      value: { broken: 'warn', anchors: 'warn', orphans: 'warn' },
      comment: 'After you fix the warnings, remove these settings so that errors fail the build.',
    },
    { key: 'frontMatter', value: { unknown: 'warn' } },
  ];
}

function navigation(context: ConfigContext): Entry[] {
  return [
    { key: 'navbar', value: convertNavbar(context) },
    { key: 'footer', value: convertFooter(context) },
    { key: 'announcement', value: announcement(context) },
  ];
}

function announcement({ site, report }: ConfigContext): Printable {
  const bar = dictOf(site.themeConfig.announcementBar);
  const html = textValue(bar.content);
  if (html === undefined) return undefined;
  if (bar.backgroundColor !== undefined || bar.textColor !== undefined) {
    const place = placeOf(site.themeConfig, 'announcementBar', { file: site.configFile });
    report('setting', place, "The announcement's colors aren't migrated");
  }
  const id = textValue(bar.id) ?? 'announcement-bar';
  return { id, html, closeable: bar.isCloseable === false ? false : undefined };
}

function appearance({ site, report }: ConfigContext): Entry[] {
  const { themeConfig, config } = site;
  const image = hrefOf(textValue(themeConfig.image), textValue(config.baseUrl) ?? '/');
  const contents = dictOf(themeConfig.tableOfContents);
  return [
    { key: 'colorMode', value: colorMode(dictOf(themeConfig.colorMode)) },
    {
      key: 'tableOfContents',
      value: {
        minHeadingLevel: numberOf(contents.minHeadingLevel),
        maxHeadingLevel: numberOf(contents.maxHeadingLevel),
      },
    },
    { key: 'socialImage', value: image },
    { key: 'head', value: convertHead(site, report) },
  ];
}

function numberOf(value: Value): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function colorMode({ defaultMode, respectPrefersColorScheme }: Dict): Printable {
  const mode = respectPrefersColorScheme === true ? 'system' : textValue(defaultMode);
  return mode === undefined || mode === 'light' ? undefined : { default: mode };
}

/** Returns suggestions for settings that need an author's decision. They're written as comments. */
function decisions({ site, styles, report }: ConfigContext): Entry[] {
  const { themeConfig } = site;
  const algolia = dictOf(themeConfig.algolia);
  const { appId, apiKey, indexName } = algolia;
  const isHosted = [appId, apiKey, indexName].every((each) => textValue(each) !== undefined);
  if (themeConfig.algolia !== undefined) {
    const place = placeOf(themeConfig, 'algolia', { file: site.configFile });
    report('search', place, `The hosted index ${textValue(indexName) ?? ''} isn't used`);
  }
  return [
    {
      key: 'theme',
      value: styles.length === 0 ? undefined : { styles },
      comment: "The old site's styles. Rules for Docusaurus and Infima classes have no effect.",
      isSuggestion: true,
    },
    {
      key: 'search',
      value: isHosted
        ? {
            hosted: {
              appId: textValue(appId),
              apiKey: textValue(apiKey),
              indexName: textValue(indexName),
            },
          }
        : undefined,
      comment:
        'Search uses an index that the build makes. To use the hosted one, see the documentation.',
      isSuggestion: true,
    },
    ...analytics(site),
  ];
}

function analytics(site: ConfigContext['site']): Entry[] {
  const id = textValue(optionsOf(site, 'google-gtag')?.trackingID);
  if (id === undefined || !/^G-/.test(id)) return [];
  return [
    {
      key: 'thirdParties',
      value: { analytics: { script: '…', measurementId: id } },
      comment: "To count page views, write the URL of the service's script.",
      isSuggestion: true,
    },
  ];
}

/** Removes and reports settings that the schema rejects, so that a migrated site always loads. */
function withoutFaults(entries: readonly Entry[], { site, report }: ConfigContext): Entry[] {
  const set = entries.filter(({ isSuggestion }) => isSuggestion !== true);
  const value = Object.fromEntries(set.map(({ key, value }) => [key, plain(value)]));
  const { problems } = checkAgainst(siteSchema({}), value, { rootName: 'site' });
  const wrong = new Map<string, Set<string>>();
  for (const { path, message } of problems) {
    const [key = '', list, index] = path.map(String);
    report('setting', { file: site.configFile }, `${message}, so it isn't migrated`);
    const inner = wrong.get(key) ?? new Set<string>();
    wrong.set(key, inner.add(JSON.stringify([list, index])));
  }
  return entries.flatMap((entry) => {
    const inner = wrong.get(entry.key);
    if (inner === undefined) return [entry];
    const kept = withoutItems(entry.value, inner);
    return kept === undefined ? [] : [{ ...entry, value: kept }];
  });
}

/** Removes invalid items from the lists in a setting. Returns `undefined` if the whole setting has to go. */
function withoutItems(value: Printable, wrong: ReadonlySet<string>): Printable {
  if (Array.isArray(value)) {
    return value.filter(
      (_, index) => ![...wrong].some((each) => JSON.parse(each)[0] === `${index}`),
    );
  }
  if (typeof value !== 'object' || value === null || value instanceof Code) return undefined;
  const kept = Object.entries(value).flatMap(([key, inner]) => {
    if (!Array.isArray(inner)) return wrong.has(JSON.stringify([key])) ? [] : [[key, inner]];
    const items = inner.filter((_, index) => !wrong.has(JSON.stringify([key, `${index}`])));
    return [[key, items]];
  });
  return Object.fromEntries(kept);
}

/** Returns the value with code replaced by its source text, because the schema can't check code. */
function plain(value: Printable): unknown {
  if (value instanceof Code) return value.text;
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(entries.map(([key, item]) => [key, plain(item)]));
}

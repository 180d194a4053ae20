/** Migrates the redirects of `@docusaurus/plugin-client-redirects`. */
import { redirectsSchema } from '../../../core/config/schemas/redirects-schema.ts';
import { checkAgainst } from '../../../core/problems/schema-problems.ts';
import type { DocusaurusSite, UsedPlugin } from '../read/docusaurus-site.ts';
import { dictOf, isList, listOf, placeOf, textValue } from '../read/values.ts';
import type { Report } from '../report.ts';
import { hrefOf } from './href.ts';

export type Targets = Record<string, string[]>;

/** Returns old routes, keyed by target. If a site has no page at `/`, `/` redirects to `home`. */
export function convertRedirects(
  site: DocusaurusSite,
  home: string | undefined,
  report: Report,
): Targets {
  const targets: Targets = home === undefined ? {} : { [home]: ['/'] };
  for (const plugin of site.plugins.filter(({ name }) => name === 'client-redirects')) {
    addRedirects(plugin, textValue(site.config.baseUrl) ?? '/', targets, report);
  }
  return withoutFaults(targets, { file: site.configFile }, report);
}

function addRedirects(
  { options, place }: UsedPlugin,
  base: string,
  targets: Targets,
  report: Report,
): void {
  const redirects = listOf(options.redirects);
  for (const [index, redirect] of redirects.entries()) {
    const { from, to } = dictOf(redirect);
    const target = hrefOf(textValue(to), base);
    const sources = (isList(from) ? from : [from]).flatMap(
      (each) => hrefOf(textValue(each), base) ?? [],
    );
    if (target === undefined || sources.length === 0) {
      report('redirect', placeOf(redirects, index, place), "This redirect can't be read");
      continue;
    }
    const known = targets[target] ?? [];
    targets[target] = [...known, ...sources.filter((each) => !known.includes(each))];
  }
  if (options.createRedirects !== undefined) {
    const at = placeOf(options, 'createRedirects', place);
    report('redirect', at, 'createRedirects makes redirects with code');
  }
  const extensions = listOf(options.toExtensions);
  if (extensions.length > 0) {
    const at = placeOf(options, 'toExtensions', place);
    report('redirect', at, `toExtensions adds redirects to ${extensions.join(', ')}`);
  }
}

/** Omits and reports redirects that `site/redirects.ts` doesn't accept, such as chains and patterns. */
function withoutFaults(targets: Targets, place: { file: string }, report: Report): Targets {
  const { problems } = checkAgainst(redirectsSchema, { targets }, { rootName: 'redirects' });
  if (problems.length === 0) return targets;
  const wrong = new Set<string>();
  for (const { path, message } of problems) {
    const [, target, index] = path.map(String);
    const source = targets[target ?? '']?.[Number(index)];
    const pair = JSON.stringify([target, index === undefined ? undefined : source]);
    if (!wrong.has(pair))
      report('redirect', place, `${source ?? target} isn't migrated: ${message}`);
    wrong.add(pair);
  }
  const kept = Object.entries(targets)
    .filter(([target]) => !wrong.has(JSON.stringify([target, undefined])))
    .map(([target, sources]) => [
      target,
      sources.filter((source) => !wrong.has(JSON.stringify([target, source]))),
    ]);
  return Object.fromEntries(kept.filter(([, sources]) => sources?.length !== 0));
}

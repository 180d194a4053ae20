/** @jsxImportSource preact */
import type { SearchHit } from '../query/search-types.ts';
import * as texts from '../texts.ts';
import { Above, Excerpt, HitTitle, KindIcon } from './Marked.tsx';
import type { Options } from './session/use-options.ts';

/** The maximum number of hits per group in the dialog. */
const HITS_PER_GROUP = 5;

export interface HitGroup {
  name: string;
  hits: readonly SearchHit[];
}

/**
 * Groups the best hits by part of the site. The groups are in the order of their first hits.
 *
 * @param staying hits that are already shown, which count toward their group's maximum
 */
export function inGroups(
  hits: readonly SearchHit[],
  staying: readonly SearchHit[] = [],
): SearchHit[] {
  const counts = new Map<string, number>();
  for (const { group } of staying) counts.set(group, (counts.get(group) ?? 0) + 1);
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const count = counts.get(hit.group) ?? 0;
    if (count >= HITS_PER_GROUP) continue;
    counts.set(hit.group, count + 1);
    groups.set(hit.group, [...(groups.get(hit.group) ?? []), hit]);
  }
  return [...groups.values()].flat();
}

/**
 * Groups consecutive hits from the same part of the site. If some hits arrived later, a part can have two groups.
 */
export function groupsOf(hits: readonly SearchHit[]): HitGroup[] {
  const groups: { name: string; hits: SearchHit[] }[] = [];
  for (const hit of hits) {
    const last = groups.at(-1);
    if (last?.name === hit.group) last.hits.push(hit);
    else groups.push({ name: hit.group, hits: [hit] });
  }
  return groups;
}

/** Returns the ids of the groups' options, from top to bottom. */
export function optionIds(groups: readonly HitGroup[]): string[] {
  return groups.flatMap(({ hits }) => hits.map(({ id }) => optionId(id)));
}

/** Returns the id of a hit's option. */
export function optionId(id: string): string {
  return `search-option-${id}`;
}

/** The id of the link to all results. It never equals a hit's id, whatever ids the service uses. */
export const ALL_RESULTS = 'search-all-results';

interface ResultsProps {
  groups: readonly HitGroup[];
  options: Options;
  /** The URL of the page with all results. */
  allHref: string;
  /** Total number of results, or `undefined` if it isn't known yet. */
  total: number | undefined;
  onChoose(hit: SearchHit | undefined): void;
}

/** Renders a combobox's list: hits in groups, and then a link to all results. */
export function Results({ groups, options, allHref, total, onChoose }: ResultsProps) {
  const { active, activate } = options;
  return (
    <div id="search-list" role="listbox" aria-label={texts.results}>
      {groups.map(({ name, hits }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox can't contain a fieldset
        <div key={hits[0]?.id} role="group" aria-labelledby={`search-group-${index}`}>
          <div className="search-group" id={`search-group-${index}`}>
            {name}
          </div>
          {hits.map((hit) => (
            <HitOption
              key={hit.id}
              hit={hit}
              isActive={active === optionId(hit.id)}
              onPoint={() => activate(optionId(hit.id))}
              onChoose={() => onChoose(hit)}
            />
          ))}
        </div>
      ))}
      {total === undefined ? null : (
        <a
          className="search-option search-all"
          id={ALL_RESULTS}
          role="option"
          aria-selected={active === ALL_RESULTS}
          tabIndex={-1}
          href={allHref}
          onPointerMove={() => activate(ALL_RESULTS)}
          onClick={(event) => isPlain(event) && onChoose(undefined)}
        >
          {texts.seeAllResults(total)}
        </a>
      )}
    </div>
  );
}

interface HitOptionProps {
  hit: SearchHit;
  isActive: boolean;
  onPoint(): void;
  onChoose(): void;
}

function HitOption({ hit, isActive, onPoint, onChoose }: HitOptionProps) {
  const { id, href, title, above, excerpt, method } = hit;
  return (
    <a
      className="search-option"
      id={optionId(id)}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={href}
      onPointerMove={isActive ? undefined : onPoint}
      onClick={(event) => isPlain(event) && onChoose()}
    >
      <KindIcon isSection={above.length > 0} />
      <span className="search-title">
        <HitTitle {...{ title, method }} />
      </span>
      <Above above={above} />
      <Excerpt parts={excerpt} />
    </a>
  );
}

/** True for clicks that open the link in the current tab. Only these close the dialog. */
export function isPlain(event: MouseEvent): boolean {
  return !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}

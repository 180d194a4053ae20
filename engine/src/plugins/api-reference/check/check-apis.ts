/**
 * Creates the part of the `pagewright check` report that's about API descriptions, with problems that no other command
 * finds.
 */

import type { Problem } from '../../../core/plugin-api.ts';
import type { ApiConfig } from '../config/api-config.ts';
import type { ApiDescription } from '../read/description.ts';
import { checkExamples } from './check-examples.ts';
import { checkWords, requiredPropertyShare, type Share } from './check-words.ts';

export interface ApisReport {
  /** Counts for the command's summary, one for each API and type. */
  counts: readonly { label: string; value: string }[];
  problems: readonly Problem[];
}

/**
 * Checks descriptions and examples. Missing descriptions are errors if the site has overlays in which its authors can
 * add them. Otherwise, they're warnings, because someone else writes the API's description.
 */
export function checkApis(
  apis: readonly { config: ApiConfig; description: ApiDescription }[],
): ApisReport {
  const reports = apis.map(({ config, description }) => {
    const severity = config.overlays === undefined ? 'warning' : 'error';
    const words = checkWords(description, {
      severity,
      propertyShare: requiredPropertyShare,
      facts: config.facts,
    });
    const { examples, problems } = checkExamples(description);
    return {
      problems: [...words.problems, ...problems],
      counts: [
        {
          label: `API ${config.id}`,
          value: [
            `descriptions for ${shareText(words.operations, 'operations')}`,
            shareText(words.parameters, 'parameters'),
            shareText(words.properties, 'properties'),
            `${examples} examples checked`,
          ].join(', '),
        },
      ],
    };
  });
  return {
    counts: reports.flatMap(({ counts }) => counts),
    problems: reports.flatMap(({ problems }) => problems),
  };
}

function shareText({ total, described }: Share, noun: string): string {
  return described === total ? `all ${total} ${noun}` : `${described} of ${total} ${noun}`;
}

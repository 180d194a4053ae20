import * as attributes from '../../../../shared/attributes.ts';
import type { ApiSample } from '../../shared/page-views.ts';
import { sampleLanguage } from '../../texts/pages.ts';
import { Code } from '../Html.tsx';

/**
 * The request in all languages, of which a native menu shows one: they are too many for tabs. The
 * browser runtime keeps the choice as it does for tabs. Without script all are shown, each under its
 * name.
 *
 * The menu stands in a template, and the entry puts it in the place of the name that is shown until then:
 * Chrome's autofill asks for the places of all fields as soon as a document is parsed, and so has the page
 * laid out once before its stylesheet is there (100 ms on a slow phone).
 */
export function LanguageMenu({ samples }: { samples: readonly ApiSample[] }) {
  return (
    <div {...{ [attributes.TABS]: '', [attributes.TABS_GROUP]: 'api-language' }}>
      <span data-markdown-ignore>
        {samples[0]?.label}
        <template>
          {/* Firefox would bring back what was chosen before a reload; the stored choice may be another. */}
          <select aria-label={sampleLanguage} autoComplete="off">
            {samples.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </template>
      </span>
      {samples.map(({ id, label, ...code }, index) => (
        <div
          key={id}
          {...{ [attributes.TAB_VALUE]: id, [attributes.SELECTED]: index === 0 ? '' : undefined }}
        >
          <p data-tab-label="">{label}</p>
          <Code {...code} />
        </div>
      ))}
    </div>
  );
}

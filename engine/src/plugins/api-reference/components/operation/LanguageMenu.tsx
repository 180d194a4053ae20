import * as attributes from '../../../../shared/attributes.ts';
import type { ApiSample } from '../../shared/page-views.ts';
import { sampleLanguage } from '../../texts/pages.ts';
import { Code } from '../Html.tsx';

/**
 * Renders the request in all languages. A native menu selects one of them, because there are too many for tabs.
 * The browser runtime stores the choice, as it does for tabs. Without scripts, all languages are visible, each
 * below its name.
 *
 * The menu is in a template, and the entry replaces the name that's shown until then with the menu. In the
 * document, the menu would make Chrome's autofill request the positions of all fields as soon as the document
 * is parsed, which forces a layout of the page before its stylesheet is loaded (100 ms on a slow phone).
 */
export function LanguageMenu({ samples }: { samples: readonly ApiSample[] }) {
  return (
    <div {...{ [attributes.TABS]: '', [attributes.TABS_GROUP]: 'api-language' }}>
      <span data-markdown-ignore>
        {samples[0]?.label}
        <template>
          {/* After a reload, Firefox would restore the language that was selected before, which can differ
              from the stored choice: https://developer.mozilla.org/docs/Web/HTML/Attributes/autocomplete */}
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
          <p {...{ [attributes.TAB_LABEL]: '' }}>{label}</p>
          <Code {...code} />
        </div>
      ))}
    </div>
  );
}

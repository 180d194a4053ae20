import type { ApiSample } from '../../../shared/api.ts';
import * as attributes from '../../../shared/attributes.ts';
import { Code } from '../Code.tsx';

/**
 * The request in all languages, of which a native menu shows one: they are too many for tabs. The
 * browser runtime keeps the choice as it does for tabs. Without script all are shown, each under its
 * name.
 */
export function LanguageMenu({ samples }: { samples: readonly ApiSample[] }) {
  return (
    <div {...{ [attributes.TABS]: '', [attributes.TABS_GROUP]: 'api-language' }}>
      {/* Firefox would bring back what was chosen before a reload; the stored choice may be another. */}
      <select aria-label="Language" autoComplete="off">
        {samples.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
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

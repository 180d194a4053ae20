import data from '../facts/integrations.json' with { type: 'json' };
import { codeList, inlineMarkdown } from './inline-markdown.tsx';
import { entriesOf, FactTable } from './tables.tsx';

interface Parameter {
  name: string;
  /** The label in the Admin UI's form. */
  label: string;
  required: boolean;
  /** Default value in Markdown. Missing if there's none. */
  default?: string;
  /** The description in Markdown. */
  meaning: string;
  /** True if the API returns asterisks instead of the value. */
  masked: boolean;
}

interface Provider {
  provider: string;
  name: string;
  source: string;
  parameters: readonly Parameter[];
  /** The event types in the form, grouped by area if there are many. */
  events: readonly { area?: string; types: readonly string[] }[];
}

const PROVIDERS: readonly Provider[] = data;

interface ProviderProps {
  provider: string;
}

/** Renders an integration's parameters. The table has a column for defaults if at least one parameter has a default. */
export function IntegrationParameters({ provider }: ProviderProps) {
  const { parameters } = find(provider, 'IntegrationParameters');
  const hasDefaults = parameters.some((parameter) => parameter.default !== undefined);
  const defaults = hasDefaults ? ['Default'] : [];
  const rows = parameters.map(
    ({ name, label, required, default: value = '–', meaning, masked }) => ({
      key: name,
      cells: [
        <code key="name">{name}</code>,
        label,
        required ? 'yes' : 'no',
        ...(hasDefaults ? [inlineMarkdown(value)] : []),
        inlineMarkdown(masked ? `${meaning} The API masks it in responses.` : meaning),
      ],
    }),
  );
  const titles = ['Parameter', 'Form label', 'Required', ...defaults, 'Meaning'];
  return <FactTable titles={titles} rows={rows} isLabelled />;
}

/**
 * Renders the event types that an integration's form offers. Many types become a table with one row per area, and a few
 * become a sentence.
 */
export function IntegrationEvents({ provider }: ProviderProps) {
  const { events } = find(provider, 'IntegrationEvents');
  const [first] = events;
  if (first?.area === undefined) return <p>{codeList(first?.types ?? [])}.</p>;
  const rows = events.map(({ area = '', types }) => ({
    key: area,
    cells: [inlineMarkdown(area), codeList(types)],
  }));
  return <FactTable titles={['Area', 'Types']} rows={rows} />;
}

/** Renders the number of event types that an integration's form offers. */
export function IntegrationEventCount({ provider }: ProviderProps) {
  const { events } = find(provider, 'IntegrationEventCount');
  return events.reduce((sum, { types }) => sum + types.length, 0);
}

/** Renders the parameters that the API masks, grouped by integration. */
export function MaskedParameters() {
  const rows = PROVIDERS.map(({ provider, name, parameters }) => ({
    key: provider,
    cells: [name, codeList(parameters.filter(({ masked }) => masked).map((each) => each.name))],
  }));
  return <FactTable titles={['Integration', 'Masked parameters']} rows={rows} />;
}

function find(provider: string, component: string): Provider {
  const [found] = entriesOf(PROVIDERS, 'provider', provider, component);
  if (found === undefined) throw new Error(`<${component}> has no provider "${provider}"`);
  return found;
}

import data from '../facts/events.json' with { type: 'json' };
import { codeList, inlineMarkdown } from './inline-markdown.tsx';
import { entriesOf, FactTable } from './tables.tsx';

interface EventType {
  type: string;
  group: string;
  /** When it occurs, in Markdown; older and internal types do not any more. */
  when?: string;
  /** True for types that the event timeline shows. */
  timeline?: boolean;
  source: string;
}

const EVENT_TYPES: readonly EventType[] = data;

/** The event types of one group, with when they occur. */
export default function EventTypes({ group }: { group: string }) {
  const rows = entriesOf(EVENT_TYPES, 'group', group, 'EventTypes').map(({ type, when = '' }) => ({
    key: type,
    cells: [
      <code key="type" id={type}>
        {type}
      </code>,
      inlineMarkdown(when),
    ],
  }));
  return <FactTable titles={['Type', 'Occurs when']} rows={rows} />;
}

/** The names of event types of one group, in a sentence. */
export function EventNames({ group }: { group: string }) {
  return codeList(entriesOf(EVENT_TYPES, 'group', group, 'EventNames').map(({ type }) => type));
}

/** The event types that the event timeline shows, in a sentence. */
export function TimelineEvents() {
  return codeList(EVENT_TYPES.filter(({ timeline }) => timeline).map(({ type }) => type));
}

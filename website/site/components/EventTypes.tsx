import data from '../facts/events.json' with { type: 'json' };
import { codeList, inlineMarkdown } from './inline-markdown.tsx';
import { entriesOf, FactTable } from './tables.tsx';

interface EventType {
  type: string;
  group: string;
  /** When the event occurs, in Markdown. Old and internal types no longer occur. */
  when?: string;
  /** True for types that the event timeline shows. */
  timeline?: boolean;
  source: string;
}

const EVENT_TYPES: readonly EventType[] = data;

/** Renders a group's event types, and when they occur. */
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

/** Renders the names of a group's event types, for use in a sentence. */
export function EventNames({ group }: { group: string }) {
  return codeList(entriesOf(EVENT_TYPES, 'group', group, 'EventNames').map(({ type }) => type));
}

/** Renders the event types in the event timeline, for use in a sentence. */
export function TimelineEvents() {
  return codeList(EVENT_TYPES.filter(({ timeline }) => timeline).map(({ type }) => type));
}

/** Parses sequence diagrams. Unknown syntax throws an error that quotes it. */
import { labelText, statementsOf } from './graph.ts';

export interface Participant {
  id: string;
  label: string;
}

export type Step =
  | { kind: 'message'; from: string; to: string; text: string; isDashed: boolean; hasHead: boolean }
  | { kind: 'note'; over: readonly string[]; side: 'over' | 'left' | 'right'; text: string }
  /** Start, next part, and end of a frame such as `alt … else … end`. */
  | { kind: 'open' | 'next'; word: string; text: string }
  | { kind: 'close' };

export interface Sequence {
  participants: readonly Participant[];
  steps: readonly Step[];
}

const PARTICIPANT = /^(?:create\s+)?(?:participant|actor)\s+(.+?)(?:\s+as\s+(.+))?$/;
const MESSAGE = /^(.+?)\s*(--?)(>>|>|x|\))\s*[+-]?\s*([^:]+?)\s*:\s*(.*)$/;
const NOTE = /^note\s+(over|left of|right of)\s+([^:]+?)\s*:\s*(.*)$/i;
const OPEN = /^(alt|opt|loop|par|critical|break|rect|box)\b\s*(.*)$/;
const NEXT = /^(else|and|option)\b\s*(.*)$/;
const IGNORED = /^(?:activate|deactivate|autonumber|destroy|title)\b/;

/** Parses the participants and steps of a sequence diagram. Throws an Error that says what can't be parsed. */
export function parseSequence(source: string): Sequence {
  const [, ...statements] = statementsOf(source);
  const participants = new Map<string, Participant>();
  const know = (id: string): string => {
    if (!participants.has(id)) participants.set(id, { id, label: id });
    return id;
  };
  const steps = statements.flatMap((statement): Step[] => {
    if (IGNORED.test(statement)) return [];
    const declared = PARTICIPANT.exec(statement);
    if (declared === null) return [readStep(statement, know)];
    const [, id = '', label = id] = declared;
    participants.set(id, { id, label: labelText(label) });
    return [];
  });
  if (!steps.some(({ kind }) => kind === 'message')) throw new Error('the diagram has no messages');
  return { participants: [...participants.values()], steps };
}

function readStep(statement: string, know: (id: string) => string): Step {
  const note = NOTE.exec(statement);
  if (note !== null) {
    const [, side = '', over = '', text = ''] = note;
    return {
      kind: 'note',
      side: side.toLowerCase().replace(' of', '') as 'over' | 'left' | 'right',
      over: over.split(',').map((id) => know(id.trim())),
      text: labelText(text),
    };
  }
  const open = OPEN.exec(statement);
  if (open !== null) return { kind: 'open', word: open[1] ?? '', text: labelText(open[2] ?? '') };
  const next = NEXT.exec(statement);
  if (next !== null) return { kind: 'next', word: next[1] ?? '', text: labelText(next[2] ?? '') };
  if (statement === 'end') return { kind: 'close' };
  const message = MESSAGE.exec(statement);
  if (message === null) throw new Error(`\`${statement}\` isn't supported`);
  const [, from = '', dashes = '', head = '', to = '', text = ''] = message;
  return {
    kind: 'message',
    from: know(from),
    to: know(to),
    text: labelText(text),
    isDashed: dashes === '--',
    hasHead: head !== '>',
  };
}

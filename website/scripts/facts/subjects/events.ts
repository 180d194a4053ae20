/** Event types, and which of them the event timeline in the Admin UI shows. */
import { z } from 'zod';
import { child } from '../../../../engine/src/core/config/syntax-tree.ts';
import { nameOf, nodesIn, unwrap } from '../evaluate.ts';
import { type Fact, isText, type Miss, placeIn, type Reading, type Subject } from '../fact.ts';
import type { Declaration, Source } from '../source.ts';

const EVENTS_FILE = 'src/lib/types/events.ts';
const EVENTS_LIST = 'IEventTypes';
const TIMELINE_FILE = 'frontend/src/component/events/EventTimeline/EventTimeline.tsx';
const TIMELINE_LIST = 'RELEVANT_EVENT_TYPES';

const data = z.array(
  z.object({ type: z.string(), timeline: z.boolean().default(false), source: z.string() }),
);

export const eventTypes: Subject = {
  title: 'event types',
  files: ['site/facts/events.json'],
  component: 'EventTypes',
  read,
  said: ([file]) =>
    data
      .parse(file)
      .map(({ type, timeline, source }) => ({ name: type, values: { timeline }, source })),
};

function read(source: Source): Reading {
  const list = source.findConstant(EVENTS_LIST, EVENTS_FILE);
  if (list === undefined) return { facts: [], misses: [missing(EVENTS_FILE, EVENTS_LIST)] };
  const misses: Miss[] = [];
  const timeline = readTimeline(source, misses);
  const facts = elementsOf(list).flatMap((element): readonly Fact[] => {
    const constant = nameOf(element);
    const type = source.evaluate(element, list.file);
    const declared = source.findConstant(constant, list.file.name);
    if (!isText(type) || declared === undefined) {
      misses.push({
        file: list.file.name,
        message: `The value of ${constant} in ${EVENTS_LIST} isn't a string`,
      });
      return [];
    }
    const values = timeline === undefined ? {} : { timeline: timeline.includes(type) };
    return [{ name: type, values, ...placeIn(declared.file, constant, declared.node.start) }];
  });
  return { facts, misses };
}

/** Returns the types that the timeline requests. If the Admin UI's source code is missing, returns `undefined`. */
function readTimeline(source: Source, misses: Miss[]): readonly unknown[] | undefined {
  if (source.list('frontend/src').length === 0) return undefined;
  const list = source.file(TIMELINE_FILE) && source.findConstant(TIMELINE_LIST, TIMELINE_FILE);
  const types = list && source.evaluate(child(list.node, 'init'), list.file);
  if (Array.isArray(types)) return types;
  misses.push(missing(TIMELINE_FILE, TIMELINE_LIST));
  return undefined;
}

function elementsOf({ node }: Declaration) {
  const list = unwrap(child(node, 'init'));
  return list === undefined ? [] : nodesIn(list, 'elements');
}

function missing(file: string, name: string): Miss {
  return { file, message: `There's no ${name} list here` };
}

/** Runs all cases of the public specification that the product's SDKs are tested with. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { evaluate } from './evaluate.ts';
import type { Context, Flag, FlagState, ResolvedVariant, Segment } from './types.ts';

interface Case<Result> {
  description: string;
  context: Context;
  toggleName: string;
  expectedResult: Result;
}

interface Specification {
  name: string;
  state: FlagState | { events: readonly Event[] };
  tests?: readonly Case<boolean>[];
  variantTests?: readonly Case<ResolvedVariant & { feature_enabled: boolean }>[];
}

/** An event in the server's stream, which SDKs receive in place of the complete state. */
type Event =
  | { type: 'hydration'; features: readonly Flag[]; segments: readonly Segment[] }
  | { type: 'feature-updated'; feature: Flag }
  | { type: 'feature-removed'; featureName: string }
  | { type: 'segment-updated'; segment: Segment }
  | { type: 'segment-removed'; segmentId: number };

const load = createRequire(import.meta.url);
const FOLDER = '@unleash/client-specification/specifications';
const names: readonly string[] = readJson('index.json');

test('the specification has the number of cases that these tests count on', () => {
  const specifications = names.map((name) => readJson<Specification>(name));
  const cases = specifications.flatMap(({ tests = [], variantTests = [] }) => [
    ...tests,
    ...variantTests,
  ]);
  expect([names.length, cases.length]).toEqual([22, 279]);
});

describe.each(names.map((file) => readJson<Specification>(file)))('$name', (specification) => {
  const { tests = [], variantTests = [] } = specification;
  const state = stateOf(specification);

  test.each(tests)('$description', ({ toggleName, context, expectedResult }) => {
    expect(evaluate(state, toggleName, context).enabled).toBe(expectedResult);
  });

  test.each(variantTests)('$description', ({ toggleName, context, expectedResult }) => {
    const { enabled, variant } = evaluate(state, toggleName, context);
    expect({ ...variant, feature_enabled: enabled }).toEqual(expectedResult);
  });
});

function stateOf({ state }: Specification): FlagState {
  if ('features' in state) return state;
  const features = new Map<string, Flag>();
  const segments = new Map<number, Segment>();
  for (const event of state.events) apply(event, features, segments);
  return { features: [...features.values()], segments: [...segments.values()] };
}

function apply(event: Event, features: Map<string, Flag>, segments: Map<number, Segment>): void {
  switch (event.type) {
    case 'hydration':
      for (const feature of event.features) features.set(feature.name, feature);
      for (const segment of event.segments) segments.set(segment.id, segment);
      break;
    case 'feature-updated':
      features.set(event.feature.name, event.feature);
      break;
    case 'feature-removed':
      features.delete(event.featureName);
      break;
    case 'segment-updated':
      segments.set(event.segment.id, event.segment);
      break;
    case 'segment-removed':
      segments.delete(event.segmentId);
      break;
    default:
      throw new Error(`Unknown event ${JSON.stringify(event)}`);
  }
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(load.resolve(`${FOLDER}/${file}`), 'utf8'));
}

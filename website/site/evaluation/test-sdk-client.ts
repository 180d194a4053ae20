/** The Node.js SDK's evaluation of flags, for tests that compare results with it. */
import { EventEmitter } from 'node:events';
import UnleashClient from 'unleash-client/lib/client.js';
import type { RepositoryInterface } from 'unleash-client/lib/repository/index.js';
import { defaultStrategies } from 'unleash-client/lib/strategy/index.js';
import type { FlagState } from './types.ts';

/** Returns an SDK that already has these flags, and sends no requests. */
export function sdkClient({ features, segments = [] }: FlagState): UnleashClient {
  const find = (name: string) => features.find((feature) => feature.name === name);
  const repository = Object.assign(new EventEmitter(), {
    getToggle: find,
    getSegment: (id: number) => segments.find((segment) => segment.id === id),
    getToggles: () => features,
    getTogglesWithSegmentData: () => [],
    start: async () => {},
    stop: () => {},
  });
  return new UnleashClient(repository as unknown as RepositoryInterface, defaultStrategies);
}

/** One word, the subject of a page: that page comes before sections of others which only have it as a heading. */
import type { GoldenSet } from './quality.ts';

const howTo = (name: string) => `/how-to/how-to-${name}`;

export const SUBJECTS: GoldenSet = [
  [
    'a/b',
    '/feature-flag-tutorials/use-cases/a-b-testing',
    '/feature-flag-tutorials/flutter/a-b-testing',
  ],
  ['banners', '/reference/banners'],
  ['constraints', '/reference/strategy-constraints', '/understanding-unleash/managing-constraints'],
  ['context', '/reference/unleash-context'],
  ['edge', '/reference/unleash-edge'],
  ['environments', '/reference/environments'],
  ['events', '/reference/events'],
  ['flags', '/reference/feature-toggles'],
  ['gradual', '/feature-flag-tutorials/use-cases/gradual-rollout'],
  ['groups', howTo('create-and-manage-user-groups')],
  ['insights', '/reference/insights'],
  ['limits', '/reference/resource-limits'],
  ['notifications', '/reference/notifications'],
  ['playground', '/reference/playground'],
  ['projects', '/reference/projects'],
  ['roles', '/reference/rbac', howTo('create-and-assign-custom-project-roles')],
  ['sdk', '/reference/sdks'],
  ['segments', '/reference/segments'],
  ['slack', '/reference/integrations/slack-app'],
  ['sso', '/reference/sso'],
  ['stickiness', '/reference/stickiness'],
  ['strategy', '/reference/activation-strategies'],
  ['tags', '/reference/tags'],
  ['terraform', '/reference/terraform'],
  ['tokens', '/reference/api-tokens-and-client-keys'],
  ['variants', '/reference/strategy-variants'],
  ['webhook', '/reference/integrations/webhook'],
];

/** SDK capabilities: the rows of the comparison, in order. */

export type Side = 'backend' | 'frontend';

export interface Capability {
  id: string;
  side: Side;
  group: string;
  /** The text with code in backticks. */
  label: string;
  /** Page that explains the capability. */
  href?: string;
}

function rows(
  side: Side,
  group: string,
  list: readonly (readonly [id: string, label: string, href?: string])[],
): readonly Capability[] {
  return list.map(([id, label, href]) => ({
    id,
    side,
    group,
    label,
    ...(href === undefined ? {} : { href }),
  }));
}

export const CAPABILITIES: readonly Capability[] = [
  ...rows('backend', 'connection', [
    ['refresh', 'Default refresh interval'],
    ['metrics', 'Default metrics interval'],
    ['wait', 'Waits for the first flags'],
    ['backoff', 'Backs off after errors'],
    ['contextProvider', 'Context provider'],
    ['headers', 'Custom headers'],
    ['headersFunction', 'Custom headers from a function'],
    ['project', 'Filter by project'],
    ['namePrefix', 'Filter by name prefix'],
    ['tags', 'Filter by tags'],
    ['delta', 'Delta updates or streaming (experimental)'],
  ]),
  ...rows('backend', 'evaluation', [
    [
      'operators',
      'String, number, date, and version operators',
      '/reference/strategy-constraints#strategy-constraint-operators',
    ],
    ['segments', 'Segments', '/reference/segments'],
    ['dependencies', 'Flag dependencies', '/reference/feature-toggles#feature-flag-dependencies'],
    ['cidr', 'IP ranges (CIDR) in the IPs strategy'],
    ['stickiness', 'Custom stickiness for rollouts', '/reference/stickiness#custom-stickiness'],
    ['strategyVariants', 'Strategy variants', '/reference/strategy-variants'],
    ['customStrategies', 'Custom strategies', '/reference/custom-activation-strategies'],
    ['fallback', 'Fallback value in a call'],
    ['fallbackFunction', 'Fallback function in a call'],
    ['fallbackVariant', 'Fallback variant'],
  ]),
  ...rows('backend', 'data', [
    ['backup', 'Backup of the latest flags'],
    ['bootstrapFile', 'Bootstrap from a file'],
    ['bootstrapUrl', 'Bootstrap from a URL'],
    ['bootstrapCode', 'Bootstrap from code'],
    ['impressions', 'Impression data', '/reference/impression-data'],
    ['flush', 'Sends any remaining counts on shutdown'],
    ['fake', 'Fake client for tests'],
  ]),
  ...rows('frontend', 'frontend', [
    ['refresh', 'Default refresh interval'],
    ['metrics', 'Default metrics interval'],
    ['stored', 'Stores results on the device'],
    ['bootstrap', 'Bootstrap'],
    ['fallback', 'Fallback value in a call'],
    ['fallbackVariant', 'Fallback variant'],
    ['post', 'Context in the body (`POST`)'],
    ['headers', 'Custom headers'],
    ['headersFunction', 'Custom headers from a function'],
    ['impressions', 'Impression data', '/reference/impression-data'],
    ['impressionsAll', 'Impression data for all flags'],
    ['pause', 'Pauses in the background'],
    ['backoff', 'Backs off after errors'],
    ['server', 'Evaluates on your server'],
  ]),
];

/** Events that the words of an operation promise, and those that the log shows. */

/** Sentences that name events without promising them. */
const NEGATED = /\bno event|\bnot record|\bnothing\b.*\brecord|\brecords nothing/i;
/** Sentences that promise one of several events, or an event under a condition. */
const CONDITIONAL =
  /\bor\b|\bwhen\b|\bunless\b|\bif\b|\balso\b|\bnew\b|\bwhat\b|\bfirst time\b|\beach\b/i;

export interface PromisedEvents {
  /** Recorded each time. */
  certain: readonly string[];
  /** Recorded under a condition. */
  possible: readonly string[];
}

/**
 * Events in the sentences of a description that speak of recording.
 *
 * @param types all event types there are
 */
export function promisedEvents(description: string, types: ReadonlySet<string>): PromisedEvents {
  const certain = new Set<string>();
  const possible = new Set<string>();
  const speaking = description
    .split(/(?<=[.;])\s+|\n\n/)
    .filter((sentence) => /record|\bevent/i.test(sentence) && !NEGATED.test(sentence));
  for (const sentence of speaking) {
    const named = [...sentence.matchAll(/`([a-z-]+)`/g)].flatMap(([, name]) => name ?? []);
    const events = named.filter((name) => types.has(name));
    const group = CONDITIONAL.test(sentence) ? possible : certain;
    for (const event of events) group.add(event);
  }
  return {
    certain: [...certain],
    possible: [...possible].filter((event) => !certain.has(event)),
  };
}

/** Differences between promise and log, as sentences. */
export function eventContradictions(
  { certain, possible }: PromisedEvents,
  recorded: readonly string[],
): readonly string[] {
  const known = new Set([...certain, ...possible]);
  const found = new Set(recorded);
  return [
    ...certain
      .filter((event) => !found.has(event))
      .map((event) => `does not record ${event}, which its words promise`),
    ...[...found]
      .filter((event) => !known.has(event))
      .map((event) => `records ${event}, which its words do not name`),
  ];
}

/**
 * Hints about how a page's sentences follow one another. Prose sounds choppy if there are too many short
 * sentences in a row, and like a list of facts if hardly any sentence points back to the one before it.
 */
import type { Problem } from '../../core/problems/problems.ts';
import type { Words } from '../page-text.ts';
import { alternativesOf, sentencesOf } from './style.ts';

/** The maximum number of words in a short sentence. */
const SHORT = 11;
/** The share of runs of three sentences that may consist of short ones only. */
const MAXIMUM_CHOPPY = 1 / 3;
/** The minimum share of later sentences that point back. Prose that reads well has four times as many. */
const MINIMUM_BRIDGES = 0.08;
/** Minimum number of runs, or of later sentences. With fewer, the shares would be arbitrary. */
const MINIMUM_RUNS = 8;
const MINIMUM_LATER = 16;

interface Paragraph {
  sentences: readonly string[];
  place: Words['place'];
}

/**
 * Returns a function that checks the paragraphs of a page. `bridges` are words with which a sentence points back.
 */
export function createCheckCadence(
  bridges: readonly string[],
): (paragraphs: readonly Words[]) => readonly Problem[] {
  const bridge = new RegExp(`^(?:${alternativesOf(bridges)})(?![\\p{L}\\p{N}])`, 'u');
  return (texts) => {
    const paragraphs = texts
      .filter(isRunningText)
      .map(({ text, place }) => ({ sentences: sentencesOf(text), place }));
    return [...choppiness(paragraphs), ...missingBridges(paragraphs, bridge)];
  };
}

/** True if a paragraph consists of whole sentences and isn't part of a list. In steps, short sentences are fine. */
function isRunningText({ text, place }: Words): boolean {
  return /[.!?:]$/.test(text) && (place.column === undefined || place.column === 1);
}

function choppiness(paragraphs: readonly Paragraph[]): Problem[] {
  const runs = paragraphs.flatMap(({ sentences, place }) =>
    sentences.slice(2).map((_, index) => ({ run: sentences.slice(index, index + 3), place })),
  );
  const choppy = runs.filter(({ run }) => run.every((sentence) => lengthOf(sentence) <= SHORT));
  const [first] = choppy;
  if (first === undefined || runs.length < MINIMUM_RUNS) return [];
  if (choppy.length <= runs.length * MAXIMUM_CHOPPY) return [];
  return [
    {
      severity: 'warning',
      place: first.place,
      message: `${percent(choppy.length, runs.length)} of this page's sentences are in a run of three short ones, such as "${first.run.join(' ')}"`,
      remedy: 'Connect some of them, or vary their length.',
    },
  ];
}

function missingBridges(paragraphs: readonly Paragraph[], bridge: RegExp): Problem[] {
  const later = paragraphs.flatMap(({ sentences, place }) =>
    sentences.slice(1).map((sentence) => ({ sentence, place })),
  );
  const unconnected = later.filter(({ sentence }) => !bridge.test(sentence));
  const [first] = unconnected;
  if (first === undefined || later.length < MINIMUM_LATER) return [];
  const found = later.length - unconnected.length;
  if (found >= later.length * MINIMUM_BRIDGES) return [];
  return [
    {
      severity: 'warning',
      place: first.place,
      message: `Only ${percent(found, later.length)} of this page's sentences point back to the one before, unlike "${first.sentence}"`,
      remedy: 'Begin some of them with a word such as "this", "otherwise", or "for example".',
    },
  ];
}

function lengthOf(sentence: string): number {
  return sentence.split(/\s+/).length;
}

function percent(part: number, whole: number): string {
  return `${Math.round((100 * part) / whole)}%`;
}

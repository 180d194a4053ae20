/**
 * Checks that prose describes only one version of the product. `site/product.json` specifies the version, and
 * `site/checks/versions.json` specifies how prose may mention others: "since 6.6" for new features, pages about
 * history, and versions of other products.
 */
import { z } from 'zod';
import type { Problem } from '../../core/problems/problems.ts';
import type { CodeSample, Words } from '../page-text.ts';
import { alternativesOf } from './style.ts';

const words = z.array(z.string().min(1));

const rulesFile = z.strictObject({
  /** Words that make the number after them a version of the product. */
  product: words.min(1),
  /**
   * Words that make the number after them a version. It's assumed to be the product's, unless the sentence names
   * something else.
   */
  generic: words.min(1),
  /** Container images of the product, whose tags are versions. */
  images: words,
  /** Words that occur in sentences about other products, and pages or folders about other products. */
  otherProducts: z.strictObject({ words, pages: words }),
  /** Words that, in front of a version, refer to the past, such as `since`. */
  before: words,
  /** Words that, after a version, refer to later ones, such as `or later`. */
  after: words,
  /** Pages or folders about history, with the reason. A folder's name ends in a slash. */
  history: z.record(z.string(), z.string().min(1)),
});

export type VersionRules = z.infer<typeof rulesFile>;

const productFile = z.strictObject({ version: z.string().regex(/^\d+\.\d+\.\d+$/) });

/** Reads the rules. Throws zod's error if the file has a different shape. */
export function parseVersionRules(json: string): VersionRules {
  return rulesFile.parse(JSON.parse(json));
}

/**
 * Reads the version that the site describes, such as `6.7.2`. Throws zod's error if the file has a different
 * shape.
 */
export function parseProduct(json: string): string {
  return productFile.parse(JSON.parse(json)).version;
}

/** Checks of the versions on a site. They cover prose, and code samples with one of the product's images. */
export interface VersionChecks {
  prose: (paragraphs: readonly Words[]) => readonly Problem[];
  samples: (samples: readonly CodeSample[]) => readonly Problem[];
}

/** Returns the checks for a site that describes the version `described`. */
export function createCheckVersions(described: string, rules: VersionRules): VersionChecks {
  const history = Object.keys(rules.history);
  const minor = described.replace(/\.\d+$/, '');
  const major = described.replace(/\..*$/, '');
  const otherVersions = createFindVersions(rules, [described, minor]);
  const image = new RegExp(`(?:${alternativesOf(rules.images)}):v?(\\d[\\w.]*)`, 'g');
  return {
    prose: (paragraphs) =>
      paragraphs
        .filter(({ place }) => !isOneOf(history, place.file))
        .flatMap((paragraph) =>
          otherVersions(paragraph).map((version) => ({
            severity: 'error' as const,
            place: paragraph.place,
            message: `The site describes ${described}, but this text mentions ${version}`,
            remedy: `Check whether the text is still true for ${described}, then update the version number. You can keep "Since ${version}" for features that were new in that version. List other exceptions in site/checks/versions.json.`,
          })),
        ),
    samples: (samples) =>
      samples
        .filter(({ place }) => !isOneOf(history, place.file))
        .flatMap(({ code, place }) =>
          [...code.matchAll(image)]
            .map(([, tag = '']) => tag)
            .filter((tag) => ![described, minor, major].includes(tag))
            .map((tag) => ({
              severity: 'error' as const,
              place,
              message: `The image tag is ${tag}, but the site describes ${described}`,
              remedy: `Use ${minor}.`,
            })),
        ),
  };
}

/** Returns a function that finds all versions of the product in a paragraph, except the given ones. */
function createFindVersions(
  rules: VersionRules,
  known: readonly string[],
): (paragraph: Words) => string[] {
  const { otherProducts, product, generic } = rules;
  const others = new RegExp(`(?<![\\w-])(?:${alternativesOf(otherProducts.words)})(?![\\w-])`);
  const ofProduct = mentionOf(product, rules);
  const ofAnything = mentionOf([...product, ...generic], rules);
  return ({ text, place }) =>
    text
      .split(/(?<=[.!?;|])\s+/)
      .flatMap((sentence) => {
        const isOther = isOneOf(otherProducts.pages, place.file) || others.test(sentence);
        return [...sentence.matchAll(isOther ? ofProduct : ofAnything)];
      })
      .filter(({ groups }) => groups?.past === undefined && groups?.later === undefined)
      .map(({ groups }) => groups?.version ?? '')
      .filter((version) => !known.includes(version));
}

/** Returns a pattern for a version after one of the nouns, with the groups `past`, `version`, and `later`. */
function mentionOf(nouns: readonly string[], { before, after }: VersionRules): RegExp {
  const past = `(?<past>\\b(?:${alternativesOf(before)})\\s+)?`;
  const noun = `(?:\\b(?:${alternativesOf(nouns)})\\s+)+`;
  const version = '(?<version>\\d+\\.\\d+(?:\\.\\d+)?)(?![\\w.]*\\d)';
  return new RegExp(`${past}${noun}${version}(?<later>\\s+(?:${alternativesOf(after)})\\b)?`, 'gi');
}

/** True if the file or one of its folders is listed. */
function isOneOf(pages: readonly string[], file: string): boolean {
  return pages.some((page) => (page.endsWith('/') ? file.startsWith(page) : file === page));
}

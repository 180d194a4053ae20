/** The order of results, beyond how often a word occurs: what a reader most likely meant. */
import type { SearchIndexFile } from '../../shared/search.ts';
import { addressesIn, addressOf, addressText, namingOf, readOperation } from './operations.ts';
import { byScore, type Found, fewOfEachPage, withoutCrowds } from './order.ts';
import type { Alternative, ParsedQuery } from './parse-query.ts';
import { type Phrases, phraseOf } from './phrases.ts';
import { createQuotations } from './quotations.ts';
import { asksForRequest, isQuestion, isRequestWord, termsAsked } from './requests-asked.ts';
import { createSectionNames, type NamingWord } from './section-names.ts';

export interface RankedQuery {
  text: string;
  parsed: ParsedQuery;
  words: readonly NamingWord[];
  kind: string | undefined;
  phrases: Phrases;
}

/** Number of the best hits that are looked at more closely. */
const CLOSER_LOOK = 40;

/**
 * Operations are many and alike: guides come first, unless the query names an identifier, or the title
 * of the operation says all that is asked for. A parameter stands in many of them.
 */
const REFERENCE_FACTORS = { other: 0.1, titled: 0.8, asked: 1.5, name: 0.6 };

/** Deprecated pages, and those not for every reader, come after the rest unless called by their names. */
const SECONDARY_FACTOR = 0.5;

/** Without a sign that a request is looked for, operations stay below the best guide. */
const BELOW_GUIDES = 0.9;

/** More sections than that with one heading tell nothing. */
const COMMON_HEADING = 4;

/** More guides than that about one word tell nothing. */
const MANY_SUBJECTS = 6;

/** Terms of a title that says what a page is about, and nothing of it. */
const SHORT_TITLE = 2;

/** Score of what the query names. Others have at most a few hundred. */
const NAMED = 10_000;
/** Score of what it quotes. */
const QUOTED = 5_000;

const FACTORS = {
  sameTitle: 5,
  sameTerms: 3,
  sameHeading: 3,
  /** One word alone: the page about it says more. */
  wordHeading: 1.2,
  /** What many pages have a section about tells none of them from the others. */
  commonHeading: 0.5,
  /** `React SDK` says more about React than a title that says more besides. */
  shortTitle: 1.5,
  /** So does `iOS SDK` about Swift, which is its keyword. */
  shortName: 1.25,
  subject: 3,
  /** The heading is what the letters stand for: `Content security policy` for `CSP`. */
  longForm: 2,
  phrase: 1.3,
  phraseInText: 1.2,
  /** Title and headings of the section say every word of the query. */
  covered: { headings: 1.8, keywords: 1.5, synonyms: 1.3 },
};

export interface Ranking {
  rank(found: readonly Found[], query: RankedQuery): readonly Found[];
}

/** Returns what ranks the sections of an index. */
export function createRanking(index: SearchIndexFile): Ranking {
  const { pages, sections } = index;
  const firstOfPage = new Map<number, number>();
  for (const [id, [page, anchor]] of sections.entries()) {
    if (anchor === '' && !firstOfPage.has(page)) firstOfPage.set(page, id);
  }
  const operations = pages.flatMap(({ operation, kind }, page) => {
    const id = firstOfPage.get(page);
    return operation && id !== undefined ? [{ id, kind, read: readOperation(operation) }] : [];
  });
  const names = createSectionNames(index);
  const pageOf = ({ id }: Found) => pages[sections[id]?.[0] ?? -1];
  const quoted = createQuotations(pageOf, names);

  /** Operations that the query names, by operation id or address. */
  function named({ text, kind }: RankedQuery): Found[] {
    const naming = namingOf(text);
    return operations.flatMap(({ id, kind: own, read }) => {
      const worth = kind === undefined || kind === own ? naming(read) : 0;
      return worth === 0 ? [] : [{ id, score: NAMED * worth }];
    });
  }

  /** Guides titled with an address that the query asks for and that no operation has, or has any more. */
  function titled({ text, kind }: RankedQuery): Found[] {
    const address = addressOf(text);
    if (address === undefined) return [];
    if (operations.some(({ read }) => addressText(read.segments) === address)) return [];
    return pages.flatMap((page, number) => {
      const id = firstOfPage.get(number);
      if (id === undefined || page.operation || (kind !== undefined && kind !== page.kind))
        return [];
      return addressesIn(page.title).includes(address) ? [{ id, score: NAMED }] : [];
    });
  }

  /** Score of a section by what its heading and text say of a query. */
  function closerLook({ text, parsed, words, phrases }: RankedQuery): (found: Found) => Found {
    const asked = text.trim().toLowerCase();
    const askedTerms = termsAsked(parsed.terms, text);
    const phrase = phraseOf(text);
    const isWord = parsed.words.length === 1;
    const longForm = parsed.words[0]?.find((each) => isLongForm(each, asked))?.terms.join(' ');
    const ofHeading = (terms: string) => {
      if (names.sectionsCalled(terms) > COMMON_HEADING) return FACTORS.commonHeading;
      return isWord ? FACTORS.wordHeading : FACTORS.sameHeading;
    };
    return (found) => {
      const { id } = found;
      const [page = 0, , ...headings] = sections[id] ?? [];
      const heading = names.headingOf(id);
      const isGuide = headings.length === 0 && pages[page]?.isReference === undefined;
      const terms = names.termsOf(heading);
      let factor = 1;
      if (isSameText(heading, asked)) {
        factor *= isGuide ? FACTORS.sameTitle : ofHeading(terms);
      } else if (terms !== '' && terms === askedTerms) {
        factor *= isGuide ? FACTORS.sameTerms : ofHeading(terms);
      }
      if (isWord) {
        if (terms === longForm) factor *= FACTORS.longForm;
        const isCalled = !parsed.isIdentifier && words[0]?.isNamed[id] === 1;
        if (isGuide && isCalled) factor *= ofShortTitle(terms, parsed.terms);
      } else {
        if (` ${terms} `.includes(` ${askedTerms} `)) factor *= FACTORS.phrase;
        else if (phrases.isSaid(id, phrase)) factor *= FACTORS.phraseInText;
      }
      if (words.length > 1 && factor < FACTORS.sameHeading) {
        const coverage = names.coverage(id, words);
        if (coverage !== undefined) factor *= FACTORS.covered[coverage];
      }
      return scaled(found, factor);
    };
  }

  /** Weight of the score of a reference page for a query. */
  function referenceFactorOf({ parsed, words, text, kind }: RankedQuery): (id: number) => number {
    // Who has chosen a kind with operations in it looks for them.
    if (kind !== undefined) return () => 1;
    if (parsed.isKnownName) return () => REFERENCE_FACTORS.name;
    if (parsed.isIdentifier) return () => 1;
    const asks = asksForRequest(text);
    const subject = asks ? words.filter(isNoRequestWord) : words;
    if (!asks && isQuestion(text)) return () => REFERENCE_FACTORS.other;
    const named = asks ? REFERENCE_FACTORS.asked : REFERENCE_FACTORS.titled;
    return (id) => {
      const isTitled = subject.length > 1 && names.coverage(id, subject) !== undefined;
      return isTitled ? named : REFERENCE_FACTORS.other;
    };
  }

  function rank(found: readonly Found[], query: RankedQuery): readonly Found[] {
    const referenceFactor = referenceFactorOf(query);
    const weighed = found.map((each) => {
      const page = pageOf(each);
      const ofReference = page?.isReference ? referenceFactor(each.id) : 1;
      return scaled(scaled(each, ofReference), page?.isSecondary ? SECONDARY_FACTOR : 1);
    });
    weighed.sort(byScore);
    const looked = weighed.slice(0, CLOSER_LOOK).map(closerLook(query));
    const looks = belowGuides(subjectsFirst(looked, query), query);
    // Of an identifier, the tables called "Options" that explain it are what is looked for.
    const best = query.parsed.isIdentifier ? looks : withoutCrowds(looks, sections, names);
    const first = [...named(query), ...titled(query), ...quoted(query, looked).map(asQuoted)];
    const firstIds = new Set(first.map(({ id }) => id));
    const rest = [...best, ...weighed.slice(CLOSER_LOOK)].filter(({ id }) => !firstIds.has(id));
    return fewOfEachPage([...first, ...rest].sort(byScore), sections);
  }

  /** The same, with higher scores for guides about the only word; where they are many, the word says little. */
  function subjectsFirst(found: readonly Found[], { parsed }: RankedQuery): readonly Found[] {
    if (parsed.words.length !== 1) return found;
    const about = new Set(
      found.filter(({ id }) => {
        const [page = -1, , ...headings] = sections[id] ?? [];
        const { isReference, isSecondary, title } = pages[page] ?? {};
        const isGuide = headings.length === 0 && !isReference && !isSecondary;
        // Those that are called so, and nothing else, are first as they are.
        return (
          isGuide &&
          names.termsOf(title ?? '') !== parsed.terms &&
          names.isAbout(page, parsed.terms)
        );
      }),
    );
    if (about.size > MANY_SUBJECTS) return found;
    return found.map((each) => (about.has(each) ? scaled(each, FACTORS.subject) : each));
  }

  /** The same, with lower scores for operations where they would come before the best guide. */
  function belowGuides(
    found: readonly Found[],
    { parsed, text, kind }: RankedQuery,
  ): readonly Found[] {
    if (parsed.isIdentifier || asksForRequest(text) || kind !== undefined) return found;
    const isReference = (each: Found) => pageOf(each)?.isReference === 1;
    const highest = (each: readonly Found[]) => Math.max(0, ...each.map(({ score }) => score));
    const guide = highest(found.filter((each) => !isReference(each)));
    const reference = highest(found.filter(isReference));
    if (guide === 0 || reference < guide) return found;
    const factor = (BELOW_GUIDES * guide) / reference;
    return found.map((each) => (isReference(each) ? scaled(each, factor) : each));
  }

  return { rank };
}

function asQuoted({ id, score }: Found): Found {
  return { id, score: QUOTED + score };
}

function scaled({ id, score }: Found, factor: number): Found {
  return { id, score: score * factor };
}

/** Factor of a page that is called by the word and whose title says nothing besides. */
function ofShortTitle(title: string, word: string): number {
  if (title === word || title.split(' ').length > SHORT_TITLE) return 1;
  return title.includes(word) ? FACTORS.shortTitle : FACTORS.shortName;
}

/** True for terms that are another name of a word which their initials make. */
function isLongForm({ terms, isSynonym }: Alternative, word: string): boolean {
  return isSynonym === true && terms.map(([initial]) => initial).join('') === word;
}

function isNoRequestWord({ alternatives: [own] }: NamingWord): boolean {
  return !isRequestWord(own?.terms[0] ?? '');
}

function isSameText(heading: string, asked: string): boolean {
  return heading.toLowerCase().replace(/[?!.]+$/, '') === asked.replace(/[?!.]+$/, '');
}

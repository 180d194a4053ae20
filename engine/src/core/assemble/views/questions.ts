/** A page's questions and answers for search engines: headings that are questions, and the text below them. */
import type { PageSection } from '../../../shared/page-section.ts';
import type { AnsweredQuestion } from '../../../shared/view.ts';

/** One question is a figure of speech. */
const FEWEST = 2;

/**
 * Returns the questions of a page in order: those of the first depth of headings that has several. Answers are
 * text as readers see it, with that of the sections below the question. None when the page asks fewer than two.
 */
export function questionsOf(sections: readonly PageSection[]): AnsweredQuestion[] {
  const asking = sections.filter(isQuestion);
  for (const depth of new Set(asking.map(({ headings }) => headings.length).sort())) {
    const questions = asking
      .filter(({ headings }) => headings.length === depth)
      .map((section) => ({
        question: section.headings.at(-1) ?? '',
        anchor: section.anchor,
        answer: answerOf(section, sections),
      }))
      .filter(({ answer }) => answer !== '');
    if (questions.length >= FEWEST) return questions;
  }
  return [];
}

/** The title of a page is no question that it answers somewhere. */
function isQuestion({ headings }: PageSection): boolean {
  return headings.length > 1 && (headings.at(-1) ?? '').endsWith('?');
}

function answerOf(question: PageSection, sections: readonly PageSection[]): string {
  const start = sections.indexOf(question);
  const depth = question.headings.length;
  const after = sections.slice(start + 1);
  const end = after.findIndex(({ headings }) => headings.length <= depth);
  const below = end === -1 ? after : after.slice(0, end);
  const texts = below.flatMap(({ headings, text }) => [`${headings.at(-1) ?? ''}:`, text]);
  return [question.text, ...texts].join(' ').trim();
}

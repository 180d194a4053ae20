/**
 * Finds a page's questions and answers for search engines: headings that are questions, and the text below
 * them.
 */
import type { PageSection } from '../../../shared/page-section.ts';
import type { AnsweredQuestion } from '../../../shared/view.ts';

/** A page with a single question is usually not a FAQ, because that question is often rhetorical. */
const FEWEST = 2;

/**
 * Returns a page's questions in order. They're at the highest heading level that has at least two questions. An
 * answer is the visible text below the question, including subsections. Returns an empty list if no level has
 * two questions.
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

/** True if the section's heading is a question. A page's title doesn't count, because no section answers it. */
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

import { Details } from 'pagewright/theme/blocks';
import advanced from '../courses/advanced-for-devs.json' with { type: 'json' };
import foundational from '../courses/foundational.json' with { type: 'json' };
import managing from '../courses/managing-unleash-for-devops.json' with { type: 'json' };
import AnswerCheck from './AnswerCheck.island.tsx';
import ProgressLine from './ProgressLine.island.tsx';
import styles from './Quiz.module.css';
import { withCode } from './with-code.tsx';

interface Question {
  /** Unique in its lesson. */
  id: string;
  text: string;
  options: readonly string[];
  /** The index of the correct option. */
  answer: number;
  explanation: string;
}

/** Questions by lesson. Their ids are unique in the lesson. */
type Course = Readonly<Record<string, readonly Question[]>>;

/** Questions by course and lesson. */
const COURSES: Readonly<Record<string, Course>> = {
  foundational,
  'advanced-for-devs': advanced,
  'managing-unleash-for-devops': managing,
};

/** Renders the questions at the end of a lesson. */
export default function Quiz({ course, lesson }: { course: string; lesson: string }) {
  const questions = lessonsOf(course)[lesson];
  if (questions === undefined) throw new Error(`<Quiz> has no lesson "${lesson}" in "${course}"`);
  for (const question of questions) checkQuestion(question, `${course}, ${lesson}`);
  return questions.map((question, index) => (
    <QuestionForm
      key={question.id}
      id={`${course}/${lesson}/${question.id}`}
      number={index + 1}
      question={question}
    />
  ));
}

interface QuestionFormProps {
  /** Unique across all courses. */
  id: string;
  number: number;
  question: Question;
}

/** Renders a question with one correct answer. Its explanation opens even without scripts. */
function QuestionForm({ id, number, question }: QuestionFormProps) {
  const { text, options, answer, explanation } = question;
  return (
    // Outside of a dialog, this method sends nothing, so a click before the script is loaded doesn't load a
    // page.
    <form method="dialog" className={styles.question}>
      <fieldset>
        <legend>
          <strong>
            {number}. {withCode(text)}
          </strong>
        </legend>
        <ul>
          {options.map((option, index) => (
            <li key={option}>
              <label className={styles.row}>
                <input type="radio" name="choice" value={index} />
                <span>{withCode(option)}</span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <div className={styles.scripted}>
        <AnswerCheck id={id} number={number} answer={answer} />
      </div>
      <Details summary="Answer and explanation">
        <p>
          <strong>{withCode(options[answer] ?? '')}</strong>
        </p>
        <p>{withCode(explanation)}</p>
      </Details>
    </form>
  );
}

/** Renders the progress through all questions of a course. */
export function Progress({ course }: { course: string }) {
  const lessons = Object.entries(lessonsOf(course));
  const ids = lessons.flatMap(([lesson, questions]) =>
    questions.map(({ id }) => `${course}/${lesson}/${id}`),
  );
  return <ProgressLine questions={ids} />;
}

function lessonsOf(course: string): Course {
  const lessons = COURSES[course];
  if (lessons === undefined) {
    throw new Error(`There's no course "${course}"; use one of ${Object.keys(COURSES).join(', ')}`);
  }
  return lessons;
}

/** Checks that a question's options are different, and that its answer is one of them. */
function checkQuestion({ id, options, answer }: Question, place: string): void {
  if (options[answer] === undefined) {
    throw new Error(
      `The question "${id}" (${place}) has no option ${answer}; options count from 0`,
    );
  }
  if (new Set(options).size < options.length) {
    throw new Error(`The question "${id}" (${place}) has the same option twice`);
  }
}

import {
  spanOf,
  type Answer,
  type Answers,
  type Question,
} from '#domain/questionnaires/definition.ts';
import { scoreOf } from '#domain/questionnaires/scoring.ts';
import { countedAnswers } from '#domain/questionnaires/validation.ts';
import { DAY, MINUTE } from '#domain/time/calendar.ts';
import { questionnaireAssignmentState } from '#machines/questionnaire-assignment/states.gen.ts';
import { questionnaireResponseState } from '#machines/questionnaire-response/states.gen.ts';
import type { Database } from '#database/database.ts';
import {
  questionnaireAssignments,
  questionnaireResponses,
  type questionnaireVersions,
} from '#database/schema/index.ts';
import type { Generator } from '../generator.ts';
import type { Programme } from '../programmes/build.ts';

export type AskedVersion = Pick<
  typeof questionnaireVersions.$inferSelect,
  'questions' | 'scoring' | 'number'
> & { readonly id: string };

/** Of so many members answers are written, month by month. */
const mostAnswering = 12;
const months = 12;

interface Writing {
  readonly by: string;
  readonly now: number;
}

/** A year in which things have become better, month by month: rows, as nobody looks into the histories of so many. */
export async function writePastPulses(
  db: Database,
  random: Generator,
  { id: programmeId, company, members }: Programme,
  pulse: AskedVersion,
  { by, now }: Writing,
): Promise<void> {
  const common = { createdBy: by, updatedBy: by } as const;
  for (let month = 0; month < months; month += 1) {
    const opensAt = now - (months - month) * 30 * DAY - 10 * DAY;
    const closesAt = opensAt + 10 * DAY;
    const assignment = random.id(opensAt);
    await db.orm.insert(questionnaireAssignments).values({
      ...common,
      id: assignment,
      status: questionnaireAssignmentState.closed,
      questionnaireId: pulse.id,
      questionnaireVersion: pulse.number,
      programmeId,
      timeZone: company.spec.zone,
      opensAt,
      closesAt,
      rule: 'all',
      teamIds: [],
      memberIds: [],
      isAnonymous: false,
      allowEdit: false,
      reminds: true,
      createdAt: opensAt,
      updatedAt: closesAt,
    });
    const rows = members.slice(0, mostAnswering).map((member) => {
      const submittedAt = opensAt + random.whole(60, 8 * 24 * 60) * MINUTE;
      const answers = answersTo(random, pulse, 0.45 + (month / months) * 0.35);
      const { score, band } = scoreOf(pulse, answers);
      const isIn = random.chance(0.85);
      return {
        ...common,
        id: random.id(opensAt),
        status: isIn ? questionnaireResponseState.submitted : questionnaireResponseState.notStarted,
        assignment,
        member: member.id,
        unnamed: random.id(opensAt),
        answers: isIn ? answers : {},
        score: isIn ? score : null,
        band: isIn ? (band?.label ?? null) : null,
        startedAt: isIn ? submittedAt - 3 * MINUTE : null,
        submittedAt: isIn ? submittedAt : null,
        durationSeconds: isIn ? 180 : null,
        reminders: 0,
        createdAt: opensAt,
        updatedAt: isIn ? submittedAt : opensAt,
      };
    });
    if (rows.length > 0) await db.orm.insert(questionnaireResponses).values(rows);
  }
}

const remarks = ['Too many meetings.', 'A project that slipped.', 'It was a busy month.'] as const;

/** What somebody answers who is well to this degree, from 0 to 1. */
export function answersTo(
  random: Generator,
  { questions }: Pick<AskedVersion, 'questions'>,
  level: number,
): Answers {
  const all = questions.flatMap((question): [string, Answer][] => {
    const answer = answerTo(random, question, level);
    return answer === null ? [] : [[question.id, answer]];
  });
  return countedAnswers(questions, Object.fromEntries(all));
}

function answerTo(random: Generator, question: Question, level: number): Answer | null {
  const { type, options, rows } = question;
  const [first] = options;
  switch (type) {
    case 'scale':
    case 'rating': {
      const { min, max } = spanOf(question);
      const wanted = Math.round(min + (max - min) * (level + (random.fraction() - 0.5) * 0.5));
      return Math.min(max, Math.max(min, wanted));
    }
    case 'yesNo':
      return random.chance(level);
    case 'number':
      return random.whole(1, 12);
    case 'shortText':
    case 'longText':
      return random.pick(remarks);
    case 'singleChoice':
      return first ? random.pick(options).id : null;
    case 'multiChoice':
      return options.slice(0, 2).map(({ id }) => id);
    case 'ranking':
      return random.shuffled(options).map(({ id }) => id);
    case 'matrix':
      return Object.fromEntries(rows.map(({ id }) => [id, random.pick(options).id]));
    case 'date':
    case 'statement':
      return null;
  }
}

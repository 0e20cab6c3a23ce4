import { counted } from '#domain/text/counted.ts';
import * as say from '../booking-words.ts';
import type { NoticeFacts } from '../booking-words.ts';
import type { NoticeRows } from '../notice.ts';
import { sayMoment } from '../said-times.ts';
import { once } from './of-bookings.ts';

/** What the texts say about a questionnaire of a programme, and to whom. */
export interface QuestionnaireFacts {
  /** Of what was assigned. */
  readonly id: string;
  readonly title: string;
  readonly programme: { readonly id: string; readonly name: string };
  readonly closesAt: number | null;
  /** Who has answered, by what their response is found by. */
  readonly respondent: { readonly key: string; readonly name: string } | null;
  /** How many others have answered on the same day. */
  readonly others: number;
  readonly recipient: { readonly timeZone: string; readonly locale: string };
}

const closes = ({ closesAt, recipient }: QuestionnaireFacts): string =>
  closesAt === null ? '' : sayMoment(closesAt, recipient);

const until = (f: QuestionnaireFacts): string => (f.closesAt === null ? '' : ` until ${closes(f)}`);
const by = (f: QuestionnaireFacts): string => (f.closesAt === null ? '' : ` by ${closes(f)}`);

const pages = ({ id, programme }: QuestionnaireFacts) =>
  `/app/programmes/${programme.id}/questionnaires/${id}/responses`;
const answer = (f: QuestionnaireFacts) => ({ path: `${pages(f)}/create`, label: 'Answer it' });

/** What people hear of questionnaires of programmes. */
export const questionnaireNotices = {
  ProgrammeQuestionnaireStarted: {
    to: ['respondents'],
    text: (f) => `“${f.title}” for ${f.programme.name} is open${until(f)}.`,
    subject: (f) => `“${f.title}” is open`,
    go: answer,
    channel: 'E',
    settled: 'submitted',
    label: 'A questionnaire of your programme opens',
    readers: ['member'],
  },
  ProgrammeQuestionnaireRequiresAction: {
    to: ['respondents'],
    text: (f) => `Please complete “${f.title}” for ${f.programme.name}${by(f)}.`,
    subject: (f) => `Please complete “${f.title}”`,
    go: answer,
    channel: 'E',
    settled: 'submitted',
    label: 'A questionnaire in your programme needs your answers',
    readers: ['member'],
  },
  ProgrammeQuestionnaireCompleted: {
    to: ['staff', 'programmeCoaches'],
    text: (f) =>
      `${f.respondent?.name ?? ''}${f.others > 0 ? ` and ${counted(f.others, 'other')}` : ''} completed “${f.title}” in ${f.programme.name}.`,
    subject: (f) => `“${f.title}” was completed`,
    go: (f) =>
      f.others > 0
        ? { path: pages(f), label: 'Read the answers' }
        : { path: `${pages(f)}/${f.respondent?.key ?? ''}`, label: 'Read the answers' },
    channel: 'I',
    settled: 'opened',
    label: 'Someone completes a questionnaire of a programme',
    readers: ['coach', 'staff'],
  },
  'ProgrammeQuestionnaireCompleted/unnamed': {
    to: ['staff'],
    text: (f) => `A new response to “${f.title}” came in.`,
    subject: (f) => `A new response to “${f.title}”`,
    go: (f) => ({ path: pages(f), label: 'Read the answers' }),
    channel: 'I',
    settled: 'opened',
    readers: ['staff'],
  },
} as const satisfies NoticeRows<QuestionnaireFacts>;

const asked = (t: NoticeFacts) => `“${t.facts.questionnaire ?? ''}”`;

/** What people hear of questionnaires of sessions. */
export const sessionQuestionnaireNotices = {
  SessionQuestionnaireRequiresAction: {
    to: ['respondents'],
    text: (t) => `Please complete ${asked(t)} for ${say.booking(t)}.`,
    subject: once('Please complete a questionnaire'),
    go: (t) => ({
      path: `${say.bookingPage(t)}/questionnaire-and-review`,
      label: 'Answer it',
    }),
    channel: 'E',
    settled: 'submitted',
    label: 'A questionnaire for your session needs your answers',
    readers: ['member'],
  },
  SessionQuestionnaireCompleted: {
    to: ['coach'],
    text: (t) => `${t.subject?.name ?? ''} completed ${asked(t)} for ${say.booking(t)}.`,
    subject: once('A questionnaire was completed'),
    go: (t) => ({
      path: `${say.bookingPage(t)}/attendees/${t.subject?.id ?? ''}/questionnaire-and-review`,
      label: 'Read the answers',
    }),
    channel: 'I',
    settled: 'opened',
    about: 'named',
    label: 'Someone completes a questionnaire of your session',
    readers: ['coach'],
  },
} as const satisfies NoticeRows<NoticeFacts>;

import type { ResponseContext } from '#machines/questionnaire-response/context.ts';
import type { Row, Sent, Table } from '#tools/paths/table.ts';
import { people } from '../models/people.ts';

const { sam } = people;
const day = 24 * 60 * 60_000;
const due = ['notStarted', 'draft', 'reopened'];

/** Whoever answers, or stands in for them. */
const writer = ({ member }: ResponseContext, { by }: Sent) => ({
  updatedBy: by.id,
  enteredBy: by.id === member ? null : by.id,
});
const reminded = ({ reminders }: ResponseContext, { at }: Sent) => ({
  reminders: reminders + 1,
  remindedAt: at,
});
const answered = (response: ResponseContext, event: Sent) => ({
  ...writer(response, event),
  startedAt: response.startedAt ?? event.at,
  answers: { ...response.answers, energy: 7 },
});
const begun = ({ startedAt }: ResponseContext) => startedAt !== null;

/** Somebody is asked, answers bit by bit, and hands it in; staff and the coach of a booking give it back (domain reference, 8.2). */
export const questionnaireResponseTable: Table<ResponseContext> = {
  rows: [
    {
      tried: ['the member is asked'],
      leads: 'new → notStarted',
      writes: () => ({ createdBy: null }),
    },
    { tried: ['the member is asked'], leads: 'withdrawn → draft', when: begun },
    {
      tried: ['the member is asked'],
      leads: 'withdrawn → notStarted',
      when: (response) => !begun(response),
    },
    ...['notStarted', 'draft'].map((state): Row<ResponseContext> => ({
      tried: ['the member is asked no longer'],
      leads: `${state} → withdrawn`,
    })),
    ...due.flatMap((state): Row<ResponseContext>[] => [
      { tried: ['the member is reminded'], leads: `${state} → ${state}`, writes: reminded },
      {
        tried: [
          'staff remind the member',
          'the coach of the booking reminds the member',
          'staff remind the member a day later',
        ],
        leads: `${state} → ${state}`,
        since: ({ remindedAt }) => (remindedAt === null ? -Infinity : remindedAt + day),
        unless: ['isInCharge', 'isOpen'],
        orders: ['announceReminder'],
        writes: reminded,
      },
      {
        tried: ['the member answers a question', 'staff answer for the member'],
        leads: `${state} → ${state === 'notStarted' ? 'draft' : state}`,
        unless: ['mayStandIn', 'isOpen', 'fits'],
        writes: answered,
      },
    ]),
    ...['draft', 'reopened'].map((state): Row<ResponseContext> => ({
      tried: ['the member hands it in'],
      leads: `${state} → submitted`,
      by: [sam],
      unless: ['mayStandIn', 'isOpen', 'isComplete'],
      orders: ['countScore', 'announceSubmission'],
      writes: (response, event) => ({
        ...writer(response, event),
        submittedAt: event.at,
        durationSeconds: Math.round((event.at - (response.startedAt ?? 0)) / 1_000),
      }),
    })),
    {
      tried: ['the member goes back to it'],
      leads: 'submitted → reopened',
      by: [sam],
      unless: ['mayStandIn', 'isOpen', 'mayChange'],
      writes: writer,
    },
    {
      tried: ['staff give it back', 'the coach of the booking gives it back'],
      leads: 'submitted → reopened',
      unless: ['isInCharge', 'isOpen'],
      orders: ['announceReturn'],
      writes: (_, { by }) => ({ updatedBy: by.id }),
    },
  ],
  beforehand: () => ({ answers: { energy: 3, worry: 'Time' } }),
  moments: ({ remindedAt }) => (remindedAt === null ? [] : [remindedAt + day]),
};

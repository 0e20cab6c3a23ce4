import { z } from 'zod';
import { programmeGroups } from '#domain/programmes/vocabulary.ts';
import { journeyStatuses } from '#domain/organizations/journey.ts';
import { bookingRow, bookingSummary, taskBooking } from './booking-summary.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { reference } from '../kernel/records.ts';

const kind = z.enum([
  'answerRequest',
  'answerSuggestion',
  'answerMove',
  'recordOutcome',
  'awaitAnswer',
  'answerInvite',
  'writeNote',
  'giveReview',
  'answerQuestionnaire',
  'readNotice',
]);

export const dashboard = endpoints({
  'GET /dashboard': {
    summary: 'The next session, what needs doing, and the credits of the reader.',
    response: z.object({
      nextSession: bookingRow.nullable(),
      toDo: z.array(
        z.object({
          kind,
          text: z.string(),
          due: z.string().nullable(),
          link: z.string(),
          /** Whose answer is waited for, where it is somebody else's. */
          who: z.string().nullable(),
          /** What can be done about it in place. */
          booking: taskBooking.nullable(),
        }),
      ),
      /** How many more of a kind there are than `toDo` names. */
      moreToDo: z.partialRecord(kind, z.int()),
      /** What is left of each programme; null for those who take part in none. */
      credits: z
        .array(
          z.object({
            programme: reference,
            available: z.int(),
            held: z.int(),
            used: z.int(),
            total: z.int(),
            expiresAt: z.string().nullable(),
            /** Of those that are available, how many can be used until when. */
            lots: z.array(z.object({ available: z.int(), expiresAt: z.string() })),
          }),
        )
        .nullable(),
      /** The latest AI conversations of the reader, and how their scores go; null for those who have none. */
      conversations: z
        .object({
          latest: z.array(
            z.object({
              id: z.string(),
              programme: z.string(),
              title: z.string(),
              heldOn: z.string(),
              status: z.string(),
              score: z.int().nullable(),
            }),
          ),
          /** Scores of the group that was scored last, from the first. */
          trend: z.object({ group: z.enum(programmeGroups), scores: z.array(z.int()) }).nullable(),
        })
        .nullable(),
      /** The latest session that the reader may book again with the same coach. */
      bookAgain: bookingSummary
        .pick({ id: true, session: true, coach: true, team: true })
        .nullable(),
      upcoming: z.array(bookingSummary),
      /** The teams that the reader leads, in counts; five at most. */
      ledTeams: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          members: z.int(),
          upcomingBookings: z.int(),
          /** Session credits that the team can still use. */
          credits: z.int(),
          progress: z.record(z.enum(journeyStatuses), z.int()).nullable(),
        }),
      ),
    }),
    rate: 'read',
    audit: 'none',
  },
});

import { describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { endpoints } from '#contract/endpoints.ts';
import type { ConfidentialKind } from '#contract/kernel/confidential.ts';
import type { Route } from '#contract/kernel/endpoint.ts';
import {
  attendees,
  bookingInvites,
  bookingRequests,
  bookings,
  coachNotes,
  kaiPassages,
  reviews,
} from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { seededAt } from '#tests/support/database.ts';
import { testServer } from '#tests/support/server.ts';
import { callers, castOf, type Caller } from './callers.ts';
import { addressIn, routes } from './inputs.ts';
import { queriesOf } from './queries.ts';
import { recordsOf } from './records.ts';

const server = await testServer({ seed: 'demo' });
const { orm } = server.db;
const cast = await castOf(server.db);
const records = await recordsOf(server.db, cast);
const { booking = '', attendee = '', bookingInvite = '', coachNote = '', review = '' } = records;
const coach = records['coach'] ?? '';
const queries = { ...(await queriesOf(server.db, cast)), 'GET /reviews': { coach } };

/** Every text of the owner's session, as a word that nothing else holds. */
const words = {
  note: 'quokkanote',
  teamNote: 'quokkateam',
  requestMessage: 'quokkamessage',
  coachNote: 'quokkacoach',
  reviewComment: 'quokkareview',
  withdrawReason: 'quokkawithdrew',
  inviteMessage: 'quokkainvited',
  declineReason: 'quokkadeclined',
  kaiConversation: 'quokkasaid',
} as const satisfies Record<ConfidentialKind, string>;

/** Who reads which of them (domain reference, 6.6 to 6.8 and 7): the owner asked for the session and has invited themselves; the neighbour only comes to it. */
const readers: Readonly<Record<ConfidentialKind, readonly Caller[]>> = {
  note: ['owner', 'neighbour', 'coach', 'admin', 'superAdmin'],
  // There is none of a session without a team.
  teamNote: [],
  requestMessage: ['owner', 'coach', 'admin', 'superAdmin'],
  // Staff have not said why they would read it.
  coachNote: ['coach'],
  reviewComment: ['owner', 'coach', 'admin', 'superAdmin'],
  withdrawReason: ['owner', 'coach', 'admin', 'superAdmin'],
  inviteMessage: ['owner', 'admin', 'superAdmin'],
  declineReason: ['owner', 'admin', 'superAdmin'],
  // Staff have not said why.
  kaiConversation: ['owner', 'coach'],
};

await orm.insert(attendees).values({
  id: newId(),
  bookingId: booking,
  organizationId: cast.people.neighbour?.organizationId ?? '',
  userId: cast.people.neighbour?.id ?? '',
  via: 'invite',
  createdAt: seededAt,
});
await orm
  .update(bookings)
  .set({ note: words.note, teamNote: words.teamNote })
  .where(eq(bookings.id, booking));
await orm
  .update(bookingRequests)
  .set({ message: words.requestMessage })
  .where(eq(bookingRequests.bookingId, booking));
await orm
  .update(coachNotes)
  .set({ body: words.coachNote, goal: words.coachNote })
  .where(eq(coachNotes.id, coachNote));
await orm
  .update(kaiPassages)
  .set({ text: words.kaiConversation })
  .where(eq(kaiPassages.conversationId, records['kaiConversation'] ?? ''));
const given = { status: 'given', rating: 4, comment: words.reviewComment, submittedAt: seededAt };
await orm.update(reviews).set(given).where(eq(reviews.id, review));
await orm
  .update(attendees)
  .set({ withdrawReason: words.withdrawReason })
  .where(eq(attendees.id, attendee));
await orm
  .update(bookingInvites)
  .set({ message: words.inviteMessage, declineReason: words.declineReason })
  .where(eq(bookingInvites.id, bookingInvite));

const reading = routes.filter((route) => route.startsWith('GET '));
const kinds = Object.keys(words) as ConfidentialKind[];
const world = {
  records: {
    ...records,
    picture: booking,
    ownExport: booking,
    attachment: booking,
    supportFile: booking,
    kaiFile: booking,
  },
  queries,
};

async function saidBy(route: Route, who: Caller, search?: string): Promise<string> {
  const address = addressIn(world, route);
  const asked = search === undefined ? address : `${address}&search=${search}`;
  const response = await server.as(cast.people[who]).request(asked);
  return response.text();
}

test('every text is told by some endpoint to each of its readers, and by none to anybody else', async () => {
  const told = new Map(kinds.map((kind) => [kind, new Set<Caller>()]));
  for (const who of callers)
    for (const route of reading) {
      const said = await saidBy(route, who);
      for (const kind of kinds) if (said.includes(words[kind])) told.get(kind)?.add(who);
    }
  const found = kinds.map((kind) => [kind, [...(told.get(kind) ?? [])].toSorted()]);
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(kinds.map((kind) => [kind, [...readers[kind]].toSorted()])),
  );
});

describe('nobody finds out by searching what they may not read', () => {
  const searching = reading.filter((route) => {
    const query = endpoints[route]?.query;
    return query !== undefined && 'search' in query.shape;
  });

  test.each(searching)('%s', async (route) => {
    for (const who of callers.filter((each) => each !== 'nobody')) {
      const nothing = await saidBy(route, who, 'nothinglikeit');
      for (const kind of kinds.filter((each) => !readers[each].includes(who)))
        expect(await saidBy(route, who, words[kind])).toBe(nothing);
    }
  });
});

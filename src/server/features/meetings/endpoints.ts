import { bind } from '#server/api/bind.ts';
import { only, signedIn } from '#server/http/policy.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { messagesOf, say } from './messages.ts';
import { chooseMeeting, clientRoomFor } from './clients.ts';
import { problemsOf, reportProblem } from './problems.ts';
import { mostPeople, peopleIn, seatAt, standUp, stay, takeSeat } from './seats.ts';
import { fetchSignals, handOver } from './signals.ts';
import { chatAccess, presentDoor, roomAccess } from './room-access.ts';

export const meetingBindings = {
  ...bind('GET /meetings/{booking}', {
    policy: signedIn,
    needs: ['settings'],
    async handle({ principal, params, now, services: { db, settings } }) {
      const access = await roomAccess(db, principal, params.booking, now);
      return presentDoor(access, settings.meetingClient, now);
    },
  }),
  ...bind('POST /meetings/{booking}/seat', {
    policy: signedIn,
    needs: ['settings'],
    handle: ({ principal, params, body, now, services: { db, settings } }) =>
      db.transaction(async () => {
        const access = await roomAccess(db, principal, params.booking, now);
        const door = presentDoor(access, settings.meetingClient, now);
        if (door.wantsReason && body.reason === null)
          throw refuse.invalid({ reason: 'Say why you are joining this session.' });
        if (door.doorStatus !== 'open') return { door, room: null };
        const visitor = { userId: principal.id, page: body.page, now };
        const client = await clientRoomFor(db, settings, access, principal, now);
        const most = client === null ? mostPeople : Number.POSITIVE_INFINITY;
        const seat = await takeSeat(db, access, visitor, body.reason, most);
        const people = await peopleIn(db, params.booking, now);
        return { door, room: { seat, people, iceServers: settings.iceServers, client } };
      }),
  }),
  ...bind('POST /meetings/{booking}/exchange', {
    policy: signedIn,
    handle: ({ principal, params, body, now, services: { db } }) =>
      db.transaction(async () => {
        const { door } = await roomAccess(db, principal, params.booking, now);
        const { doorStatus } = door;
        const seat = await seatAt(db, params.booking, { userId: principal.id, page: body.page });
        if (!seat || doorStatus !== 'open') {
          if (seat) await standUp(db, seat, now);
          return { doorStatus, seated: seat !== null, people: [], signals: [] };
        }
        await stay(db, seat, now);
        await handOver(db, seat, body.signals, now);
        return {
          doorStatus,
          seated: true,
          people: await peopleIn(db, params.booking, now),
          signals: await fetchSignals(db, seat, body.heard),
        };
      }),
  }),
  ...bind('POST /meetings/{booking}/client', {
    policy: signedIn,
    needs: ['settings'],
    handle: ({ principal, params, body, now, services: { db, settings } }) =>
      db.transaction(async () => {
        const access = await roomAccess(db, principal, params.booking, now);
        await chooseMeeting(db, settings, access, body, now);
        const chosen = await roomAccess(db, principal, params.booking, now);
        return presentDoor(chosen, settings.meetingClient, now);
      }),
  }),
  ...bind('POST /meetings/{booking}/problems', {
    policy: signedIn,
    handle: ({ principal, params, body, now, services: { db } }) =>
      db.transaction(async () => {
        const { booking } = await roomAccess(db, principal, params.booking, now);
        await reportProblem(db, booking, { ...body, userId: principal.id, at: now });
      }),
  }),
  ...bind('GET /meetings/{booking}/problems', {
    policy: only('staff'),
    async handle({ principal, params, now, services: { db } }) {
      const { booking } = await roomAccess(db, principal, params.booking, now);
      return problemsOf(db, booking.id);
    },
  }),
  ...bind('GET /meetings/{booking}/messages', {
    policy: signedIn,
    async handle({ principal, params, now, services: { db } }) {
      const access = await chatAccess(db, principal, params.booking, now);
      return messagesOf(db, access, principal.id);
    },
  }),
  ...bind('POST /meetings/{booking}/messages', {
    policy: signedIn,
    handle: ({ principal, params, body, now: at, services: { db } }) =>
      db.transaction(async () => {
        const access = await chatAccess(db, principal, params.booking, at);
        await say(db, access, { ...body, userId: principal.id, at });
      }),
  }),
  ...bind('POST /meetings/{booking}/leave', {
    policy: signedIn,
    handle: ({ principal, params, body, now, services: { db } }) =>
      db.transaction(async () => {
        await roomAccess(db, principal, params.booking, now);
        const seat = await seatAt(db, params.booking, { userId: principal.id, page: body.page });
        if (seat) await standUp(db, seat, now);
      }),
  }),
};

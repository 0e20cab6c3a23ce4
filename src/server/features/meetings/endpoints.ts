import { bind } from '#server/http/bind.ts';
import { signedIn } from '#server/http/policy.ts';
import { refuse } from '#server/http/refusal.ts';
import { peopleIn, seatAt, standUp, stay, takeSeat } from './seats.ts';
import { fetchSignals, handOver } from './signals.ts';
import { presentDoor, thresholdFor } from './threshold.ts';

export const meetingBindings = {
  ...bind('GET /meetings/{booking}', {
    policy: signedIn,
    async handle({ principal, params, now, services: { db } }) {
      return presentDoor(await thresholdFor(db, principal, params.booking, now), now);
    },
  }),
  ...bind('POST /meetings/{booking}/seat', {
    policy: signedIn,
    handle: ({ principal, params, body, now, services: { db, settings } }) =>
      db.transaction(async () => {
        const threshold = await thresholdFor(db, principal, params.booking, now);
        const door = presentDoor(threshold, now);
        if (door.wantsReason && body.reason === null)
          throw refuse.invalid({ reason: 'Say why you are joining this session.' });
        if (door.standing !== 'open') return { door, room: null };
        const visitor = { userId: principal.id, page: body.page, now };
        const seat = await takeSeat(db, threshold, visitor, body.reason);
        const people = await peopleIn(db, params.booking, now);
        return { door, room: { seat, people, iceServers: settings.iceServers } };
      }),
  }),
  ...bind('POST /meetings/{booking}/exchange', {
    policy: signedIn,
    handle: ({ principal, params, body, now, services: { db } }) =>
      db.transaction(async () => {
        const { door } = await thresholdFor(db, principal, params.booking, now);
        const { standing } = door;
        const seat = await seatAt(db, params.booking, { userId: principal.id, page: body.page });
        if (!seat || standing !== 'open') {
          if (seat) await standUp(db, seat, now);
          return { standing, seated: seat !== null, people: [], signals: [] };
        }
        await stay(db, seat, now);
        await handOver(db, seat, body.signals, now);
        return {
          standing,
          seated: true,
          people: await peopleIn(db, params.booking, now),
          signals: await fetchSignals(db, seat, body.heard),
        };
      }),
  }),
  ...bind('POST /meetings/{booking}/leave', {
    policy: signedIn,
    handle: ({ principal, params, body, now, services: { db } }) =>
      db.transaction(async () => {
        await thresholdFor(db, principal, params.booking, now);
        const seat = await seatAt(db, params.booking, { userId: principal.id, page: body.page });
        if (seat) await standUp(db, seat, now);
      }),
  }),
};

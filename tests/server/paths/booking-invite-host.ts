import { and, desc, eq } from 'drizzle-orm';
import { attendees, bookingInvites } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { bookingInviteChart } from '#machines/booking-invite/chart.ts';
import type { InviteContext } from '#machines/booking-invite/context.ts';
import type { InviteEvent } from '#machines/booking-invite/capabilities.ts';
import { bookingInviteKind } from '#server/features/bookings/public.ts';
import { send } from '#server/records/send.ts';
import { ask, type Reply, type Stage } from '#tests/support/stage.ts';
import { obstacleTo } from './invite-obstacles.ts';
import { answers, asTheProduct } from './product.ts';
import { recordDriver } from './record-driver.ts';
import { aSessionOf, type SessionScene } from './session-people.ts';
import type { TriedDriver } from './two-at-once.ts';

/** A session that is named in what was sent: to them it is not there. */
const notChosen = { status: 422, errors: { booking: 'Choose a session.' } };

/** Whoever invites sends another one each time; to the waiting list, only who is not invited yet. */
const isNew = ({ type }: InviteEvent, row: unknown): boolean =>
  type === 'INVITE' || (type === 'ENLIST' && row === undefined);

/** As models say that no seat is left. */
const full = { hasSeat: 'It is full.' };

/** The chart of invitations behind the API, as a host of paths. */
export function bookingInviteHost(stage: Stage): TriedDriver {
  const { db } = stage;
  let scene: SessionScene;

  const idOf = (name: string): string => scene.people[name]?.id ?? name;

  const rowNow = async () => {
    const [row] = await db.orm
      .select()
      .from(bookingInvites)
      .where(eq(bookingInvites.bookingId, scene.booking))
      .orderBy(desc(bookingInvites.id));
    return row;
  };

  /** The invitee says on the page of their own place that they do not come. */
  const withdraw = async (): Promise<Reply> => {
    const [place] = await db.orm
      .select()
      .from(attendees)
      .where(and(eq(attendees.bookingId, scene.booking), eq(attendees.userId, idOf('max'))));
    const { id, version } = place ?? {};
    const body = { type: 'WITHDRAW', payload: {}, version, idempotencyKey: newId() };
    return ask(stage.as(scene.people['max'] ?? null), 'POST', `/attendees/${id}/events`, body);
  };

  return recordDriver<InviteContext, InviteEvent>(stage, bookingInviteChart, {
    name: 'The invitation',
    async start({ startsAt, expiresAt, isForSeveral }) {
      scene = await aSessionOf(stage, {
        startsAt,
        policy: { inviteCutoff: startsAt - expiresAt },
        session: { format: isForSeveral ? 'group' : 'oneToOne', maxAttendees: 3 },
      });
    },
    async attempt(event) {
      const { type, by, at: _, facts: __, ...payload } = event;
      const row = await rowNow();
      if (type === 'LEAVE' && row?.status === 'accepted') return withdraw();
      if (by.role === 'System')
        return asTheProduct(db, () => send(db, bookingInviteKind, row?.id ?? '', event));
      const caller = stage.as(scene.people[by.id] ?? null);
      const idempotencyKey = newId();
      if (isNew(event, row)) {
        const { booking } = scene;
        const waiting = type === 'ENLIST';
        const invitees = [idOf('max')];
        const body = { booking, invitees, message: 'Do come.', waiting, idempotencyKey };
        return ask(caller, 'POST', '/booking-invites', body);
      }
      const body = { type, payload, version: row?.version ?? 1, idempotencyKey };
      return ask(caller, 'POST', `/booking-invites/${row?.id}/events`, body);
    },
    statusNow: async () => (await rowNow())?.status ?? 'new',
    async expectedOf(event) {
      const { type, by } = event;
      if (['CLOSE', 'LEAVE', 'MOVE_UP'].includes(type) && by.role !== 'System')
        return answers.unknownEvent;
      const isSending = isNew(event, await rowNow());
      if (isSending && by.id === 'max') return notChosen;
      if (!['lea', 'cora'].includes(by.id)) return null;
      return isSending ? notChosen : answers.absent;
    },
    // Whoever has come withdraws from their place, whose own chart says until when.
    found:
      /^(?:There is still a seat in this session|This session has started, so nobody can withdraw any more)\.$/,
    canTry: ({ type }) => type !== 'INVITE',
    isThere: async (event) => !isNew(event, await rowNow()),
    prepare: ({ type }) => obstacleTo(db, scene, type === 'ENLIST' ? full : {}),
    async arrange({ type, facts = {} }) {
      const isForLine = type === 'ENLIST' && (await rowNow()) !== undefined && !facts['isFull'];
      const isFull = facts['hasSeat'] || facts['isSeatFree'] || isForLine;
      await obstacleTo(db, scene, { ...facts, ...(isFull && full) });
    },
  });
}

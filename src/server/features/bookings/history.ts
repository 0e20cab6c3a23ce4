import { and, asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { historyEntry } from '#contract/records.ts';
import { statusLabels } from '#machines/booking/labels.ts';
import type { Database } from '#database/database.ts';
import { machineEvents, users } from '#database/schema/index.ts';
import { productName } from '#server/mail/brand.ts';
import { wireInstant } from '#server/http/wire.ts';

type Entry = z.input<typeof historyEntry>;

/** What happened to a booking, oldest first. */
export async function historyOf(db: Database, bookingId: string): Promise<Entry[]> {
  const rows = await db.orm
    .select({
      event: machineEvents,
      person: { id: users.id, fullName: users.fullName, pictureUrl: users.pictureUrl },
    })
    .from(machineEvents)
    .leftJoin(users, eq(users.id, machineEvents.byId))
    .where(and(eq(machineEvents.machine, 'booking'), eq(machineEvents.entityId, bookingId)))
    .orderBy(asc(machineEvents.position));
  return rows.map(({ event, person }) => ({
    position: event.position,
    at: wireInstant(event.at),
    by: person,
    event: event.event,
    state: event.state,
    transitions: event.transitions,
    sentence: sentenceOf(
      event.event,
      event.state,
      person?.fullName ?? productName,
      event.payload as Payload,
    ),
  }));
}

interface Payload {
  readonly reason?: string;
}

const deeds: Readonly<Record<string, (name: string, quoted: string) => string>> = {
  REQUEST: (name) => `${name} asked for this session.`,
  CREATE_DIRECT: (name) => `${name} booked this session.`,
  CONFIRM: (name) => `${name} confirmed.`,
  REJECT: (name, quoted) => `${name} declined${quoted}.`,
  CANCEL_REQUEST: (name, quoted) => `${name} withdrew the request${quoted}.`,
  CANCEL: (name, quoted) => `${name} cancelled${quoted}.`,
  RECORD_OUTCOME: (name) => `${name} recorded the outcome.`,
};

const happenings: Readonly<Record<string, string>> = {
  expired: 'The request expired without an answer.',
  'confirmed.open': 'The room opened.',
  'confirmed.inProgress': 'The session started.',
  'confirmed.awaitingOutcome': 'The session ended.',
  completed: 'Nobody recorded an outcome, so the session counts as completed.',
};

function sentenceOf(event: string, state: string, name: string, { reason }: Payload): string {
  const deed = deeds[event];
  if (deed) return deed(name, reason ? `: “${reason}”` : '');
  if (/\.(dayBefore|hourBefore)\./.test(event)) return 'A reminder was sent.';
  if (/\.(halfOfWindow|lastCall)\./.test(event)) return 'The coach was reminded to answer.';
  return happenings[state] ?? statusLabels[state] ?? state;
}

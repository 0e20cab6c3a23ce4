import { statusLabels } from '#machines/booking/labels.ts';
import { readerMay } from '#machines/booking/reader-may.ts';
import type { DataOf } from '#web/api/call.ts';

type Booking = DataOf<'GET /bookings/{booking}'>;

const mia = { id: 'mia', fullName: 'Mia Thornton', pictureUrl: null };
const ana = { id: 'ana', fullName: 'Ana Silva', pictureUrl: null };
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

export const event = (type: string, label: string, reasons: string[] = []) => ({
  type,
  label,
  enabled: reasons.length === 0,
  reasons,
});

/** A booking of Mia with Ana in two days, as its page receives it. */
export function bookingOf(changes: Partial<Booking> = {}): Booking {
  const status = changes.status ?? 'confirmed.scheduled';
  return {
    id: 'b1',
    version: 4,
    requestId: null,
    reference: 'B-4YJZ42',
    title: 'Executive coaching with Ana Silva',
    status,
    statusLabel: statusLabels[status] ?? status,
    kind: 'oneToOne',
    startsAt: inHours(48),
    endsAt: inHours(49),
    session: { id: 'coaching', name: 'Executive coaching' },
    coach: ana,
    attendees: [mia],
    team: null,
    organization: { id: 'northwind', name: 'Northwind' },
    location: { kind: 'video', detail: null, joinUrl: '/zoom/b1' },
    mayJoin: false,
    mayBookAgain: false,
    ...readerMay(
      { status, place: 'video', coach: ana.id, attendees: [mia.id] },
      { id: mia.id, role: 'Member' },
    ),
    eachPays: false,
    creditState: 'held',
    createdAt: inHours(-24),
    request: {
      id: 'r1',
      status: 'pending',
      requester: mia,
      message: 'How do I say no?',
      times: [{ startsAt: inHours(48), endsAt: inHours(49), conflicts: [], refusal: null }],
      expiresAt: inHours(20),
      response: null,
    },
    programme: { id: 'p1', name: 'Sales basics' },
    coachTimeZone: 'Asia/Tokyo',
    memberTimeZone: 'Europe/London',
    expectedAttendees: [{ id: 'a1', person: mia, attendance: 'expected', creditState: null }],
    seenInRoom: [],
    credit: {
      cost: 1,
      lot: { id: 'l1', programme: { id: 'p1', name: 'Sales basics' }, expiresAt: inHours(2000) },
      movements: [
        {
          id: 'm1',
          at: inHours(-24),
          type: 'HELD',
          amount: 1,
          from: 'available',
          to: 'held',
          sentence: 'Reserved',
        },
      ],
    },
    cancellation: null,
    outcome: null,
    cancelling: null,
    note: { text: null, visibleTo: 'Ana Silva, Mia Thornton and Waymark staff' },
    teamNote: null,
    group: null,
    movedOutside: null,
    proposal: null,
    conflicts: [],
    changesIn: null,
    joinOpensAt: inHours(47.8),
    availableEvents: [],
    ...changes,
  };
}

export const cancelling = (changes: Partial<NonNullable<Booking['cancelling']>> = {}) => ({
  late: false,
  creditOutcome: 'returned' as const,
  sentence: 'You are cancelling 48 hours before the start. Your credit will be returned.',
  notified: ['Ana Silva'],
  ...changes,
});

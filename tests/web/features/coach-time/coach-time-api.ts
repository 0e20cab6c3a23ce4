import { json, mia, SmallApi } from '../../shell/small-api.ts';

export const office = [{ from: 540, to: 1020 }];
export const week = [office, office, office, office, office, [], []];

/** What the server says about Ana's time on Monday 2 March 2099, long after any test. */
export const timeOfAna = (more: object = {}) => ({
  coach: { id: 'ana', firstName: 'Ana', fullName: 'Ana Silva', timeZone: 'UTC' },
  now: '2099-03-02T08:00:00.000Z',
  versions: [
    {
      effectiveFrom: '2098-01-01',
      timeZone: 'UTC',
      weekly: week,
      bufferBefore: 0,
      bufferAfter: 10,
      maxSessionsPerDay: null,
      minNotice: null,
      savedAt: '2098-01-01T08:00:00.000Z',
      savedBy: null,
    },
  ],
  exceptions: [],
  reservations: [],
  busy: [],
  sessions: [
    { id: 'coaching', name: 'Executive coaching', duration: 60, bufferBefore: 0, bufferAfter: 0 },
  ],
  policy: {
    slotStep: 15,
    bufferBefore: 0,
    bufferAfter: 10,
    minNotice: 1440,
    bookingHorizon: 86_400,
  },
  ...more,
});

/** A booking of Ana's on Wednesday 4 March 2099. */
export const booked = (from: string, to: string, id = 'b1') => ({
  kind: 'booking',
  reference: `B-${id}`,
  startsAt: `2099-03-04T${from}:00.000Z`,
  endsAt: `2099-03-04T${to}:00.000Z`,
  bufferBefore: 0,
  bufferAfter: 10,
  booking: { id, title: `Coaching with Mia (${id})` },
});

const people = {
  ana: { id: 'ana', fullName: 'Ana Silva', role: 'Coach' },
  priya: { id: 'priya', fullName: 'Priya Raman', role: 'Admin' },
} as const;

/** The server for Ana, or for somebody of staff. */
export const coachApi = (who: keyof typeof people, answer: object = timeOfAna()) =>
  new SmallApi()
    .on('GET /auth/whoami', () =>
      json({ ...mia, ...people[who], timeZone: 'UTC', organization: null }),
    )
    .on('GET /coaches/ana/time', () => json(answer));

import { addDays } from '#domain/time/calendar.ts';
import { newId } from '#domain/ids.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { day, hour, minute } from '#tests/machines/models/people.ts';

const sessions = ['coaching', 'intro', 'talk', 'clinic', 'spent'] as const;
const names = [...sessions, 'mine', 'empty', 'other', 'north'] as const;
type Name = (typeof names)[number] | 'ana' | 'ben';

/** What the model of making a booking calls `coaching`, `mine` or `ana`, as a server would tell it; the coaches are people of the stage. */
export function playedOffers(ana: TestPerson, ben: TestPerson) {
  const ids = new Map<string, string>(names.map((name) => [name, newId()]));
  ids.set('ana', ana.id).set('ben', ben.id);
  const idOf = (name: Name) => ids.get(name) ?? '';

  const credit = (name: 'mine' | 'empty' | 'other', available: number) => ({
    id: idOf(name),
    programme: { id: newId(), name: `Programme ${name}` },
    available,
    expiresAt: '2030-01-01T00:00:00.000Z',
    createdAt: '2026-01-05T09:00:00.000Z',
    fromPool: false,
    freeLateCancelsLeft: 0,
  });
  const coach = (name: 'ana' | 'ben', fullName: string) => ({
    id: idOf(name),
    fullName,
    pictureUrl: null,
    timeZone: 'Europe/London',
    specialisms: [],
    languages: [],
    bio: null,
    sessionsTogether: 0,
  });
  const coaches = [coach('ana', 'Ana Silva'), coach('ben', 'Ben Okoro')];
  const session = (name: (typeof sessions)[number], more: object) => ({
    id: idOf(name),
    name: `Session ${name}`,
    description: null,
    format: 'oneToOne',
    durationMinutes: 60,
    creditCost: 1,
    needsConfirmation: true,
    locationKinds: ['video'],
    credits: [],
    coaches: coaches.slice(0, 1),
    blockedBy: null,
    ...more,
  });
  const credits = [credit('empty', 0), credit('mine', 3), credit('other', 3)];

  const spent = session('spent', { credits: credits.slice(0, 1) });
  const offered = (now: number, teams: readonly object[], sessions: readonly object[]) => ({
    now: new Date(now).toISOString(),
    terms: {
      minNotice: 0,
      bookingHorizon: 60 * day,
      holdTtl: 10 * minute,
      requestTtl: 2 * day,
      requestLastMoment: hour,
      lateWindow: day,
    },
    member: { id: newId(), fullName: 'Mia Turner', pictureUrl: null, timeZone: 'Europe/London' },
    teams,
    sessions,
  });

  return {
    idOf,
    /** An id of the model in the server's words; what is no id stays. */
    told: (value: string) => ids.get(value) ?? value,
    options: (now: number) =>
      offered(
        now,
        [{ id: idOf('north'), name: 'North' }],
        [
          session('coaching', { credits, coaches }),
          session('intro', { creditCost: 0, needsConfirmation: false }),
          session('talk', { creditCost: 0, needsConfirmation: false, coaches }),
          session('clinic', { credits: credits.slice(1) }),
          spent,
        ],
      ),
    onlySpent: (now: number) => offered(now, [], [spent]),
    /** Ten, eleven and twelve o'clock of the third day that the page shows; eleven is greyed. */
    times: (url: URL, isFree: boolean) => {
      const date = addDays(url.searchParams.get('from') ?? '', 3);
      const slots = [10, 11, 12].map((clock) => {
        const free = isFree && clock !== 11;
        const reasons = free ? [] : ['Outside Ana’s working hours'];
        return { startsAt: `${date}T${clock}:00:00.000Z`, free, reasons };
      });
      return {
        timeZone: 'Europe/London',
        days: [{ date, slots }],
        nextFree: slots.slice(0, 1).map(({ startsAt }) => startsAt),
      };
    },
  };
}

export type PlayedOffers = ReturnType<typeof playedOffers>;

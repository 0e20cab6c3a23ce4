import type { LocationKind } from '../bookings/vocabulary.ts';
import { counted } from '../text/counted.ts';
import { formatCalendarDay } from '../time/format.ts';
import { zoneCity } from '../time/words.ts';
import type { Constraint, Period, Zones } from './constraint.ts';

const placeNames: Readonly<Record<LocationKind, string>> = {
  video: 'by video',
  phone: 'by phone',
  inPerson: 'in person',
};

/** From Monday on. */
const dayNames = [
  'Mondays',
  'Tuesdays',
  'Wednesdays',
  'Thursdays',
  'Fridays',
  'Saturdays',
  'Sundays',
];

const often: Readonly<Record<Period, string>> = {
  week: 'a week',
  month: 'a month',
  programme: 'in the programme',
};

const oneOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const allOf = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** "09:30" */
const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Why a constraint can’t be added: none of the times is left that there are without it. */
export const leavesNone = (constraint: Constraint, zones: Zones, endDate: string): string =>
  `These constraints leave no bookable time before ${formatCalendarDay(endDate, zones.reader)}. It is this one that leaves none: ${sentenceFor(constraint, zones)}`;

/** What a constraint says to whoever holds the credit. `again` is the date from which a session can be booked again. */
export function sentenceFor(
  constraint: Constraint,
  { zone, reader }: Zones,
  again: string | null = null,
): string {
  switch (constraint.kind) {
    case 'coachIn':
      return `This credit can only be used with ${oneOf.format(constraint.coaches.map(({ name }) => name))}.`;
    case 'notBefore':
      return `This credit can be used from ${formatCalendarDay(constraint.date, reader)}.`;
    case 'notAfter':
      return `This credit can be used until ${formatCalendarDay(constraint.date, reader)}.`;
    case 'weekdays':
      return `This credit can only be used on ${allOf.format(constraint.days.map((day) => dayNames[day - 1] ?? ''))}.`;
    case 'timeWindow':
      return `This credit can only be used between ${clockOf(constraint.from)} and ${clockOf(constraint.to)} (${zoneCity(zone)} time).`;
    case 'minDaysBetween': {
      const apart = `${counted(constraint.days, 'day')} between sessions`;
      return again === null
        ? `There must be at least ${apart}.`
        : `You can book this session again from ${formatCalendarDay(again, reader)} (${apart}).`;
    }
    case 'maxPerPeriod':
      return `You can book this session at most ${times(constraint.most)} ${often[constraint.period]}.`;
    case 'afterQuestionnaire':
      return `Complete “${constraint.questionnaire.name}” before booking.`;
    case 'afterBooking':
      return `This credit can be used after ${counted(constraint.nth, 'session')} of the programme.`;
    case 'locationIn':
      return `This credit can only be used for sessions ${oneOf.format(constraint.places.map((place) => placeNames[place]))}.`;
  }
}

const times = (most: number): string =>
  most === 1 ? 'once' : most === 2 ? 'twice' : `${most} times`;

import { inBothZones } from '#domain/time/both-zones.ts';
import { partyName, type Booking } from '../words.ts';

/** A start on the clocks of the other people, where they differ from the reader's. */
export function elsewhere(
  { coach, coachTimeZone, attendees, memberTimeZone, team }: Booking,
  start: number,
  { zone, reader }: { readonly zone: string; readonly reader: string },
): string[] {
  const others = [
    { other: coachTimeZone, who: coach.fullName, people: [coach] },
    { other: memberTimeZone, who: partyName({ team, attendees }), people: attendees },
  ];
  return others
    .filter(({ people }) => people.every((each) => each.id !== reader))
    .map(({ other, who }) => inBothZones(start, { own: zone, other, who }))
    .filter((words) => words !== null);
}

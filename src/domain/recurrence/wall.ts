import { DAY, dateOfDay, dayNumber, dayOnWall, MINUTE, type WallMoment } from '../time/calendar.ts';

/** A moment on the wall as rules count it: milliseconds since 1970-01-01T00:00 there. */
export const wallOfMoment = ({ date, minutes }: WallMoment): number =>
  dayNumber(date) * DAY + minutes * MINUTE;

/** The date and whole minutes of a moment on the wall. */
export function momentOfWall(wall: number): WallMoment {
  const day = dayOnWall(wall);
  return { date: dateOfDay(day), minutes: Math.floor((wall - day * DAY) / MINUTE) };
}

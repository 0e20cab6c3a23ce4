import { dayNumber, type LocalDate } from '#domain/time/calendar.ts';

/** How far a programme is, in days of its own time zone: 0 of them before it starts, all of them from its last day on. */
export function elapsedOf(startDate: LocalDate, endDate: LocalDate, today: LocalDate) {
  const days = dayNumber(endDate) - dayNumber(startDate) + 1;
  const begun = dayNumber(today) - dayNumber(startDate) + 1;
  return { day: Math.min(days, Math.max(0, begun)), days };
}

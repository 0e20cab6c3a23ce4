import { namesIn, HOUSE_LOCALE } from '#domain/time/words.ts';
import { findSlots } from '#domain/slots/find.ts';
import type { CoachTime, SlotRules } from '#domain/slots/coach-time.ts';
import { dayNumber, weekdayOfDay, type LocalDate } from '#domain/time/calendar.ts';
import { dayBounds } from '#domain/time/wall.ts';
import { DayStrip } from '#web/ui/day-strip.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';

interface MonthViewProps {
  coach: CoachTime;
  rules: SlotRules;
  dates: readonly LocalDate[];
  /** `YYYY-MM` */
  month: string;
  onOpen: (date: LocalDate) => void;
}

/** The weeks of a month, each day with the number of times at which a session could begin; a day leads to its week. */
export function MonthView({ coach, rules, dates, month, onOpen }: MonthViewProps) {
  const { weekdays, months } = namesIn(HOUSE_LOCALE);
  const weeks = Array.from({ length: dates.length / 7 }, (_, n) => dates.slice(n * 7, n * 7 + 7));
  const monthOf = (date: LocalDate) => months[Number(date.slice(5, 7)) - 1] ?? '';
  return (
    <Stack gap="3">
      <Text as="h2" strong>
        {monthOf(`${month}-01`)} {month.slice(0, 4)}
      </Text>
      {weeks.map((week) => (
        <DayStrip
          key={week[0]}
          label={`Week of ${Number(week[0]?.slice(8))} ${monthOf(week[0] ?? '')}`}
          days={week.map((date) => {
            const { start, end } = dayBounds(coach.zone, date);
            return {
              key: date,
              weekday: weekdays[weekdayOfDay(dayNumber(date)) % 7] ?? '',
              day: String(Number(date.slice(8))),
              month: monthOf(date),
              free: findSlots(coach, rules, start, end).length,
            };
          })}
          onOpen={onOpen}
        />
      ))}
    </Stack>
  );
}

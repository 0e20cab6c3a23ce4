import { ownLocale } from '#domain/time/own-locale.ts';
import { namesIn } from '#domain/time/words.ts';
import { findSlots } from '#domain/slots/find.ts';
import type { CoachTime, SlotRules } from '#domain/slots/coach-time.ts';
import { dayNumber, weekdayOfDay, type LocalDate } from '#domain/time/calendar.ts';
import { dayBounds } from '#domain/time/wall.ts';
import { DayStrip } from '#web/ui/dates/day-strip.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useZone } from '#web/screens/use-zone.ts';
import { When } from '#web/ui/dates/when.tsx';
import type { TimeAnswer } from './time-answer.ts';
import * as texts from './texts.ts';

interface MonthViewProps {
  answer: TimeAnswer;
  coach: CoachTime;
  rules: SlotRules;
  dates: readonly LocalDate[];
  /** `YYYY-MM` */
  month: string;
  onOpen: (date: LocalDate) => void;
}

/** The weeks of a month, each day with the number of times at which a session could begin, and the sessions that are booked; a day leads to its week. */
export function MonthView({ answer, coach, rules, dates, month, onOpen }: MonthViewProps) {
  const zone = useZone();
  const { weekdays, months } = namesIn(ownLocale());
  const weeks = Array.from({ length: dates.length / 7 }, (_, n) => dates.slice(n * 7, n * 7 + 7));
  const monthOf = (date: LocalDate) => months[Number(date.slice(5, 7)) - 1] ?? '';
  const nameOf = ([first = '']: readonly LocalDate[]) =>
    `${Number(first.slice(8))} ${monthOf(first)}`;
  return (
    <Stack gap="3">
      <Text as="h2" strong>
        {monthOf(`${month}-01`)} {month.slice(0, 4)}
      </Text>
      {weeks.map((week) => (
        <Stack gap="2" key={week[0]}>
          <DayStrip
            label={texts.weekOf(nameOf(week))}
            days={week.map((date) => {
              const { start, end } = dayBounds(zone, date);
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
          <Booked
            answer={answer}
            zone={zone}
            week={week}
            label={texts.sessionsInTheWeekOf(nameOf(week))}
          />
        </Stack>
      ))}
    </Stack>
  );
}

interface BookedProps {
  answer: TimeAnswer;
  zone: string;
  week: readonly LocalDate[];
  label: string;
}

/** The sessions of a week, each leading to its page. */
function Booked({ answer: { reservations }, zone, week, label }: BookedProps) {
  const [first = '', last = ''] = [week[0], week.at(-1)];
  const from = dayBounds(zone, first).start;
  const to = dayBounds(zone, last).end;
  const booked = reservations
    .filter(({ startsAt }) => Date.parse(startsAt) >= from && Date.parse(startsAt) < to)
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
    .flatMap(({ booking, startsAt, endsAt }) =>
      booking ? [{ ...booking, startsAt, endsAt }] : [],
    );
  if (booked.length === 0) return null;
  return (
    <ItemList label={label}>
      {booked.map(({ id, title, startsAt, endsAt }) => (
        <Item
          key={id}
          title={
            <TextLink to="/app/bookings/$booking" params={{ booking: id }}>
              {title}
            </TextLink>
          }
          detail={<When at={startsAt} until={endsAt} zone={zone} />}
        />
      ))}
    </ItemList>
  );
}

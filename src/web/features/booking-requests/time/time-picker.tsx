import { useMemo } from 'react';
import { zonesDiffer } from '#domain/time/both-zones.ts';
import { addDays, dayNumber } from '#domain/time/calendar.ts';
import { formatDay, formatMoment, formatTime } from '#domain/time/format.ts';
import { instantOf, wallOf } from '#domain/time/wall.ts';
import { ZoneChip } from '#web/ui/dates/zone-chip.tsx';
import { Button } from '#web/ui/button.tsx';
import { DayStrip } from '#web/ui/dates/day-strip.tsx';
import { ChevronLeft, ChevronRight } from '#web/ui/icons.ts';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { TimeSlots } from '#web/ui/dates/time-slots.tsx';
import { daysShown } from '../flow/flow-queries.ts';
import type { CoachTimes } from '../flow/flow-queries.ts';
import { useOpenDay } from './use-open-day.ts';
import { edgesOf, weekOf } from './week.ts';
import type { WeekDay } from './week.ts';
import * as texts from './texts.ts';

interface TimePickerProps {
  times: CoachTimes;
  /** First day shown, YYYY-MM-DD in `zone`. */
  from: string;
  today: string;
  /** Epoch milliseconds that near days are told from. */
  now: number;
  zone: string;
  /** Whose other clock is shown beside, where it differs. */
  coach: { readonly name: string; readonly timeZone: string };
  value: number | null;
  onPick: (start: number) => void;
  onFrom: (date: string) => void;
  /** A free time that may lie in another week. */
  onJump: (start: number) => void;
}

/** A week of a coach's times: the days with what is free on each, and the times of the one that is open. */
export function TimePicker(props: TimePickerProps) {
  const { times, from, zone, now, coach, value, onPick } = props;
  // A time that is chosen changes nothing of them.
  const week = useMemo(() => weekOf(times, from, zone), [times, from, zone]);
  const days = useMemo(
    () => week.map(({ date, free }) => ({ key: date, ...namesOf(date, zone), free })),
    [week, zone],
  );
  const { day, open } = useOpenDay(week, props);
  const firstMoment = noonOf(from, zone);
  return (
    <Stack gap="4">
      <WeekBar {...props} />
      <DayStrip
        label={texts.daysFrom(formatDay(firstMoment, zone))}
        days={days}
        value={day?.date}
        onOpen={open}
      />
      {day === undefined ? null : (
        <DayTimes day={day} zone={zone} now={now} coach={coach} value={value} onPick={onPick} />
      )}
      <Text look="small" tone="muted">
        {zonesDiffer(zone, coach.timeZone, firstMoment) ? (
          <>
            <ZoneChip of={texts.large} zone={zone} at={firstMoment} />{' '}
            <ZoneChip of={texts.smallFor(coach.name)} zone={coach.timeZone} at={firstMoment} />
          </>
        ) : (
          <>
            {texts.timesAreInYourTime}
            <ZoneChip zone={zone} at={firstMoment} />
          </>
        )}
      </Text>
      {day === undefined || day.free === 0 ? <NextFree {...props} /> : null}
    </Stack>
  );
}

function WeekBar({ from, today, zone, onFrom }: TimePickerProps) {
  const last = addDays(from, daysShown - 1);
  const earlier = addDays(from, -daysShown);
  return (
    <Row justify="between" gap="2">
      <Text strong as="h2">
        {formatDay(noonOf(from, zone), zone)} – {formatDay(noonOf(last, zone), zone)}
      </Text>
      <Row gap="2">
        <Button
          size="small"
          icon={<ChevronLeft />}
          disabled={from <= today}
          onClick={() => onFrom(earlier < today ? today : earlier)}
        >
          {texts.earlier}
        </Button>
        <Button size="small" onClick={() => onFrom(addDays(from, daysShown))}>
          {texts.later}
          <ChevronRight />
        </Button>
      </Row>
    </Row>
  );
}

function DayTimes({
  day,
  zone,
  now,
  coach,
  value,
  onPick,
}: { day: WeekDay } & Pick<TimePickerProps, 'zone' | 'now' | 'coach' | 'value' | 'onPick'>) {
  const edges = edgesOf(day, zone);
  const slots = useMemo(
    () =>
      day.slots.map(({ start, reason }) => ({
        key: String(start),
        label: formatTime(start, zone),
        detail: zonesDiffer(zone, coach.timeZone, start)
          ? formatTime(start, coach.timeZone)
          : undefined,
        reason,
      })),
    [day, zone, coach.timeZone],
  );
  return (
    <Stack gap="2">
      <TimeSlots
        days={[
          {
            key: day.date,
            heading: formatDay(noonOf(day.date, zone), zone, { relativeTo: now }),
            slots,
            empty: edges,
          },
        ]}
        value={value === null ? undefined : String(value)}
        onPick={(key) => onPick(Number(key))}
      />
      {slots.length > 0 && edges !== null ? (
        <Text look="small" tone="muted">
          {edges}
        </Text>
      ) : null}
    </Stack>
  );
}

/** The shortcut to the first times that are free, wherever they are. */
function NextFree({ times, from, zone, now, onJump }: TimePickerProps) {
  const start = dayNumber(from);
  const next = times.nextFree
    .map((instant) => Date.parse(instant))
    .filter((instant) => dayNumber(wallOf(zone, instant).date) >= start)
    .slice(0, 3);
  if (next.length === 0) return <Text tone="muted">{texts.noFreeTimesFromHere}</Text>;
  return (
    <Stack gap="2" as="section" aria-label={texts.nextFreeTimes}>
      <Text look="small" strong>
        {texts.nextFreeTimes}
      </Text>
      <Row gap="2">
        {next.map((instant) => (
          <Button key={instant} size="small" onClick={() => onJump(instant)}>
            {formatMoment(instant, zone, { relativeTo: now })}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}

const noonOf = (date: string, zone: string): number => instantOf(zone, date, 720).instant;

/** "Tue", "24" and "Nov", also where months come first. */
function namesOf(date: string, zone: string) {
  const [weekday = '', ...words] = formatDay(noonOf(date, zone), zone).split(' ');
  const day = String(Number(date.slice(8)));
  return { weekday, day, month: words.find((word) => word !== day) ?? '' };
}

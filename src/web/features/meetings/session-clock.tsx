import { useEffect, useState } from 'react';
import { formatDuration } from '#domain/time/format.ts';
import { MINUTE } from '#domain/time/calendar.ts';
import { Clock } from '#web/ui/icons.ts';
import { Row } from '#web/ui/layout/layout.tsx';
import type { Door } from './door.ts';
import * as texts from './texts.ts';

/** How often the clock is looked at; it tells minutes. */
const every = 5_000;

/** What the clock of a session says at a moment of the server's. */
export function clockWords(
  { startsAt, endsAt }: Pick<Door, 'startsAt' | 'endsAt'>,
  now: number,
): string {
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  const minutes = (ms: number): string =>
    formatDuration(Math.max(MINUTE, Math.ceil(ms / MINUTE) * MINUTE));
  if (now < start) return texts.startsIn(minutes(start - now));
  if (now < end) return texts.left(minutes(end - now));
  return texts.overTime(formatDuration(Math.floor((now - end) / MINUTE) * MINUTE));
}

/** How long the session still is, by the server's clock. Nobody is told every minute: whoever wants to know looks. */
export function SessionClock({ door }: { door: Door }) {
  const [lead] = useState(() => Date.parse(door.now) - Date.now());
  const [now, setNow] = useState(() => Date.now() + lead);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() + lead), every);
    return () => clearInterval(timer);
  }, [lead]);
  return (
    <Row gap="2">
      <Clock />
      <span role="timer" aria-live="off" aria-label={texts.timeOfTheSession}>
        {clockWords(door, now)}
      </span>
    </Row>
  );
}

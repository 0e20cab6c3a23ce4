import { useState } from 'react';
import { stretchesOf } from '#domain/availability/cells.ts';
import { versionOf, withVersion } from '#domain/availability/hours-version.ts';
import { outsideSentence } from '#domain/availability/outside-words.ts';
import { outsideHours } from '#domain/availability/outside.ts';
import { findSlots } from '#domain/slots/find.ts';
import { addDays, MINUTE } from '#domain/time/calendar.ts';
import { formatCalendarDay, formatRange, formatTime } from '#domain/time/format.ts';
import { dayBounds } from '#domain/time/wall.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { ZoneChip } from '#web/ui/dates/zone-chip.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Text } from '#web/ui/text.tsx';
import { proposedOf, type HoursValues } from './hours-values.ts';
import { anHour, bookingsAhead, coachTimeOf, rulesFor, type TimeAnswer } from '../time-answer.ts';
import * as texts from './texts.ts';

interface HoursPreviewProps {
  answer: TimeAnswer;
  values: HoursValues;
}

const daysShown = 7;

/** What members could book with these hours, by the very rule that decides it, and what would lie outside. */
export function HoursPreview({ answer, values }: HoursPreviewProps) {
  const [chosen, setChosen] = useState('');
  const own = useZone();
  const session = answer.sessions.find(({ id }) => id === chosen) ?? answer.sessions[0] ?? anHour;
  const { timeZone: zone, effectiveFrom } = values;
  const coach = withVersion(coachTimeOf(answer), versionOf(proposedOf(values), effectiveFrom));
  const rules = rulesFor(answer, session);
  const outside = outsideHours(coach, bookingsAhead(answer));
  const dates = Array.from({ length: daysShown }, (_, n) => addDays(effectiveFrom, n));
  return (
    <Card title={texts.whatMembersCanBook} note={<ZoneChip zone={zone} />}>
      <Stack gap="4">
        {outside.length === 0 ? null : (
          <Notice tone="warning" title={outsideSentence(outside.length)}>
            <ul>
              {outside.slice(0, 5).map(({ id, title, start, end }) => (
                <li key={id}>
                  {formatRange(start, end, own)}: {title}
                </li>
              ))}
              {outside.length > 5 ? <li>{texts.andMore(outside.length - 5)}</li> : null}
            </ul>
          </Notice>
        )}
        {answer.sessions.length < 2 ? (
          <Text look="small">{session.name}</Text>
        ) : (
          <Field label={texts.forTheSession} id="preview-session">
            <Select
              options={answer.sessions.map(({ id, name }) => ({ value: id, label: name }))}
              value={session.id}
              onChange={setChosen}
            />
          </Field>
        )}
        <ItemList label={texts.timesThatCouldBeBooked}>
          {dates.map((date) => {
            const { start, end } = dayBounds(zone, date);
            const starts = findSlots(coach, rules, start, end);
            const stretches = stretchesOf(starts, rules.stepMinutes * MINUTE);
            return (
              <Item
                key={date}
                title={formatCalendarDay(date, own)}
                detail={
                  stretches.length === 0
                    ? texts.noTimes
                    : stretches.map((each) => startsIn(each, zone)).join(', ')
                }
                end={stretches.length === 0 ? null : String(starts.length)}
              />
            );
          })}
        </ItemList>
      </Stack>
    </Card>
  );
}

/** Starts from a first to a last one: "09:00 to 16:00", or "09:00" where there is only one. */
const startsIn = ({ start, end }: { start: number; end: number }, zone: string): string =>
  start === end
    ? formatTime(start, zone)
    : texts.to2(formatTime(start, zone), formatTime(end, zone));

import { Suspense, useState } from 'react';
import type { CoachTime } from '#domain/slots/coach-time.ts';
import type { Interval } from '#domain/slots/interval.ts';
import { DAY, HOUR, type LocalDate } from '#domain/time/calendar.ts';
import { dayAt, startOfDay } from '#domain/time/wall.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Plus } from '#web/ui/icons.ts';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { Text } from '#web/ui/text.tsx';
import { valuesFor } from './exception-values.ts';
import { ownZone } from '#domain/time/own-zone.ts';
import { exceptionWhen, kindNames } from './exception-words.ts';
import { useExceptions } from './use-exceptions.ts';
import type { ShownException, TimeAnswer } from '../time-answer.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import * as texts from './texts.ts';
import { exceptions as exceptionsTitle } from './week-texts.ts';

/** Both are fetched when one is opened: the fields of days and times are large. */
const AddException = lazyPart(async () => (await import('./exception-forms.tsx')).AddException);
const ChangeException = lazyPart(
  async () => (await import('./exception-forms.tsx')).ChangeException,
);

interface ExceptionCardProps {
  answer: TimeAnswer;
  coach: CoachTime;
  /** The time that was drawn. */
  wanted: Interval | null;
  /** The time for which the whole form was asked for elsewhere; counts up with each. */
  asked?: { readonly time: Interval; readonly count: number } | null;
  /** The exception that was just made elsewhere. */
  added?: string | null;
  /** Only what begins before this date is listed; everything ahead when null. */
  until: LocalDate | null;
}

/** Times on which other hours hold: what is there can be changed and removed, and what was drawn becomes one. */
export function ExceptionCard(props: ExceptionCardProps) {
  const { answer, coach, wanted, asked, added = null, until } = props;
  const [open, setOpen] = useState<string | null>(asked ? 'new' : null);
  /** What was done here since something was made elsewhere. */
  const [done, setDone] = useState<{ readonly id: string | null; readonly since: string | null }>();
  /** Takes the focus as soon as it is listed. */
  const sought = done?.since === added ? done.id : added;
  const { exceptions } = answer;
  const listed = exceptions.filter(({ startsAt }) => until === null || startsAt < until);
  const close = (id: string | null = null) => {
    setOpen(null);
    setDone({ id, since: added });
  };
  const changed = exceptions.find(({ id }) => id === open);
  if (open === 'new') {
    const time = asked?.time ?? wanted ?? tomorrow(coach.zone, Date.parse(answer.now));
    return (
      <Card title={texts.addException}>
        <Suspense fallback={<WaitingLines />}>
          <AddException answer={answer} initial={valuesFor(time, coach.zone)} onClose={close} />
        </Suspense>
      </Card>
    );
  }
  if (changed !== undefined)
    return (
      <Card title={texts.changeException}>
        <Suspense fallback={<WaitingLines />}>
          <ChangeException key={changed.id} answer={answer} exception={changed} onClose={close} />
        </Suspense>
      </Card>
    );
  return (
    <Card
      title={exceptionsTitle}
      actions={
        <Button size="small" icon={<Plus />} onClick={() => setOpen('new')}>
          {wanted === null ? texts.addException : texts.usingThisTime}
        </Button>
      }
    >
      {listed.length === 0 ? (
        <Text tone="muted">{texts.noExtraTimeBlockedTime}</Text>
      ) : (
        <ItemList label={exceptionsTitle}>
          {listed.map((exception) => (
            <Listed
              key={exception.id}
              coach={answer.coach.id}
              exception={exception}
              isSought={exception.id === sought}
              onChange={() => setOpen(exception.id)}
            />
          ))}
        </ItemList>
      )}
    </Card>
  );
}

interface ListedProps {
  coach: string;
  exception: ShownException;
  isSought: boolean;
  onChange: () => void;
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

function Listed({ coach, exception, isSought, onChange }: ListedProps) {
  const { kind, reason } = exception;
  const when = exceptionWhen(exception, ownZone());
  const removal = useExceptions(coach);
  const name = `${kindNames[kind]}, ${when}`;
  return (
    <Item title={kindNames[kind]} detail={when}>
      <Stack gap="1">
        {reason === null ? null : <Text look="small">{reason}</Text>}
        {removal.refusal === null ? null : <Text tone="danger">{removal.refusal}</Text>}
        <Row gap="2">
          <Button
            ref={isSought ? takeFocus : undefined}
            size="small"
            variant="quiet"
            aria-label={texts.change2(name)}
            onClick={onChange}
          >
            {texts.change}
          </Button>
          <Button
            size="small"
            variant="dangerQuiet"
            aria-label={texts.remove2(name)}
            busy={removal.busy}
            onClick={() => void removal.remove(exception)}
          >
            {texts.remove}
          </Button>
        </Row>
      </Stack>
    </Item>
  );
}

/** From nine to ten on the next day, where nothing was drawn. */
function tomorrow(zone: string, now: number): Interval {
  const start = startOfDay(zone, dayAt(zone, now + DAY)) + 9 * HOUR;
  return { start, end: start + HOUR };
}

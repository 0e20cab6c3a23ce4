import { waitFor } from 'xstate';
import { addDays } from '#domain/time/calendar.ts';
import { formatDuration } from '#domain/time/format.ts';
import { wallOf } from '#domain/time/wall.ts';
import { Failed } from '#web/screens/loaded.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { timesOf } from '../flow/flow-host.ts';
import type { FlowPage } from '../flow/flow-page.ts';
import { daysShown, today, useTimes } from '../flow/flow-queries.ts';
import type { BookingOptions } from '../flow/flow-queries.ts';
import { OtherTimes } from './other-times.tsx';
import { StepFrame } from '../flow/step-frame.tsx';
import { TimePicker } from './time-picker.tsx';
import * as texts from './texts.ts';

export function TimeStep(page: FlowPage) {
  const { options, choices, chosen, snapshot, send, zone, now } = page;
  const { coach } = chosen;
  const wanted = timesOf(choices, zone);
  const isFetched = !snapshot.matches({ drafting: { steps: { time: 'loading' } } });
  // The machine asks for the times; here they are read, and refreshed when somebody books or cancels.
  const { data: times, error } = useTimes(wanted, { when: isFetched });
  const jump = jumpIn(page, wanted.from);
  const failed = snapshot.matches({ drafting: { steps: { time: 'failed' } } });
  return (
    <StepFrame
      page={page}
      title={texts.whenWouldYouLike(coach?.fullName)}
      lead={leadOf(options.terms)}
    >
      {failed ? <Failed error={error} onRetry={() => send({ type: 'RETRY' })} /> : null}
      {!failed && times === undefined ? <WaitingLines lines={4} shape="block" /> : null}
      {failed || times === undefined || coach === undefined ? null : (
        <TimePicker
          times={times}
          from={wanted.from}
          today={today(zone)}
          now={now}
          zone={zone}
          coach={{ name: coach.fullName, timeZone: coach.timeZone }}
          value={choices.slot}
          onPick={jump}
          onFrom={(from) => send({ type: 'choose.from', from })}
          onJump={jump}
        />
      )}
      <OtherTimes {...page} />
    </StepFrame>
  );
}

function leadOf({ holdTtl, minNotice, bookingHorizon }: BookingOptions['terms']): string {
  const furthest = texts.atMostAhead(formatDuration(bookingHorizon));
  const range = minNotice === 0 ? furthest : texts.atLeastAnd(formatDuration(minNotice), furthest);
  return texts.bookWeHoldTheTime(range, formatDuration(holdTtl));
}

/** Picks a time, after turning to its week where it lies in another, or fetching the times again where they have changed meanwhile. */
function jumpIn({ actor, snapshot, send, zone }: FlowPage, from: string): (slot: number) => void {
  const pick = (slot: number) => ({ type: 'choose.slot', slot }) as const;
  return (slot) => {
    const { date } = wallOf(zone, slot);
    const isShown = date >= from && date <= addDays(from, daysShown - 1);
    if (isShown && snapshot.can(pick(slot))) {
      send(pick(slot));
      return;
    }
    send({ type: 'choose.from', from: isShown ? from : date });
    waitFor(actor, (state) => !state.hasTag('busy')).then(
      (state) => state.can(pick(slot)) && actor.send(pick(slot)),
      () => undefined,
    );
  };
}

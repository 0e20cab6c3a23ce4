import { useState } from 'react';
import { mostTimes } from '#machines/booking/asked-times.ts';
import { inBothZones } from '#domain/time/both-zones.ts';
import { formatMoment } from '#domain/time/format.ts';
import { wallOf } from '#domain/time/wall.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { timesOf } from '../flow/flow-host.ts';
import type { FlowPage } from '../flow/flow-page.ts';
import { today, useTimes } from '../flow/flow-queries.ts';
import type { CoachTimes } from '../flow/flow-queries.ts';
import { TimePicker } from './time-picker.tsx';
import * as texts from './texts.ts';

/** Up to two other times that the coach may confirm instead of the one that is kept. There are none where nobody has to confirm. */
export function OtherTimes(page: FlowPage) {
  const { choices, chosen, snapshot, send, zone, now } = page;
  const [open, setOpen] = useState(false);
  const { coach, session } = chosen;
  const { also } = choices;
  const isAsked = session?.needsConfirmation === true && snapshot.context.hold !== null;
  if (coach === undefined || (also.length === 0 && !isAsked)) return null;
  const said = (time: number) => formatMoment(time, zone, { relativeTo: now });
  const there = (time: number) =>
    inBothZones(time, { own: zone, other: coach.timeZone, who: coach.fullName });
  return (
    <Stack gap="3" as="section" aria-label={texts.otherTimes}>
      <Text strong as="h2">
        {texts.wouldAnotherTimeSuit}
      </Text>
      <Text tone="muted">{texts.canConfirmItInstead(coach.fullName, mostTimes - 1)}</Text>
      {also.length === 0 ? null : (
        <ItemList label={texts.otherTimesThatSuitYou}>
          {also.map((time) => (
            <Item
              key={time}
              title={said(time)}
              detail={there(time)}
              end={
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={texts.remove2(said(time))}
                  onClick={() => send({ type: 'drop.also', slot: time })}
                >
                  {texts.remove}
                </Button>
              }
            />
          ))}
        </ItemList>
      )}
      {isAsked && also.length < mostTimes - 1 ? (
        <Row>
          <Button onClick={() => setOpen(true)}>{texts.addAnotherTime}</Button>
        </Row>
      ) : null}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={texts.anotherTimeThatSuitsYou}
        actions={<Button onClick={() => setOpen(false)}>{texts.cancel}</Button>}
      >
        <Picking {...page} onDone={() => setOpen(false)} />
      </Dialog>
    </Stack>
  );
}

/** The coach's times once more, without those that are chosen. */
function Picking({ choices, chosen, send, zone, now, onDone }: FlowPage & { onDone: () => void }) {
  const wanted = timesOf(choices, zone);
  const [from, setFrom] = useState(wanted.from);
  const query = useTimes({ ...wanted, from });
  const { coach } = chosen;
  if (coach === undefined) return null;
  const pick = (slot: number) => {
    send({ type: 'choose.also', slot });
    onDone();
  };
  return (
    <Loaded query={query}>
      {(times) => (
        <TimePicker
          times={withoutChosen(times, [choices.slot, ...choices.also])}
          from={from}
          today={today(zone)}
          now={now}
          zone={zone}
          coach={{ name: coach.fullName, timeZone: coach.timeZone }}
          value={null}
          onPick={pick}
          onFrom={setFrom}
          onJump={(slot) => setFrom(wallOf(zone, slot).date)}
        />
      )}
    </Loaded>
  );
}

function withoutChosen(
  { days, nextFree, timeZone }: CoachTimes,
  chosen: readonly (number | null)[],
): CoachTimes {
  const isChosen = (startsAt: string) => chosen.includes(Date.parse(startsAt));
  return {
    timeZone,
    days: days.map(({ date, slots }) => ({
      date,
      slots: slots.map((slot) =>
        isChosen(slot.startsAt)
          ? { ...slot, free: false, reasons: [texts.youHaveAlreadyChosenThat] }
          : slot,
      ),
    })),
    nextFree: nextFree.filter((startsAt) => !isChosen(startsAt)),
  };
}

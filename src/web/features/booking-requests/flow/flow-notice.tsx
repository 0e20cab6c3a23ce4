import { noticeSentence } from '#machines/booking-request/sentences.ts';
import { addDays } from '#domain/time/calendar.ts';
import { formatMoment, formatTime } from '#domain/time/format.ts';
import { wallOf } from '#domain/time/wall.ts';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { timesOf } from './flow-host.ts';
import { daysShown } from './flow-queries.ts';
import type { FlowPage } from './flow-page.ts';

/** What the member must know before they go on: a time that can't be had or could no longer be kept, a credit that is gone, a server that does not answer. */
export function FlowNotice({ snapshot, send, zone, now, choices }: FlowPage) {
  const { notice } = snapshot.context;
  if (notice === null) return null;
  const say = {
    clock: (at: number) => formatTime(at, zone),
    moment: (at: number) => formatMoment(at, zone, { relativeTo: now }),
  };
  const take = (slot: number) => {
    send({ type: 'choose.slot', slot });
    const { date } = wallOf(zone, slot);
    const { from } = timesOf(choices, zone);
    if (date < from || date > addDays(from, daysShown - 1))
      send({ type: 'choose.from', from: date });
  };
  if (notice.kind === 'timeRefused' && notice.next.length > 0 && choices.step === 'time')
    return (
      <Notice tone="warning" live>
        <p>{noticeSentence({ ...notice, next: [0] }, wordless).trim()}</p>
        <Row gap="2">
          {notice.next.map((slot) => (
            <Button key={slot} size="small" onClick={() => take(slot)}>
              {say.moment(slot)}
            </Button>
          ))}
        </Row>
      </Notice>
    );
  return (
    <Notice tone={notice.kind === 'unreachable' ? 'error' : 'warning'} live>
      {noticeSentence(notice, say)}
    </Notice>
  );
}

/** The sentence as the machine has it, without the times themselves: they are buttons below it. */
const wordless = { clock: () => '', moment: () => '' };

import type { Cell } from '#domain/availability/cells.ts';
import type { CoachTime, SlotRules } from '#domain/slots/coach-time.ts';
import { explain } from '#domain/slots/explain.ts';
import { reasonsFor } from '#domain/slots/reasons.ts';
import { formatTime } from '#domain/time/format.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { TimeAnswer } from './time-answer.ts';
import * as texts from './texts.ts';

interface WhyReasonsProps {
  answer: TimeAnswer;
  coach: CoachTime;
  rules: SlotRules;
  /** The chosen time. */
  cells: readonly [Cell, ...Cell[]];
}

/** Why a session can't begin at a time, by the function that greys times for members: what members read, and what is behind it. */
export function WhyReasons({ answer, coach, rules, cells }: WhyReasonsProps) {
  const zone = useZone();
  const [first] = cells;
  const freeAt = cells.find((cell) => cell.freeAt !== null)?.freeAt;
  const reasons = explain(coach, rules, freeAt ?? first.start, zone);
  const members = new Set(reasonsFor('member', reasons).map(({ sentence }) => sentence));
  return (
    <Stack gap="3">
      {freeAt == null ? (
        <Text>{texts.aSessionCantBeginAt(formatTime(first.start, zone))}</Text>
      ) : (
        <Text>{texts.aSessionCanBeginAt(formatTime(freeAt, zone))}</Text>
      )}
      {reasons.length === 0 ? null : (
        <ItemList label={texts.reasons}>
          {reasons.map(({ code, audience, sentence, reference }) => {
            const booking = answer.reservations.find(
              (each) => each.reference === reference,
            )?.booking;
            return (
              <Item
                key={`${code} ${audience} ${sentence}`}
                title={
                  booking == null ? (
                    sentence
                  ) : (
                    <TextLink to="/app/bookings/$booking" params={{ booking: booking.id }}>
                      {sentence}
                    </TextLink>
                  )
                }
                detail={members.has(sentence) ? texts.membersReadThis : undefined}
              />
            );
          })}
        </ItemList>
      )}
    </Stack>
  );
}

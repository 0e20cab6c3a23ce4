import type { BookingTab } from '#domain/bookings/vocabulary.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Meter, type MeterPart } from '#web/ui/meter.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Programme } from './words.ts';
import * as texts from './texts.ts';

/** The sessions that concern the reader: all of a programme, a coach’s own, or a member’s own with those of a team that they lead. */
export function BookedCard({ programme }: { programme: Programme }) {
  const { areAll, requested, upcoming, waiting, completed } = programme.booked;
  const part = (
    key: string,
    label: string,
    count: number,
    tone: MeterPart['tone'],
    tab: BookingTab,
    search: object = {},
  ): MeterPart => ({
    key,
    label,
    count,
    tone,
    link: (words) => (
      <TextLink to="/app/bookings" search={{ programme: programme.id, tab, ...search }}>
        {words}
      </TextLink>
    ),
  });
  return (
    <Card title={areAll ? texts.bookedSessions : texts.yourSessions}>
      {requested + upcoming + waiting + completed === 0 ? (
        <Text tone="muted">{texts.nothingWasBookedYet}</Text>
      ) : (
        <>
          <Text look="display" as="div">
            {completed} <Text as="span">{texts.tookPlace(completed)}</Text>
          </Text>
          <Meter
            parts={[
              part('completed', texts.completed, completed, 'used', 'past', {
                status: ['completed'],
              }),
              part('waiting', texts.waitForAnOutcome, waiting, 'lost', 'past', {
                outcomeMissing: 'true',
              }),
              part('upcoming', texts.upcoming, upcoming, 'held', 'upcoming'),
              part('requested', texts.requested, requested, 'free', 'requests'),
            ]}
          />
        </>
      )}
    </Card>
  );
}

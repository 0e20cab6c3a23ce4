import { readersInWords } from '#machines/booking/readers.ts';
import { useEffect, useState } from 'react';
import { formatRelative } from '#domain/time/format.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Person } from '#web/ui/avatar.tsx';
import { VisibleTo } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { BothTimes } from '../move/time-and-place.tsx';
import { creditNames, partyName, placeWords } from '../words.ts';
import type { Booking } from '../words.ts';
import * as texts from './texts.ts';

/** The moment to the half minute, for words such as "in 3 hours". */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** How long a request can still be answered. */
export function AnswerBy({ booking: { request, credit } }: { booking: Booking }) {
  const now = useNow();
  const zone = useZone();
  if (request === null) return null;
  const { expiresAt } = request;
  const end = Date.parse(expiresAt);
  return (
    <Notice tone={end - now < 4 * 3_600_000 ? 'warning' : 'info'}>
      <p>
        {texts.answerBy}
        <When at={expiresAt} zone={zone} inSentence />
        {texts.withoutAnAnswerTheRequest(formatRelative(end, now), credit.cost === 0, credit.cost)}
      </p>
    </Notice>
  );
}

/** What else is at that time; it keeps nobody from saying yes. */
function Conflicts({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return texts.nothingElse;
  return (
    <Stack gap="1">
      {sentences.map((sentence) => (
        <Text key={sentence} tone="danger">
          {sentence}
        </Text>
      ))}
    </Stack>
  );
}

/** Who asks, in their words, and for what; not when, where there are times to choose from. */
export function Request({ booking, hasChoice }: { booking: Booking; hasChoice: boolean }) {
  const zone = useZone();
  const { request, coach } = booking;
  return (
    <>
      {request === null ? null : (
        <Card
          title={
            <Person name={request.requester.fullName} picture={request.requester.pictureUrl} />
          }
          actions={
            <VisibleTo
              people={readersInWords('requestMessage', {
                requester: [request.requester.fullName],
                coach: [coach.fullName],
              })}
            />
          }
        >
          {request.message === null ? (
            <Text tone="muted">{texts.noMessage}</Text>
          ) : (
            <Text look="prose">{request.message}</Text>
          )}
        </Card>
      )}
      <Card>
        <Facts
          layout="rows"
          facts={[
            ...(hasChoice
              ? []
              : [
                  { term: texts.when, detail: <BothTimes booking={booking} zone={zone} /> },
                  { term: texts.conflicts, detail: <Conflicts sentences={booking.conflicts} /> },
                ]),
            { term: texts.withLabel, detail: partyName(booking) },
            { term: texts.where, detail: placeWords(booking.location) },
            { term: texts.credit, detail: creditNames[booking.creditState] },
          ]}
        />
      </Card>
    </>
  );
}

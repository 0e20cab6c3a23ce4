import { useState } from 'react';
import { lastDayInSentence } from '#web/screens/list/last-day.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { ProgressRing } from '#web/ui/progress.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Text } from '#web/ui/text.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import type { Dashboard } from './dashboard-data.ts';
import { untilWhen } from './words.ts';
import * as texts from './texts.ts';

type Credit = NonNullable<Dashboard['credits']>[number];

/** What is left of each programme, drawn and in words. */
export function Credits({ credits, meId }: { credits: readonly Credit[]; meId: string }) {
  return (
    <Card
      title={texts.sessionCredits}
      actions={
        credits.length === 0 ? null : (
          <TextLink
            to="/app/session-credits/$entityType/$entityId"
            params={{ entityType: 'user', entityId: meId }}
          >
            {texts.statement}
          </TextLink>
        )
      }
    >
      {credits.length === 0 ? (
        <Text tone="muted">{texts.youHaveNoSessionCredits}</Text>
      ) : (
        <Stack gap="4" as="ul">
          {credits.map((credit) => (
            <Stack as="li" key={credit.programme.id}>
              <Programme credit={credit} />
            </Stack>
          ))}
        </Stack>
      )}
    </Card>
  );
}

function Programme({ credit }: { credit: Credit }) {
  const { number } = useNumbers();
  const zone = useZone();
  const [now] = useState(Date.now);
  const { programme, available, held, used, total, lots } = credit;
  const parts = [texts.used(used), ...(held > 0 ? [texts.reservedForABooking(held)] : [])];
  return (
    <Row gap="4" wrap="no">
      <ProgressRing
        label={texts.ofCreditsLeftIn(available, total, programme.name)}
        percent={total === 0 ? 0 : (available / total) * 100}
      >
        {available}
      </ProgressRing>
      <Stack gap="1">
        <Text strong>{programme.name}</Text>
        <Text look="small" tone="muted">
          {texts.ofLeft(available, total, parts.join(' · '))}
        </Text>
        {untilWhen(lots, (at) => lastDayInSentence(at, zone, now), number).map((sentence) => (
          <Text key={sentence} look="small" tone="muted">
            {sentence}
          </Text>
        ))}
      </Stack>
    </Row>
  );
}

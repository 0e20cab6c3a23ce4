import type { ReactNode } from 'react';
import { useZone } from '#web/screens/use-zone.ts';
import { When } from '#web/ui/dates/when.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { ProgressBar } from '#web/ui/progress.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import {
  dateWords,
  elapsedPercent,
  elapsedWords,
  isActive,
  nextWords,
  type Programme,
} from './words.ts';
import * as texts from './texts.ts';

interface Coming {
  readonly key: string;
  readonly title: ReactNode;
  readonly detail: ReactNode;
}

/** How much of its time is over, and what happens next, in the order in which it does. */
export function NextCard({ programme }: { programme: Programme }) {
  const coming = useComing(programme);
  return (
    <Card title={texts.progress}>
      <Stack gap="4">
        <ProgressBar label={elapsedWords(programme)} percent={elapsedPercent(programme)} />
        <ItemList label={texts.whatHappensNext}>
          {coming.map(({ key, title, detail }) => (
            <Item key={key} title={title} detail={detail} />
          ))}
        </ItemList>
        {programme.booked.next === null && isActive(programme) ? (
          <Text tone="muted">{texts.noSessionsAreBookedAhead}</Text>
        ) : null}
      </Stack>
    </Card>
  );
}

function useComing(programme: Programme): Coming[] {
  const zone = useZone();
  const { id, booked, expiring, endDate, readiness } = programme;
  const session = booked.next && {
    key: 'session',
    at: booked.next,
    title: (
      <TextLink to="/app/bookings" search={{ programme: id }}>
        {booked.areAll ? texts.theNextSession : texts.yourNextSession}
      </TextLink>
    ),
    detail: <When at={booked.next} zone={zone} />,
  };
  const credits = expiring &&
    isActive(programme) && {
      key: 'credits',
      at: expiring.at,
      title: (
        <TextLink
          to="/app/programmes/$programme/session-credits"
          params={{ programme: id }}
          search={{ hasAvailable: 'true' }}
        >
          {texts.creditsWillExpire(expiring.units)}
        </TextLink>
      ),
      detail: <When at={expiring.at} zone={zone} />,
    };
  const soon = [session, credits].filter((each) => typeof each === 'object' && each !== null);
  return [
    ...soon.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)),
    {
      key: 'end',
      title: nextWords(programme),
      detail: isActive(programme)
        ? texts.completesItself(dateWords(endDate))
        : readiness === null
          ? undefined
          : texts.startsItself,
    },
  ];
}

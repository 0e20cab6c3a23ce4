import { Meter, type MeterPart } from '#web/ui/meter.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { allUnits, type CreditUnits } from './words.ts';
import * as texts from './texts.ts';

interface CreditMeterProps {
  credits: CreditUnits;
  /** Whose credits they are: its numbers lead to the lists of what they count. */
  programme?: string;
  /** What some of them are set aside for; bookings unless told. */
  setAside?: string;
}

/** Where all the credits are, in the order in which each of them goes. */
export function CreditMeter({
  credits,
  programme,
  setAside = texts.setAsideForBookings,
}: CreditMeterProps) {
  const { pool, available, held, used, lost } = credits;
  if (allUnits(credits) === 0) return <Text tone="muted">{texts.noCreditsYet}</Text>;
  const links = programme === undefined ? {} : linksOf(programme);
  return (
    <Meter
      parts={[
        { key: 'used', label: texts.usedUnits, count: used, tone: 'used', link: links.used },
        { key: 'held', label: setAside, count: held, tone: 'held' },
        {
          key: 'available',
          label: texts.available,
          count: available,
          tone: 'good',
          link: links.available,
        },
        { key: 'pool', label: texts.notAllocated, count: pool, tone: 'free', link: links.pool },
        { key: 'lost', label: texts.lostOrExpired, count: lost, tone: 'lost' },
      ]}
    />
  );
}

type Links = Partial<Record<'used' | 'available' | 'pool', NonNullable<MeterPart['link']>>>;

/** What was reserved or lost is no list of its own: it is read lot by lot. */
function linksOf(programme: string): Links {
  const params = { programme };
  return {
    used: (words) => (
      <TextLink
        to="/app/programmes/$programme/session-credit-audit-items"
        params={params}
        search={{ type: 'SPENT' }}
      >
        {words}
      </TextLink>
    ),
    available: (words) => (
      <TextLink
        to="/app/programmes/$programme/session-credits"
        params={params}
        search={{ hasAvailable: 'true' }}
      >
        {words}
      </TextLink>
    ),
    pool: (words) => (
      <TextLink
        to="/app/programmes/$programme/session-credits"
        params={params}
        search={{ holderType: 'pool', hasAvailable: 'true' }}
      >
        {words}
      </TextLink>
    ),
  };
}

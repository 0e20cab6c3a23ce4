import { lotStatusNames } from '#machines/credit-lot/labels.ts';
import { useState } from 'react';
import { lastDayInSentence } from '#web/screens/list/last-day.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Coins } from '#web/ui/icons.ts';
import { Grid, Row, Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { allocateIn, bookWith, creditOf, drawWords } from './credit-record.ts';
import type { Credits } from './credits-data.ts';
import { expiringTogether } from './expiring-together.ts';
import { WhyTheBalance } from './why-the-balance.tsx';
import * as texts from './texts.ts';

type Lot = Credits['lots'][number];

/** What somebody has, where it lies, and why it is that much. */
export function CreditPage({
  credits,
  entityType,
}: {
  credits: Credits;
  entityType: 'user' | 'team' | 'booking';
}) {
  const me = useMe();
  const { holder, lots } = credits;
  const [now] = useState(Date.now);
  const groups = expiringTogether(lots, useZone(), now);
  const isOwn = holder.id === me.id;
  return (
    <Stack gap="8">
      <PageHeading
        title={isOwn ? texts.yourSessionCredits : texts.sessionCreditsOf(holder.name)}
        lead={balanceWords(credits, entityType, isOwn)}
      />
      {lots.length === 0 ? (
        <EmptyState title={texts.noCreditsYet} icon={<Coins />}>
          {isOwn ? texts.creditsComeWithTheProgrammes : texts.nothingHasBeenAllocated}
        </EmptyState>
      ) : (
        <Grid columns="three" as="section" aria-label={texts.creditsByProgramme}>
          {groups.map(([lot, count]) => (
            <LotCard key={lot.id} lot={lot} count={count} credits={credits} />
          ))}
        </Grid>
      )}
      <WhyTheBalance
        credits={credits}
        title={entityType === 'booking' ? texts.whatHappenedToIt : undefined}
      />
    </Stack>
  );
}

function balanceWords({ balance, holder }: Credits, entityType: string, isOwn: boolean): string {
  if (entityType === 'booking') return texts.theCreditThatPaysFor(holder.name);
  return isOwn ? texts.youHaveToBookWith(balance) : texts.canBeBookedWith(balance);
}

interface LotCardProps {
  lot: Lot;
  /** So many lots are told as this one. */
  count: number;
  credits: Pick<Credits, 'mayBook' | 'mayAllocate'>;
}

function LotCard({ lot, count, credits: { mayBook, mayAllocate } }: LotCardProps) {
  const zone = useZone();
  const [now] = useState(Date.now);
  const { session, programme, available, held, spent, forfeited, expiresAt, status, rules } = lot;
  const ended = lotStatusNames[status] ?? null;
  return (
    <Card>
      <Stack gap="1">
        <Row justify="between">
          <Text as="h2" look="heading">
            <TextLink tone="record" {...creditOf(lot)}>
              {session.name}
            </TextLink>
          </Text>
          {ended === null ? null : <Badge>{ended}</Badge>}
        </Row>
        <Text look="small" tone="muted">
          {programme.name}
        </Text>
      </Stack>
      <Text look="display" as="div">
        {available} <Text as="span">{texts.left}</Text>
      </Text>
      <Meter
        parts={[
          { key: 'available', label: 'available', count: available, tone: 'good' },
          { key: 'held', label: texts.reserved, count: held, tone: 'held' },
          { key: 'spent', label: 'used', count: spent, tone: 'used' },
          { key: 'forfeited', label: 'lost', count: forfeited, tone: 'lost' },
        ]}
      />
      <Text look="small" tone="muted">
        {Date.parse(expiresAt) <= now ? texts.couldBeUsedUntil : texts.canBeUsedUntil}{' '}
        {lastDayInSentence(expiresAt, zone, now)}
        {count > 1 ? ` · ${texts.lotsExpireTogether(count)}` : ''}
      </Text>
      {rules.map((rule) => (
        <Text key={rule} look="small">
          {rule}
        </Text>
      ))}
      {lot.draw === null || lot.draw.of === 1 ? null : (
        <Text look="small">{drawWords(lot.draw)}</Text>
      )}
      <Row>
        {mayBook && available > 0 && ended === null ? (
          <LinkButton {...bookWith(lot)} size="small">
            {texts.book}
          </LinkButton>
        ) : null}
        {mayAllocate ? (
          <LinkButton {...allocateIn(lot)} size="small">
            {texts.allocateMore}
          </LinkButton>
        ) : null}
      </Row>
    </Card>
  );
}

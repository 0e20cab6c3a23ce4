import { lotStatusNames } from '#machines/credit-lot/labels.ts';
import { useState } from 'react';
import { lastDayInSentence } from '#web/screens/list/last-day.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { ListPage } from '#web/screens/list/list-page.tsx';
import { useRecordList } from '#web/screens/list/use-record-list.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Coins } from '#web/ui/icons.ts';
import { Grid, Row, Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { allocateIn, bookWith, creditOf, drawWords } from './credit-record.ts';
import { useCredits, type Credits } from './credits-data.ts';
import { expiringTogether, type Lot } from './expiring-together.ts';
import { lotList, type CreditsSearch } from './lot-list.ts';
import { WhyTheBalance } from './why-the-balance.tsx';
import type { ListedLot } from './words.ts';
import * as texts from './texts.ts';

type EntityType = 'user' | 'team' | 'booking';

interface CreditPageProps {
  entityType: EntityType;
  entityId: string;
  search: CreditsSearch;
}

/** What somebody has, where it lies, and why it is that much. */
export function CreditPage({ entityType, entityId, search }: CreditPageProps) {
  const me = useMe();
  const isOfOne = entityType !== 'booking';
  const { parts } = useRecordList(lotList, search, {
    fixed: { [isOfOne ? 'holder' : 'booking']: entityId },
    hidden: () => (isOfOne ? ['holderType'] : []),
  });
  const sorts = parts.sorts.filter(({ propertyName }) => !isOfOne || propertyName !== 'holder');
  return (
    <Loaded query={useCredits(entityType, entityId)} whole>
      {(credits) => {
        const isOwn = credits.holder.id === me.id;
        return (
          <Stack gap="8">
            <ListPage
              {...parts}
              sorts={sorts}
              title={isOwn ? texts.yourSessionCredits : texts.sessionCreditsOf(credits.holder.name)}
              lead={balanceWords(credits, entityType, isOwn)}
              nouns={texts.sessionCredits3}
              searchLabel={isOfOne ? texts.searchBySession : texts.searchByHolderOrSession}
              empty={
                <EmptyState title={texts.noCreditsYet} icon={<Coins />}>
                  {isOwn ? texts.creditsComeWithTheProgrammes : texts.nothingHasBeenAllocated}
                </EmptyState>
              }
            >
              {(rows) => <LotCards rows={rows} credits={credits} />}
            </ListPage>
            <WhyTheBalance credits={credits} title={isOfOne ? undefined : texts.whatHappenedToIt} />
          </Stack>
        );
      }}
    </Loaded>
  );
}

/** Lots of a page of the list as cards. The list says which and in what order; everything else of them, such as their rules, came with the balance. */
function LotCards({ rows, credits }: { rows: readonly ListedLot[]; credits: Credits }) {
  const [now] = useState(Date.now);
  const zone = useZone();
  const inBalance = new Map(credits.lots.map((lot) => [lot.id, lot]));
  const lots = rows.flatMap(({ id }) => inBalance.get(id) ?? []);
  return (
    <Grid columns="three" as="section" aria-label={texts.creditsByProgramme}>
      {expiringTogether(lots, zone, now).map(([lot, count]) => (
        <LotCard key={lot.id} lot={lot} count={count} credits={credits} />
      ))}
    </Grid>
  );
}

function balanceWords(
  { balance, holder }: Credits,
  entityType: EntityType,
  isOwn: boolean,
): string {
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

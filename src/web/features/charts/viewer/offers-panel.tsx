import type { Chart } from '#web/charts/drawing/chart.ts';
import { activeIn, type Offer } from '#web/charts/simulator.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { formatDateTime } from '#domain/time/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import type { Walk } from './use-walk.ts';
import * as texts from './texts.ts';

interface Group {
  readonly title: string;
  readonly note: string | undefined;
  readonly offers: readonly Offer[];
}

/** Everything that can happen now: who may do it and what it leads to, and who may not and why. */
export function OffersPanel({ chart, walk }: { chart: Chart; walk: Walk }) {
  const groups = groupsOf(chart, walk);
  return (
    <Card title={texts.whatCanHappenNow}>
      {groups.length === 0 ? (
        <Text tone="muted">{texts.nothingMore}</Text>
      ) : (
        groups.map((group) => (
          <section className="viewer-group" key={group.title} aria-label={group.title}>
            <Stack gap="2">
              <div>
                <Text as="h3" strong>
                  {group.title}
                </Text>
                {group.note ? (
                  <Text look="small" tone="muted">
                    {group.note}
                  </Text>
                ) : null}
              </div>
              <ul className="viewer-offers">
                {group.offers.map((offer) => (
                  <OfferLine
                    key={`${offer.kind} ${offer.name}`}
                    offer={offer}
                    walk={walk}
                    chart={chart}
                  />
                ))}
              </ul>
            </Stack>
          </section>
        ))
      )}
    </Card>
  );
}

function OfferLine({ offer, walk, chart }: { offer: Offer; walk: Walk; chart: Chart }) {
  const zone = useZone();
  const { name, leadsTo, reasons } = offer;
  const timer = walk.moment.timers.find(({ id }) => id === offer.event.type);
  const words = name[0]?.toUpperCase() + name.slice(1);
  if (!leadsTo && !timer)
    return (
      <li className="viewer-refused">
        <Text look="small">{words}</Text>
        <Text look="small" tone="muted">
          {texts.refused(reasons.join(' ') || texts.itChangesNothingHere)}
        </Text>
      </li>
    );
  return (
    <li>
      <Button size="small" onClick={() => walk.take(offer)}>
        {words}
      </Button>
      <Text look="small" tone="muted">
        {timer ? `${formatDateTime(timer.at, zone)}. ${ringsWhen(chart, timer.id)}` : ''}
        {leadsTo ? outcomeWords(walk, offer) : ''}
      </Text>
    </li>
  );
}

/** "48 hours after the end, by the policy outcomeAuto.": how long the timer is, and where that is changed. */
function ringsWhen({ timers, amounts, transitions }: Chart, id: string): string {
  const label = transitions.find(({ event }) => event === id)?.label ?? '';
  const { when, by } = timers[label.replace('after ', '')] ?? { when: '', by: [] };
  const policies = [...new Set(by.flatMap((each) => amounts[each]?.policy ?? []))];
  return when === '' ? '' : texts.rings(when, policies);
}

/** "leads to life, cancelled and credit, returned", with what that transition says about itself. */
function outcomeWords({ moment }: Walk, { leadsTo }: Offer): string {
  if (!leadsTo) return '';
  const before = new Set(activeIn(moment));
  const entered = activeIn(leadsTo).filter((path) => !before.has(path));
  const inner = entered.filter((path) => !entered.some((other) => other.startsWith(`${path}.`)));
  return inner.length > 0 ? texts.leadsTo(inner.join(' and ')) : texts.staysWhereItIs;
}

function groupsOf(chart: Chart, { offers }: Walk): Group[] {
  const types = [...new Set(offers.filter(({ kind }) => kind === 'person').map(typeOf))];
  const groups: Group[] = types.map((type) => ({
    title: type,
    note: chart.events[type],
    offers: offers
      .filter((offer) => offer.kind === 'person' && typeOf(offer) === type)
      .toSorted((one, other) => Number(one.leadsTo === null) - Number(other.leadsTo === null)),
  }));
  const results = offers.filter(({ kind }) => kind === 'result');
  const times = offers.filter(({ kind }) => kind === 'time');
  if (results.length > 0)
    groups.push({ title: texts.answers, note: texts.whatItHasAsked, offers: results });
  if (times.length > 0)
    groups.push({ title: texts.time, note: texts.whatHappensByItself, offers: times });
  return groups;
}

const typeOf = ({ event }: Offer): string => event.type;

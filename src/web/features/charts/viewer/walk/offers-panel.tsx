import { useEffect, useRef, type ReactNode } from 'react';
import type { Chart } from '#web/charts/drawing/chart.ts';
import type { Viewable } from '#web/charts/machines.ts';
import { peopleOf, whoOffers } from '#web/charts/people.ts';
import type { Offer } from '#web/charts/simulator.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { formatDateTime } from '#domain/time/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { Folded } from '../folded.tsx';
import { Refusals } from './refusals.tsx';
import { lineOf, outcomesOf, outcomeWords, refusalsOf, type Attempt } from './outcomes.ts';
import type { Walk } from './use-walk.ts';
import * as texts from '../texts.ts';

/** Everything that can happen now: by itself, then person by person what they may do and what it leads to, and what they may not and why. */
export function OffersPanel({ viewable, walk }: { viewable: Viewable; walk: Walk }) {
  const { chart, walks } = viewable;
  const { offers, text } = walk;
  const region = useRef<HTMLElement>(null);
  // The button that was pressed is often gone with the step: whoever is on the keyboard goes on among the next ones.
  useEffect(() => {
    if (text !== undefined && document.activeElement === document.body)
      region.current?.focus({ preventScroll: true });
  }, [text]);
  const timers = offers.filter(({ kind }) => kind === 'time');
  const results = offers.filter(({ kind }) => kind === 'result');
  const people = peopleOf(walks.cases).flatMap(({ key, name }) => {
    const own = offers.filter((offer) => offer.kind === 'person' && whoOffers(offer) === key);
    return own.length > 0 ? [{ key, name, own }] : [];
  });
  return (
    <Card title={texts.whatCanHappenNow} region={region}>
      {offers.length === 0 ? <Text tone="muted">{texts.nothingMore}</Text> : null}
      {timers.length > 0 ? (
        <Group title={texts.time} note={texts.whatHappensByItself}>
          <ul className="viewer-offers">
            {timers.map((offer) => (
              <TimerLine key={offer.name} chart={chart} offer={offer} walk={walk} />
            ))}
          </ul>
        </Group>
      ) : null}
      {results.length > 0 ? (
        <Group title={texts.answers} note={texts.whatItHasAsked}>
          <Offered chart={chart} walk={walk} offers={results} />
        </Group>
      ) : null}
      {people.map(({ key, name, own }) => (
        <Group key={key} title={name}>
          <Folded title={texts.steps(own.length)} openWhereWide>
            <Offered chart={chart} walk={walk} offers={own} />
          </Folded>
        </Group>
      ))}
    </Card>
  );
}

function Group({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="viewer-group" aria-label={title}>
      <Stack gap="2">
        <div>
          <Text as="h3" strong>
            {title}
          </Text>
          {note === undefined ? null : (
            <Text look="small" tone="muted">
              {note}
            </Text>
          )}
        </div>
        {children}
      </Stack>
    </section>
  );
}

interface OfferedProps {
  readonly chart: Chart;
  readonly walk: Walk;
  readonly offers: readonly Offer[];
}

function Offered({ chart, walk, offers }: OfferedProps) {
  const refusals = refusalsOf(offers);
  const count = refusals.reduce((sum, each) => sum + each.offers.length, 0);
  return (
    <>
      <ul className="viewer-offers">
        {outcomesOf(walk.moment, offers).map(({ words, attempts }) => (
          <li key={words}>
            <Text look="small" tone="muted">
              {words}
            </Text>
            {attempts.map((attempt) => (
              <AttemptLine key={attempt.first.name} attempt={attempt} chart={chart} walk={walk} />
            ))}
          </li>
        ))}
      </ul>
      {refusals.length > 0 ? (
        <Folded title={texts.refusedCount(count)}>
          <Refusals refusals={refusals} />
        </Folded>
      ) : null}
    </>
  );
}

function AttemptLine({
  attempt: { first, repeats },
  chart,
  walk,
}: {
  attempt: Attempt;
  chart: Chart;
  walk: Walk;
}) {
  const meaning = first.kind === 'person' ? chart.events[first.event.type] : undefined;
  const button = (offer: Offer) => (
    <Button key={offer.name} size="small" onClick={() => walk.take(offer)}>
      {lineOf(offer)}
    </Button>
  );
  return (
    <div className="viewer-way">
      {button(first)}
      {meaning === undefined ? null : <Text look="small">{meaning}</Text>}
      {repeats.length > 0 ? (
        <Folded title={texts.moreToTheSamePlace(repeats.length)}>{repeats.map(button)}</Folded>
      ) : null}
    </div>
  );
}

function TimerLine({ chart, offer, walk }: { chart: Chart; offer: Offer; walk: Walk }) {
  const zone = useZone();
  const timer = walk.moment.timers.find(({ id }) => id === offer.event.type);
  if (!timer) return null;
  return (
    <li>
      <Button size="small" onClick={() => walk.take(offer)}>
        {lineOf(offer)}
      </Button>
      <Text look="small" tone="muted">
        {`${formatDateTime(timer.at, zone)}. ${ringsWhen(chart, timer.id)}`}
        {outcomeWords(walk.moment, offer)}
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

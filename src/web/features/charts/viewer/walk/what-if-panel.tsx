import { useState } from 'react';
import { formatDateTime } from '#domain/time/format.ts';
import type { Viewable } from '#web/charts/machines.ts';
import { peopleOf, whoOffers } from '#web/charts/people.ts';
import { activeIn, innermost } from '#web/charts/simulator.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { Folded } from '../folded.tsx';
import { lineOf, outcomesOf, refusalsOf } from './outcomes.ts';
import { Refusals } from './refusals.tsx';
import type { Walk } from './use-walk.ts';
import { chosenMoment, WhenFields, type When } from './when-fields.tsx';
import * as texts from '../texts.ts';

/** What somebody could do at another time, and what not and why, without anything happening. */
export function WhatIfPanel({ viewable, walk }: { viewable: Viewable; walk: Walk }) {
  const zone = useZone();
  const people = peopleOf(viewable.walks.cases);
  const [who, setWho] = useState(people[0]?.key ?? '');
  const [when, setWhen] = useState<When>({ hours: 0, relation: 'later' });
  if (people.length === 0) return null;
  const until = chosenMoment(walk.moment, when);
  const then = until === null ? null : walk.offersAt(until);
  const theirs = then?.offers.filter(
    (offer) => offer.kind === 'person' && whoOffers(offer) === who,
  );
  const refusals = refusalsOf(theirs ?? []);
  const refused = refusals.reduce((sum, { offers }) => sum + offers.length, 0);
  return (
    <Card title={texts.whatIf} note={texts.nothingHappensByAsking}>
      <Folded title={texts.whoAndWhen} openWhereWide>
        <Stack gap="3">
          <Field label={texts.who}>
            <Select
              value={who}
              options={people.map(({ key, name }) => ({ value: key, label: name }))}
              onChange={setWho}
            />
          </Field>
          <WhenFields form="what-if" moment={walk.moment} when={when} onChange={setWhen} />
          <output className="viewer-what-if">
            {then && theirs ? (
              <Stack gap="2">
                <Text look="small">
                  {texts.thenAt(
                    formatDateTime(then.moment.now, zone),
                    innermost(activeIn(then.moment)),
                  )}
                </Text>
                {theirs.length === 0 ? (
                  <Text look="small" tone="muted">
                    {texts.nothingIsTheirs}
                  </Text>
                ) : null}
                <ul className="viewer-offers">
                  {outcomesOf(then.moment, theirs).map(({ words, attempts }) => (
                    <li key={words}>
                      <Text look="small" strong>
                        {texts.possible(attempts.map(({ first }) => lineOf(first)))}
                      </Text>
                      <Text look="small" tone="muted">
                        {words}
                      </Text>
                    </li>
                  ))}
                </ul>
                {refusals.length > 0 ? (
                  <Folded title={texts.notPossible(refused)} openWhereWide>
                    <Refusals refusals={refusals} />
                  </Folded>
                ) : null}
              </Stack>
            ) : (
              <Text look="small" tone="muted">
                {until === null ? texts.sayHowManyHours : texts.thatHasPassed}
              </Text>
            )}
          </output>
        </Stack>
      </Folded>
    </Card>
  );
}

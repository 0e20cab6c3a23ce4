import { useState } from 'react';
import { formatDateTime } from '#domain/time/format.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { NumberInput } from '#web/ui/forms/number-input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Text } from '#web/ui/text.tsx';
import type { Walk } from './use-walk.ts';
import { isMoment, lengthWords, momentName } from '../words.ts';
import * as texts from './texts.ts';

const hour = 3_600_000;

/** The simulated clock: it is moved forward, and every timer on the way rings. */
export function ClockPanel({ walk }: { walk: Walk }) {
  const zone = useZone();
  const { moment, waitUntil } = walk;
  const anchors = Object.entries(moment.snapshot.context as Record<string, unknown>).flatMap(
    ([key, value]) => (isMoment(value) ? [{ key, at: value }] : []),
  );
  const relations = [
    { value: 'later', label: texts.hoursFromNow, at: moment.now, sign: 1 },
    ...anchors.flatMap(({ key, at }) => [
      { value: texts.before2(key), label: texts.hoursBefore(momentName(key)), at, sign: -1 },
      { value: texts.after(key), label: texts.hoursAfter(momentName(key)), at, sign: 1 },
    ]),
  ];
  const [hours, setHours] = useState<number | null>(6);
  const [relation, setRelation] = useState(
    anchors.some(({ key }) => key === 'startsAt') ? 'before startsAt' : 'later',
  );
  const chosen = relations.find(({ value }) => value === relation) ?? relations[0];
  const move = () => {
    if (chosen && hours !== null) waitUntil(chosen.at + chosen.sign * hours * hour);
  };
  const until = anchors.filter(({ at }) => at > moment.now);
  return (
    <Card title={texts.clock}>
      <Text>
        <time dateTime={new Date(moment.now).toISOString()}>
          {formatDateTime(moment.now, zone)}
        </time>
      </Text>
      {until.map(({ key, at }) => (
        <Text look="small" tone="muted" key={key}>
          {texts.before(lengthWords(at - moment.now), momentName(key))}
        </Text>
      ))}
      <Form onSubmit={move} aria-label={texts.moveTheClock}>
        <Field label={texts.hours}>
          <NumberInput value={hours} min={0} step={0.25} onChange={setHours} />
        </Field>
        <Field label={texts.counted}>
          <Select
            value={chosen?.value ?? 'later'}
            options={relations.map(({ value, label }) => ({ value, label }))}
            onChange={(value) => setRelation(value)}
          />
        </Field>
        <Button type="submit" size="small">
          {texts.moveTheClock}
        </Button>
      </Form>
    </Card>
  );
}

import { useState } from 'react';
import { formatDateTime } from '#domain/time/format.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Text } from '#web/ui/text.tsx';
import type { Walk } from './use-walk.ts';
import { anchorsOf, chosenMoment, usualWhen, WhenFields } from './when-fields.tsx';
import { lengthWords, momentName } from '../../words.ts';
import * as texts from '../texts.ts';

/** The simulated clock: it is moved forward, and every timer on the way rings. */
export function ClockPanel({ walk }: { walk: Walk }) {
  const zone = useZone();
  const { moment, waitUntil } = walk;
  const [when, setWhen] = useState(() => usualWhen(moment));
  const move = () => {
    const until = chosenMoment(moment, when);
    if (until !== null) waitUntil(until);
  };
  const ahead = anchorsOf(moment).filter(({ at }) => at > moment.now);
  return (
    <Card title={texts.clock}>
      <Text>
        <time dateTime={new Date(moment.now).toISOString()}>
          {formatDateTime(moment.now, zone)}
        </time>
      </Text>
      {ahead.map(({ key, at }) => (
        <Text look="small" tone="muted" key={key}>
          {texts.before(lengthWords(at - moment.now), momentName(key))}
        </Text>
      ))}
      <Form onSubmit={move} aria-label={texts.moveTheClock}>
        <WhenFields form="clock" moment={moment} when={when} onChange={setWhen} />
        <Button type="submit" size="small">
          {texts.moveTheClock}
        </Button>
      </Form>
    </Card>
  );
}

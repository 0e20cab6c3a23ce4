import { useSelector } from '@xstate/react';
import { useServices } from '#web/screens/use-services.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Timeline } from '#web/ui/lists/timeline.tsx';
import { When } from '#web/ui/dates/when.tsx';
import * as texts from './texts.ts';

const tones = { error: 'danger', info: 'info', success: 'success' } as const;

/** The alerts of this visit: five seconds are short, here they can be read again. */
export function ThisVisit() {
  const { alerts } = useServices();
  const zone = useZone();
  const visit = useSelector(alerts, ({ context }) => context.visit);
  if (visit.length === 0) return null;
  return (
    <Card title={texts.thisVisit} note={texts.messagesThatWereShown}>
      <Timeline
        label={texts.messagesOfThisVisit}
        entries={visit.map(({ kind, message, times, at }) => ({
          key: `${at} ${message}`,
          title: times > 1 ? texts.times(message, times) : message,
          meta: <When at={at} zone={zone} />,
          tone: tones[kind],
        }))}
      />
    </Card>
  );
}

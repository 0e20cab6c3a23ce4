import { useZone } from '#web/screens/use-zone.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Text } from '#web/ui/text.tsx';
import type { Chart } from '#web/charts/drawing/chart.ts';
import { Folded } from '../folded.tsx';
import type { Walk } from './use-walk.ts';
import { valueWords } from '../../words.ts';
import * as texts from '../texts.ts';

/** What the last step ordered, and what the machine knows after it. */
export function MomentPanel({
  chart: { effects },
  walk: { moment, trail, at },
}: {
  chart: Pick<Chart, 'effects'>;
  walk: Walk;
}) {
  const zone = useZone();
  const before = (trail[at - 1]?.snapshot.context ?? {}) as Record<string, unknown>;
  const context = Object.entries((moment.snapshot.context ?? {}) as Record<string, unknown>);
  return (
    <Card title={texts.thisStep}>
      <div>
        <Text as="h3" strong>
          {texts.effects}
        </Text>
        {moment.effects.length === 0 ? (
          <Text look="small" tone="muted">
            {texts.none}
          </Text>
        ) : (
          <ul className="viewer-effects">
            {moment.effects.map(({ type, params }, index) => (
              <li key={index}>
                <code>{type}</code> {params === undefined ? '' : valueWords(params, zone)}{' '}
                {effects[type] ?? ''}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div>
        <Text as="h3" strong>
          {texts.context}
        </Text>
        {context.length === 0 ? (
          <Text look="small" tone="muted">
            {texts.empty}
          </Text>
        ) : (
          <Folded title={texts.values(context.length)} openWhereWide>
            <Facts
              facts={context.map(([key, value]) => ({
                term: at > 0 && before[key] !== value ? texts.changed(key) : key,
                detail: valueWords(value, zone),
              }))}
            />
          </Folded>
        )}
      </div>
    </Card>
  );
}

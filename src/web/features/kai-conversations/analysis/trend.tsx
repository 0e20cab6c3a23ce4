import { formatCalendarDate } from '#domain/time/format.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { LineChart } from '#web/ui/charts/line-chart.tsx';
import type { KaiConversation } from '../kai-records.ts';
import * as texts from '../texts.ts';

/** How somebody's scores go, once there are several. */
export function Trend({ conversation: { trend } }: { conversation: KaiConversation }) {
  const zone = useZone();
  if (trend.length < 2) return null;
  return (
    <LineChart
      title={texts.trend}
      description={texts.trendDescription(trend.length)}
      categoryLabel={texts.conversation}
      categories={trend.map(({ heldOn }) => formatCalendarDate(heldOn, zone))}
      series={[{ key: 'score', label: texts.score, values: trend.map(({ score }) => score) }]}
    />
  );
}

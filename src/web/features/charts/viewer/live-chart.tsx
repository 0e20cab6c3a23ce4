import { useEffect, useInsertionEffect, useState } from 'react';
import { withAncestors } from '#web/charts/drawing/chart.ts';
import { eventLabel } from '#web/charts/drawing/chart-words.ts';
import { watchLive, type LiveTab } from '#web/charts/live.ts';
import type { Viewable } from '#web/charts/machines.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Text } from '#web/ui/text.tsx';
import { StatesNow } from './state-links.tsx';
import { useView } from './use-view.ts';
import { wearViewerStyle } from './viewer-style.ts';
import { DepthChart } from './depth-chart.tsx';
import * as texts from './texts.ts';

/** A conductor as it runs now, in this tab or in another one of this browser. Only names of states and types of events are told. */
export function LiveChart({ viewable }: { viewable: Viewable }) {
  const { chart } = viewable;
  useInsertionEffect(wearViewerStyle, []);
  const [{ depth }] = useView();
  const [tabs, setTabs] = useState<readonly LiveTab[]>([]);
  const [chosen, setChosen] = useState('');
  useEffect(() => watchLive(chart.name, setTabs), [chart.name]);
  const tab = tabs.find(({ id }) => id === chosen) ?? tabs[0];
  const inner = tab?.states[0] ?? '';
  const active = (tab?.states ?? []).flatMap(withAncestors);
  return (
    <div className={depth === undefined ? 'viewer-story' : 'viewer'}>
      <div>
        <DepthChart
          viewable={viewable}
          about={inner}
          active={active}
          visited={(tab?.trail ?? []).flatMap(({ states }) => states.flatMap(withAncestors))}
        />
      </div>
      <div className="viewer-side">
        <Card title={texts.live} note={texts.inThisTab}>
          {tab === undefined ? (
            <Text tone="muted">{texts.noOpenTabRuns}</Text>
          ) : (
            <StatesNow chart={chart} active={active} />
          )}
          {tabs.length > 1 ? (
            <Field label={texts.tab}>
              <Select
                value={tab?.id ?? ''}
                options={tabs.map(({ id, page }) => ({ value: id, label: page }))}
                onChange={setChosen}
              />
            </Field>
          ) : null}
        </Card>
        <Card title={texts.whatHappened}>
          {tab && tab.trail.length > 0 ? (
            <ol className="viewer-trail" aria-label={texts.whatHappenedLatestLast}>
              {tab.trail.map(({ event, states }, index) => (
                <li key={index}>
                  <Text look="small">
                    {event === null ? '' : `${eventLabel(chart, event)}: `}
                    {states.join(' and ')}
                  </Text>
                </li>
              ))}
            </ol>
          ) : (
            <Text tone="muted">{texts.nothingYetSinceYouStarted}</Text>
          )}
        </Card>
      </div>
    </div>
  );
}

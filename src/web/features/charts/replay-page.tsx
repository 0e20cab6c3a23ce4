import { useLocation } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import charts from '#charts/catalogue.json';
import type { Viewable } from '#web/charts/machines.ts';
import { messages } from '#web/api/messages.ts';
import { Unpackable } from '#web/charts/drawing/packing.ts';
import type { Replay } from '#web/charts/read-replay.ts';
import { usePageTitle } from '#web/screens/use-page-title.ts';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { AlertTriangle } from '#web/ui/icons.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { Tab, Tabs } from '#web/ui/layout/tabs.tsx';
import { Text } from '#web/ui/text.tsx';
import { OutsideLink } from '#web/ui/text-link.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import * as texts from './texts.ts';

const ReplayedChart = lazyPart(
  async () => (await import('./viewer/replayed-chart.tsx')).ReplayedChart,
);

type Read = { readonly replay: Replay } | { readonly refusal: string };

/** What somebody did, from a link they copied: the steps again, on today's chart. Everything is in the fragment of the address, which is never sent. */
export function ReplayPage({ viewable }: { viewable: Viewable }) {
  const { chart } = viewable;
  const { hash } = useLocation();
  const [read, setRead] = useState<Read | null>(null);
  usePageTitle(texts.replay(chart.title));
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Read): void => {
      if (isCurrent) setRead(next);
    };
    void import('#web/charts/read-replay.ts').then(
      ({ readReplay }) =>
        readReplay(hash).then(
          (replay) => show({ replay }),
          (error: unknown) =>
            show({
              refusal: error instanceof Unpackable ? error.message : texts.thisLinkCantBeRead,
            }),
        ),
      () => show({ refusal: messages.unreachable }),
    );
    return () => {
      isCurrent = false;
    };
  }, [hash]);

  if (read === null) return <WaitingLines />;
  if ('refusal' in read)
    return (
      <EmptyState
        level="h1"
        title={texts.thisReplayCantBeShown}
        icon={<AlertTriangle />}
        action={<LinkButton to="/charts">{texts.allCharts}</LinkButton>}
      >
        {read.refusal}
      </EmptyState>
    );
  const { recording, shape } = read.replay;
  const mine = recording.charts.find(({ name }) => name === chart.name);
  return (
    <Stack gap="6">
      <PageHeading
        title={texts.replay2(chart.title)}
        lead={texts.theStepsSomeoneTookAs}
        actions={
          <LinkButton to="/charts" variant="quiet">
            {texts.allCharts}
          </LinkButton>
        }
      />
      <Text>
        {texts.copiedOn}
        <OutsideLink href={recording.page}>{recording.page}</OutsideLink>
        {texts.openingItShowsWhat}
      </Text>
      <Tabs label={texts.chartsOfThisReplay}>
        {recording.charts.map(({ name }) => (
          <Tab
            key={name}
            current={name === chart.name}
            to="/charts/$machine/replay"
            params={{ machine: name }}
            hash={hash}
          >
            {charts.find((each) => each.name === name)?.title ?? name}
          </Tab>
        ))}
      </Tabs>
      {mine ? (
        <Suspense fallback={<WaitingLines lines={4} shape="block" />}>
          <ReplayedChart
            key={chart.name}
            viewable={viewable}
            recording={mine}
            madeOn={recording.charts.length === 1 || isMain(recording.charts, mine) ? shape : null}
          />
        </Suspense>
      ) : (
        <Text tone="muted">{texts.thisReplayHoldsNoSteps}</Text>
      )}
    </Stack>
  );
}

/** The shape in the link is that of the chart it was made for: the one that is not always there, or the session. */
const isMain = (all: Replay['recording']['charts'], one: Replay['recording']['charts'][number]) =>
  (all.find(({ name }) => !['auth', 'alerts', 'prompt-queue'].includes(name))?.name ?? 'auth') ===
  one.name;

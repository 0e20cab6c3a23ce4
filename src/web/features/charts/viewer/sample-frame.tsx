import type { SampleReader } from '#web/charts/sample/sample-page.ts';
import { sampleReaders } from '#web/charts/sample/sample-page.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Tab, Tabs } from '#web/ui/layout/tabs.tsx';
import { Text } from '#web/ui/text.tsx';
import { FramedPage } from './framed-page.tsx';
import * as texts from './texts.ts';

interface SampleFrameProps {
  readonly machine: string;
  readonly path: string;
  /** The steps that led there, when they were not the shortest way. */
  readonly walk: string | undefined;
  readonly as: SampleReader | undefined;
  readonly page: string | undefined;
  /** Who sees the state on which page. */
  readonly shown: readonly {
    readonly reader: SampleReader;
    readonly key: string;
    readonly title: string;
  }[];
}

const readerNames: Readonly<Record<SampleReader, string>> = {
  member: texts.asAMember,
  coach: texts.asACoach,
  staff: texts.asStaff,
};

/** The pages that show a state, and one of them as it is, with sample data. */
export function SampleFrame({ machine, path, walk, as, page, shown }: SampleFrameProps) {
  const params = { machine, _splat: path };
  const readers = sampleReaders.filter((each) => shown.some(({ reader }) => reader === each));
  const pages = shown.filter(({ reader }) => reader === (as ?? readers[0]));
  const chosen = as && (pages.find(({ key }) => key === page) ?? pages[0]);
  const address = chosen
    ? `/charts/screen/${machine}/${path}?as=${chosen.reader}&page=${chosen.key}${
        walk === undefined ? '' : `&walk=${encodeURIComponent(walk)}`
      }`
    : null;
  return (
    <Card title={texts.onTheScreen} note={texts.theRealPageWithSample}>
      {readers.length === 0 ? (
        <Text tone="muted">{texts.noPageShowsThisState}</Text>
      ) : (
        <Stack gap="4">
          <Tabs label={texts.throughWhoseEyes}>
            {readers.map((reader) => (
              <Tab
                key={reader}
                current={reader === as}
                to="/charts/$machine/$"
                params={params}
                search={{ as: reader, walk }}
                resetScroll={false}
              >
                {readerNames[reader]}
              </Tab>
            ))}
          </Tabs>
          {as !== undefined && pages.length > 1 ? (
            <Tabs label={texts.pagesThatShowIt2}>
              {pages.map(({ key, title }) => (
                <Tab
                  key={key}
                  current={key === chosen?.key}
                  to="/charts/$machine/$"
                  params={params}
                  search={{ as, page: key, walk }}
                  resetScroll={false}
                >
                  {title}
                </Tab>
              ))}
            </Tabs>
          ) : null}
          {as === undefined ? (
            <Text look="small">
              {texts.pagesThatShowIt([...new Set(shown.map(({ title }) => title))].join(', '))}
            </Text>
          ) : address && chosen ? (
            <>
              <FramedPage
                title={`${chosen.title}, ${readerNames[chosen.reader].toLowerCase()}`}
                address={address}
              />
            </>
          ) : (
            <Text tone="muted">{texts.noPageShowsThisState2(readerNames[as].toLowerCase())}</Text>
          )}
        </Stack>
      )}
    </Card>
  );
}

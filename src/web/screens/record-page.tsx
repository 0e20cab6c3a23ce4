import type { ReactNode } from 'react';
import { Stack } from '../ui/layout.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Loaded } from './loaded.tsx';
import { RecordActions, RefusedEvents, type AvailableEvent, type Way } from './record-actions.tsx';
import type { Answer } from './use-api-query.ts';
import { usePageTitle } from './use-page-title.ts';

interface Named {
  readonly id: string;
  readonly availableEvents: readonly AvailableEvent[];
}

interface RecordPageProps<Data extends Named> {
  query: Answer<Data>;
  title: (record: Data) => string;
  lead?: (record: Data) => ReactNode;
  /** The record's status, where it says something. */
  status?: (record: Data) => ReactNode;
  /** How its events are sent. */
  ways: (record: Data) => Readonly<Record<string, Way>>;
  /** Sections, the history at the end. */
  children: (record: Data) => ReactNode;
}

/** A record in the order of the design: who and what, what can be done, then everything else. */
export function RecordPage<Data extends Named>(props: RecordPageProps<Data>) {
  const { query, title, lead, status, ways, children } = props;
  usePageTitle(query.data && title(query.data));
  return (
    <Loaded query={query} whole>
      {(record) => {
        const events = { events: record.availableEvents, ways: ways(record) };
        return (
          <Stack key={record.id} gap="8">
            <Stack gap="4">
              <PageHeading
                title={title(record)}
                lead={lead?.(record)}
                status={status?.(record)}
                actions={<RecordActions {...events} />}
              />
              <RefusedEvents {...events} />
            </Stack>
            {children(record)}
          </Stack>
        );
      }}
    </Loaded>
  );
}

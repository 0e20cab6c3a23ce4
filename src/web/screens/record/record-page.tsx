import type { ReactNode } from 'react';
import { Stack } from '../../ui/layout/layout.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { isTakenAway, Loaded } from '../loaded.tsx';
import {
  RecordActions,
  RefusedEvents,
  type AvailableEvent,
  type EventActions,
} from './record-actions.tsx';
import type { Answer } from '../use-api-query.ts';
import { useHere } from './only-here.ts';
import { useRecordName } from '../use-page-title.ts';

export interface PageRecord {
  readonly id: string;
  readonly availableEvents: readonly AvailableEvent[];
}

interface RecordViewProps {
  title: string;
  lead?: ReactNode;
  /** The record's status, where it says something. */
  status?: ReactNode;
  events: readonly AvailableEvent[];
  /** How its events are sent. */
  eventActions: EventActions;
  /** What somebody is here for, in place of an event's primary button. */
  first?: ReactNode;
  /** What else can be done that is no event. */
  actions?: ReactNode;
  /** Below the heading: what was just done, what was refused, a form that a button has opened. */
  notices?: ReactNode;
  /** Sections, the history at the end. */
  children: ReactNode;
}

type Of<Data, Part> = (record: Data) => Part;

interface RecordPageProps<Data extends PageRecord> {
  query: Answer<Data>;
  title: Of<Data, string>;
  lead?: Of<Data, ReactNode>;
  status?: Of<Data, ReactNode>;
  eventActions: Of<Data, EventActions>;
  first?: Of<Data, ReactNode>;
  notices?: Of<Data, ReactNode>;
  children: Of<Data, ReactNode>;
}

/** A record in the order of the design: who and what, what can be done, then everything else. */
export function RecordPage<Data extends PageRecord>(props: RecordPageProps<Data>) {
  const { title, lead, status, eventActions, first, notices, children } = props;
  const query = useHere(props.query);
  useRecordName(isTakenAway(query) ? undefined : query.data && title(query.data));
  return (
    <Loaded query={query} whole isRead>
      {(record) => (
        <RecordView
          key={record.id}
          title={title(record)}
          lead={lead?.(record)}
          status={status?.(record)}
          events={record.availableEvents}
          eventActions={eventActions(record)}
          first={first?.(record)}
          notices={notices?.(record)}
        >
          {children(record)}
        </RecordView>
      )}
    </Loaded>
  );
}

/** The same for a record that is there already. */
export function RecordView(props: RecordViewProps) {
  const { title, lead, status, events, eventActions, first, actions, notices, children } = props;
  return (
    <Stack gap="8">
      <Stack gap="4">
        <PageHeading
          title={title}
          lead={lead}
          status={status}
          actions={
            <RecordActions events={events} eventActions={eventActions} first={first}>
              {actions}
            </RecordActions>
          }
        />
        <RefusedEvents events={events} eventActions={eventActions} />
        {notices}
      </Stack>
      {children}
    </Stack>
  );
}

import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Loaded } from './loaded.tsx';
import type { AvailableEvent } from './record-actions.tsx';
import type { Answer } from './use-api-query.ts';

export interface OfferedProps<Data> {
  query: Answer<Data>;
  /** The event that this page is for. */
  event: string;
  /** When the chart does not offer it: "This category can't be deleted". */
  gone: string;
  /** The record's own page. */
  back: (record: Data) => LinkProps;
  children: (record: Data) => ReactNode;
}

/** A page that sends one event of a record: only while the chart offers it to this reader. */
export function Offered<
  Data extends { readonly id: string; readonly availableEvents: readonly AvailableEvent[] },
>({ query, event, gone, back, children }: OfferedProps<Data>) {
  return (
    <Loaded query={query} whole>
      {(record) => {
        const offered = record.availableEvents.find(({ type }) => type === event);
        if (offered?.enabled) return children(record);
        return (
          <EmptyState
            level="h1"
            title={gone}
            action={<LinkButton {...back(record)}>Go back</LinkButton>}
          >
            {offered?.reasons[0] ?? 'It has changed since, or it is not yours to do.'}
          </EmptyState>
        );
      }}
    </Loaded>
  );
}

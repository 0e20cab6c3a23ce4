import type { LinkProps } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Loaded } from '../loaded.tsx';
import type { AvailableEvent } from '../record/record-actions.tsx';
import type { Answer } from '../use-api-query.ts';
import { OfferContext, type Closed } from './use-offer.ts';
import * as texts from './texts.ts';

/** What every page says that is for one event of a record. */
export interface OfferWords<Data> {
  /** When the chart does not offer it: "This category can't be deleted". */
  gone: string | ((record: Data) => string);
  /** The record's own page. */
  back: (record: Data) => LinkProps;
  /** "Show booking"; "Go back" when left out. */
  backVerb?: string;
  /** Why, where the server gives no reason. */
  why?: (record: Data) => ReactNode;
}

export interface OfferedProps<Data> extends OfferWords<Data> {
  query: Answer<Data>;
  /** The event that this page is for, or those of which one is enough. */
  event: string | readonly string[];
  children: (record: Data) => ReactNode;
}

export interface EventRecord {
  readonly id: string;
  readonly version: number;
  readonly availableEvents: readonly AvailableEvent[];
}

/** A page that sends an event of a record: only while the chart offers it to this reader, or while something that was typed there has not been sent. */
export function Offered<Data extends EventRecord>({ query, ...props }: OfferedProps<Data>) {
  return (
    <Loaded query={query} whole>
      {(record) => <WhileOffered key={record.id} record={record} {...props} />}
    </Loaded>
  );
}

function WhileOffered<Data extends EventRecord>({
  record,
  children,
  ...props
}: Omit<OfferedProps<Data>, 'query'> & { record: Data }) {
  const [isBegun, setBegun] = useState(false);
  const closed = closedFor(record, props);
  if (closed === null || isBegun)
    return <OfferContext value={{ closed, keep: setBegun }}>{children(record)}</OfferContext>;
  return (
    <EmptyState
      level="h1"
      title={closed.title}
      action={<LinkButton {...closed.back}>{closed.backVerb}</LinkButton>}
    >
      {closed.why}
    </EmptyState>
  );
}

function closedFor<Data extends EventRecord>(
  record: Data,
  { event, gone, back, backVerb, why }: Omit<OfferedProps<Data>, 'query' | 'children'>,
): Closed | null {
  const types = [event].flat();
  const events = record.availableEvents.filter(({ type }) => types.includes(type));
  if (events.some(({ enabled }) => enabled)) return null;
  return {
    title: typeof gone === 'string' ? gone : gone(record),
    why: events[0]?.reasons[0] ?? why?.(record) ?? whyWithout(types, record),
    back: back(record),
    backVerb: backVerb ?? texts.goBack,
  };
}

/** Where neither the server nor the page gives a reason: what can be edited or deleted is not deleted. */
const whyWithout = (types: readonly string[], { availableEvents }: EventRecord): string =>
  types.includes('RESTORE') && availableEvents.some(({ type }) => ofThoseThere.has(type))
    ? texts.notDeleted
    : texts.youDo;

const ofThoseThere: ReadonlySet<string> = new Set(['EDIT', 'DELETE']);

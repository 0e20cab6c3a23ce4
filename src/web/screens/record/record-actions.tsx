import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { DataOf } from '../../api/call.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { cameFor } from '../focus-heading.ts';
import * as texts from './texts.ts';

export type AvailableEvent = DataOf<'GET /bookings/{booking}'>['availableEvents'][number];

/** How somebody does what the chart offers: on a page of its own, or at a press. Dangerous ones stand last and quiet. */
export type EventAction = {
  readonly danger?: boolean;
  /** Never the page's primary button, also where nothing else can be done. */
  readonly quiet?: boolean;
  /** Somebody came for it: it has the focus. */
  readonly isCameFor?: boolean;
  /** In place of the event's own, where one page is for several events; these share one way, and get one button. */
  readonly label?: string;
} & (
  | { readonly link: LinkProps; readonly send?: undefined }
  | { readonly link?: undefined; readonly send: () => void; readonly busy: boolean }
);

/** The events that have a button on a page, by type, the likeliest first. */
export type EventActions = Readonly<Record<string, EventAction>>;

interface RecordActionsProps {
  /** What the server lists for this reader. */
  events: readonly AvailableEvent[];
  eventActions: EventActions;
  /** What somebody is here for, more than for any event: the primary button, in place of an event's. */
  first?: ReactNode;
  /** What else can be done that is no event, such as fetching a file. It stands before what is dangerous. */
  children?: ReactNode;
}

/** The buttons of a record: nothing but what the server says is possible now, the first of them the page's primary one. */
export function RecordActions({ events, eventActions, first, children }: RecordActionsProps) {
  const offered = events.flatMap(({ type, label, enabled }) => {
    const action = eventActions[type];
    return enabled && action ? [{ label: action.label ?? label, action }] : [];
  });
  const buttons = offered.filter(
    ({ action }, index) => offered.findIndex((each) => each.action === action) === index,
  );
  const [safe, dangerous] = [false, true].map((danger) =>
    buttons.filter(({ action }) => (action.danger ?? false) === danger),
  );
  return (
    <>
      {first}
      {safe?.map(({ label, action }, index) => (
        <EventActionButton
          key={label}
          label={label}
          action={action}
          primary={index === 0 && !first}
        />
      ))}
      {children}
      {dangerous?.map(({ label, action }) => (
        <EventActionButton key={label} label={label} action={action} />
      ))}
    </>
  );
}

function EventActionButton({
  label,
  action,
  primary,
}: {
  label: string;
  action: EventAction;
  primary?: boolean;
}) {
  const variant = action.danger ? 'dangerQuiet' : primary && !action.quiet ? 'primary' : undefined;
  const focus = action.isCameFor ? cameFor : {};
  return action.link ? (
    <LinkButton {...action.link} {...focus} variant={variant}>
      {label}
    </LinkButton>
  ) : (
    <Button {...focus} variant={variant} busy={action.busy} onClick={action.send}>
      {label}
    </Button>
  );
}

/** What this reader could do but not now, each reason once. */
export function RefusedEvents({ events, eventActions }: Partial<RecordActionsProps>) {
  const refused = (events ?? []).filter(
    ({ type, enabled }) => !enabled && (eventActions === undefined || type in eventActions),
  );
  const labels = new Map<string, string[]>();
  for (const { label, reasons } of refused) {
    const reason = reasons[0] ?? texts.notPossibleNow;
    labels.set(reason, [...(labels.get(reason) ?? []), label]);
  }
  if (labels.size === 0) return null;
  return (
    <Notice>
      <ul>
        {[...labels].map(([reason, names]) => (
          <li key={reason}>
            <strong>{names.join(', ')}</strong>: {reason}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

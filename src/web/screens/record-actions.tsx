import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { DataOf } from '../api/call.ts';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Notice } from '../ui/notice.tsx';

export type AvailableEvent = DataOf<'GET /bookings/{booking}'>['availableEvents'][number];

/** How somebody does what the chart offers: on a page of its own, or at a press. Dangerous ones stand last and quiet. */
export type Way = {
  readonly danger?: boolean;
  /** Never the page's primary button, also where nothing else can be done. */
  readonly quiet?: boolean;
  /** In place of the event's own, where one page is for several events; these share one way, and get one button. */
  readonly label?: string;
} & (
  | { readonly link: LinkProps; readonly send?: undefined }
  | { readonly link?: undefined; readonly send: () => void; readonly busy: boolean }
);

/** The events that have a button on a page, by type, the likeliest first. */
export type Ways = Readonly<Record<string, Way>>;

interface RecordActionsProps {
  /** What the server lists for this reader. */
  events: readonly AvailableEvent[];
  ways: Ways;
  /** What somebody is here for, more than for any event: the primary button, in place of an event's. */
  first?: ReactNode;
  /** What else can be done that is no event, such as fetching a file. It stands before what is dangerous. */
  children?: ReactNode;
}

/** The buttons of a record: nothing but what the server says is possible now, the first of them the page's primary one. */
export function RecordActions({ events, ways, first, children }: RecordActionsProps) {
  const offered = events.flatMap(({ type, label, enabled }) => {
    const way = ways[type];
    return enabled && way ? [{ label: way.label ?? label, way }] : [];
  });
  const buttons = offered.filter(
    ({ way }, index) => offered.findIndex((each) => each.way === way) === index,
  );
  const [safe, dangerous] = [false, true].map((danger) =>
    buttons.filter(({ way }) => (way.danger ?? false) === danger),
  );
  return (
    <>
      {first}
      {safe?.map(({ label, way }, index) => (
        <WayButton key={label} label={label} way={way} primary={index === 0 && !first} />
      ))}
      {children}
      {dangerous?.map(({ label, way }) => (
        <WayButton key={label} label={label} way={way} />
      ))}
    </>
  );
}

function WayButton({ label, way, primary }: { label: string; way: Way; primary?: boolean }) {
  const variant = way.danger ? 'dangerQuiet' : primary && !way.quiet ? 'primary' : undefined;
  return way.link ? (
    <LinkButton {...way.link} variant={variant}>
      {label}
    </LinkButton>
  ) : (
    <Button variant={variant} busy={way.busy} onClick={way.send}>
      {label}
    </Button>
  );
}

/** What this reader could do but not now, each reason once. */
export function RefusedEvents({ events, ways }: Partial<RecordActionsProps>) {
  const refused = (events ?? []).filter(
    ({ type, enabled }) => !enabled && (ways === undefined || type in ways),
  );
  const labels = new Map<string, string[]>();
  for (const { label, reasons } of refused) {
    const reason = reasons[0] ?? 'Not possible now.';
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

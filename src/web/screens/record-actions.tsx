import type { LinkProps } from '@tanstack/react-router';
import type { DataOf } from '../api/call.ts';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Notice } from '../ui/notice.tsx';

export type AvailableEvent = DataOf<'GET /bookings/{booking}'>['availableEvents'][number];

/** How somebody does what the chart offers: on a page of its own, or at a press. Dangerous ones stand last and quiet. */
export type Way = { readonly danger?: boolean } & (
  | { readonly link: LinkProps; readonly send?: undefined }
  | { readonly link?: undefined; readonly send: () => void; readonly busy: boolean }
);

interface RecordActionsProps {
  /** What the server lists for this reader, the likeliest first. */
  events: readonly AvailableEvent[];
  /** The events that have a button on this page, by type. */
  ways: Readonly<Record<string, Way>>;
}

/** The buttons of a record: nothing but what the server says is possible now, the first of them the page's primary one. */
export function RecordActions({ events, ways }: RecordActionsProps) {
  const offered = events.flatMap((event) => {
    const way = ways[event.type];
    return event.enabled && way ? [{ ...event, way }] : [];
  });
  const ordered = [
    ...offered.filter(({ way }) => !way.danger),
    ...offered.filter(({ way }) => way.danger),
  ];
  return ordered.map(({ type, label, way }, index) => {
    const variant = way.danger ? 'dangerQuiet' : index === 0 ? 'primary' : undefined;
    return way.link ? (
      <LinkButton key={type} {...way.link} variant={variant}>
        {label}
      </LinkButton>
    ) : (
      <Button key={type} variant={variant} busy={way.busy} onClick={way.send}>
        {label}
      </Button>
    );
  });
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

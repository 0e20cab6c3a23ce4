import { Suspense } from 'react';
import { VisibleTo } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Row } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Text } from '#web/ui/text.tsx';
import type { Booking } from '../words.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import * as texts from './texts.ts';

/** Plain until it is there: few bookings have a note. */
const RichText = lazyPart(async () => (await import('#web/ui/written/rich-text.tsx')).RichText);

const notes = {
  note: { title: texts.note, event: 'EDIT_NOTE', to: '/app/bookings/$booking/note/edit' },
  teamNote: {
    title: texts.teamNote,
    event: 'EDIT_TEAM_NOTE',
    to: '/app/bookings/$booking/team-note/edit',
  },
} as const;

/** What is shared in writing, and who reads it; the way to write in it for those who may. */
export function SharedNote({ booking, kind }: { booking: Booking; kind: keyof typeof notes }) {
  const { title, event, to } = notes[kind];
  const { [kind]: note, availableEvents, id } = booking;
  const offer = availableEvents.find(({ type }) => type === event);
  if (note === null || (note.text === null && offer === undefined)) return null;
  return (
    <Card title={title} actions={<VisibleTo people={note.visibleTo} />}>
      {note.text === null ? (
        <Text tone="muted">{texts.nobodyHasWrittenAnythingYet}</Text>
      ) : (
        <Suspense fallback={<Text>{note.text}</Text>}>
          <RichText source={note.text} under="h2" />
        </Suspense>
      )}
      {offer?.enabled ? (
        <Row>
          <LinkButton to={to} params={{ booking: id }} size="small">
            {offer.label}
          </LinkButton>
        </Row>
      ) : (
        offer?.reasons.map((reason) => (
          <Text key={reason} look="small" tone="muted">
            {reason}
          </Text>
        ))
      )}
    </Card>
  );
}

import { isDrafted } from '#machines/coach-note/labels.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { pageOf, statusWords, toneOf, writePageOf } from './words.ts';
import * as texts from './texts.ts';

/** On the page of a session: what its coach has noted, and may note. Nothing while nothing can be written. */
export function BookingNotes({ booking }: { booking: string }) {
  const { data } = useApiQuery('GET /coach-notes/places/{booking}', { params: { booking } });
  if (!data || data.refusal !== null || data.places.length === 0) return null;
  return (
    <Card title={texts.yourPrivateNotes}>
      <ItemList label={texts.yourPrivateNotes}>
        {data.places.map((place) => {
          const { note, subject, scope, mayWrite } = place;
          const placed = { ...place, booking: data.booking };
          return (
            <Item
              key={`${scope}${subject.id}`}
              title={subject.name}
              detail={
                note === null ? (
                  texts.nothingNoted
                ) : (
                  <Badge tone={toneOf(note.status)}>{statusWords[note.status]}</Badge>
                )
              }
              end={
                note === null || mayWrite ? (
                  <LinkButton size="small" {...writePageOf(placed)}>
                    {note !== null && isDrafted(note.status)
                      ? texts.continueWriting
                      : texts.writeNote}
                  </LinkButton>
                ) : (
                  <LinkButton size="small" {...pageOf({ ...placed, id: note.id })}>
                    {texts.showNote}
                  </LinkButton>
                )
              }
            />
          );
        })}
      </ItemList>
    </Card>
  );
}

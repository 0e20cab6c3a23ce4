import { noteReadersInWords } from '#machines/coach-note/readers.ts';
import { RecordHistory } from '#web/screens/record/record-history.tsx';
import { RecordPage } from '#web/screens/record/record-page.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge, VisibleTo } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Printer } from '#web/ui/icons.ts';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { NoteWords } from './note-words.tsx';
import { SayWhy } from './say-why.tsx';
import { titles } from './titles.ts';
import { bookingPageOf, editPageOf, statusWords, toneOf, writePageOf, type Note } from './words.ts';
import * as texts from './texts.ts';

/** A note for those who may read it; staff say why first. */
export function NotePage({ coachNote }: { coachNote: string }) {
  const zone = useZone();
  const params = { coachNote };
  const query = useApiQuery('GET /coach-notes/{coachNote}', { params });
  const history = useApiQuery('GET /coach-notes/{coachNote}/history', { params });
  return (
    <RecordPage
      query={query}
      title={({ scope, subject }) => `${titles[scope].note}: ${subject.name}`}
      lead={({ coach, booking, startsAt }) => (
        <>
          {coach.fullName} · <TextLink {...bookingPageOf(booking.id)}>{booking.title}</TextLink> ·{' '}
          <When at={startsAt} zone={zone} />
        </>
      )}
      status={({ status }) => <Badge tone={toneOf(status)}>{statusWords[status]}</Badge>}
      eventActions={eventActionsOf}
    >
      {(note) => (
        <Stack gap="6">
          <Row>
            <VisibleTo people={noteReadersInWords(note.status, note.subject.name)} />
          </Row>
          {note.text === null ? <SayWhy note={note} /> : <Written note={note} />}
          <Readings note={note} />
          <RecordHistory
            query={history}
            label={texts.whatHappenedToThisNote}
            chart={() => import('#charts/coach-note.json')}
            states={[note.status]}
          />
        </Stack>
      )}
    </RecordPage>
  );
}

/** One way to change what is there: while it is not locked it is edited, afterwards added to. */
function eventActionsOf(note: Note) {
  const change = { link: editPageOf(note) };
  const isEditable = note.availableEvents.some(({ type, enabled }) => type === 'EDIT' && enabled);
  return {
    WRITE: { link: writePageOf(note) },
    ...(isEditable ? { EDIT: change } : { AMEND: change }),
  };
}

function Written({ note }: { note: Note }) {
  const zone = useZone();
  const { text, amendments, earlier } = note;
  if (text === null) return null;
  return (
    <>
      <Card
        title={texts.note}
        actions={
          <Button icon={<Printer />} onClick={() => window.print()}>
            {texts.print}
          </Button>
        }
      >
        <NoteWords text={text} />
      </Card>
      {amendments.map(({ text: added, at }) => (
        <Card key={at} title={texts.amendment} note={<When at={at} zone={zone} />}>
          <Text look="prose">{added}</Text>
        </Card>
      ))}
      {earlier.map((version) => (
        <Card
          key={version.at}
          title={texts.earlierText}
          note={<When at={version.at} zone={zone} />}
        >
          <NoteWords text={version} />
        </Card>
      ))}
    </>
  );
}

function Readings({ note: { readings } }: { note: Note }) {
  const zone = useZone();
  if (readings.length === 0) return null;
  return (
    <Card title={texts.readByStaff} note={texts.theAuthorAndStaffSee}>
      <ItemList label={texts.readByStaff}>
        {readings.map(({ by, at, reason }) => (
          <Item
            key={`${by?.id ?? ''}${at}`}
            title={by?.fullName ?? texts.someone}
            detail={reason}
            end={<When at={at} zone={zone} />}
          />
        ))}
      </ItemList>
    </Card>
  );
}

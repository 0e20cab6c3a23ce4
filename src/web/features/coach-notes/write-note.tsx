import { useEffect, useRef, useState } from 'react';
import { isDrafted } from '#machines/coach-note/labels.ts';
import { noteReadersInWords } from '#machines/coach-note/readers.ts';
import type { NoteScope } from '#domain/coach-notes/vocabulary.ts';
import type { DataOf } from '#web/api/call.ts';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { VisibleTo } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Lock } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Text } from '#web/ui/text.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { fieldsOf, missingIn, NoteFields, valuesOf, type NoteValues } from './note-fields.tsx';
import { titles } from './titles.ts';
import { bookingPageOf, pageOf, type NoteText } from './words.ts';
import * as texts from './texts.ts';

type Places = DataOf<'GET /coach-notes/places/{booking}'>;
type Place = Places['places'][number];

/** How long nobody types before what is written is kept. */
const pause = 1_500;

/** Where the coach of a session writes, and goes on writing, about an attendee or the team. */
export function WriteNote({
  booking,
  scope,
  attendee,
}: {
  booking: string;
  scope: NoteScope;
  attendee?: string;
}) {
  const query = useApiQuery('GET /coach-notes/places/{booking}', { params: { booking } });
  return (
    <Loaded query={query} whole>
      {(places) => {
        const place = places.places.find(
          (each) => each.scope === scope && (scope === 'team' || each.subject.id === attendee),
        );
        if (!place)
          return (
            <EmptyState
              level="h1"
              title={texts.notFound}
              icon={<Lock />}
              action={<LinkButton {...bookingPageOf(booking)}>{texts.showBooking}</LinkButton>}
            >
              {texts.weCouldntFind}
            </EmptyState>
          );
        return <Begun key={place.subject.id} places={places} place={place} />;
      }}
    </Loaded>
  );
}

function Begun({ places, place }: { places: Places; place: Place }) {
  // What is there when the page opens: what is kept afterwards stands in the fields already.
  const [{ note, mayWrite }] = useState(place);
  const { booking, refusal } = places;
  const draft = note !== null && isDrafted(note.status) ? note.id : null;
  const text = useApiQuery(
    'GET /coach-notes/{coachNote}',
    { params: { coachNote: draft ?? '' } },
    { when: draft !== null },
  );
  const submitted = mayWrite ? null : note;
  if (submitted !== null || refusal !== null)
    return (
      <EmptyState
        level="h1"
        title={submitted ? texts.youHaveSubmittedThisNote : texts.noNoteCanBeAdded}
        icon={<Lock />}
        action={
          submitted ? (
            <LinkButton {...pageOf({ ...place, id: submitted.id, booking })} variant="primary">
              {texts.showNote}
            </LinkButton>
          ) : (
            <LinkButton {...bookingPageOf(booking.id)}>{texts.showBooking}</LinkButton>
          )
        }
      >
        {submitted ? texts.youCanChangeItThere : refusal}
      </EmptyState>
    );
  if (draft === null) return <Editor places={places} place={place} kept={null} />;
  return (
    <Loaded query={text} whole>
      {(kept) => <Editor places={places} place={place} kept={kept.text} />}
    </Loaded>
  );
}

function Editor({ places, place, kept }: { places: Places; place: Place; kept: NoteText | null }) {
  const { scope, subject } = place;
  const { booking } = places;
  const zone = useZone();
  const [saved, setSaved] = useState({ values: valuesOf(kept), at: null as string | null });
  const autosave = useCommand('POST /coach-notes');
  const asked = (values: NoteValues, submit: boolean) => ({
    body: { ...fieldsOf(values), booking: booking.id, scope, subject: subject.id, submit },
  });
  const form = useRecordForm('POST /coach-notes', {
    name: `coach-note/${booking.id}/${subject.id}`,
    initial: saved.values,
    missing: missingIn,
    input: (values) => asked(values, true),
    onDone: (note, go) => void go(pageOf(note)),
  });
  const { values, isDirty, startAgain } = form;
  const isKept = same(values, saved.values);

  useEffect(() => {
    if (isDirty && isKept) startAgain();
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wait = () => clearTimeout(timer.current);
  const keep = async (written: NoteValues) => {
    const note = await autosave.send(asked(written, false));
    if (note) setSaved({ values: written, at: note.updatedAt });
  };
  const change = (patch: Partial<NoteValues>) => {
    form.change(patch);
    wait();
    timer.current = setTimeout(() => void keep({ ...values, ...patch }), pause);
  };
  const submit = () => {
    wait();
    form.submit();
  };
  const forget = () => {
    wait();
    startAgain();
  };

  return (
    <FormPage
      title={titles[scope].create}
      lead={
        <>
          {subject.name} · {booking.title} · <When at={booking.startsAt} zone={zone} />
        </>
      }
      form={{ ...form, submit, startAgain: forget }}
      verb={texts.submit}
      errorTitle={texts.notSubmittedYet}
      cancel={bookingPageOf(booking.id)}
    >
      <VisibleTo people={noteReadersInWords('draft', subject.name)} />
      <NoteFields form={{ values, change }} />
      <Text tone="muted" look="small">
        <output>
          {autosave.busy
            ? texts.savingYourDraft
            : saved.at === null
              ? texts.yourDraftIsSaved
              : texts.draftSaved}
        </output>
      </Text>
    </FormPage>
  );
}

const same = (one: NoteValues, other: NoteValues): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

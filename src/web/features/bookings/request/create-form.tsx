import { Suspense, useState } from 'react';
import { isStaff } from '#machines/person.ts';
import { useOptions } from '#web/features/booking-requests/public.ts';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { useMe } from '#web/screens/account/use-me.ts';
import { useSentForm } from '#web/screens/form/use-record-form.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { ChooseParty } from '#web/screens/form/choose-party.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { pageOf } from '../action/booking-event.ts';
import { ChooseSession } from './choose-session.tsx';
import { bookingFrom, missingIn, settled, useDraft, type Preset } from './draft.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import * as texts from './texts.ts';

/** These come when it is known with whom. */
const ChooseTime = lazyPart(async () => (await import('./choose-time.tsx')).ChooseTime);
const PlaceFields = lazyPart(async () => (await import('../move/place-fields.tsx')).PlaceFields);
const CreateReview = lazyPart(async () => (await import('./create-review.tsx')).CreateReview);

/** Member or team, session, credit, coach, time and place in one column; each part appears when what it depends on is known. */
export function CreateForm({ preset }: { preset?: Preset }) {
  const me = useMe();
  const zone = useZone();
  const [now] = useState(Date.now);
  const entered = useDraft(preset);
  const { draft, change } = entered;
  const query = useOptions(draft.party?.id ?? null, { when: draft.party !== null });
  const options = draft.party === null ? undefined : query.data;
  const known = settled(draft, options, zone);
  const form = useSentForm('POST /bookings', entered, {
    missing: () => missingIn(draft, known),
    input: () => ({ body: bookingFrom(draft, known) }),
    onDone: ({ id }, go) => void go({ ...pageOf(id), state: { made: 'booked' } }),
  });
  const parts = { draft, change, known, errors: form.errors, zone, now };
  return (
    <FormPage
      title={texts.createBooking}
      lead={texts.theSessionIsConfirmedImmediately}
      form={form}
      verb={texts.createBooking}
      errorTitle={texts.notBookedYet}
      cancel={{ to: '/app/bookings' }}
    >
      <ChooseParty
        isForTeam={draft.isForTeam}
        onKind={(isForTeam) => parts.change({ isForTeam })}
        chosen={draft.party}
        onChoose={(party) => parts.change({ party })}
      />
      {draft.party === null ? null : (
        <Loaded query={query} waiting={<WaitingLines lines={3} shape="block" />}>
          {(found) => <ChooseSession {...parts} options={found} />}
        </Loaded>
      )}
      {known.session === undefined || known.coach === undefined ? null : (
        <Suspense fallback={<WaitingLines lines={3} shape="block" />}>
          <ChooseTime {...parts} mayOverride={isStaff(me)} />
          <PlaceFields {...parts} />
          <CreateReview {...parts} />
        </Suspense>
      )}
    </FormPage>
  );
}

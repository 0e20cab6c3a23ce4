import { createFileRoute } from '@tanstack/react-router';
import { placeLacks, tidyPlace, type Place } from '#domain/bookings/place.ts';
import { locationKinds } from '#domain/bookings/vocabulary.ts';
import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { useIsClosed } from '#web/screens/command/use-offer.ts';
import type { RecordForm } from '#web/screens/form/use-record-form.ts';
import { bookingEvent, useBooking } from '../action/booking-event.ts';
import { Naming } from '../action/calling-off.tsx';
import { PlaceChoice } from './place-choice.tsx';
import { WhoIsNotified } from '../action/who-is-notified.tsx';
import { placeWords } from '../words.ts';
import type { Booking } from '../words.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/bookings/$booking/update')({
  staticData: {
    title: 'Update Location',
    audience: 'coachesAndStaff',
    asks: 'GET /bookings/{booking}',
  },
  component: UpdateLocation,
});

interface Change {
  /** Null until something else than now is chosen. */
  readonly place: Place | null;
}

const nothing: Change = { place: null };
const chosen = ({ place }: Change, { location }: Booking): Place =>
  place ?? { kind: location.kind, detail: location.detail };

/** The coach or staff say where it takes place from now on. */
function UpdateLocation() {
  return (
    <ConfirmEvent
      {...bookingEvent}
      query={useBooking(Route.useParams())}
      event="UPDATE_LOCATION"
      gone={texts.thePlaceOfThisSession}
      title={() => texts.changeThePlace}
      lead={(booking) => <Naming booking={booking} />}
      consequences={(booking) => [
        texts.untilNow(placeWords(booking.location)),
        <WhoIsNotified key="told" booking={booking} />,
        texts.everyoneGetsACalendarUpdate,
      ]}
      keepVerb={texts.keepCurrentPlace}
      verb={texts.changePlace}
      errorTitle={texts.notChangedYet}
      tone="primary"
      fields={{
        initial: nothing,
        missing: (values, booking) => missingIn(tidyPlace(chosen(values, booking)), booking),
        payload: (values, booking) => tidyPlace(chosen(values, booking)),
        children: (form, booking) => <Fields form={form} booking={booking} />,
      }}
    />
  );
}

function Fields({ form, booking }: { form: RecordForm<Change>; booking: Booking }) {
  return (
    <PlaceChoice
      kinds={locationKinds}
      place={chosen(form.values, booking)}
      onChange={(place) => form.change({ place })}
      readOnly={useIsClosed()}
    />
  );
}

function missingIn(place: Place, { location }: Booking): Readonly<Record<string, string>> {
  const address = placeLacks(place);
  if (address !== null) return { address };
  const isSame = place.kind === location.kind && place.detail === location.detail;
  return isSame ? { place: texts.theSessionAlreadyTakesPlace } : {};
}

import { readersInWords } from '#machines/booking/readers.ts';
import { useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { focusHeading } from '#web/screens/focus-heading.ts';
import { RecordHistory } from '#web/screens/record/record-history.tsx';
import { RecordView } from '#web/screens/record/record-page.tsx';
import { StatusBadge, toneOf } from '#web/screens/record/status-badge.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Grid, Stack } from '#web/ui/layout/layout.tsx';
import { Video } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Text } from '#web/ui/text.tsx';
import { NoWrap } from '#web/ui/layout/no-wrap.tsx';
import { VisibleTo } from '#web/ui/badge.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { BookingCredit } from './booking-credit.tsx';
import { People } from './booking-people.tsx';
import { bookingActions } from './booking-actions.ts';
import { pageOf } from '../action/booking-event.ts';
import type { AnswerOfLink } from '../move/answers-of-links.ts';
import { useMoveAnswers } from '../move/move-answers.ts';
import { useOnPage } from './on-page.tsx';
import { usePutBack } from './put-back.ts';
import { roomEntries } from '../outcome/seen-in-room.ts';
import { SharedNote } from './shared-note.tsx';
import { TimeAndPlace } from '../move/time-and-place.tsx';
import { partyName, placeNames } from '../words.ts';
import type { Booking } from '../words.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import * as texts from './texts.ts';

/** These are for some readers and some bookings only. */
const BookingNotes = lazyPart(
  async () => (await import('#web/features/coach-notes/public.ts')).BookingNotes,
);
const YourReview = lazyPart(
  async () => (await import('#web/features/reviews/public.ts')).YourReview,
);
const AddToCalendar = lazyPart(async () => (await import('./add-to-calendar.tsx')).AddToCalendar);
const JustMade = lazyPart(async () => (await import('./just-made.tsx')).JustMade);
const Ending = lazyPart(async () => (await import('./booking-ending.tsx')).Ending);
const BookAgain = lazyPart(async () => (await import('../again/book-again.tsx')).BookAgain);
const ReportedProblems = lazyPart(
  async () => (await import('#web/features/meetings/problems/public.ts')).ReportedProblems,
);
const KeptChat = lazyPart(
  async () => (await import('#web/features/meetings/chat/public.ts')).KeptChat,
);
const MovedOutside = lazyPart(async () => (await import('./moved-outside.tsx')).MovedOutside);
const OtherTime = lazyPart(async () => (await import('../respond/other-time.tsx')).OtherTime);

interface BookingPageProps {
  booking: Booking;
  at?: number;
  /** The answer to another time that somebody came for; it has the focus. */
  begun?: AnswerOfLink;
}

/** Who, what and when at once; what can be done; then everything else, and at the end how it came to this. */
export function BookingPage({ booking, at, begun }: BookingPageProps) {
  const zone = useZone();
  const me = useMe();
  const onPage = useOnPage(booking);
  const putBack = usePutBack(booking);
  const answers = useMoveAnswers(booking, begun);
  useEffect(() => {
    if (begun !== undefined) focusHeading();
  }, [begun]);
  const isOwn = booking.team === null && booking.attendees.every(({ id }) => id === me.id);
  const { id, status, creditState } = booking;
  const made = useRouterState({ select: ({ location }) => location.state.made });
  const history = useApiQuery('GET /bookings/{booking}/history', { params: { booking: id } });
  return (
    <RecordView
      title={booking.title}
      status={<StatusBadge status={status} />}
      lead={
        <>
          {isOwn ? null : `${partyName(booking)} · `}
          <When at={booking.startsAt} until={booking.endsAt} zone={zone} /> ·{' '}
          {placeNames[booking.location.kind]} · <NoWrap>{booking.reference}</NoWrap>
        </>
      }
      events={booking.availableEvents}
      eventActions={bookingActions(
        booking,
        { ...onPage.eventActions, ...putBack.eventActions, ...answers.eventActions },
        begun,
      )}
      first={booking.mayJoin ? <Join booking={booking} /> : null}
      actions={
        booking.mayAddToCalendar ? (
          // Of its size, so that nothing moves when it comes.
          <Suspense fallback={<Button disabled>{texts.addToCalendar}</Button>}>
            <AddToCalendar
              ask={(api) =>
                api.call('GET /bookings/{booking}/calendar', { params: { booking: booking.id } })
              }
            />
          </Suspense>
        ) : booking.mayReadReviews ? (
          <LinkButton to="/app/bookings/$booking/reviews" params={{ booking: id }}>
            {texts.reviews}
          </LinkButton>
        ) : null
      }
      notices={
        <>
          <Suspense fallback={null}>
            {made === undefined ? null : <JustMade booking={booking} />}
            {booking.proposal === null && answers.refusal === null ? null : (
              <OtherTime booking={booking} refusal={answers.refusal} />
            )}
            {booking.movedOutside === null && putBack.refusal === null ? null : (
              <MovedOutside booking={booking} putBack={putBack} />
            )}
          </Suspense>
          {onPage.form}
        </>
      }
    >
      <Grid columns="aside" gap="6">
        <Stack gap="6">
          <TimeAndPlace booking={booking} />
          {hasEnding(booking) ? (
            <Suspense fallback={null}>
              <Ending booking={booking} />
            </Suspense>
          ) : null}
          {booking.mayBookAgain ? (
            <Suspense fallback={null}>
              <BookAgain booking={booking} />
            </Suspense>
          ) : null}
          <Message booking={booking} />
          <SharedNote booking={booking} kind="note" />
          <SharedNote booking={booking} kind="teamNote" />
          <People booking={booking} />
          <Suspense fallback={null}>
            {booking.coach.id === me.id ? <BookingNotes booking={id} /> : null}
            {booking.mayReadChat ? <KeptChat booking={id} /> : null}
            {booking.mayReadProblems ? <ReportedProblems booking={id} /> : null}
            {booking.mayReview ? <YourReview booking={id} /> : null}
          </Suspense>
        </Stack>
        <BookingCredit booking={booking} />
      </Grid>
      <RecordHistory
        query={history}
        asides={roomEntries(booking)}
        label={texts.whatHappenedToThisBooking}
        chart={() => import('#charts/booking.json')}
        states={[
          `life.${status}`,
          `credit.${booking.eachPays ? 'none' : creditState}`,
          `move.${moveIn(booking)}`,
        ]}
        toneOf={toneOf}
        at={at}
        then={
          booking.maySeeAsOf
            ? (position) => ({ ...pageOf(id), search: { at: position } })
            : undefined
        }
        opensChart
      />
    </RecordView>
  );
}

/** It was answered with no, called off, or held. */
const hasEnding = ({ cancellation, outcome, request }: Booking): boolean =>
  cancellation !== null || outcome !== null || request?.response != null;

/** Where the question of the time stands on the chart. */
function moveIn({ proposal }: Booking): string {
  if (proposal === null) return 'settled';
  return proposal.asked === 'coach' ? 'coachAsked' : 'membersAsked';
}

/** The room is open, and the reader is awaited in it. */
const Join = ({ booking }: { booking: Booking }) => (
  <LinkButton
    to="/zoom/$booking"
    params={{ booking: booking.id }}
    variant="primary"
    icon={<Video />}
  >
    {texts.join}
  </LinkButton>
);

function Message({ booking: { request, coach } }: { booking: Booking }) {
  if (request === null || request.message === null) return null;
  return (
    <Card
      title={texts.message}
      note={texts.from(request.requester.fullName)}
      actions={
        <VisibleTo
          people={readersInWords('requestMessage', {
            requester: [request.requester.fullName],
            coach: [coach.fullName],
          })}
        />
      }
    >
      <Text look="prose">{request.message}</Text>
    </Card>
  );
}

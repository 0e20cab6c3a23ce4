import { createFileRoute } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { attendanceNames, attendanceTones, hasCome } from '#machines/attendee/labels.ts';
import { isMember, isStaff } from '#machines/person.ts';
import { creditNames, UnitCard } from '#web/features/bookings/credit/public.ts';
import { RecordHistory } from '#web/screens/record/record-history.tsx';
import { RecordPage } from '#web/screens/record/record-page.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Facts, type Fact } from '#web/ui/facts.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import {
  bookingOf,
  noteOf,
  questionnaireStateOf,
  reviewOf,
  viaNames,
  type Attendee,
} from './words.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/bookings/$booking/attendees/$attendee')({
  staticData: { title: 'Attendee', audience: 'everyone', asks: 'GET /attendees/{attendee}' },
  component: AttendeePage,
});

const RefundForm = lazyPart(async () => (await import('./refund-form.tsx')).default);

/** Somebody's place in a session: whether they come, and afterwards whether they came. */
function AttendeePage() {
  const { attendee, booking } = Route.useParams();
  const [doing, setDoing] = useState<'withdraw' | 'refund' | null>(null);
  const close = () => setDoing(null);
  const label = isStaff(useMe()) ? texts.remove : texts.withdraw;
  const params = { attendee };
  const query = useApiQuery('GET /attendees/{attendee}', { params });
  const history = useApiQuery('GET /attendees/{attendee}/history', { params });
  const recording = useRecording(booking);
  return (
    <RecordPage
      query={query}
      title={({ person }) => person.fullName}
      lead={({ booking }) => <TextLink {...bookingOf(booking.id)}>{booking.title}</TextLink>}
      status={({ attendance }) => (
        <Badge tone={attendanceTones[attendance]}>{attendanceNames[attendance]}</Badge>
      )}
      first={() =>
        recording === undefined ? null : (
          <LinkButton {...bookingOf(booking)} variant="primary">
            {recording}
          </LinkButton>
        )
      }
      eventActions={() => ({
        WITHDRAW: { send: () => setDoing('withdraw'), busy: false, danger: true, label },
        REFUND: { send: () => setDoing('refund'), busy: false },
      })}
      notices={(record) =>
        doing === 'withdraw' ? (
          <WithdrawForm attendee={record} verb={label} onClose={close} />
        ) : doing === 'refund' ? (
          <Suspense>
            <RefundForm attendee={record} onClose={close} />
          </Suspense>
        ) : null
      }
    >
      {(record) => (
        <Stack gap="6">
          <Place attendee={record} />
          {record.credit !== null && record.creditState !== null ? (
            <UnitCard state={creditNames[record.creditState]} credit={record.credit} />
          ) : null}
          <RecordHistory
            query={history}
            label={texts.whatHappenedToThisPlace}
            chart={() => import('#charts/attendee.json')}
            states={[`place.${record.attendance}`, `credit.${record.creditState ?? 'none'}`]}
          />
        </Stack>
      )}
    </RecordPage>
  );
}

/** Who came is recorded for all of a session together, on its page; coaches and staff find the way there. */
function useRecording(booking: string): string | undefined {
  const isAsked = !isMember(useMe());
  const { data } = useApiQuery(
    'GET /bookings/{booking}',
    { params: { booking } },
    { when: isAsked },
  );
  const offers = (event: string) =>
    data?.availableEvents.some(({ type, enabled }) => type === event && enabled);
  if (offers('RECORD_OUTCOME')) return texts.recordAttendance;
  return offers('CORRECT_OUTCOME') ? texts.correctAttendance : undefined;
}

function Place({ attendee }: { attendee: Attendee }) {
  const zone = useZone();
  const { attendance, booking, via, withdrawReason, joinedAt, leftAt } = attendee;
  const note = noteOf(booking.id, attendee);
  const state = questionnaireStateOf(attendee);
  const facts: Fact[] = [
    {
      term: texts.session,
      detail: <When at={booking.startsAt} until={booking.endsAt} zone={zone} />,
    },
    { term: texts.booking, detail: `${booking.reference}, ${booking.statusLabel.toLowerCase()}` },
    { term: texts.coach, detail: booking.coach.fullName },
    { term: texts.via, detail: viaNames[via] },
    { term: texts.attendance, detail: attendanceNames[attendance] },
    ...(withdrawReason === null ? [] : [{ term: texts.reason, detail: withdrawReason }]),
    ...(joinedAt === null
      ? []
      : [{ term: texts.joinedTheRoom, detail: <When at={joinedAt} zone={zone} /> }]),
    ...(leftAt === null
      ? []
      : [{ term: texts.leftTheRoom, detail: <When at={leftAt} zone={zone} /> }]),
    ...(state === null
      ? []
      : [
          {
            term: texts.questionnaire,
            detail: (
              <>
                <Badge tone={state.tone}>{state.words}</Badge>{' '}
                <TextLink {...reviewOf(booking.id, attendee.id)}>
                  {texts.openQuestionnaires}
                </TextLink>
              </>
            ),
          },
        ]),
    ...(hasCome(attendance)
      ? [
          {
            term: texts.review,
            detail: <TextLink {...reviewOf(booking.id, attendee.id)}>{texts.openReview}</TextLink>,
          },
        ]
      : []),
    ...(note === null
      ? []
      : [{ term: texts.coachNote, detail: <TextLink {...note}>{texts.openNote}</TextLink> }]),
  ];
  return (
    <Card title={texts.placeInTheSession}>
      <Facts facts={facts} />
    </Card>
  );
}

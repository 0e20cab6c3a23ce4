import { useEffect, useRef } from 'react';
import { pathOf } from '#machines/record-chart.ts';
import { meetingSentences, noticeSentence } from '#machines/meeting/sentences.ts';
import { formatTime } from '#domain/time/format.ts';
import { focusHeading } from '#web/screens/focus-heading.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Clock, Lock, LogOut, RotateCcw, Video, XCircle } from '#web/ui/icons.ts';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { MeetingFrame } from '#web/ui/embedded/meeting.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { CopySupportLink } from '#web/screens/support-link.tsx';
import { DeviceCheck } from './device-check.tsx';
import { Explaining } from './explaining.tsx';
import { Inside } from './inside.tsx';
import { ReportProblem } from './problems/report-problem.tsx';
import { useMeeting, type Meeting } from './use-meeting.ts';
import * as texts from './texts.ts';

/** A session by video, from its door to the way out. */
export function MeetingRoom({ booking }: { booking: string }) {
  const meeting = useMeeting(booking);
  const { snapshot } = meeting;
  useFocusOnStep(snapshot.value);
  if (snapshot.hasTag('live')) return <Inside meeting={meeting} booking={booking} />;
  return (
    <MeetingFrame>
      <Before meeting={meeting} booking={booking} />
    </MeetingFrame>
  );
}

/** With every step the keyboard and the screen reader begin at its heading: what they stood on is gone. */
function useFocusOnStep(value: Meeting['snapshot']['value']): void {
  const step = typeof value === 'string' ? value : Object.keys(value)[0];
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) focusHeading();
    before.current = step;
  }, [step]);
}

function Before({ meeting, booking }: { meeting: Meeting; booking: string }) {
  const { snapshot, send } = meeting;
  if (snapshot.matches('explaining')) return <Explaining meeting={meeting} />;
  if (snapshot.matches('deviceCheck')) return <DeviceCheck meeting={meeting} booking={booking} />;
  if (snapshot.matches({ waiting: 'doors' })) return <Early meeting={meeting} />;
  if (snapshot.hasTag('terminal') || snapshot.hasTag('failed'))
    return <Outside meeting={meeting} booking={booking} />;
  return (
    <Stack gap="6">
      <PageHeading title={meeting.door?.title ?? texts.meetingRoom} />
      <WaitingLines lines={3} shape="block" />
      {snapshot.can({ type: 'LEAVE' }) ? (
        <Row justify="center">
          <Button onClick={() => send({ type: 'LEAVE' })}>{texts.leave}</Button>
        </Row>
      ) : null}
    </Stack>
  );
}

function Early({ meeting: { snapshot, send } }: { meeting: Meeting }) {
  const zone = useZone();
  const opensAt = snapshot.context.door?.opensAt ?? 0;
  return (
    <EmptyState
      level="h1"
      title={meetingSentences.opens(formatTime(opensAt, zone))}
      icon={<Clock />}
      action={<Button onClick={() => send({ type: 'LEAVE' })}>{texts.leave}</Button>}
    >
      {texts.youCanStayHereYoull}
    </EmptyState>
  );
}

/** Not in the room, or no longer: why, and what can be done. */
function Outside({ meeting: { snapshot, send }, booking }: { meeting: Meeting; booking: string }) {
  const { notice } = snapshot.context;
  const back = (
    <LinkButton to="/app/bookings/$booking" params={{ booking }} reloadDocument>
      {texts.openTheBooking}
    </LinkButton>
  );
  if (snapshot.matches('left'))
    return (
      <EmptyState
        level="h1"
        title={texts.youLeftTheSession}
        icon={<LogOut />}
        action={
          <Row justify="center">
            <Button variant="primary" icon={<Video />} onClick={() => send({ type: 'REJOIN' })}>
              {texts.joinAgain}
            </Button>
            {back}
            <ReportProblem booking={booking} step={pathOf(snapshot.value)} />
          </Row>
        }
      >
        {notice === null ? texts.theRoomStaysOpenWhile : noticeSentence(notice)}
      </EmptyState>
    );
  if (snapshot.matches('ended'))
    return (
      <EmptyState
        level="h1"
        title={noticeSentence(notice ?? 'over')}
        icon={<XCircle />}
        action={back}
      >
        {texts.theRoomIsClosedWhat}
      </EmptyState>
    );
  const isDenied = notice === 'noAccess';
  return (
    <EmptyState
      level="h1"
      title={isDenied ? noticeSentence('noAccess') : texts.youCouldntJoin}
      icon={isDenied ? <Lock /> : <XCircle />}
      action={
        <Row justify="center">
          <Button icon={<RotateCcw />} onClick={() => send({ type: 'TRY_AGAIN' })}>
            {texts.tryAgain}
          </Button>
          <LinkButton to="/" reloadDocument>
            {texts.goToYourHomePage}
          </LinkButton>
          {isDenied ? null : <ReportProblem booking={booking} step={pathOf(snapshot.value)} />}
          <CopySupportLink />
        </Row>
      }
    >
      {isDenied ? texts.onlyPeopleInThisSession : noticeSentence(notice ?? 'unreachable')}
    </EmptyState>
  );
}

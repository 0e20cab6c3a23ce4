import { useEffect, useRef, type ReactNode } from 'react';
import { asksConsent, providerNames } from '#domain/external-calendars/vocabulary.ts';
import { calendarPhaseOf } from '#machines/external-calendar/labels.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { useGo } from '#web/screens/use-go.ts';
import { Button } from '#web/ui/button.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Text } from '#web/ui/text.tsx';
import { ChooseCalendar } from './choose-calendar.tsx';
import { NameCalendar, type TypedAccount } from './name-calendar.tsx';
import { titlesOf, type Place } from './places.ts';
import { Reconnect } from './reconnect.tsx';
import { directionDetails, nameOf, offers, troubleWith, type ExternalCalendar } from './words.ts';
import * as texts from './texts.ts';

/** What a provider sent the coach back with. */
interface Back {
  readonly code: string | undefined;
  readonly state: string;
  readonly error: string | undefined;
}

interface ConnectingProps {
  place: Place;
  calendar: string;
  back: Back | null;
  /** What was typed to open the account, while the page stays. */
  typed: TypedAccount | null;
  onTyped: (typed: TypedAccount) => void;
}

/** A calendar on its way to being connected. Providers are asked in the background; the page follows. */
export function Connecting({ calendar, ...props }: ConnectingProps) {
  const query = useApiQuery('GET /external-calendars/{externalCalendar}', {
    params: { externalCalendar: calendar },
  });
  return (
    <Loaded query={query} whole>
      {(found) => <Step {...props} calendar={found} />}
    </Loaded>
  );
}

type StepProps = Omit<ConnectingProps, 'calendar'> & { calendar: ExternalCalendar };

function Step({ place, calendar, back, typed, onTyped }: StepProps) {
  const phase = calendarPhaseOf(calendar.status);
  const frame = (children: ReactNode) => (
    <Stack gap="6" measure="form">
      <PageHeading title={titlesOf(place).connect} />
      {children}
    </Stack>
  );
  const name = providerNames[calendar.provider];
  const toList = <LinkButton {...place.list}>{texts.showCalendars}</LinkButton>;
  switch (phase) {
    case 'consenting':
    case 'returning':
      return frame(
        back === null ? (
          <Consent place={place} calendar={calendar} />
        ) : (
          <Returned place={place} calendar={calendar} back={back} />
        ),
      );
    case 'reaching':
      return frame(
        <Waiting
          text={texts.weAreAsking(calendar.provider === 'ics' ? calendar.accountLabel : name)}
        />,
      );
    case 'choosing':
      return <ChooseCalendar place={place} calendar={calendar} />;
    case 'reading':
      return frame(
        <>
          <Waiting text={texts.isBeingReadForTheFirst(nameOf(calendar))} />
          {calendar.lastError === null ? null : (
            <Notice tone="warning">{calendar.lastError}</Notice>
          )}
        </>,
      );
    case 'stale':
    case 'lost':
      if (offers(calendar, 'RECONNECT')) return <Reconnect place={place} calendar={calendar} />;
      break;
    case 'failed':
      if (!asksConsent(calendar.provider))
        return (
          <NameCalendar
            place={place}
            wanted={calendar.provider}
            typed={typed}
            onTyped={onTyped}
            failure={`${calendar.accountLabel}: ${failureOf(calendar)}`}
          />
        );
      return frame(
        <>
          <Notice tone="error" live>
            {failureOf(calendar)}
          </Notice>
          <Row>
            <LinkButton
              {...place.connect}
              search={{ provider: calendar.provider } as never}
              variant="primary"
            >
              {texts.tryAgain}
            </LinkButton>
            {toList}
          </Row>
        </>,
      );
    case 'gone':
      return frame(
        <>
          <Notice>{texts.thisCalendarWasDisconnected}</Notice>
          <Row>{toList}</Row>
        </>,
      );
    case 'fresh':
      return frame(
        <>
          <Notice tone="success" live>
            {texts.isUpToDate(nameOf(calendar), directionDetails[calendar.direction])}
          </Notice>
          <Row>
            <LinkButton {...place.list} variant="primary">
              {texts.showCalendars}
            </LinkButton>
          </Row>
        </>,
      );
  }
  return frame(
    <>
      <Notice tone="warning">{troubleWith(phase, calendar)}</Notice>
      <Row>{toList}</Row>
    </>,
  );
}

const failureOf = ({ lastError }: ExternalCalendar): string => lastError ?? texts.thisTookTooLongSo;

function Waiting({ text }: { text: string }) {
  return (
    <Row gap="3">
      <Spinner />
      <Text>{text}</Text>
    </Row>
  );
}

function Consent({ place, calendar }: Pick<StepProps, 'place' | 'calendar'>) {
  const name = providerNames[calendar.provider];
  const { consentUrl } = calendar;
  if (consentUrl === null) return <Notice>{texts.onlyTheCoachCanAllow(name)}</Notice>;
  return (
    <>
      <Text>{texts.willAskForYourPermission(name, calendar.calendarName === null)}</Text>
      <Row>
        <Button variant="primary" onClick={() => globalThis.location.assign(consentUrl)}>
          {texts.continueTo(name)}
        </Button>
        <LinkButton
          {...(calendar.calendarName === null ? place.disconnect(calendar.id) : place.list)}
        >
          {texts.cancel}
        </LinkButton>
      </Row>
    </>
  );
}

/** Back from the provider: what it said is sent once, and leaves the address. */
function Returned({
  place,
  calendar,
  back,
}: Pick<StepProps, 'place' | 'calendar'> & { back: Back }) {
  const go = useGo();
  const command = useCommand('POST /external-calendars/{externalCalendar}/events');
  const isSent = useRef(false);
  const { send } = command;
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    const { id, version } = calendar;
    const { code, state } = back;
    const params = { externalCalendar: id };
    const sent =
      code === undefined
        ? send({ params, body: { type: 'DENY', payload: {}, version } })
        : send({ params, body: { type: 'GRANT', payload: { code, state }, version } });
    void sent.then(() => go({ ...place.goOn(id), replace: true } as never));
  }, [calendar, back, send, go, place]);
  return <Waiting text={texts.hasAnswered(providerNames[calendar.provider])} />;
}

import { Suspense, useState } from 'react';
import { addDays, dateOfDay, type LocalDate } from '#domain/time/calendar.ts';
import { zonesDiffer } from '#domain/time/both-zones.ts';
import { formatCalendarDate } from '#domain/time/format.ts';
import { dayAt } from '#domain/time/wall.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useGo } from '#web/screens/use-go.ts';
import { ZoneChip } from '#web/ui/dates/zone-chip.tsx';
import { useZone } from '#web/screens/use-zone.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { ChevronLeft, ChevronRight } from '#web/ui/icons.ts';
import { Grid, Row, Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Tab, Tabs } from '#web/ui/layout/tabs.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { Text } from '#web/ui/text.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import type { AvailabilitySearch } from './availability-search.ts';
import { ExceptionCard } from './exceptions/late-card.tsx';
import { howToBegin } from './exceptions/exception-words.ts';
import type { Place } from './places.ts';
import { datesShown, stepped, workingDayFrom, type View } from './shown-dates.ts';
import { anHour, coachTimeOf, rulesFor, type TimeAnswer } from './time-answer.ts';
import { WeekView } from './week-view.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import * as texts from './texts.ts';

/** Most look at the week. */
const MonthView = lazyPart(async () => (await import('./month-view.tsx')).MonthView);

interface AvailabilityPageProps {
  title: string;
  place: Place;
  search: AvailabilitySearch;
}

/** When a coach can be booked and why not otherwise: a week or a month of hours, exceptions, busy times, bookings and holds. */
export function AvailabilityPage({ title, place, search }: AvailabilityPageProps) {
  const here = useZone();
  const [today] = useState(() => dateOfDay(dayAt(here, Date.now())));
  const { view = 'week', from = view === 'week' ? workingDayFrom(today) : today } = search;
  const dates = datesShown(view, from);
  const query = useApiQuery(
    'GET /coaches/{coach}/time',
    {
      params: { coach: place.coach },
      query: { from: dates[0] ?? from, to: dates.at(-1) ?? from },
    },
    { keepPrevious: true },
  );
  return (
    <Loaded query={query} whole>
      {(answer) => (
        <Time
          title={title}
          place={place}
          answer={answer}
          isOld={query.isPlaceholderData}
          view={view}
          from={from}
          dates={dates}
        />
      )}
    </Loaded>
  );
}

interface TimeProps {
  title: string;
  place: Place;
  answer: TimeAnswer;
  /** It tells of other days than those that are shown; theirs are on the way. */
  isOld: boolean;
  view: View;
  from: LocalDate;
  dates: readonly LocalDate[];
}

function Time({ title, place, answer, isOld, view, from, dates }: TimeProps) {
  const go = useGo();
  const [chosen, setChosen] = useState('');
  const { availability, hours, isOwn } = place;
  const session = answer.sessions.find(({ id }) => id === chosen) ?? answer.sessions[0] ?? anHour;
  const coach = coachTimeOf(answer);
  const shown = { answer, coach, rules: rulesFor(answer, session), dates, session };
  const at = (search: AvailabilitySearch) => ({ ...availability, search });
  const [first, last] = [dates[0] ?? from, dates.at(-1) ?? from];
  const here = useZone();
  const isTouched = useMedia('(pointer: coarse), (max-width: 639px)');
  const [today] = useState(() => dateOfDay(dayAt(here, Date.now())));
  return (
    <Stack gap="6">
      <PageHeading
        title={title}
        lead={
          isOwn
            ? howToBegin[isTouched ? 'touch' : 'pointer']
            : texts.whenMembersCanBook(answer.coach.fullName)
        }
        actions={
          <>
            <LinkButton {...hours}>{texts.workingHours}</LinkButton>
            <LinkButton to="/app/coaches/$coach/teams-setup-check" params={{ coach: place.coach }}>
              {texts.setupCheck}
            </LinkButton>
            <LinkButton to="/app/coaches/$coach/reviews" params={{ coach: place.coach }}>
              {texts.reviews}
            </LinkButton>
          </>
        }
      />
      <Tabs label={texts.view}>
        <Tab {...at({ view: 'week', from })} current={view === 'week'}>
          {texts.week}
        </Tab>
        <Tab {...at({ view: 'month', from })} current={view === 'month'}>
          {texts.month}
        </Tab>
      </Tabs>
      <Row gap="2">
        <LinkButton {...at({ view, from: stepped(view, from, -1) })} icon={<ChevronLeft />}>
          {texts.earlier}
        </LinkButton>
        <LinkButton {...at({ view, from: today })}>{texts.today}</LinkButton>
        <LinkButton {...at({ view, from: stepped(view, from, 1) })} icon={<ChevronRight />}>
          {texts.later}
        </LinkButton>
        <Text as="h2" strong>
          {formatCalendarDate(first, here)} – {formatCalendarDate(last, here)}
        </Text>
        <ZoneChip zone={here} at={answer.now} />
        {zonesDiffer(here, coach.zone, Date.parse(answer.now)) ? (
          <ZoneChip of={texts.workingHours} zone={coach.zone} at={answer.now} />
        ) : null}
      </Row>
      {answer.sessions.length < 2 ? null : (
        <Field label={texts.freeForTheSession} id="for-session">
          <Select
            options={answer.sessions.map(({ id, name }) => ({ value: id, label: name }))}
            value={session.id}
            onChange={setChosen}
          />
        </Field>
      )}
      {isOld ? (
        <WaitingLines lines={8} />
      ) : view === 'week' ? (
        <WeekView key={first} {...shown} />
      ) : (
        <Grid columns="aside" gap="6">
          <Suspense fallback={<WaitingLines />}>
            <MonthView
              {...shown}
              month={from.slice(0, 7)}
              onOpen={(date) => void go({ ...at({ view: 'week', from: date }) } as never)}
            />
          </Suspense>
          <ExceptionCard answer={answer} coach={coach} wanted={null} until={addDays(last, 1)} />
        </Grid>
      )}
    </Stack>
  );
}

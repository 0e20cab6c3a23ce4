import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { attendanceNames, attendanceTones, attendances } from '#machines/attendee/labels.ts';
import { inviteNames } from '#machines/booking-invite/labels.ts';
import type { OrderOf } from '#web/screens/list/record-list.ts';
import { creditNames, creditTones } from '#web/features/bookings/credit/public.ts';
import { ListPage } from '#web/screens/list/list-page.tsx';
import { listDefaults, listSearch } from '#web/screens/list/list-search.ts';
import { oneOf, searchReader } from '#web/screens/list/search-reader.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useListUrl } from '#web/screens/list/use-list-url.ts';
import { useSorts } from '#web/screens/list/use-sorts.ts';
import { Person } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Users } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { useMayOpen } from '#web/ui/may-open.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import {
  bookingOf,
  noteOf,
  pageOf,
  questionnaireStateOf,
  viaNames,
  type AttendeeSummary,
} from './words.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/bookings/$booking/attendees')({
  staticData: { title: 'Attendees', audience: 'everyone', asks: 'GET /bookings/{booking}' },
  validateSearch: searchReader({
    ...listSearch,
    attendance: oneOf(attendances),
    questionnaireMissing: oneOf(['true']),
  }),
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: Attendees,
});

/** Who comes to a session, and afterwards who came. */
function Attendees() {
  const params = Route.useParams();
  const url = useListUrl(Route.useSearch());
  const { attendance, questionnaireMissing } = url.search;
  const booking = useApiQuery('GET /bookings/{booking}', { params });
  const query = useApiQuery(
    'GET /bookings/{booking}/attendees',
    { params, query: { ...url.search, orderProperty: 'name' } },
    { keepPrevious: true },
  );
  const records = booking.data?.availableEvents.some(
    ({ type, enabled }) => type === 'RECORD_OUTCOME' && enabled,
  );
  return (
    <ListPage
      title={texts.attendees}
      lead={
        booking.data && <TextLink {...bookingOf(params.booking)}>{booking.data.title}</TextLink>
      }
      actions={
        records ? (
          <LinkButton {...bookingOf(params.booking)} variant="primary">
            {texts.recordTheOutcome}
          </LinkButton>
        ) : undefined
      }
      url={url}
      nouns="attendees"
      searchLabel={texts.searchAttendees}
      filters={
        <>
          <Field label={texts.attendance} id="filter-attendance">
            <Select
              placeholder={texts.any}
              value={attendance ?? ''}
              options={attendances.map((value) => ({ value, label: attendanceNames[value] }))}
              onChange={(value) => url.change({ attendance: oneOf(attendances)(value) })}
            />
          </Field>
          <Checkbox
            label={texts.questionnaireMissing}
            checked={questionnaireMissing === 'true'}
            onChange={({ target }) =>
              url.change({ questionnaireMissing: target.checked ? 'true' : undefined })
            }
          />
        </>
      }
      chips={[
        ...(attendance === undefined
          ? []
          : [
              {
                key: 'attendance',
                label: texts.attendance2(attendanceNames[attendance]),
                onRemove: () => url.change({ attendance: undefined }),
              },
            ]),
        ...(questionnaireMissing === undefined
          ? []
          : [
              {
                key: 'questionnaireMissing',
                label: texts.questionnaireMissing,
                onRemove: () => url.change({ questionnaireMissing: undefined }),
              },
            ]),
      ]}
      sorts={useSorts('GET /attendee/filter', {
        'name Ascending': texts.nameAToZ,
        'name Descending': texts.nameZToA,
      })}
      query={query}
      empty={
        <EmptyState title={texts.noAttendeesYet} icon={<Users />}>
          {texts.everyoneComingToThisSession}
        </EmptyState>
      }
    >
      {(rows) => <Table rows={rows} booking={params.booking} />}
    </ListPage>
  );
}

const notePage = '/app/bookings/$booking/attendees/$attendee/coach-note/$coachNote';

function Table({ rows, booking }: { rows: readonly AttendeeSummary[]; booking: string }) {
  const seesNotes = useMayOpen()(notePage);
  const columns: [
    Column<AttendeeSummary, OrderOf<'GET /bookings/{booking}/attendees'>>,
    ...Column<AttendeeSummary, OrderOf<'GET /bookings/{booking}/attendees'>>[],
  ] = [
    {
      key: 'name',
      header: texts.name,
      sort: 'name',
      cell: ({ id, person, isOpen }) => {
        const name = <Person name={person.fullName} picture={person.pictureUrl} size="small" />;
        return isOpen ? (
          <TextLink tone="record" {...pageOf(booking, id)}>
            {name}
          </TextLink>
        ) : (
          name
        );
      },
    },
    { key: 'via', header: texts.via, from: 'wide', cell: ({ via }) => viaNames[via] },
    {
      key: 'rsvp',
      header: 'RSVP',
      from: 'wide',
      cell: ({ rsvp }) => (rsvp === null ? '–' : inviteNames[rsvp]),
    },
    {
      key: 'attendance',
      header: texts.attendance,
      cell: ({ attendance }) => (
        <Badge tone={attendanceTones[attendance]}>{attendanceNames[attendance]}</Badge>
      ),
    },
  ];
  const credit: Column<AttendeeSummary, OrderOf<'GET /bookings/{booking}/attendees'>> = {
    key: 'credit',
    header: texts.credit,
    cell: ({ creditState }) =>
      creditState === null ? (
        '–'
      ) : (
        <Badge tone={creditTones[creditState]}>{creditNames[creditState]}</Badge>
      ),
  };
  const questionnaire: Column<AttendeeSummary, OrderOf<'GET /bookings/{booking}/attendees'>> = {
    key: 'questionnaire',
    header: texts.questionnaire,
    cell: (row) => {
      const state = questionnaireStateOf(row);
      return state === null ? '–' : <Badge tone={state.tone}>{state.words}</Badge>;
    },
  };
  const note: Column<AttendeeSummary, OrderOf<'GET /bookings/{booking}/attendees'>> = {
    key: 'note',
    header: texts.coachNote,
    from: 'wide',
    cell: (row) => {
      const link = noteOf(booking, row);
      return link === null ? '–' : <TextLink {...link}>{texts.openNote}</TextLink>;
    },
  };
  return (
    <DataTable<AttendeeSummary, OrderOf<'GET /bookings/{booking}/attendees'>>
      caption={texts.attendees}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        columns[0],
        ...columns.slice(1),
        ...(rows.some(({ creditState }) => creditState !== null) ? [credit] : []),
        ...(rows.some((row) => questionnaireStateOf(row) !== null) ? [questionnaire] : []),
        ...(seesNotes ? [note] : []),
      ]}
    />
  );
}

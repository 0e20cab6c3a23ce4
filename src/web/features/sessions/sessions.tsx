import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { isStaff } from '#machines/person.ts';
import { kindNames } from '#web/features/bookings/names/public.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { findCoach } from '#web/screens/form/find-coach.ts';
import { useCoachName } from '#web/screens/form/use-coach-name.ts';
import { oneFound, oneOfNames, ticked } from '#web/screens/list/list-filters.ts';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { RecordListPage } from '#web/screens/list/record-list-page.tsx';
import { recordList } from '#web/screens/list/record-list.ts';
import { useRecordList } from '#web/screens/list/use-record-list.tsx';
import { Video } from '#web/ui/icons.ts';
import { rowChoice } from '#web/screens/list/row-choice.tsx';
import { sessions, type SessionSummary } from './session-records.ts';
import { SessionTable } from './session-table.tsx';

/** The sessions that are offered to the reader; to staff, all. */
const allSessions = recordList('GET /sessions', {
  sortsFrom: 'GET /session/filter',
  sorts: {
    'name Ascending': 'Name, A to Z',
    'name Descending': 'Name, Z to A',
    'duration Ascending': 'Shortest first',
    'duration Descending': 'Longest first',
  },
  filters: {
    format: oneOfNames('Format', kindNames),
    coach: oneFound('Coach', findCoach, 'One coach'),
    deleted: ticked('Deleted sessions', 'Deleted'),
  },
});

/** Several sessions at once. */
const sessionChoice = rowChoice<SessionSummary, 'POST /sessions/{session}/events'>(
  'POST /sessions/{session}/events',
  {
    noun: 'session',
    nouns: 'sessions',
    events: {
      DELETE:
        'Nobody can book them any more, and lists hide them. Those that took place stay as they are. They can’t be brought back. Nobody is notified.',
    },
    nameOf: ({ name }) => name,
  },
);

export const Route = createFileRoute('/app/sessions')({
  staticData: { title: 'Sessions', audience: 'membersAndStaff' },
  validateSearch: allSessions.search,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: Sessions,
});

function Sessions() {
  const isOfStaff = isStaff(useMe());
  const search = Route.useSearch();
  const coach = useCoachName(isOfStaff ? search.coach : undefined);
  const list = useRecordList(allSessions, search, {
    names: { coach },
    hidden: () => (isOfStaff ? [] : ['coach', 'deleted']),
  });
  return (
    <RecordListPage
      of={sessions}
      list={list}
      lead={isOfStaff ? undefined : 'What your programmes offer you.'}
      icon={<Video />}
      choice={sessionChoice}
      none={
        isOfStaff
          ? 'A session is a kind of coaching that programmes offer and coaches give.'
          : 'No programme offers you a session at the moment. Ask your programme contact.'
      }
    >
      {(rows) => <SessionTable rows={rows} reader={isOfStaff ? 'staff' : 'member'} />}
    </RecordListPage>
  );
}

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
import * as texts from './texts.ts';

/** The sessions that are offered to the reader; to staff, all. */
const allSessions = recordList('GET /sessions', {
  sortsFrom: 'GET /session/filter',
  sorts: {
    'name Ascending': texts.nameAToZ,
    'name Descending': texts.nameZToA,
    'duration Ascending': texts.shortestFirst,
    'duration Descending': texts.longestFirst,
  },
  filters: {
    format: oneOfNames(texts.format, kindNames),
    coach: oneFound(texts.coach, findCoach, texts.oneCoach),
    deleted: ticked(texts.deletedSessions, texts.deleted),
  },
});

/** Several sessions at once. */
const sessionChoice = rowChoice<SessionSummary, 'POST /sessions/{session}/events'>(
  'POST /sessions/{session}/events',
  {
    noun: 'session',
    nouns: 'sessions',
    events: {
      DELETE: texts.nobodyCanBookThemAny,
    },
    nameOf: ({ name }) => name,
  },
);

export const Route = createFileRoute('/app/sessions')({
  staticData: { title: 'Sessions', audience: 'membersAndStaff', list: allSessions },
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
      lead={isOfStaff ? undefined : texts.whatYourProgrammesOfferYou}
      icon={<Video />}
      choice={sessionChoice}
      none={isOfStaff ? texts.aSessionIsAKind : texts.noProgrammeOffersYouASession}
    >
      {(rows) => <SessionTable rows={rows} reader={isOfStaff ? 'staff' : 'member'} />}
    </RecordListPage>
  );
}

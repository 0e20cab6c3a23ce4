import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { groupKindNames, groupNames, groupTones } from '#machines/booking-group/labels.ts';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { RecordHistory } from '#web/screens/record/record-history.tsx';
import { RecordPage } from '#web/screens/record/record-page.tsx';
import { searchReader, someText } from '#web/screens/list/search-reader.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { Tab, Tabs } from '#web/ui/layout/tabs.tsx';
import { GroupCalendar } from './group-calendar.tsx';
import { GroupFacts } from './group-facts.tsx';
import { GroupSessions } from './group-sessions.tsx';
import { sessionsSearch, type SessionsSearch } from './sessions-search.ts';
import { bookingsOf, cancelLink, useGroup } from './words.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import * as texts from './texts.ts';

/** Both are asked before something is cancelled, and few come here for that. */
const CancelFuture = lazyPart(async () => (await import('./cancel-future.tsx')).CancelFuture);
const DeleteGroup = lazyPart(async () => (await import('./delete-group.tsx')).DeleteGroup);

export const Route = createFileRoute('/app/booking-groups/$bookingGroup/$programme/bookings')({
  staticData: {
    title: 'Booking Group Bookings',
    audience: 'everyone',
    asks: 'GET /booking-groups/{bookingGroup}',
  },
  validateSearch: searchReader({ ...sessionsSearch, cancel: someText, remove: someText }),
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: GroupBookings,
});

/** The bookings of a group that one programme pays for; what is asked before they are cancelled has its own address. */
function GroupBookings() {
  const { bookingGroup, programme } = Route.useParams();
  const { cancel, remove, ...search } = Route.useSearch();
  if (cancel !== undefined || remove !== undefined)
    return (
      <Suspense fallback={<WaitingLines lines={4} shape="block" />}>
        {cancel === undefined ? (
          <DeleteGroup id={bookingGroup} />
        ) : (
          <CancelFuture id={bookingGroup} from={cancel} />
        )}
      </Suspense>
    );
  return <GroupPage id={bookingGroup} programme={programme} search={search} />;
}

interface GroupPageProps {
  id: string;
  programme: string;
  search: SessionsSearch;
}

function GroupPage({ id, programme, search }: GroupPageProps) {
  const query = useGroup(id);
  const params = { bookingGroup: id };
  const history = useApiQuery('GET /booking-groups/{bookingGroup}/history', { params });
  return (
    <RecordPage
      query={query}
      title={({ name }) => name}
      lead={({ kind, session, coach }) =>
        texts.withLabel(groupKindNames[kind], session.name, coach.fullName)
      }
      status={({ status }) => <Badge tone={groupTones[status]}>{groupNames[status]}</Badge>}
      eventActions={(group) => ({
        CANCEL_FUTURE: { link: cancelLink(group, programme, 'all'), danger: true },
        DELETE: {
          link: { ...bookingsOf(group, programme), search: { remove: 'true' } },
          danger: true,
        },
      })}
    >
      {(group) => (
        <Stack gap="6">
          <GroupFacts group={group} />
          <GroupCalendar group={group} />
          {group.programmes.length < 2 ? null : (
            <Tabs label={texts.bookingsByProgramme}>
              {group.programmes.map((each) => (
                <Tab key={each.id} {...bookingsOf(group, each.id)} current={each.id === programme}>
                  {each.name}
                </Tab>
              ))}
            </Tabs>
          )}
          <GroupSessions group={group} programme={programme} search={search} />
          <RecordHistory
            query={history}
            label={texts.whatHappenedToThisGroup}
            chart={() => import('#charts/booking-group.json')}
            states={[group.status]}
          />
        </Stack>
      )}
    </RecordPage>
  );
}

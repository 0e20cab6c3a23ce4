import { ListPage } from '#web/screens/list/list-page.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { rowChoice } from '#web/screens/list/row-choice.tsx';
import { useListSearch, useRecordList } from '#web/screens/list/use-record-list.tsx';
import { listPage, type Pages } from '#web/screens/pages.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Plus, Users } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Tab, Tabs } from '#web/ui/layout/tabs.tsx';
import { PermissionTable } from './permission-table.tsx';
import { permissionsOfOne } from './permission-search.ts';
import { places, type Place } from './places.ts';
import { endNames, otherEnd, otherName, type PermissionSummary } from './words.ts';
import * as texts from './texts.ts';

export const pages = {
  '/app/coaches/$coach/member-permissions': listPage(
    'coachesAndStaff',
    'Member Permissions',
    PermissionList,
    permissionsOfOne,
  ),
  '/app/coaches/$coach/session-permissions': listPage(
    'coachesAndStaff',
    'Session Permissions',
    PermissionList,
    permissionsOfOne,
  ),
  '/app/coaches/$coach/team-permissions': listPage(
    'coachesAndStaff',
    'Team Permissions',
    PermissionList,
    permissionsOfOne,
  ),
  '/app/members/$member/coach-permissions': listPage(
    'membersAndStaff',
    'Member Coach Permissions',
    PermissionList,
    permissionsOfOne,
  ),
  '/app/sessions/$session/coach-permissions': listPage(
    'staff',
    'Session Coach Permissions',
    PermissionList,
    permissionsOfOne,
  ),
  '/app/teams/$team/coach-permissions': listPage(
    'membersAndStaff',
    'Team Coach Permissions',
    PermissionList,
    permissionsOfOne,
  ),
} satisfies Pages;

/** The permissions of one end. Staff add and remove; everybody else who may see them reads. */
export function PermissionList() {
  const place = places.usePlace();
  const holder = useApiQuery('GET /coach-permissions/of/{end}/{subject}', {
    params: { end: place.end, subject: place.id },
  });
  return (
    <Loaded query={holder} whole>
      {({ name }) => <Rows place={place} name={name} />}
    </Loaded>
  );
}

function Rows({ place, name }: { place: Place; name: string }) {
  const { end, id, scope, titles } = place;
  const list = useRecordList(permissionsOfOne, useListSearch(permissionsOfOne), {
    fixed: { scope, ...(end === 'coach' ? { coach: id } : { subject: id }) },
  });
  const other = endNames[otherEnd(place)].toLowerCase();
  const add = list.mayCreate ? (
    <LinkButton {...place.create} variant="primary" icon={<Plus />}>
      {titles.create}
    </LinkButton>
  ) : undefined;
  return (
    <ListPage
      {...list.parts}
      title={titles.list}
      lead={leads[end](name, scope)}
      actions={add}
      tabs={end === 'coach' ? <CoachTabs coach={id} scope={scope} /> : undefined}
      nouns="permissions"
      searchLabel={texts.searchBy(other)}
      choice={choiceAt(place)}
      empty={
        <EmptyState title={texts.noPermissionsYet} icon={<Users />} action={add}>
          {none[end](name, scope)}
        </EmptyState>
      }
    >
      {(rows) => <PermissionTable rows={rows} place={place} />}
    </ListPage>
  );
}

/** Several permissions at once. */
const choiceAt = (place: Place) =>
  rowChoice<PermissionSummary, 'POST /coach-permissions/{coachPermission}/events'>(
    'POST /coach-permissions/{coachPermission}/events',
    {
      noun: 'permission',
      nouns: 'permissions',
      events: {
        DELETE: texts.theyCantBeBookedWith,
      },
      nameOf: (row) => otherName(place, row),
    },
  );

const tabs = [
  ['/app/coaches/$coach/member-permissions', texts.members],
  ['/app/coaches/$coach/session-permissions', texts.sessions],
  ['/app/coaches/$coach/team-permissions', texts.teams],
] as const;

/** A coach has three lists, for members, sessions and teams. */
const CoachTabs = ({ coach, scope }: { coach: string; scope: Place['scope'] }) => (
  <Tabs label={texts.permissionsOfTheCoach}>
    {tabs.map(([path, name]) => {
      const place = places.at(path, coach);
      return (
        <Tab key={name} {...place.list} current={place.scope === scope}>
          {name}
        </Tab>
      );
    })}
  </Tabs>
);

type Sentence = (name: string, scope: Place['scope']) => string;

const plural = { member: 'members', session: 'sessions', team: 'teams' } as const;

const leads: Readonly<Record<Place['end'], Sentence>> = {
  coach: (name, scope) =>
    scope === 'session' ? texts.sessionsCanGive(name) : texts.theThatCanCoach(plural[scope], name),
  member: (name) => texts.theCoachesCanBook(name),
  session: (name) => texts.theCoachesWhoCanGive(name),
  team: (name) => texts.theCoachesOf(name),
};

const none: Readonly<Record<Place['end'], Sentence>> = {
  coach: (name, scope) =>
    scope === 'member'
      ? texts.membersWithoutAPermission(name)
      : texts.withoutAPermissionCant(name, scope),
  member: (name) => texts.canBookEveryCoach(name),
  session: (name) => texts.nobodyCanBookUntil(name),
  team: (name) => texts.nobodyCanBookACoach(name),
};

import { expect, test } from 'vitest';
import { pagesIn, routeFileOf, withoutTable } from '#tools/pages/page-tables.ts';

const source = `import { page, type Pages } from '#web/screens/pages.ts';
import { allTeams, teams } from './team-records.ts';

export const pages = {
  '/app/teams/create': page('staff', 'Create Team', CreateTeam),
  '/app/teams/$team/members/create': page(
    'staff',
    'Add Somebody Whose Title Needs A Line Of Its Own',
    AddTeamMember,
  ),
  '/app/teams': listPage('everyone', 'Teams', Teams, allTeams),
} satisfies Pages;
`;

test('a file with several pages says the address, the title and the screen of each, and the list of an address', () => {
  expect(pagesIn('features/teams/team-forms.tsx', source)).toEqual([
    { path: '/app/teams/create', audience: 'staff', title: 'Create Team', screen: 'CreateTeam' },
    {
      path: '/app/teams/$team/members/create',
      audience: 'staff',
      title: 'Add Somebody Whose Title Needs A Line Of Its Own',
      screen: 'AddTeamMember',
    },
    {
      path: '/app/teams',
      audience: 'everyone',
      title: 'Teams',
      screen: 'Teams',
      list: { name: 'allTeams', from: '#web/features/teams/team-records.ts' },
    },
  ]);
});

test('a file without a table has none', () => {
  expect(pagesIn('features/teams/team.tsx', 'export const name = 1;\n')).toEqual([]);
});

test('a line that can not be read is said, and not passed over', () => {
  const odd = source.replace("'Create Team', CreateTeam", 'titles.create, CreateTeam');
  expect(() => pagesIn('features/teams/team-forms.tsx', odd)).toThrow('team-forms.tsx');
});

test('a list that stands with its page is refused: its address would bring the page to all others', () => {
  const together = source.replace("import { allTeams, teams } from './team-records.ts';\n", '');
  expect(() => pagesIn('features/teams/team-forms.tsx', together)).toThrow('/app/teams needs');
});

test('browsers get the file without its table', () => {
  const rest = "export function Teams() {\n  return 'teams';\n}\n";
  expect(withoutTable(`${source}${rest}`)).toBe(
    `import { page, type Pages } from '#web/screens/pages.ts';
import { allTeams, teams } from './team-records.ts';


${rest}`,
  );
  expect(withoutTable(rest)).toBe(rest);
  const itself = `${source}const title = pages['/app/teams'].title;\n`;
  expect(withoutTable(itself)).toBe(itself);
});

test('each route has a file of its own', () => {
  const paths = ['/app/teams/$team/edit', '/app/teams/$team/members/$member/edit', '/app/teams'];
  expect(new Set(paths.map(routeFileOf)).size).toBe(paths.length);
});

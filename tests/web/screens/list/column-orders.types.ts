/** Held by the compiler: the head of a column sorts by what its list can be sorted by, and by nothing else. */
import type { OrderOf } from '#web/screens/list/record-list.ts';
import type { Column } from '#web/ui/lists/data-table.tsx';

interface Team {
  readonly name: string;
}
type TeamColumn = Column<Team, OrderOf<'GET /teams'>>;

export const members: TeamColumn = {
  key: 'members',
  header: 'Members',
  sort: 'members',
  cell: () => 3,
};

export const leader: TeamColumn = {
  key: 'leader',
  header: 'Leader',
  // @ts-expect-error teams are not sorted by their leader
  sort: 'leader',
  cell: () => 'Ana',
};

export const ofNoList: Column<Team> = {
  key: 'name',
  header: 'Name',
  // @ts-expect-error it is not said which list shows it
  sort: 'name',
  cell: ({ name }) => name,
};

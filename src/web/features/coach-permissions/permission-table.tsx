import type { OrderOf } from '#web/screens/list/record-list.ts';
import { Person } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { X } from '#web/ui/icons.ts';
import { Row } from '#web/ui/layout/layout.tsx';
import { IconLink } from '#web/ui/link-button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { useZone } from '#web/screens/use-zone.ts';
import { wallOf } from '#domain/time/wall.ts';
import { useState } from 'react';
import type { Place } from './places.ts';
import { validityOf } from '#domain/coach-permissions/in-force.ts';
import { endNames, otherEnd, otherName, ratingWords, validWords } from './words.ts';
import type { PermissionSummary } from './words.ts';
import * as texts from './texts.ts';

interface PermissionTableProps {
  rows: readonly PermissionSummary[];
  place: Place;
}

const validities = { active: null, expired: texts.expired, ahead: texts.notYet } as const;

export function PermissionTable({ rows, place }: PermissionTableProps) {
  const zone = useZone();
  const [now] = useState(Date.now);
  const today = wallOf(zone, now).date;
  const mayRemove = rows.some(({ availableEvents }) => offersRemoval(availableEvents));
  return (
    <DataTable<PermissionSummary, OrderOf<'GET /coach-permissions'>>
      caption={place.titles.list}
      rows={rows}
      rowKey={({ id }) => id}
      columns={columnsFor(place, today, zone)}
      actions={mayRemove ? removing(place) : undefined}
    />
  );
}

type Columns = [
  Column<PermissionSummary, OrderOf<'GET /coach-permissions'>>,
  ...Column<PermissionSummary, OrderOf<'GET /coach-permissions'>>[],
];

const rated: Column<PermissionSummary, OrderOf<'GET /coach-permissions'>> = {
  key: 'rating',
  header: texts.rating,
  cell: ({ rating }) => (rating === null ? '–' : ratingWords(rating)),
};

function columnsFor(place: Place, today: string, zone: string): Columns {
  const columns: Columns = [
    {
      key: 'name',
      header: endNames[otherEnd(place)],
      sort: 'name',
      cell: (row) => <Other row={row} place={place} />,
    },
    ...(place.end === 'coach' ? [] : [rated]),
    { key: 'valid', header: texts.valid, cell: (row) => <Valid row={row} today={today} /> },
    {
      key: 'upcoming',
      header: texts.upcomingBookings,
      align: 'end',
      cell: ({ upcomingBookings }) => upcomingBookings,
    },
  ];
  if (place.end !== 'coach')
    columns.push({
      key: 'free',
      header: texts.nextFreeSlot,
      from: 'wide',
      cell: ({ nextFree }) => (nextFree === null ? '–' : <When at={nextFree} zone={zone} />),
    });
  if (place.scope !== 'session')
    columns.push({
      key: 'notes',
      header: texts.otherCoachesNotes,
      from: 'wide',
      cell: ({ canReadNotes }) => (canReadNotes ? texts.mayRead : '–'),
    });
  columns.push({
    key: 'created',
    header: texts.created,
    sort: 'created',
    from: 'wide',
    cell: ({ createdAt }) => <When at={createdAt} zone={zone} />,
  });
  return columns;
}

function Other({ row, place }: { row: PermissionSummary; place: Place }) {
  const { scope, subject, coach } = row;
  if (place.end === 'coach' && scope === 'session')
    return (
      <TextLink tone="record" to="/app/sessions/$session" params={{ session: subject.id }}>
        {subject.name}
      </TextLink>
    );
  if (place.end === 'coach' && scope === 'team')
    return (
      <TextLink tone="record" to="/app/teams/$team" params={{ team: subject.id }}>
        {subject.name}
      </TextLink>
    );
  const { id, picture } =
    place.end === 'coach'
      ? { id: subject.id, picture: null }
      : { id: coach.id, picture: coach.pictureUrl };
  return (
    <TextLink tone="record" to="/app/users/$user" params={{ user: id }}>
      <Person name={otherName(place, row)} picture={picture} size="small" />
    </TextLink>
  );
}

const removing = (place: Place) => (row: PermissionSummary) => <Remove row={row} place={place} />;

const offersRemoval = (events: PermissionSummary['availableEvents']): boolean =>
  events.some(({ type, enabled }) => type === 'DELETE' && enabled);

function Remove({ row, place }: { row: PermissionSummary; place: Place }) {
  if (!offersRemoval(row.availableEvents)) return null;
  return (
    <IconLink
      {...place.below(row.id, 'delete')}
      size="small"
      variant="quiet"
      label={texts.remove(otherName(place, row))}
      icon={<X />}
    />
  );
}

function Valid({ row, today }: { row: PermissionSummary; today: string }) {
  const said = validities[validityOf(row, today)];
  return (
    <Row gap="2">
      <span>{validWords(row)}</span>
      {said === null ? null : <Badge>{said}</Badge>}
      {row.canBook ? null : <Badge>{texts.notBookable}</Badge>}
    </Row>
  );
}

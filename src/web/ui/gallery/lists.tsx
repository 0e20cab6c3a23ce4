import { useState } from 'react';
import { Badge } from '../badge.tsx';
import type { Tone } from '../tone.ts';
import { ChooseCell, ChooseHead } from '../lists/choose-cells.tsx';
import { ChoosingContext } from '../lists/choosing.ts';
import { Button } from '../button.tsx';
import { DataTable, type Column } from '../lists/data-table.tsx';
import { EmptyState } from '../lists/empty-state.tsx';
import { Field } from '../forms/field.tsx';
import { FilterChips, ResetControl } from '../lists/filter-chips.tsx';
import { FilterPanel } from '../lists/filter-panel.tsx';
import { Bell, Bookmark, Ellipsis } from '../icons.ts';
import { Item, ItemList } from '../lists/item-list.tsx';
import { Row } from '../layout/layout.tsx';
import { Disclosure } from '../overlays/disclosure.tsx';
import { Menu } from '../overlays/menu.tsx';
import { Paginator } from '../lists/paginator.tsx';
import { Person } from '../avatar.tsx';
import { SearchBox } from '../lists/search-box.tsx';
import { Select } from '../forms/select.tsx';
import { SortMenu } from '../lists/sort-menu.tsx';
import { TextLink } from '../text-link.tsx';
import { NoWrap } from '../layout/no-wrap.tsx';
import { Shelf } from './shelf.tsx';
import { States } from './states.tsx';

type Booking = {
  id: string;
  session: string;
  coach: string;
  when: string;
  status: string;
  tone: Tone;
  credits: string;
};

const bookings: Booking[] = [
  {
    id: '1',
    session: 'Career coaching',
    coach: 'Ana Duarte',
    when: 'Tomorrow, 14:00–15:00',
    status: 'Confirmed',
    tone: 'success',
    credits: '1',
  },
  {
    id: '2',
    session: 'Leading a team through a long and uncertain reorganisation',
    coach: 'Konstantina Papadimitropoulou-Weatherington',
    when: 'Thu 26 Nov, 09:30–11:00',
    status: 'Requested',
    tone: 'warning',
    credits: '1.5',
  },
  {
    id: '3',
    session: 'Sleep and recovery',
    coach: 'Tomás Ó Briain',
    when: 'Mon 16 Nov, 08:00–08:30',
    status: 'Completed',
    tone: 'neutral',
    credits: '0.5',
  },
  {
    id: '4',
    session: 'Career coaching',
    coach: 'Li Wen',
    when: 'Fri 6 Nov, 17:00–18:00',
    status: 'Cancelled late',
    tone: 'danger',
    credits: '1',
  },
];

const sorts = [
  { propertyName: 'start', order: 'Ascending', label: 'Soonest first' },
  { propertyName: 'start', order: 'Descending', label: 'Latest first' },
] as const;

const nothing = () => undefined;

const columns: [Column<Booking>, ...Column<Booking>[]] = [
  {
    key: 'session',
    header: 'Session',
    cell: ({ session }) => (
      <TextLink to="." tone="record">
        {session}
      </TextLink>
    ),
  },
  {
    key: 'coach',
    header: 'Coach',
    cell: ({ coach }) => <Person name={coach} size="small" />,
  },
  { key: 'when', header: 'When', cell: ({ when }) => <NoWrap>{when}</NoWrap> },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status, tone }) => <Badge tone={tone}>{status}</Badge>,
  },
  {
    key: 'credits',
    header: 'Credits',
    align: 'end',
    from: 'wide',
    cell: ({ credits }) => credits,
  },
];

const rowMenu = ({ session }: Booking) => (
  <Menu
    label={`Actions for ${session}`}
    size="small"
    icon={<Ellipsis />}
    items={[{ key: 'show', label: 'Show booking', link: { to: '.' } }]}
  />
);

/** A table of which one row is chosen. */
const oneChosen = {
  chosen: new Set(['1']),
  all: 'some',
  toggle: nothing,
  toggleAll: nothing,
  Head: ChooseHead,
  Cell: ChooseCell,
} as const;

export function ListsShelf() {
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<{ propertyName: string; order: 'Ascending' | 'Descending' }>(
    sorts[0],
  );
  return (
    <Shelf title="Lists">
      <Row>
        <SearchBox label="Search bookings" value={search} onSearch={setSearch} />
        <FilterPanel active={1}>
          <Field label="Status" id="gallery-status">
            <Select
              placeholder="Any"
              defaultValue=""
              options={[{ value: 'confirmed', label: 'Confirmed' }]}
            />
          </Field>
        </FilterPanel>
        <Disclosure icon={<Bookmark />} label="Views" name="Saved views" side="end">
          {() => 'Late cancellations'}
        </Disclosure>
        <SortMenu options={sorts} current={sort} onSort={setSort} />
      </Row>
      <FilterChips
        chips={[{ key: 'coach', label: 'Coach: Ana Duarte', onRemove: nothing }]}
        onReset={nothing}
        onEmptied={nothing}
      />
      <DataTable
        caption="Bookings"
        rows={bookings}
        rowKey={(booking) => booking.id}
        columns={columns}
        actions={rowMenu}
      />
      <ChoosingContext value={oneChosen}>
        <DataTable
          caption="Bookings to choose from"
          rows={bookings}
          rowKey={(booking) => booking.id}
          columns={columns}
        />
      </ChoosingContext>
      <Paginator meta={{ pageNumber: 6, perPage: 20, total: 1204 }} />
      <Paginator meta={{ pageNumber: 1, perPage: 20, total: 4 }} label="Pages of a short list" />
      <Paginator meta={{ pageNumber: 1, perPage: 20, total: 0 }} label="Pages of an empty list" />
      <States of={['default', 'hover', 'focus']}>{() => <ResetControl onReset={nothing} />}</States>
      <States of={['hover', 'focus']} wide>
        {(state) => (
          <Paginator
            meta={{ pageNumber: 2, perPage: 20, total: 50 }}
            label={`The pages again, ${state}`}
          />
        )}
      </States>
      <States of={['hover', 'focus']} wide>
        {(state) => (
          <DataTable
            caption={`A booking, ${state}`}
            rows={bookings.slice(1, 2)}
            rowKey={(booking) => booking.id}
            columns={[columns[0]]}
          />
        )}
      </States>
      <EmptyState
        title="No upcoming bookings"
        action={<Button variant="primary">Make a Booking</Button>}
      >
        You have nothing booked. Choose a session and a coach, and it will show here.
      </EmptyState>
      <ItemList label="Notifications">
        <Item
          fresh
          media={<Bell />}
          title="Ana Duarte has confirmed your booking"
          detail="Career coaching, tomorrow, 14:00–15:00 · 5 minutes ago"
          end={<Button size="small">Show booking</Button>}
        />
        <Item
          media={<Bell />}
          title="Your request to Konstantina Papadimitropoulou-Weatherington has expired"
          detail="Your credit has been returned · Yesterday"
        />
      </ItemList>
    </Shelf>
  );
}

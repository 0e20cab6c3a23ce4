import { constraintNames } from '#domain/booking-constraints/rule.ts';
import { ListPage } from '#web/screens/list/list-page.tsx';
import type { OrderOf } from '#web/screens/list/record-list.ts';
import { rowChoice } from '#web/screens/list/row-choice.tsx';
import { useListSearch, useRecordList } from '#web/screens/list/use-record-list.tsx';
import { listPage, type Pages } from '#web/screens/pages.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { When } from '#web/ui/dates/when.tsx';
import { Coins, Plus, X } from '#web/ui/icons.ts';
import { IconLink, LinkButton } from '#web/ui/link-button.tsx';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { constraintsOfCredit } from './constraint-search.ts';
import { useCreditPlace, type ConstraintSummary } from './place.ts';
import * as texts from './texts.ts';

export const pages = {
  '/app/programmes/$programme/session-credits/$sessionCredit/booking-constraints': listPage(
    'membersAndStaff',
    'Booking Constraints',
    ConstraintList,
    constraintsOfCredit,
  ),
} satisfies Pages;

/** Several constraints at once. */
const choice = rowChoice<ConstraintSummary, 'POST /booking-constraints/{bookingConstraint}/events'>(
  'POST /booking-constraints/{bookingConstraint}/events',
  {
    noun: 'booking constraint',
    nouns: texts.bookingConstraints,
    events: {
      DELETE: texts.removedTogether,
    },
    nameOf: ({ sentence }) => sentence,
  },
);

/** By which rules a credit may be used: whoever holds it reads them, staff look after them. */
export function ConstraintList() {
  const place = useCreditPlace();
  const { sessionCredit } = place;
  const credit = useApiQuery('GET /booking-constraints/of/{sessionCredit}', {
    params: { sessionCredit },
  });
  const search = useListSearch(constraintsOfCredit);
  const newest = { orderProperty: 'created', order: 'Descending' } as const;
  const list = useRecordList(
    constraintsOfCredit,
    search.orderProperty === undefined ? { ...search, ...newest } : search,
    { fixed: { sessionCredit } },
  );
  const add = list.mayCreate ? (
    <LinkButton {...place.create} variant="primary" icon={<Plus />}>
      {texts.addBookingConstraint}
    </LinkButton>
  ) : undefined;
  return (
    <ListPage
      {...list.parts}
      title={texts.bookingConstraintsTitle}
      lead={
        credit.data &&
        texts.creditOf(credit.data.session.name, credit.data.holder, credit.data.programme.name)
      }
      actions={add}
      nouns={texts.bookingConstraints}
      searchLabel={texts.searchByKind}
      choice={choice}
      empty={
        <EmptyState title={texts.noBookingConstraintsYet} icon={<Coins />} action={add}>
          {texts.everyTimeIsOpen}
        </EmptyState>
      }
    >
      {(rows) => <ConstraintTable rows={rows} />}
    </ListPage>
  );
}

const offersRemoval = ({ availableEvents }: ConstraintSummary): boolean =>
  availableEvents.some(({ type, enabled }) => type === 'DELETE' && enabled);

function ConstraintTable({ rows }: { rows: readonly ConstraintSummary[] }) {
  const place = useCreditPlace();
  const zone = useZone();
  return (
    <DataTable<ConstraintSummary, OrderOf<'GET /booking-constraints'>>
      caption={texts.bookingConstraintsOfTheCredit}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'kind', header: texts.kind, cell: ({ kind }) => constraintNames[kind] },
        { key: 'value', header: texts.value, cell: ({ sentence }) => sentence },
        { key: 'by', header: texts.createdBy, from: 'wide', cell: ({ addedBy }) => addedBy ?? '–' },
        {
          key: 'created',
          header: texts.created,
          sort: 'created',
          from: 'wide',
          cell: ({ createdAt }) => <When at={createdAt} zone={zone} />,
        },
      ]}
      actions={
        rows.some(offersRemoval)
          ? (row) => (
              <IconLink
                {...place.removal(row.id)}
                size="small"
                variant="quiet"
                label={texts.remove(constraintNames[row.kind])}
                icon={<X />}
              />
            )
          : undefined
      }
    />
  );
}

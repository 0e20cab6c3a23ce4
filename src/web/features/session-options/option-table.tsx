import { counted } from '#web/ui/numbers.ts';
import { formatDuration } from '#domain/time/words.ts';
import type { OrderOf } from '#web/screens/list/record-list.ts';
import { X } from '#web/ui/icons.ts';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { IconLink, LinkButton } from '#web/ui/link-button.tsx';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Place } from './places.ts';
import { allocated, issued, limitsOf, type SessionOptionSummary } from './words.ts';
import * as texts from './texts.ts';

type OptionColumn = Column<SessionOptionSummary, OrderOf<'GET /session-options'>>;

const offered: [OptionColumn, ...OptionColumn[]] = [
  {
    key: 'session',
    header: texts.session,
    sort: 'session',
    cell: (row) => <SessionCell row={row} />,
  },
  {
    key: 'duration',
    header: texts.duration,
    cell: ({ durationMinutes }) => formatDuration(durationMinutes * 60_000),
  },
  {
    key: 'cost',
    header: texts.cost,
    cell: ({ creditCost }) => (creditCost === 0 ? texts.free : counted(creditCost, 'credit')),
  },
  {
    key: 'units',
    header: texts.creditsPerMember,
    align: 'end',
    cell: ({ unitsPerMember }) => unitsPerMember,
  },
];

const credits: OptionColumn[] = [
  { key: 'issued', header: texts.issued, align: 'end', cell: issued },
  { key: 'allocated', header: texts.allocated, align: 'end', cell: allocated },
  {
    key: 'used',
    header: texts.used,
    align: 'end',
    cell: ({ credits: found }) => found?.used ?? 0,
  },
];

function SessionCell({ row }: { row: SessionOptionSummary }) {
  const { session, mayOpen } = row;
  const limits = limitsOf(row);
  return (
    <Stack gap="1">
      {mayOpen ? (
        <TextLink tone="record" to="/app/sessions/$session" params={{ session: session.id }}>
          {session.name}
        </TextLink>
      ) : (
        session.name
      )}
      {limits === '' ? null : (
        <Text look="small" tone="muted" as="span">
          {limits}
        </Text>
      )}
    </Stack>
  );
}

const offersRemoval = ({ availableEvents }: SessionOptionSummary): boolean =>
  availableEvents.some(({ type }) => type === 'DELETE');

/** The sessions of a programme; what of their credits is told to nobody has no columns. */
export function OptionTable({
  rows,
  place,
}: {
  rows: readonly SessionOptionSummary[];
  place: Place;
}) {
  const hasCredits = rows.some(({ credits: found }) => found !== null);
  const isActedOn = rows.some((row) => row.mayBook || offersRemoval(row));
  return (
    <DataTable<SessionOptionSummary, OrderOf<'GET /session-options'>>
      caption={texts.sessionOptionsOfTheProgramme}
      rows={rows}
      rowKey={({ id }) => id}
      columns={hasCredits ? [...offered, ...credits] : offered}
      actions={isActedOn ? (row) => <RowActions row={row} place={place} /> : undefined}
    />
  );
}

function RowActions({ row, place }: { row: SessionOptionSummary; place: Place }) {
  const { session, mayBook } = row;
  return (
    <Row gap="2">
      {mayBook ? (
        <LinkButton
          to="/app/booking-requests/create"
          search={{ session: session.id }}
          size="small"
          aria-label={texts.bookOf(session.name)}
        >
          {texts.book}
        </LinkButton>
      ) : null}
      {offersRemoval(row) ? (
        <IconLink
          {...place.below(row.id, 'delete')}
          size="small"
          variant="quiet"
          label={texts.remove(session.name)}
          icon={<X />}
        />
      ) : null}
    </Row>
  );
}

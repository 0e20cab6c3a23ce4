import { directionNames, providerNames } from '#domain/external-calendars/vocabulary.ts';
import { calendarPhaseOf, calendarStatusLabels } from '#machines/external-calendar/labels.ts';
import type { OrderOf } from '#web/screens/list/record-list.ts';
import { useAlert } from '#web/screens/use-alert.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { RotateCcw, X } from '#web/ui/icons.ts';
import { Row } from '#web/ui/layout/layout.tsx';
import { IconLink } from '#web/ui/link-button.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { titlesOf, type Place } from './places.ts';
import { nameOf, offers, phaseTones, type CalendarSummary } from './words.ts';
import * as texts from './texts.ts';

interface CalendarTableProps {
  rows: readonly CalendarSummary[];
  place: Place;
}

export function CalendarTable({ rows, place }: CalendarTableProps) {
  const zone = useZone();
  return (
    <DataTable<CalendarSummary, OrderOf<'GET /external-calendars'>>
      caption={titlesOf(place).list}
      rows={rows}
      rowKey={({ id }) => id}
      columns={columnsFor(place, zone)}
      actions={actionsAt(place)}
    />
  );
}

type Columns = [
  Column<CalendarSummary, OrderOf<'GET /external-calendars'>>,
  ...Column<CalendarSummary, OrderOf<'GET /external-calendars'>>[],
];

const columnsFor = (place: Place, zone: string): Columns => [
  {
    key: 'name',
    header: texts.calendar,
    sort: 'name',
    cell: (row) =>
      row.lastSyncAt === null || offers(row, 'RECONNECT') ? (
        <TextLink {...place.goOn(row.id)}>{nameOf(row)}</TextLink>
      ) : (
        nameOf(row)
      ),
  },
  {
    key: 'provider',
    header: texts.provider,
    cell: ({ provider, accountLabel }) => `${providerNames[provider]} · ${accountLabel}`,
  },
  {
    key: 'direction',
    header: texts.direction,
    from: 'wide',
    cell: ({ direction, calendarName }) =>
      calendarName === null ? '–' : directionNames[direction],
  },
  {
    key: 'status',
    header: texts.status,
    cell: ({ status }) => (
      <Badge tone={phaseTones[calendarPhaseOf(status)]}>
        {calendarStatusLabels[status] ?? status}
      </Badge>
    ),
  },
  {
    key: 'lastSync',
    header: texts.lastSync,
    cell: ({ lastSyncAt }) =>
      lastSyncAt === null ? texts.notYet : <When at={lastSyncAt} zone={zone} />,
  },
];

const actionsAt = (place: Place) => (row: CalendarSummary) => <Actions row={row} place={place} />;

function Actions({ row, place }: { row: CalendarSummary; place: Place }) {
  return (
    <Row gap="1" wrap="no">
      {offers(row, 'SYNC_NOW') ? <SyncNow row={row} /> : null}
      {offers(row, 'DISCONNECT') ? (
        <IconLink
          {...place.disconnect(row.id)}
          size="small"
          variant="quiet"
          label={texts.disconnect(nameOf(row))}
          icon={<X />}
        />
      ) : null}
    </Row>
  );
}

/** The round is made in the background: what it brings appears by itself. */
function SyncNow({ row }: { row: CalendarSummary }) {
  const alert = useAlert();
  const command = useCommand('POST /external-calendars/{externalCalendar}/events', {
    onDone: () => alert('info', texts.isBeingRead(nameOf(row))),
  });
  return (
    <>
      {command.refusal === null ? null : (
        <Text look="small" tone="danger">
          {command.refusal}
        </Text>
      )}
      <IconButton
        size="small"
        variant="quiet"
        label={texts.syncNow(nameOf(row))}
        icon={<RotateCcw />}
        busy={command.busy}
        onClick={() =>
          void command.send({
            params: { externalCalendar: row.id },
            body: { type: 'SYNC_NOW', version: row.version, payload: {} },
          })
        }
      />
    </>
  );
}

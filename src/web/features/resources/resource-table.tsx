import { readField } from '#domain/records/read-field.ts';
import { resourceFields } from '#machines/resource/fields.ts';
import { isStaff } from '#machines/person.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import type { OrderOf } from '#web/screens/list/record-list.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';
import { Thumbnail } from '#web/ui/marks/thumbnail.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { MarkDone } from './mark-done.tsx';
import { placeOf } from './places.ts';
import { progressNames, scopeNames, type ResourceSummary } from './resource-records.ts';
import * as texts from './texts.ts';

type ResourceColumn = Column<ResourceSummary, OrderOf<'GET /resources'>>;

interface ResourceTableProps {
  rows: readonly ResourceSummary[];
  caption: string;
  /** From everywhere, in one place, or where staff look after what is there for everybody. */
  look: 'all' | 'place' | 'global';
}

/** Resources as a table: what they are, where they come from, and how far the reader has come. */
export function ResourceTable({ rows, caption, look }: ResourceTableProps) {
  const zone = useZone();
  const isCounted = rows.some(({ openedBy }) => openedBy !== null);
  const columns: ResourceColumn[] = [
    { key: 'kind', header: texts.kind, cell: ({ kind }) => readField(resourceFields.kind, kind) },
    ...(look === 'all' ? [from] : [addedBy]),
    ...(look === 'global' ? [forWhom] : []),
    {
      key: 'added',
      header: texts.added,
      sort: 'added',
      cell: ({ createdAt }) => <When at={createdAt} zone={zone} />,
    },
    ...(isCounted ? [openedBy] : []),
    ...(isStaff(useMe()) ? [] : [progress]),
  ];
  return (
    <DataTable<ResourceSummary, OrderOf<'GET /resources'>>
      caption={caption}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'title',
          header: texts.title,
          sort: 'name',
          cell: (row) => <Title row={row} isInPlace={look === 'place'} />,
        },
        ...columns,
      ]}
      actions={
        rows.some(({ mayMark }) => mayMark)
          ? (row) => (row.mayMark ? <MarkDone resource={row} inList /> : null)
          : undefined
      }
    />
  );
}

function Title({ row, isInPlace }: { row: ResourceSummary; isInPlace: boolean }) {
  const { id, name, found, thumbnail, categories, deletedAt } = row;
  const link = isInPlace
    ? placeOf(row).pageOf(id)
    : ({ to: '/app/resources/$resource', params: { resource: id } } as const);
  const words = (
    <Stack gap="1">
      <TextLink tone="record" {...link}>
        {found === null ? name : <Marked parts={found.title} />}
      </TextLink>
      {found?.text == null ? null : (
        <Text look="small" tone="muted" as="span">
          <Marked parts={found.text} />
        </Text>
      )}
      {categories.length === 0 ? null : (
        <Text look="small" tone="muted" as="span">
          {categories.map((category) => category.name).join(', ')}
        </Text>
      )}
      {deletedAt === null ? null : <Badge>{texts.deleted}</Badge>}
    </Stack>
  );
  if (thumbnail === null) return words;
  return (
    <Row gap="3" wrap="no">
      <Thumbnail src={thumbnail} />
      {words}
    </Row>
  );
}

/** A text in which stands out what was looked for. */
const Marked = ({ parts }: { parts: NonNullable<ResourceSummary['found']>['title'] }) =>
  parts.map(({ text, isFound }, at) => (isFound ? <mark key={at}>{text}</mark> : text));

const from: ResourceColumn = {
  key: 'from',
  header: texts.from,
  cell: ({ scope, target }) => target?.name ?? scopeNames[scope],
};

const addedBy: ResourceColumn = {
  key: 'addedBy',
  header: texts.addedBy,
  from: 'wide',
  cell: ({ addedBy: person }) => person?.fullName ?? '–',
};

const forWhom: ResourceColumn = {
  key: 'audience',
  header: texts.for_,
  cell: ({ audience }) => readField(resourceFields.audience, audience),
};

const openedBy: ResourceColumn = {
  key: 'openedBy',
  header: texts.openedBy,
  align: 'end',
  from: 'wide',
  cell: ({ openedBy: many, openedOf }) => (many === null ? '–' : texts.openedByOf(many, openedOf)),
};

const progress: ResourceColumn = {
  key: 'progress',
  header: texts.progress,
  cell: ({ progress: how }) =>
    how === 'opened' ? (
      progressNames[how]
    ) : (
      <Badge tone={how === 'done' ? 'success' : 'info'}>{progressNames[how]}</Badge>
    ),
};
